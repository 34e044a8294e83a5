import { length, type Point } from '../../content/maps/segment.ts';
import { glideAlong } from './curve.ts';
import type { EngravingRandom } from './engraving-random.ts';
import { Pen } from './pen.ts';

/** The width of a line at a distance along it. */
export type Width = (along: number) => number;

/** Like an engraver's line it swells and thins: two waves out of step. */
export function burin(width: number, sway: number, random: EngravingRandom): Width {
  const [slow, quick] = [random.between(0, 9), random.between(0, 9)];
  return (along) =>
    width * (1 + sway * (0.6 * Math.sin(along * 0.086 + slow) + 0.4 * Math.sin(along * 0.24 + quick)));
}

/** A line of varying width, as the outline of its two banks. */
export function ribbon(points: readonly Point[], width: Width): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  let along = 0;
  for (const [index, point] of points.entries()) {
    const before = points[index - 1] ?? point;
    const after = points[index + 1] ?? point;
    along += length(before, point);
    const across = length(before, after) || 1;
    const half = width(along) / 2;
    const [dx, dy] = [((after[1] - before[1]) / across) * half, ((after[0] - before[0]) / across) * half];
    left.push([point[0] + dx, point[1] - dy]);
    right.unshift([point[0] - dx, point[1] + dy]);
  }
  const [[first], [turn]] = [left, right];
  if (first === undefined || turn === undefined) return '';
  // Banks are rounded to fifths, so that the midpoints between them are exact tenths.
  const fifths = (bank: Point[]): Point[] =>
    bank.map(([x, y]) => [Math.round(x * 5) / 5, Math.round(y * 5) / 5]);
  const pen = new Pen().move(first);
  glideAlong(pen, fifths(left));
  pen.line(turn);
  glideAlong(pen, fifths(right));
  return pen.close().data;
}
