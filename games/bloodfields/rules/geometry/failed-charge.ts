import { after, castDisc, castEdge, castPolygon, type Course, courseOf } from './cast.ts';
import { type Body, type Disc, hostileContact } from './disc.ts';
import type { Field } from './field.ts';
import { GAP } from './numbers.ts';
import type { Point } from './point.ts';
import { discIn } from './polygon.ts';

/**
 * §6.6: a charger that failed goes straight towards its target, as far as the lowest die says, and stops a sixteenth of
 * an inch before anything it would run into. It never enters combat and never ends on a fence or wall: it stops earlier, at
 * worst where it stands. `bodies`: all bases but its own, the target's included.
 */
export function failedCharge(
  charger: Disc,
  target: Disc,
  distance: number,
  field: Field,
  bodies: readonly Body[],
): Point {
  const course = courseOf(charger, target, distance);
  let go = distance;
  if (castEdge(course, field, charger.r) !== Infinity)
    go = sooner(go, castEdge(course, field, charger.r + GAP));
  for (const { x, y, r } of bodies) {
    const s = charger.r + r;
    if (castDisc(course, x, y, s) !== Infinity) go = sooner(go, castDisc(course, x, y, s + GAP));
  }
  for (const polygon of field.solid)
    if (castPolygon(course, polygon, charger.r) !== Infinity)
      go = sooner(go, castPolygon(course, polygon, charger.r + GAP));
  for (;;) {
    const at = after(course, go);
    const back = go > 0 ? pulledBack(course, at, field, bodies) : null;
    if (back === null) return { x: at.x, y: at.y };
    go = back < go ? back : 0;
  }
}

const sooner = (one: number, other: number): number => (other < one ? other : one);

/** How far it may go instead if it must not stop here: to a gap before an enemy it would touch, or up to a fence or wall. */
function pulledBack(course: Course, at: Disc, { noEnd }: Field, bodies: readonly Body[]): number | null {
  const enemy = bodies[hostileContact(at, bodies)];
  if (enemy !== undefined) return castDisc(course, enemy.x, enemy.y, course.r + enemy.r + GAP);
  const polygon = noEnd.find((one) => discIn(at, one));
  return polygon === undefined ? null : castPolygon(course, polygon, course.r);
}
