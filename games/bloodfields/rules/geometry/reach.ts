import { type Body, type Disc, hostileContact, touching } from './disc.ts';
import type { Field } from './field.ts';
import { MOST_LEGS, OVERLAP, SLACK } from './numbers.ts';
import { clearance, type Gait, isFlight, passesAll } from './path.ts';
import { fromSegment, type Point, span } from './point.ts';
import { fromPolygon, type Polygon, sweptIn } from './polygon.ts';
import { insideTable, legalSpot } from './spot.ts';
import { fewerLegs } from './thinning.ts';
import { type Circle, roundCircle, roundPolygon } from './waypoints.ts';

/** A corner on the way to somewhere. */
interface Waypoint extends Point {
  /** The length of the shortest way found to it. */
  length: number;
  before: Waypoint | null;
  done: boolean;
}

/** §5.1: where a base can go; a helper for offers, bots and drawing. The rules themselves check a way by its points. */
export interface Reach {
  readonly mover: Disc;
  readonly allowance: number;
  readonly field: Field;
  readonly bodies: readonly Body[];
  readonly gait: Gait;
  readonly circles: readonly Circle[];
  readonly solid: readonly Polygon[];
  readonly waypoints: readonly Waypoint[];
}

export interface Way {
  /** The points after the start, the end last. */
  readonly path: readonly Point[];
  readonly length: number;
}

/**
 * The shortest ways of a base to all corners it might turn at: those of polygons round everything near. Checks whether two
 * corners see each other only if that would make a way shorter. `ends`: if only these places matter, skips corners on no way
 * to them.
 */
export function reachOf(
  mover: Disc,
  allowance: number,
  field: Field,
  bodies: readonly Body[],
  gait: Gait = 'walk',
  ends: readonly Point[] | null = null,
): Reach {
  const start: Waypoint = { x: mover.x, y: mover.y, length: 0, before: null, done: false };
  const waypoints = [start];
  const circles = passesAll(gait) ? [] : circlesOf(mover, allowance, bodies, gait);
  const solid = passesAll(gait)
    ? []
    : field.solid.filter((one) => fromPolygon(mover.x, mover.y, one) < allowance + mover.r);
  const most = allowance * allowance;
  const consider = (x: number, y: number): void => {
    const dx = x - mover.x;
    const dy = y - mover.y;
    const far = dx * dx + dy * dy;
    if (far > most || (ends !== null && !leadsOn(Math.sqrt(far), x, y, allowance, ends))) return;
    if (isFree(x, y, mover.r, field, circles, solid))
      waypoints.push({ x, y, length: Infinity, before: null, done: false });
  };
  for (const circle of circles) roundCircle(circle, consider);
  for (const polygon of solid) roundPolygon(polygon, mover.r, consider);
  for (let at: Waypoint | null = start; at !== null; at = nearest(waypoints)) {
    at.done = true;
    for (const next of waypoints) {
      if (next.done) continue;
      const length: number = at.length + span(at, next);
      if (length >= next.length || length > allowance) continue;
      if (!isLegFree(at, next, mover.r, circles, solid)) continue;
      next.length = length;
      next.before = at;
    }
  }
  return { mover, allowance, field, bodies, gait, circles, solid, waypoints };
}

/** Whether a way over a corner this far away could still lead to one of these places. Leaves a mil for rounding. */
function leadsOn(far: number, x: number, y: number, allowance: number, ends: readonly Point[]): boolean {
  const left = allowance + SLACK + 1 - far;
  for (const end of ends) {
    const dx = end.x - x;
    const dy = end.y - y;
    if (dx * dx + dy * dy <= left * left) return true;
  }
  return false;
}

function circlesOf(mover: Disc, allowance: number, bodies: readonly Body[], gait: Gait): Circle[] {
  const circles: Circle[] = [];
  for (const body of bodies) {
    const keep = clearance(mover, mover, body, gait);
    if (keep === null) continue;
    const s = mover.r + body.r + keep;
    if (span(mover, body) < allowance + s) circles.push({ x: body.x, y: body.y, s });
  }
  return circles;
}

function isFree(
  px: number,
  py: number,
  r: number,
  field: Field,
  circles: readonly Circle[],
  solid: readonly Polygon[],
): boolean {
  if (!insideTable(px, py, r, field)) return false;
  for (const { x, y, s } of circles) if ((x - px) * (x - px) + (y - py) * (y - py) < s * s) return false;
  for (const polygon of solid) if (fromPolygon(px, py, polygon) < r - OVERLAP) return false;
  return true;
}

function isLegFree(
  from: Point,
  to: Point,
  r: number,
  circles: readonly Circle[],
  solid: readonly Polygon[],
): boolean {
  for (const { x, y, s } of circles) if (fromSegment(x, y, from.x, from.y, to.x, to.y) < s * s) return false;
  for (const polygon of solid) if (sweptIn(from.x, from.y, to.x, to.y, r, polygon)) return false;
  return true;
}

function nearest(waypoints: readonly Waypoint[]): Waypoint | null {
  let found: Waypoint | null = null;
  let least = Infinity;
  for (const one of waypoints)
    if (!one.done && one.length < least) {
      least = one.length;
      found = one;
    }
  return found;
}

/** §5.1: the shortest way found to a place; null if it is out of reach or no unit may end there. */
export function wayTo(reach: Reach, to: Point): Way | null {
  const { mover, allowance, field, bodies, gait, solid } = reach;
  const end = { x: to.x, y: to.y, r: mover.r };
  if (span(mover, end) > allowance + SLACK || !legalSpot(end, field, bodies)) return null;
  const touches = hostileContact(end, bodies) >= 0;
  if (touches && isFlight(gait)) return null;
  const circles = touches && gait === 'walk' ? lastCircles(reach, end) : reach.circles;
  let last: Waypoint | null = null;
  let length = allowance + SLACK;
  for (const one of reach.waypoints) {
    if (one.length > length) continue;
    const whole = one.length + span(one, end);
    if (whole > length || !isLegFree(one, end, mover.r, circles, solid)) continue;
    last = one;
    length = whole;
  }
  if (last === null || length === 0) return null;
  const path: Point[] = [{ x: to.x, y: to.y }];
  for (let one: Waypoint = last; one.before !== null; one = one.before) path.unshift({ x: one.x, y: one.y });
  if (path.length <= MOST_LEGS) return { path, length };
  return fewerLegs(path, reach, (from, next) => isLegFree(from, next, mover.r, reach.circles, solid));
}

/** The last leg may touch the enemies it ends in contact with. */
function lastCircles({ mover, allowance, bodies, gait }: Reach, end: Disc): Circle[] {
  return circlesOf(
    mover,
    allowance,
    bodies.map((body) => (touching(end, body) ? { x: body.x, y: body.y, r: body.r, hostile: false } : body)),
    gait,
  );
}
