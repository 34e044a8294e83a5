import type { EmblemProps } from '@sanguine/ui';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { useWeave } from '@sanguine/ui/glyph/weave.tsx';
import type { ReactNode } from 'react';
import { CLANS } from '../../content/clan.ts';
import { LIVERIES, type LiverySide } from './livery.ts';

export function ClanEmblem({ clan, size }: { readonly clan: LiverySide; readonly size: number }): ReactNode {
  const { colour, on, emblem, weave: woven } = LIVERIES[clan];
  const { fill, weave } = useWeave(clan, woven);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      {weave}
      <circle cx="20" cy="20" r="18" fill={colour} />
      <circle cx="20" cy="20" r="18" fill={fill} stroke="#0e0906" strokeWidth="2.5" />
      <GlyphPath name={emblem} x={7} y={7} size={26} fill={on} />
    </svg>
  );
}

/** The emblem for a side id of the shell. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  return <ClanEmblem clan={CLANS.find((clan) => clan === side) ?? 'none'} size={size} />;
}
