import { type RunnerUp, same, type Seat, swiftRandom, toldDifference } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { battlePlans } from './battle-plans.ts';
import { unseenPool } from './bonus-odds.ts';
import { estimate } from './estimate.ts';
import { expectedValue, playableState } from './expectation.ts';
import { lookAhead } from './lookahead.ts';
import type { Temper } from './tempers.ts';

/** Cards are chosen for a whole hand, and stats one after another, so no move is compared with another. */
const UNCOMPARED: readonly (string | undefined)[] = ['pick', 'draft', 'discard', 'growth', 'tide'];

/** The best of the other moves, one move ahead. */
export function runnerUp(state: State, seat: Seat, move: AnyMove, temper?: Temper): RunnerUp<AnyMove> | null {
  const step = state.frames.at(-1)?.step;
  if (UNCOMPARED.includes(step)) return null;
  return step === 'cards' ? otherCard(state, seat, move) : otherMove(state, seat, move, temper);
}

/** Battle cards are compared by the Glory they will probably bring. */
function otherCard(state: State, seat: Seat, move: AnyMove): RunnerUp<AnyMove> | null {
  if (move.do !== 'play') return null;
  const plans = battlePlans(state, seat, unseenPool(state));
  const chosen = plans.find(({ card }) => card === move.card);
  const other = plans.find(({ card }) => card !== move.card);
  if (chosen === undefined || other === undefined) return null;
  const { card, late, value } = other;
  return { move: { do: 'play', card, late }, behind: chosen.value - value, measure: 'points' };
}

/** Other moves are compared by the chance to win the game, with preference for those that cannot wait. */
function otherMove(
  state: State,
  seat: Seat,
  move: AnyMove,
  temper: Temper | undefined,
): RunnerUp<AnyMove> | null {
  const ranked = lookAhead(state, seat, swiftRandom('runner-up'), temper);
  const chosen = ranked.find((one) => same(one.move, move));
  const other = ranked.find((one) => !same(one.move, move));
  if (chosen === undefined || other === undefined) return null;
  const weighed = chosen.gain - other.gain;
  const ahead = chosen.score >= other.score;
  if (weighed !== 0 && weighed > 0 !== ahead)
    return { move: other.move, behind: ahead ? 0 : -1, measure: 'urgency' };
  const told = chanceAfter(state, seat, move) - chanceAfter(state, seat, other.move);
  return { move: other.move, behind: 100 * toldDifference(weighed, told), measure: 'odds' };
}

/** How likely the seat is to win right after a move. */
function chanceAfter(state: State, seat: Seat, move: AnyMove): number {
  const random = swiftRandom('runner-up');
  const chance = (next: State): number => estimate.chances(next)[seat] ?? 0;
  return expectedValue(playableState(state, seat, random), seat, move, chance, random);
}
