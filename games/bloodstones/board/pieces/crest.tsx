import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import type { Faction } from '../../content/factions.ts';
import { useCloth } from './cloth.tsx';
import { LIVERIES } from './livery.ts';

const SHIELD = 'M4 5h56v36c0 14-16 22-28 30C20 63 4 55 4 41z';
const RIM = 'M8 9h48v32c0 11-13 18-24 25C21 59 8 52 8 41z';
/** The ends of a ribbon, behind the shield. */
const RIBBON = 'M-9 50l10-3 9 13-15 7 4-8zM73 50l-10-3-9 13 15 7-4-8z';
/** Three points over the shield. */
const CROWN = 'M14 5l-4-13 11 7 11-11 11 11 11-7-4 13z';

/** A faction's whole coat of arms, for where it introduces itself. Its caller labels it. */
export function Crest({ faction, size }: { readonly faction: Faction; readonly size: number }): ReactNode {
  const { colour, on, emblem } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  return (
    <svg width={size} height={size} viewBox="-12 -14 88 88" aria-hidden="true">
      {weave}
      <path d={RIBBON} fill={colour} stroke="#1c1712" strokeWidth="1.6" strokeLinejoin="round" />
      <path d={CROWN} fill="#d8a93c" stroke="#1c1712" strokeWidth="1.6" strokeLinejoin="round" />
      <path d={SHIELD} fill="#d8a93c" stroke="#1c1712" strokeWidth="2" />
      <path d={RIM} fill={colour} />
      <path d={RIM} fill={fill} stroke="#1c1712" strokeWidth="1.4" />
      <GlyphPath name={emblem} x={14} y={14} size={36} fill={on} />
    </svg>
  );
}
