import { hash } from '#hash';

/** The SHA-256 of plain data as it is written in JSON. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value));
}

const MARK_DIGITS = 8;

/**
 * A link of a chain: two chains with the same last mark went the same way. It is made from the whole truth, which
 * is small enough to be guessed and tried, so no mark is shown to a player while the match runs.
 */
export function mark(previous: string, value: unknown): string {
  return digest([previous, value]).slice(0, MARK_DIGITS);
}
