import type { Disc } from './disc.ts';
import { SLACK } from './numbers.ts';
import { type Point, span } from './point.ts';

/** §14.2: the round template's radius, and that of its inner ring. */
export const ROUND = 2500;
export const INNER = 1000;

/** A base under a template or on a line. */
export interface Struck {
  readonly index: number;
  /** From the template's centre or the shooter to the base's rim: nearer ones are struck first. */
  readonly distance: number;
}

/** Nearest first; equally near ones in the given order. */
export const nearestFirst = <T extends Struck>(struck: readonly T[]): T[] =>
  struck.toSorted((one, other) => one.distance - other.distance || one.index - other.index);

/** §14.2: whether the template may be laid here: the target's whole base must be under it. */
export const coversBase = (centre: Point, target: Disc): boolean =>
  span(centre, target) + target.r <= ROUND + SLACK;

/** §14.2: the bases under the template, nearest to its centre first; `inner` if the inner ring touches it too. */
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
