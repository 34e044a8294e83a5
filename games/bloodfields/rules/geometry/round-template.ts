import type { Disc } from './disc.ts';
import { SLACK } from './numbers.ts';
import { type Point, span } from './point.ts';

/** §14.2: the round template's radius, and that of its inner ring. */
export const ROUND = 2500;
export const INNER = 1000;

/** A base under a template or on a line. */
export interface Struck {
  readonly index: number;
  /** From the template's centre, or from the shooter, to the base's rim: nearer ones are struck first. */
  readonly distance: number;
}

/** Nearest first; where several are equally near, in the order they were given. */
export const nearestFirst = <T extends Struck>(struck: readonly T[]): T[] =>
  struck.toSorted((one, other) => one.distance - other.distance || one.index - other.index);

/** §14.2: may the template be laid here? The whole base of the target has to be under it. */
export const coversBase = (centre: Point, target: Disc): boolean =>
  span(centre, target) + target.r <= ROUND + SLACK;

/** §14.2: the bases under the template, nearest to its centre first; `inner` where the inner ring is touched as well. */
export function underTemplate(
  centre: Point,
  discs: readonly Disc[],
): (Struck & { readonly inner: boolean })[] {
  const struck: (Struck & { readonly inner: boolean })[] = [];
  for (const [index, disc] of discs.entries()) {
    const away = span(centre, disc) - disc.r;
    if (away < ROUND) struck.push({ index, distance: Math.max(0, away), inner: away < INNER });
  }
  return nearestFirst(struck);
}
