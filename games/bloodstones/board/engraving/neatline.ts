import type { Point } from '../../content/maps/segment.ts';
import type { EngravingLayer, Mark } from './engraving.ts';
import { INK, OXBLOOD, PAPER, SECOND_INK } from './palette.ts';
import { Pen, polygon, rectangle } from './pen.ts';

/** How far the sheet extends beyond the map, and the strip for the title below. */
export const MARGIN = 54;
export const TITLE_STRIP = 12;

const LADDER = { from: 8, to: 14 };
const RUNG = 25;

function box([width, height]: Point, out: number): string {
  return rectangle(-out, -out, width + 2 * out, height + 2 * out);
}

/** Alternating dark and light rungs, fitted evenly to each side. */
function ladder([width, height]: Point): string {
  const { from, to } = LADDER;
  const rungs = (length: number): [number, number][] => {
    const count = 2 * Math.round((length + 2 * from) / RUNG / 2) - 1;
    const step = (length + 2 * from) / count;
    return Array.from({ length: Math.floor(count / 2) }, (_, k) => [
      (2 * k + 1) * step - from,
      (2 * k + 2) * step - from,
    ]);
  };
  const block = (x: number, y: number, right: number, bottom: number): string =>
    polygon([
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ]);
  return [
    ...rungs(width).flatMap(([a, b]) => [block(a, -to, b, -from), block(a, height + from, b, height + to)]),
    ...rungs(height).flatMap(([a, b]) => [block(-to, a, -from, b), block(width + from, a, width + to, b)]),
  ].join('');
}

const diamond = ([x, y]: Point, half: number): string =>
  polygon([
    [x, y - half],
    [x + half, y],
    [x, y + half],
    [x - half, y],
  ]);

export function neatline(canvas: Point): EngravingLayer {
  const [width, height] = canvas;
  const mid = (LADDER.from + LADDER.to) / 2;
  const corners: Point[] = [
    [-mid, -mid],
    [width + mid, -mid],
    [width + mid, height + mid],
    [-mid, height + mid],
  ];
  const lines: [number, number][] = [
    [0, 1.6],
    [4.5, 0.6],
    [LADDER.from, 0.6],
    [LADDER.to, 0.6],
    [18.5, 2.4],
    [23, 0.5],
  ];
  return {
    id: 'neatline',
    paths: [
      { d: ladder(canvas), fill: INK },
      ...lines.map(([out, stroke]): Mark => ({ d: box(canvas, out), stroke: INK, width: stroke })),
      {
        d: corners.map(([x, y]) => rectangle(x - 5.5, y - 5.5, 11, 11)).join(''),
        fill: PAPER,
        stroke: INK,
        width: 1,
      },
      { d: corners.map((corner) => diamond(corner, 3.8)).join(''), fill: OXBLOOD },
    ],
  };
}

/** Rules and diamonds on both sides of the title. */
export function titleOrnament([x, y]: Point, name: string): EngravingLayer {
  const half = name.length * 9.5 + 42;
  const [rules, fine, ends, diamonds] = [new Pen(), new Pen(), new Pen(), [] as string[]];
  for (const side of [-1, 1]) {
    const at = (out: number, down = 0): Point => [x + side * (half + out), y - 7 + down];
    rules.move(at(0)).line(at(150));
    fine.move(at(14, 3)).line(at(124, 3));
    fine.move(at(14, -3)).line(at(124, -3));
    ends.dot(at(155));
    diamonds.push(diamond(at(-8), 4.6), diamond(at(134), 2.6));
  }
  return {
    id: 'title',
    paths: [
      { d: rules.data, stroke: INK, width: 1 },
      { d: fine.data, stroke: SECOND_INK, width: 0.5 },
      { d: ends.data, stroke: INK, width: 4 },
      { d: diamonds.join(''), fill: OXBLOOD },
    ],
  };
}
