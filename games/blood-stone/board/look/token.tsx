import type { EmblemProps } from '@sanguine/ui';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { type Unit, UNIT_CARDS } from '../../content/units.ts';
import { UNIT_GLYPHS } from './glyphs.ts';

/** The shape shows the kind: hexagon, disc, shield. */
const SHAPES = {
  witch: 'M0-23L20-11.5V11.5L0 23L-20 11.5V-11.5Z',
  minion: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z',
  soldier: 'M-19-20H19V6C19 15 8 19 0 23C-8 19-19 15-19 6Z',
};
const COLOURS = {
  witch: { ground: '#7a0f22', edge: '#f0a6a0', on: '#ffe9e2' },
  minion: { ground: '#3b2130', edge: '#f0a6a0', on: '#f6c9c2' },
  soldier: { ground: '#c9d6de', edge: '#10212c', on: '#10212c' },
};
/** A zombie soldier keeps its shape and gets the Witch's colours. */
const ZOMBIE = { ground: '#41504a', edge: '#f0a6a0', on: '#e3efe6' };

/** A piece centred on the origin, some 46 units across. */
export function Token({ unit, zombie }: { readonly unit: Unit; readonly zombie: boolean }): ReactNode {
  const { kind } = UNIT_CARDS[unit];
  const { ground, edge, on } = zombie ? ZOMBIE : COLOURS[kind];
  return (
    <g>
      <path d={SHAPES[kind]} fill={ground} stroke={edge} strokeWidth="1.8" />
      {zombie ? (
        <path
          d={SHAPES[kind]}
          fill="none"
          stroke="#10212c"
          strokeWidth="1"
          strokeDasharray="3 3"
          transform="scale(0.88)"
        />
      ) : null}
      <GlyphPath name={UNIT_GLYPHS[unit]} x={-14} y={kind === 'soldier' ? -17 : -14} size={28} fill={on} />
    </g>
  );
}

/** The piece as an SVG of its own. */
export function UnitPicture({
  unit,
  zombie,
  size,
}: {
  readonly unit: Unit;
  readonly zombie: boolean;
  readonly size: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-26 -25 52 52" aria-hidden="true">
      <Token unit={unit} zombie={zombie} />
    </svg>
  );
}

/** A side's emblem: the Witch's hexagon or a Soldier's shield. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  return <UnitPicture unit={side === 'witch' ? 'witch' : 'swordsman'} zombie={false} size={size} />;
}
