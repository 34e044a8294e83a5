import { digest } from './digest.ts';
import type { Patch } from './patch.ts';
import type { Row } from './row.ts';

/** A mark over a whole table has so many digits, one over a row and its changes so many: each says itself what it is over. */
const WHOLE_DIGITS = 8;
const LINK_DIGITS = 12;

/**
 * A link of a chain, over all there is: two chains with the same last mark went the same way. It is made from the whole
 * truth, which is small enough to be guessed and tried, so no mark is shown to a player while the match runs.
 */
export function mark(previous: string, whole: unknown): string {
  return digest([previous, whole]).slice(0, WHOLE_DIGITS);
}

/**
 * The link of a row, over the row and all it changed. The chain begins with a whole table, and changes tell the next one
 * byte for byte: links that are the same mean tables that are the same, without writing them out.
 */
export function markRow(previous: string, row: Row<unknown>, changed: Patch): string {
  return digest([previous, row, changed]).slice(0, LINK_DIGITS);
}

/** As the row was marked when it was played: once that was over the row and the whole table after it. */
export function markAgain(
  recorded: string,
  previous: string,
  row: Row<unknown>,
  { changed, state }: { readonly changed: Patch; readonly state: unknown },
): string {
  return recorded.length === WHOLE_DIGITS ? mark(previous, [row, state]) : markRow(previous, row, changed);
}

/** The mark of a base: rows tell only what they change, so the table they begin from is sealed by itself. */
export function snapshotMark(link: string, table: unknown): string {
  return `${link}-${digest(table).slice(0, LINK_DIGITS)}`;
}

/** The link the chain goes on from. */
export function linkOf(base: string): string {
  const [link = base] = base.split('-', 1);
  return link;
}

/** False: this is not the table that was sealed. Once there were no seals: the row after it was marked over all of it. */
export function isIntact(base: string, table: unknown): boolean {
  return !base.includes('-') || snapshotMark(linkOf(base), table) === base;
}
