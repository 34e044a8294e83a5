import { ringCorners } from './contact-ring.ts';
import { GON, SIXTEEN, UNIT } from './directions.ts';
import { type Body, type Disc, touching } from './disc.ts';
import type { Field } from './field.ts';
import { CONTACT, toMil } from './numbers.ts';
import { type Point, span } from './point.ts';
import { reachOf, type Way, wayTo } from './reach.ts';

/** Of the way: how far out places to flee to are looked for first. */
const SHARES = [1, 0.75, 0.5, 0.25];
/** From enemies: just more than contact, whatever rounding does. */
const KEPT = CONTACT + 2;

/** §10.1: ways out of combat, into none; if there is none the unit may not flee at all. */
export const fleeWays = (mover: Disc, allowance: number, field: Field, bodies: readonly Body[]): Way[] =>
  seek(mover, allowance, field, bodies, Infinity);

/** §10.1: is there a place to flee to? */
export const canFlee = (mover: Disc, allowance: number, field: Field, bodies: readonly Body[]): boolean =>
  seek(mover, allowance, field, bodies, 1).length > 0;

function seek(mover: Disc, allowance: number, field: Field, bodies: readonly Body[], enough: number): Way[] {
  const reach = reachOf(mover, allowance, field, bodies, 'flee');
  const found: Way[] = [];
  const attempt = (x: number, y: number): boolean => {
    const way = wayTo(reach, { x: toMil(x), y: toMil(y) });
    if (way !== null) found.push(way);
    return found.length >= enough;
  };
  for (const share of SHARES)
    for (const { x, y } of SIXTEEN) {
      const far = (allowance * share) / UNIT;
      if (attempt(mover.x + x * far, mover.y + y * far)) return found;
    }
  if (found.length > 0) return found;
  for (const { x, y } of tightPlaces(mover, allowance, field, bodies)) if (attempt(x, y)) return found;
  return found;
}

/**
 * For who is cornered: places just beside others, and where one just fits in between two of them. What room there is, if
 * it is bounded at all, is bounded by such places.
 */
function tightPlaces(mover: Disc, allowance: number, field: Field, bodies: readonly Body[]): Point[] {
  const near = bodies.flatMap(({ x, y, r, hostile }) => {
    const kept = { x, y, r: hostile ? r + KEPT : r };
    return span(mover, kept) < allowance + mover.r + kept.r ? [kept] : [];
  });
  return near.flatMap((one) => {
    const ring = { x: one.x, y: one.y, size: one.r + mover.r, r: mover.r };
    const corners = ringCorners(ring, field, field.noEnd, near);
    const far = ring.size / UNIT;
    for (const { x, y } of GON) corners.push({ x: one.x + x * far, y: one.y + y * far });
    if (!touching(mover, one)) return corners;
    // The shortest step of all: straight away from an enemy.
    const part = ring.size / span(mover, one);
    return [...corners, { x: one.x + (mover.x - one.x) * part, y: one.y + (mover.y - one.y) * part }];
  });
}
