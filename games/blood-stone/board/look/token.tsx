import type { EmblemProps } from '@sanguine/ui';
import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import type { ReactNode } from 'react';
import { type Unit, UNIT_CARDS } from '../../content/units.ts';
import { UNIT_GLYPHS } from './glyphs.ts';
import { Phantom } from './phantom.tsx';

/** The shape shows the kind: hexagon, disc, shield. The rim is the part of its edge that faces the light, in the north-west. */
const SHAPES = {
  witch: { edge: 'M0-23L20-11.5V11.5L0 23L-20 11.5V-11.5Z', rim: 'M-17.4 10V-10L0-20L8-15.4' },
  minion: { edge: 'M0-20A20 20 0 1 1 0 20A20 20 0 1 1 0-20Z', rim: 'M-15.4 8A17.4 17.4 0 0 1 8-15.4' },
  soldier: {
    edge: 'M-19-20H19V6C19 15 8 19 0 23C-8 19-19 15-19 6Z',
    rim: 'M-16.4 7V-17.4H10',
  },
};
const COLOURS = {
  witch: { ground: '#8c1228', side: '#3f0610', rim: '#e0606c', edge: '#f0a6a0', on: '#ffe9e2' },
  minion: { ground: '#3b2130', side: '#170a12', rim: '#8a5468', edge: '#f0a6a0', on: '#f6c9c2' },
  soldier: { ground: '#c9d6de', side: '#6d8290', rim: '#ffffff', edge: '#10212c', on: '#10212c' },
};
/** A zombie soldier keeps its shape and gets the Witch's colours. */
const ZOMBIE = { ground: '#41504a', side: '#161e1b', rim: '#7d9488', edge: '#f0a6a0', on: '#e3efe6' };

/** A piece centred on the origin, some 46 units across: a thick counter with its shadow to the south-east. */
export function Token({ unit, zombie }: { readonly unit: Unit; readonly zombie: boolean }): ReactNode {
  const { kind } = UNIT_CARDS[unit];
  const { ground, side, rim, edge, on } = zombie ? ZOMBIE : COLOURS[kind];
  const shape = SHAPES[kind];
  return (
    <g>
      <path d={shape.edge} transform="translate(4.5 6)" fill="#000" opacity="0.42" />
      <path d={shape.edge} transform="translate(1.2 3)" fill={side} stroke={side} strokeWidth="1.8" />
      <path d={shape.edge} fill={ground} stroke={edge} strokeWidth="1.8" />
      <path d={shape.rim} fill="none" stroke={rim} strokeWidth="1.6" strokeLinecap="round" />
      {zombie ? (
        <path
          d={shape.edge}
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

/** The piece as an SVG of its own; of a unit in the Realm, its Phantom. */
export function UnitPicture({
  unit,
  zombie,
  phantom = false,
  size,
}: {
  readonly unit: Unit;
  readonly zombie: boolean;
  readonly phantom?: boolean;
  readonly size: number;
}): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-26 -25 52 54" aria-hidden="true">
      {phantom ? <Phantom unit={unit} /> : <Token unit={unit} zombie={zombie} />}
    </svg>
  );
}

/** A side's emblem: the Witch's hexagon or a Soldier's shield. */
export function SideEmblem({ side, size }: EmblemProps): ReactNode {
  return <UnitPicture unit={side === 'witch' ? 'witch' : 'swordsman'} zombie={false} size={size} />;
}
