import { type RunnerUp, same, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { battlePlans } from './battle-plans.ts';
import { unseenPool } from './bonus-odds.ts';
import { lookAhead } from './lookahead.ts';

/** Cards are chosen for a whole hand, and stats one after another: no move is compared with another. */
const UNCOMPARED: readonly (string | undefined)[] = ['pick', 'draft', 'discard', 'growth', 'tide'];

/** The best of the other moves, one move ahead. */
export function runnerUp(state: State, seat: Seat, move: AnyMove): RunnerUp<AnyMove> | null {
  const step = state.frames.at(-1)?.step;
  if (UNCOMPARED.includes(step)) return null;
  return step === 'cards' ? otherCard(state, seat, move) : otherMove(state, seat, move);
}

/** Battle cards are compared by the Glory they are likely to bring. */
function otherCard(state: State, seat: Seat, move: AnyMove): RunnerUp<AnyMove> | null {
  if (move.do !== 'play') return null;
  const plans = battlePlans(state, seat, unseenPool(state));
  const chosen = plans.find(({ card }) => card === move.card);
  const other = plans.find(({ card }) => card !== move.card);
  if (chosen === undefined || other === undefined) return null;
  const { card, late, value } = other;
  return { move: { do: 'play', card, late }, behind: chosen.value - value, measure: 'points' };
}

/** Other moves by the odds of the game, with those preferred that cannot wait. */
function otherMove(state: State, seat: Seat, move: AnyMove): RunnerUp<AnyMove> | null {
  const ranked = lookAhead(state, seat, swiftRandom('runner-up'));
  const chosen = ranked.find((one) => same(one.move, move));
  const other = ranked.find((one) => !same(one.move, move));
  if (chosen === undefined || other === undefined) return null;
  const behind = 100 * (chosen.gain - other.gain);
  const ahead = chosen.score >= other.score;
  if (behind === 0 || behind > 0 === ahead) return { move: other.move, behind, measure: 'odds' };
  return { move: other.move, behind: ahead ? 0 : -1, measure: 'urgency' };
}
