import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { type ReactNode, useId } from 'react';
import type { Faction } from '../../content/factions.ts';
import { isTile, type TileKind, type UnitKind } from '../../content/kinds.ts';
import { tileFacts } from '../../rules/tiles.ts';
import { useCloth } from './cloth.tsx';

import { LIVERIES, UNIT_GLYPHS } from './livery.ts';
import { Pips } from './pips.tsx';

const WIDTH = 132;
const HALF = 66;
const INK = '#1c1712';
const BONE = '#f6eedc';

/**
 * A tile as a domino: cost boxes and unit on the left, pips on the right. Units that come from no bag have no pips. It
 * is a picture without a label: its caller names it.
 */
export function Domino({
  kind,
  faction,
  width = WIDTH,
}: {
  readonly kind: TileKind | UnitKind;
  readonly faction: Faction | 'none';
  readonly width?: number;
}): ReactNode {
  const { colour } = LIVERIES[faction];
  const { fill, weave } = useCloth(faction);
  const frame = useId();
  const tile = kind === 'blank' || isTile(kind) ? tileFacts(faction, kind) : null;
  return (
    <svg width={width} height={(width * 70) / WIDTH} viewBox="0 0 132 70" aria-hidden="true">
      {weave}
      <clipPath id={frame}>
        <rect x="1" y="1" width="130" height="64" rx="5" />
      </clipPath>
      <rect x="1" y="4" width="130" height="65" rx="5" fill="#8f7a55" />
      <g clipPath={`url(#${frame})`}>
        <rect width={WIDTH} height={HALF} fill={BONE} />
        <rect width={HALF} height={HALF} fill={colour} />
        <rect width={HALF} height={HALF} fill={fill} />
        {tile === null || tile.cost === null ? null : <Cost count={tile.cost} faction={faction} />}
        <Face kind={kind} faction={faction} />
        <path d={`M${HALF} 3V63`} stroke={INK} strokeWidth="1.6" />
        <path d={`M${HALF + 3} 5V61`} stroke={INK} strokeOpacity=".35" strokeWidth=".8" />
        {tile === null ? null : <Pips count={tile.pips} x={HALF + 2} y={0} side={HALF - 2} />}
      </g>
      <rect x="1" y="1" width="130" height="64" rx="5" fill="none" stroke={INK} strokeWidth="1.6" />
    </svg>
  );
}

/** Two boxes at the far left, one filled per tile to discard. */
function Cost({ count, faction }: { readonly count: number; readonly faction: Faction | 'none' }): ReactNode {
  const { on } = LIVERIES[faction];
  return [0, 1].map((box) =>
    box < count ? (
      <rect key={box} x="6" y={20.5 + box * 15} width="10" height="10" fill={BONE} stroke={INK} />
    ) : (
      <rect
        key={box}
        x="6.5"
        y={21 + box * 15}
        width="9"
        height="9"
        fill="none"
        stroke={on}
        strokeOpacity=".55"
        strokeDasharray="2 1.6"
      />
    ),
  );
}

/** The unit; a blank is a crossed-out frame. */
function Face({
  kind,
  faction,
}: {
  readonly kind: TileKind | UnitKind;
  readonly faction: Faction | 'none';
}): ReactNode {
  const { on } = LIVERIES[faction];
  const glyph = UNIT_GLYPHS[kind];
  if (glyph !== null) return <GlyphPath name={glyph} x={18} y={9} size={46} fill={on} />;
  return (
    <g fill="none" stroke={on} strokeOpacity=".8" strokeWidth="1.4">
      <rect x="17" y="13" width="34" height="40" rx="3" />
      <path d="M17 53L51 13" />
    </g>
  );
}
