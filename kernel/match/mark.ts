import { digest } from './digest.ts';
import type { Patch } from './patch.ts';
import type { Row } from './row.ts';
import type { Seat } from '../rules/seat.ts';

/** The length of a mark tells what it covers: a whole table, or a row and its changes. */
const WHOLE_DIGITS = 8;
const LINK_DIGITS = 12;

/**
 * A link of a hash chain over whole tables: two chains with the same last mark have the same history. It is made from
 * the whole truth, which is small enough to guess by trial, so no mark is shown to players while the match runs.
 */
export function mark(previous: string, whole: unknown): string {
  return digest([previous, whole]).slice(0, WHOLE_DIGITS);
}

/**
 * The link of a row, over the row and everything it changed. The chain begins with a whole table and changes determine
 * the next one byte for byte, so equal links mean equal tables without serializing them.
 */
export function markRow(previous: string, row: Row<unknown>, changed: Patch): string {
  return digest([previous, row, changed]).slice(0, LINK_DIGITS);
}

/** Recomputes a mark in the recorded format: old records mark each row with the whole table after it. */
export function markAgain(
  recorded: string,
  previous: string,
  row: Row<unknown>,
  { changed, state }: { readonly changed: Patch; readonly state: unknown },
): string {
  return recorded.length === WHOLE_DIGITS ? mark(previous, [row, state]) : markRow(previous, row, changed);
}

/**
 * The mark of a base. Rows record only what they change, so the table they begin from gets a seal of its own, which
 * covers who has conceded.
 */
export function snapshotMark(link: string, table: unknown, conceded: readonly Seat[] = []): string {
  const whole = conceded.length === 0 ? table : [table, conceded];
  return `${link}-${digest(whole).slice(0, LINK_DIGITS)}`;
}

/** The link from which the chain continues. */
export function linkOf(base: string): string {
  const [link = base] = base.split('-', 1);
  return link;
}

/**
 * Whether this is the table that was sealed. Old records have no seal: there the next row's mark covers the whole
 * table.
 */
export function isIntact(base: string, table: unknown, conceded: readonly Seat[] = []): boolean {
  return !base.includes('-') || snapshotMark(linkOf(base), table, conceded) === base;
}
