import { GlyphPath } from '@sanguine/ui/glyph/glyph.tsx';
import { useWeave } from '@sanguine/ui/glyph/weave.tsx';
import type { ReactNode } from 'react';
import type { Figure } from '../../content/clan.ts';
import { FIGURE_GLYPHS } from './glyphs.ts';
import { LIVERIES, type LiverySide } from './livery.ts';

const disc = (r: number): string => `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
const OCTAGON = 'M-9-22H9L22-9V9L9 22H-9L-22 9V-9Z';
const HULL = 'M-27-5C-19 14 19 14 27-5L18-2H-18Z';
const SAIL = 'M0-4V-29M0-28L18-10H0Z';

/** The shape shows the kind of figure: disc, ringed disc, octagon, hull. */
const SHAPES = { warrior: disc(16), leader: disc(20), monster: OCTAGON, ship: HULL } as const;

function shapeOf(figure: Figure): keyof typeof SHAPES {
  return figure === 'warrior' || figure === 'leader' || figure === 'ship' ? figure : 'monster';
}

/** The radius of a figure's token. */
export function reachOf(figure: Figure): number {
  return { warrior: 16, leader: 20, monster: 22, ship: 27 }[shapeOf(figure)];
}

/** A figure centred on the origin: its kind by shape and picture, its clan by colour, weave and emblem. */
export function Token({ side, figure }: { readonly side: LiverySide; readonly figure: Figure }): ReactNode {
  const { colour, on, emblem, weave: woven } = LIVERIES[side];
  const { fill, weave } = useWeave(side, woven);
  const shape = shapeOf(figure);
  const d = SHAPES[shape];
  return (
    <g>
      {weave}
      <path d={d} transform="translate(1.5 3)" fill="#000" opacity="0.5" />
      {shape === 'ship' ? (
        <>
          <path d={SAIL} fill={colour} stroke="#0e0906" strokeWidth="1.8" />
          <path d={SAIL} fill={fill} />
        </>
      ) : null}
      <path d={d} fill={colour} />
      <path d={d} fill={fill} stroke="#0e0906" strokeWidth="2" />
      <Picture {...{ figure, shape, on, emblem }} />
      {shape === 'leader' ? <circle r="17" fill="none" stroke={on} strokeWidth="1.3" /> : null}
      {shape === 'leader' || shape === 'monster' ? (
        <g transform="translate(15 15)">
          <circle r="8.5" fill={colour} stroke="#0e0906" strokeWidth="1.5" />
          <GlyphPath name={emblem} x={-6} y={-6} size={12} fill={on} />
        </g>
      ) : null}
    </g>
  );
}

function Picture({
  figure,
  shape,
  on,
  emblem,
}: {
  readonly figure: Figure;
  readonly shape: keyof typeof SHAPES;
  readonly on: string;
  readonly emblem: (typeof LIVERIES)[LiverySide]['emblem'];
}): ReactNode {
  if (shape === 'ship') return <GlyphPath name={emblem} x={-8} y={-6} size={16} fill={on} />;
  if (figure === 'warrior') return <GlyphPath name={emblem} x={-11} y={-11} size={22} fill={on} />;
  const half = shape === 'leader' ? 12 : 15;
  return <GlyphPath name={FIGURE_GLYPHS[figure]} x={-half} y={-half} size={2 * half} fill={on} />;
}

/** The figure as an SVG of its own. */
export function FigurePicture({
  side,
  figure,
  size,
}: {
  readonly side: LiverySide;
  readonly figure: Figure;
  readonly size: number;
}): ReactNode {
  const box = figure === 'ship' ? '-30 -34 60 52' : '-26 -26 52 52';
  return (
    <svg width={size} height={size} viewBox={box} aria-hidden="true">
      <Token side={side} figure={figure} />
    </svg>
  );
}
