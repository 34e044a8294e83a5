import { round } from '@sanguine/ui/drawing/round.ts';
import type { Point } from '../../content/maps/segment.ts';
import { contour } from './contour.ts';
import { glideAlong } from './curve.ts';
import { blurred, halved } from './distance.ts';
import type { Mark } from './engraving.ts';
import type { PlateRaster } from './ground.ts';
import { SEA_INK, SHELF } from './palette.ts';
import { Pen } from './pen.ts';
import { simplified } from './simplify.ts';

/** Each line's distance from land and its dash pattern: solid near the coast, fading out to sea. */
const LINES: readonly (readonly [offshore: number, dash?: string])[] = [
  [3.6],
  [6.6],
  [10],
  [13.9, '70 2 34 3'],
  [18.3, '46 3 22 4'],
  [23.4, '34 4 16 5'],
  [29.2, '24 6 11 7'],
  [36, '16 9 7 9'],
  [44, '9 13 5 15'],
];
/** How often the distances are blurred before each line, so that the outer ones skip small bays. */
const BLURS = [1, 0, 0, 1, 0, 1, 2, 0, 2];
const SHORTEST = 12;

/** Lines that follow the coast at set distances from land. */
export function waterLines({ offshore }: PlateRaster): Mark[] {
  let raster = halved(offshore);
  return LINES.map(([far, dash], index) => {
    raster = blurred(raster, BLURS[index] ?? 0);
    const pen = new Pen(20);
    for (const line of contour(raster, far)) trace(pen, line, 0.35 + 0.03 * index);
    const width = Math.round((1.05 - 0.07 * index) * 100) / 100;
    const opacity = Math.round((0.9 - 0.07 * index) * 100) / 100;
    return { d: pen.data, stroke: SEA_INK, width, opacity, clip: 'sea', ...(dash !== undefined && { dash }) };
  });
}

/** From raster cells back to map units: the cells are two units wide and measured from their middles. */
function trace(pen: Pen, line: readonly Point[], tolerance: number): void {
  const points = simplified(
    line.map(([x, y]): Point => [2 * x + 0.5, 2 * y + 0.5]),
    tolerance,
  ).map(([x, y]): Point => [round(x), round(y)]);
  const [first] = points;
  if (first === undefined || line.length < SHORTEST) return;
  pen.move(first);
  glideAlong(pen, points);
}

/** The shallows, tinted in overlapping bands. */
export const shallows = (): Mark[] =>
  [
    [10, 0.2],
    [22, 0.16],
    [40, 0.12],
    [68, 0.09],
  ].map(([width = 0, opacity = 0]) => ({ shape: 'coast', stroke: SHELF, width, opacity, clip: 'sea' }));
