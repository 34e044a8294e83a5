import { castEdge, castPolygon, type Course } from './cast.ts';
import { DIRECTIONS, UNIT } from './directions.ts';
import { CONTACT, GRAZE, MOST_LEGS, OVERLAP } from './numbers.ts';
import { type Point, span } from './point.ts';
import type { Polygon } from './polygon.ts';
import type { Reach } from './reach.ts';
import type { Circle } from './waypoints.ts';

/**
 * §5.1: the ground a base can reach, for drawing: all stars together, minus the circles and minus the polygons grown by the
 * base's radius. A unit can walk anywhere in what remains without entering combat. Corners that use up all the legs of a
 * move are left out.
 */
export interface ReachShape {
  /** Polygons of the ground visible from one corner of a way, all counter-clockwise. */
  readonly stars: readonly (readonly Point[])[];
  /** Bases in the way or too near to stop beside. */
  readonly circles: readonly Circle[];
  /** Terrain no unit may end on. */
  readonly polygons: readonly Polygon[];
  /** How much the polygons grow. */
  readonly r: number;
}

/** A corner with less distance left than this adds nothing visible. */
const LEAST = 200;
/** Every fourth of the 360 directions. */
const STEP = 4;
/** How far beside a tangent the two rays go: one just passes, one just does not. */
const BESIDE = 1e-4;

const ROUND: readonly Point[] = DIRECTIONS.filter((_, degrees) => degrees % STEP === 0).map(({ x, y }) => ({
  x: x / UNIT,
  y: y / UNIT,
}));

/** §5.1: where `reach` leads, as an area. */
export function reachShape(reach: Reach): ReachShape {
  const { mover, allowance, field, bodies, waypoints } = reach;
  const stars: Point[][] = [];
  for (const corner of waypoints) {
    const left = allowance - corner.length;
    if (left >= LEAST && legsTo(corner) < MOST_LEGS) stars.push(starOf(reach, corner, left));
  }
  const near = ({ x, y, s }: Circle): boolean => span(mover, { x, y }) < allowance + s;
  const circles = bodies.map(({ x, y, r, hostile }) => ({
    x,
    y,
    s: mover.r + r + (hostile ? CONTACT + 1 : -OVERLAP),
  }));
  return { stars, circles: circles.filter(near), polygons: field.noEnd, r: mover.r };
}

interface Corner extends Point {
  readonly before: Corner | null;
}

function legsTo(corner: Corner): number {
  let legs = 0;
  for (let at = corner.before; at !== null; at = at.before) legs += 1;
  return legs;
}

/** The ground visible from one corner: rays all round, plus two beside each tangent, so that shadows have sharp edges. */
function starOf({ mover, field, circles, solid }: Reach, from: Point, left: number): Point[] {
  const near = circles.filter((one) => span(from, one) < left + one.s);
  const walls = solid.filter((one) => isNear(one, from, left + mover.r));
  const rays = [...ROUND];
  for (const circle of near) addTangents(rays, from, circle);
  for (const { sides } of walls) {
    for (const { x, y } of sides) addTangents(rays, from, { x, y, s: mover.r - GRAZE });
  }
  return rays.toSorted(byAngle).map(({ x: ux, y: uy }) => {
    const course: Course = { x: from.x, y: from.y, r: mover.r, ux, uy, reach: left };
    let go = Math.min(left, castEdge(course, field, mover.r));
    for (const circle of near) go = Math.min(go, hitAt(course, circle));
    for (const wall of walls) go = Math.min(go, castPolygon(course, wall, mover.r));
    return { x: from.x + ux * go, y: from.y + uy * go };
  });
}

const isNear = ({ x0, y0, x1, y1 }: Polygon, { x, y }: Point, far: number): boolean =>
  x0 <= x + far && x1 >= x - far && y0 <= y + far && y1 >= y - far;

/** How far a centre goes until it is as near to the circle as it may come, with no tolerance. */
function hitAt({ x, y, ux, uy }: Course, circle: Circle): number {
  const ex = circle.x - x;
  const ey = circle.y - y;
  const along = ex * ux + ey * uy;
  const across = ex * uy - ey * ux;
  const deep = circle.s * circle.s - across * across;
  if (along <= 0 || deep <= 0) return Infinity;
  return Math.max(0, along - Math.sqrt(deep));
}

/** Rays just beside both tangents from a point to a circle. */
function addTangents(rays: Point[], from: Point, circle: Circle): void {
  const far = span(from, circle);
  if (far <= circle.s) return;
  const ux = (circle.x - from.x) / far;
  const uy = (circle.y - from.y) / far;
  const sine = circle.s / far;
  const cosine = Math.sqrt(1 - sine * sine);
  for (const side of [sine, -sine]) {
    const tx = ux * cosine - uy * side;
    const ty = uy * cosine + ux * side;
    for (const turn of [BESIDE, -BESIDE]) rays.push({ x: tx - ty * turn, y: ty + tx * turn });
  }
}

/** Counter-clockwise from the east. */
function byAngle(one: Point, other: Point): number {
  const half = lowerHalf(one) - lowerHalf(other);
  return half === 0 ? other.x * one.y - other.y * one.x : half;
}

const lowerHalf = ({ x, y }: Point): number => (y < 0 || (y === 0 && x < 0) ? 1 : 0);
