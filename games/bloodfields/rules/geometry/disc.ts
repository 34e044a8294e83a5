import { CONTACT, OVERLAP, SLACK } from './numbers.ts';

/** §1.2: a base: its centre and radius in mil. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A base on the table, and whether it is hostile to the unit in question. */
export interface Body extends Disc {
  readonly hostile: boolean;
}

/** The squared distance of the centres, exact for whole mil. */
function apart(a: Disc, b: Disc): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return dx * dx + dy * dy;
}

/** §1.2: from rim to rim; below 0 where they overlap. */
export const gap = (a: Disc, b: Disc): number => Math.sqrt(apart(a, b)) - a.r - b.r;

/** §1.2: the distance of two bases, rim to rim, never below 0. */
export const distance = (a: Disc, b: Disc): number => Math.max(0, gap(a, b));

/** §5.2: contact, which between enemies is combat. */
export function touching(a: Disc, b: Disc): boolean {
  const reach = a.r + b.r + CONTACT;
  return apart(a, b) <= reach * reach;
}

/** §1.2: some part of `b` is within the range of `a`. */
export function within(a: Disc, b: Disc, range: number): boolean {
  const reach = a.r + b.r + range + SLACK;
  return reach >= 0 && apart(a, b) <= reach * reach;
}

/** §1.2: all of `b` is within the range of `a`. */
export function fullyWithin(a: Disc, b: Disc, range: number): boolean {
  const reach = a.r + range + SLACK - b.r;
  return reach >= 0 && apart(a, b) <= reach * reach;
}

/** Whether they overlap by more than `OVERLAP`. */
export function overlaps(a: Disc, b: Disc): boolean {
  const least = a.r + b.r - OVERLAP;
  return apart(a, b) < least * least;
}

/** §5.2: the first hostile base this one touches, by its index; -1 if none. */
export function hostileContact(at: Disc, bodies: readonly Body[]): number {
  let index = 0;
  for (const body of bodies) {
    if (body.hostile && touching(at, body)) return index;
    index += 1;
  }
  return -1;
}
