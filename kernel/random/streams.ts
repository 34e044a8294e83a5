import type { Seat } from '../rules/seat.ts';
import type { Random } from './random.ts';

/**
 * All the chance of a game, from one seed: a stream per row and audience. None of it is saved; row numbers are never
 * reused, so a roll taken back is rolled anew.
 */
export interface Streams {
  stream(row: number, audience: string): Random;
}

/** The audience of hidden chance: one seat, or nobody at all. */
export function audienceOf(to: Seat | null): string {
  return to === null ? 'nobody' : `seat ${to}`;
}
