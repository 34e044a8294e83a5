import { type RatedMove, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { FREE } from './plan.ts';
import { policy } from './policy.ts';
import { ratedMoves } from './veteran.ts';

/** The most moves a search looks into. */
const MOVES = 12;
/** What a Victory Point adds to the odds. */
const POINT = 0.004;

/** Before the first round nothing can be told by playing on to its beginning. */
const UNSEARCHED: readonly (string | undefined)[] = ['muster', 'terrain', 'prize', 'champion', 'deploy'];

/** The few moves a search looks into, the best first. What comes before the first round is chosen without one. */
export function ranking(state: State, seat: Seat): RatedMove<AnyMove>[] {
  if (UNSEARCHED.includes(state.frames.at(-1)?.step)) {
    return [{ move: policy(state, seat, swiftRandom('set-up')), odds: 0 }];
  }
  const rated = ratedMoves(state, seat).slice(0, MOVES);
  const best = rated.reduce((top, { worth }) => (worth < FREE / 2 ? Math.max(top, worth) : top), 0);
  // What costs no action comes first in a turn; a search may still find that it had better wait.
  return rated.map(({ move, worth }) => ({
    move,
    odds: POINT * (worth < FREE / 2 ? worth : best + worth - FREE),
  }));
}
