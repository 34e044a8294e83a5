import * as v from 'valibot';
import type { Draw } from '../random/draw-log.ts';
import { list, type Schema } from '../rules/schema.ts';
import type { Patch, Path } from './patch.ts';

/** Everything a row drew and changed. */
export interface RowWorkings {
  readonly draws: readonly Draw[];
  readonly changed: Patch;
}

/**
 * What allows anybody to check a chapter without its rules: the draws can be made again from the seed, and the marks from
 * the rows and what they changed. docs/fair-dice.md explains how.
 */
export interface Workings {
  /** The table as dealt, and the draws for it; a chapter that begins from a snapshot has its table there. */
  readonly start?: { readonly draws: readonly Draw[]; readonly table: unknown } | undefined;
  /** As many as the chapter has rows. */
  readonly rows: readonly RowWorkings[];
}

/** More than any row draws or changes. */
const MOST = 100_000;

const name = v.pipe(v.string(), v.maxLength(200));
const draw: Schema<Draw> = v.strictTuple([name, v.number(), v.number()]);
const path: Schema<Path> = v.union([v.strictTuple([name, name]), v.strictTuple([name]), v.strictTuple([])]);
const draws = list(draw, MOST);

/** The shape of a chapter's workings, with at most this many rows. */
export function workings(rows: number): Schema<Workings> {
  const changed = list(v.strictTuple([path, v.unknown()]), MOST);
  return v.object({
    start: v.optional(v.object({ draws, table: v.unknown() })),
    rows: list(v.object({ draws, changed }), rows),
  });
}
