import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { candidates } from './candidates.ts';
import { placement } from './opening.ts';
import { cardValue } from './values.ts';
import { endsTurn, worthAfter } from './veteran.ts';

/** The most moves a search examines, and how far below the best their odds may be. */
const MOVES = 8;
const GAP = 0.1;

/** What a point of a card's value adds to the odds. */
const CARD = 0.02;

/** The few moves a search examines, the best one move ahead first; the end of the turn is always among them. */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  const frame = state.frames.at(-1);
  // Playing one round tells hardly anything about moves before the first turn.
  if (frame?.step === 'place') return [{ move: placement(state, frame, swiftRandom('placement')), odds: 0 }];
  const rated = candidates(state, seat)
    .map((move) => ({ move, odds: oddsOf(state, seat, move) }))
    .toSorted((one, other) => other.odds - one.odds);
  const least = (rated[0]?.odds ?? 0) - GAP;
  return rated.filter(({ move, odds }, at) => endsTurn(move) || (at < MOVES && odds >= least));
}

const oddsOf = (state: State, seat: Seat, move: AnyMove): number =>
  move.do === 'strip' ? CARD * cardValue(state, move.card) : worthAfter(state, seat, move);

/** A play-out lasts until the beginning of the seat's next turn. */
export const chapter = ({ witch, round, frames }: State, seat: Seat): number =>
  seat === witch && frames[0]?.step !== 'witch' ? round - 1 : round;
