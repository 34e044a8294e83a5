import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import type { Disc } from '../../rules/geometry/disc.ts';
import type { Field } from '../../rules/geometry/field.ts';
import { OVERLAP } from '../../rules/geometry/numbers.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { entry, type Polygon } from '../../rules/geometry/polygon.ts';

/** Every third of the 360 directions: between two of them only corners can turn up, and those have rays of their own. */
const STEP = 3;
/** Points of the rim that a base looks from, besides the middle. */
const EYES = 12;
/** How far beside a corner the rays run that just pass it and just do not. */
const BESIDE = 1e-4;
const THINNER = 4;

/**
 * §8.2: the ground a base sees, for drawing: all stars together, one around each of its eyes. The rules see everything these
 * stars reach; slivers that only a point between two eyes sees are missing.
 */
export function seenGround(from: Disc, { opaque, width, height }: Field): Point[][] {
  const far = Math.hypot(width, height);
  const eyes = Array.from({ length: EYES }, (_, at) => {
    const { x, y } = directionAt(Math.round((at * 360) / EYES));
    return { x: from.x + x * from.r, y: from.y + y * from.r };
  });
  return [from, ...eyes]
    .filter((eye) => !opaque.some((polygon) => isInside(eye, polygon)))
    .map((eye) => starFrom(eye, opaque, far));
}

function directionAt(degrees: number): Point {
  const { x, y } = DIRECTIONS[degrees % 360] ?? { x: UNIT, y: 0 };
  return { x: x / UNIT, y: y / UNIT };
}

const isInside = ({ x, y }: Point, { sides }: Polygon): boolean =>
  sides.every(({ nx, ny, c }) => nx * x + ny * y < c - OVERLAP);

function starFrom(eye: Point, opaque: readonly Polygon[], far: number): Point[] {
  const angles: number[] = [];
  for (let degrees = 0; degrees < 360; degrees += STEP) angles.push((degrees * Math.PI) / 180);
  for (const { sides } of opaque)
    for (const { x, y } of sides) {
      const angle = Math.atan2(y - eye.y, x - eye.x);
      // Rays look past an obstacle that is slightly thinner than drawn.
      const thin = (THINNER * OVERLAP) / Math.max(1, Math.hypot(x - eye.x, y - eye.y));
      angles.push(angle - thin, angle - BESIDE, angle, angle + BESIDE, angle + thin);
    }
  return angles
    .map((angle) => (angle + 2 * Math.PI) % (2 * Math.PI))
    .toSorted((one, other) => one - other)
    .map((angle) => {
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far];
      let go = 1;
      for (const polygon of opaque)
        go = Math.min(go, entry(eye.x, eye.y, eye.x + dx, eye.y + dy, polygon, -OVERLAP));
      return { x: eye.x + dx * go, y: eye.y + dy * go };
    });
}
