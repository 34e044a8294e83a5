import { after, castDisc, castEdge, castPolygon, type Course, courseOf, leaves } from './cast.ts';
import type { Disc } from './disc.ts';
import type { Field } from './field.ts';
import { INCH } from './numbers.ts';
import type { Point } from './point.ts';
import { discIn, type Polygon } from './polygon.ts';
import { discAt, EDGE, type Obstacle, pieceOf } from './spot.ts';

/** §5.7: where a push ends, and what it ran into, if anything. */
export interface Pushed {
  readonly at: Point;
  readonly by: Obstacle | null;
}

interface Stop {
  readonly go: number;
  readonly by: Obstacle | null;
}

/**
 * §5.7: pushed straight away from the pusher, the whole distance or until it touches a unit, a fence, impassable terrain
 * or the edge, perhaps at once. Walls of ruins do not stop it, but no unit may end on them: it goes up to an inch farther
 * to clear them; if that is impossible, it stops before the wall, and has not run into anything.
 */
export function push(
  pusher: Disc,
  pushed: Disc,
  distance: number,
  field: Field,
  others: readonly Disc[],
): Pushed {
  const course = courseOf(pushed, pusher, distance, -1);
  const { go, by } = firstStop(course, field, others);
  if (wallUnder(after(course, go), field) === undefined) return ended(course, go, by);
  const beyond = by === null ? beyondWalls(course, go, field, others) : null;
  return ended(course, beyond ?? beforeWalls(course, go, field), null);
}

function ended(course: Course, go: number, by: Obstacle | null): Pushed {
  const { x, y } = after(course, go);
  return { at: { x, y }, by };
}

function firstStop(course: Course, field: Field, others: readonly Disc[]): Stop {
  let go = castEdge(course, field, course.r);
  let by: Obstacle | null = go === Infinity ? null : EDGE;
  let index = 0;
  for (const { x, y, r } of others) {
    const at = castDisc(course, x, y, course.r + r);
    if (at < go) {
      go = at;
      by = discAt(index);
    }
    index += 1;
  }
  for (const polygon of field.pushBlock) {
    const at = castPolygon(course, polygon, course.r);
    if (at < go) {
      go = at;
      by = pieceOf(polygon);
    }
  }
  return by === null ? { go: course.reach, by } : { go, by };
}

const wallUnder = (at: Disc, { walls }: Field): Polygon | undefined => walls.find((wall) => discIn(at, wall));

/** How far it must go beyond its distance to clear the walls; null if that is too far or something is in the way. */
function beyondWalls(course: Course, from: number, field: Field, others: readonly Disc[]): number | null {
  let go = from;
  for (;;) {
    const wall = wallUnder(after(course, go), field);
    if (wall === undefined) return go;
    go = leaves(course, wall);
    if (go > from + INCH || firstStop({ ...course, reach: go }, field, others).by !== null) return null;
  }
}

/** How far it can go and stop before the walls. It began on none, so at worst it stays where it is. */
function beforeWalls(course: Course, from: number, field: Field): number {
  let go = from;
  for (;;) {
    const wall = wallUnder(after(course, go), field);
    if (wall === undefined) return go;
    const before = castPolygon(course, wall, course.r);
    if (before >= go) return 0;
    go = before;
  }
}
