import type { EmblemProps } from '@sanguine/ui';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { type Faction, FACTIONS } from '../../content/factions.ts';
import { useCloth } from './cloth.tsx';
import { LIVERIES } from './livery.ts';

const SHIELD = 'M2 2h28v17c0 6-8 9-14 12C10 28 2 25 2 19z';

/** A faction's shield: colour, pattern and emblem. Its caller labels it. */
export function Emblem({
  faction,
  size,
}: {
  readonly faction: Faction | 'none';
  readonly size: number;
}): ReactNode {
  const { colour, on, emblem } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      {weave}
      <path d={SHIELD} fill={colour} />
      <path d={SHIELD} fill={fill} stroke="#1c1712" strokeWidth="1.6" />
      <GlyphPath name={emblem} x={6.5} y={5} size={19} fill={on} />
    </svg>
  );
}

/** The emblem for a side id of the shell. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  return <Emblem faction={FACTIONS.find((faction) => faction === side) ?? 'none'} size={size} />;
}
