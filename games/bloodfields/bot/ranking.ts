import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { policy, scorerFor } from './policy.ts';
import { rostersFor } from './set-up-scores.ts';

/** The most moves a search looks into. */
const MOVES = 12;
/** What a Victory Point adds to the odds. */
const POINT = 0.004;

/** Before the first round nothing can be told by playing on to its beginning. */
const UNSEARCHED: readonly (string | undefined)[] = ['terrain', 'prize', 'champion', 'deploy'];

/** The few moves a search looks into, the best first. What comes before the first round is chosen without one. */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  if (state.frames.at(-1)?.step === 'muster') return rostersFor(state).map((move) => ({ move, odds: 0 }));
  if (UNSEARCHED.includes(state.frames.at(-1)?.step)) {
    return [{ move: policy(state, seat, swiftRandom('set-up')), odds: 0 }];
  }
  const score = scorerFor(state, seat);
  return sequence
    .moves(state, seat)
    .map((move) => ({ move, odds: POINT * score(move) }))
    .toSorted((one, other) => other.odds - one.odds)
    .slice(0, MOVES);
}
