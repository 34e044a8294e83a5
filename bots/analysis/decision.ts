import type { AnyGame, Masked, Seat } from '@sanguine/kernel';
import { isUnforced } from '../judgement/judge.ts';
import type { CourseRow } from './course.ts';

/** A decision of the game with all that its seat could know. */
export interface Decision {
  readonly row: number;
  readonly round: number | null;
  readonly seat: Seat;
  readonly view: Masked<unknown>;
  readonly move: unknown;
  /** The seat's own moves since anyone else decided. */
  readonly past: readonly unknown[];
}

/**
 * The unforced decisions of these seats; a seat that moved though nobody waited for it decided nothing. None in a game that no
 * bot plays well: nobody could judge them.
 */
export function decisionsOf(
  game: AnyGame,
  rows: readonly CourseRow[],
  seats: readonly Seat[] | undefined,
): Decision[] {
  const { engine, insight } = game;
  if (insight === undefined) return [];
  const found: Decision[] = [];
  let past: unknown[] = [];
  let last: Seat | null = null;
  for (const { number, round, row, before } of rows) {
    if (row.do !== 'move' && row.do !== 'seal') continue;
    const { seat, move } = row;
    if (last !== seat) past = [];
    last = seat;
    if (seats?.includes(seat) ?? true) {
      const view = engine.mask(before.state, seat);
      if (isUnforced(game, view, seat)) found.push({ row: number, round, seat, view, move, past: [...past] });
    }
    past.push(move);
  }
  return found;
}
