import { at, hatch } from '@sanguine/ui/shelf/engraving.ts';
import type { ReactNode } from 'react';

const INK = '#1e1f1a';

const WALL =
  'M138 292V214L146 210V202L156 204V196H168L170 206L180 204V190L186 170C192 148 204 134 222 132L238 136L244 128L252 144' +
  'C258 152 262 166 262 180V198L272 194L276 208H286V218L298 222V292H254V214C254 190 242 176 222 176C204 176 192 190 192 214V292Z';

/** Rows of bricks: height, from, to. */
const ROWS: readonly (readonly [number, number, number])[] = [
  [226, 140, 190],
  [242, 140, 190],
  [258, 140, 190],
  [274, 140, 190],
  [232, 256, 296],
  [248, 256, 296],
  [264, 256, 296],
  [280, 256, 296],
];

/** The ruin between the lines: a broken arch with the sun behind it. */
export function Gate(): ReactNode {
  return (
    <g stroke={INK}>
      <path d={WALL} fill="#d9cba4" strokeWidth="2.2" strokeLinejoin="round" />
      <path
        d={hatch(
          [
            [254, 292],
            [254, 214],
            [250, 196],
            [240, 182],
            [230, 177],
            [240, 142],
            [252, 148],
            [262, 180],
            [262, 198],
            [276, 208],
            [298, 222],
            [298, 292],
          ],
          0.8,
          3.6,
        )}
        strokeWidth="0.9"
        opacity="0.65"
      />
      <path d={bricks()} strokeWidth="1.1" opacity="0.8" />
    </g>
  );
}

function bricks(): string {
  let lines = '';
  for (const [y, from, to] of ROWS) {
    lines += `M${from} ${y}H${to}`;
    for (let x = from + 6 + (y % 4) * 3; x < to; x += 15) lines += `M${x} ${y}v14`;
  }
  for (let wedge = 0; wedge < 9; wedge++) {
    const angle = Math.PI + 0.25 + wedge * 0.33;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    lines += `M${at(222 + cos * 32)} ${at(212 + sin * 37)}L${at(222 + cos * 56)} ${at(212 + sin * 62)}`;
  }
  return lines;
}
