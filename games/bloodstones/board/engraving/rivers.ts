import type { MapShape } from '../../content/map.ts';
import { length, type Point, samePoint } from '../../content/maps/segment.ts';
import type { Border } from './borders.ts';
import type { EngravingLayer } from './engraving.ts';
import { INK, RIVER, SEA_INK } from './palette.ts';
import { ribbon, type Width } from './ribbon.ts';

/** A river's width at its source, and how much it gains on the way to its mouth. */
const SOURCE = 1.8;
const GAIN = 4;
const BANK = 1.7;
/** How far the water extends past the coast line, to open the mouth. */
const MOUTH = 2.6;

/** The points of a river from source to mouth, which lies on a coast. */
function courseOf(river: MapShape['rivers'][number], borders: readonly Border[]): Point[] {
  const coast = new Set(
    borders
      .filter(({ kind }) => kind === 'coast')
      .flatMap(({ points }) => points.map((point) => point.join())),
  );
  const reaches = river.flatMap(({ a, b }) => {
    const found = borders.find(
      (border) => (border.a === a && border.b === b) || (border.a === b && border.b === a),
    );
    return found === undefined ? [] : [found.points];
  });
  return reaches.flatMap((points, index) => {
    const [first, last, next] = [points[0], points.at(-1), reaches[index + 1]];
    if (first === undefined || last === undefined) return [];
    const leadsOn = (end: Point): boolean =>
      next === undefined ? coast.has(end.join()) : next.some((point) => samePoint(point, end));
    const course = leadsOn(last) ? points : points.toReversed();
    return index === 0 ? course : course.slice(1);
  });
}

function pastMouth(course: readonly Point[]): Point[] {
  const [before, mouth] = [course.at(-2), course.at(-1)];
  if (before === undefined || mouth === undefined) return [...course];
  const reach = MOUTH / (length(before, mouth) || 1);
  return [...course, [mouth[0] + (mouth[0] - before[0]) * reach, mouth[1] + (mouth[1] - before[1]) * reach]];
}

/** Rivers follow borders and have no effect in the rules (§1.4): banks under the coast line, water over it. */
export function riverLayers(
  { rivers }: MapShape,
  borders: readonly Border[],
): { banks: EngravingLayer; water: EngravingLayer } {
  const courses = rivers.map((river) => courseOf(river, borders));
  const draw = (course: readonly Point[], more: number, share = 1): string => {
    const whole =
      course.reduce((sum, point, index) => sum + length(course[index - 1] ?? point, point), 0) || 1;
    const width: Width = (along) => share * (SOURCE + (GAIN * along) / whole + more);
    return ribbon(course, width);
  };
  const all = (more: number, share?: number): string =>
    courses.map((course) => draw(pastMouth(course), more, share)).join('');
  return {
    banks: {
      id: 'banks',
      clip: 'field',
      paths: [{ d: courses.map((course) => draw(course, BANK)).join(''), fill: INK }],
    },
    water: {
      id: 'rivers',
      clip: 'field',
      paths: [
        { d: all(-0.3), fill: RIVER },
        { d: all(0, 0.12), fill: SEA_INK, opacity: 0.5 },
      ],
    },
  };
}
