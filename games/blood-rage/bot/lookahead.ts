import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { actionCandidates } from './candidates.ts';
import { evaluate } from './evaluation.ts';
import { unseenPool } from './bonus-odds.ts';
import { urgency } from './urgency.ts';
import { surveyOf } from './survey.ts';
import type { Temper } from './tempers.ts';
import { expectedValue, type Evaluator, playableState } from './expectation.ts';

/** A move and how much it gains, one move ahead. */
interface ScoredMove {
  readonly move: AnyMove;
  /** By how much it raises the odds of winning. */
  readonly gain: number;
  /** The gain, with urgent moves preferred. */
  readonly score: number;
}

/** The moves worth considering, scored one move ahead by this temper, the best first. */
export function lookAhead(state: State, seat: Seat, random: Random, temper?: Temper): ScoredMove[] {
  const pool = unseenPool(state);
  const table = playableState(state, seat, random);
  const evaluator: Evaluator = (next) => evaluate(next, seat, pool, temper);
  const moves =
    state.frames.at(-1)?.step === 'action' ? actionCandidates(state, seat) : sequence.moves(state, seat);
  if (moves.length < 2) return moves.map((move) => ({ move, gain: 0, score: 0 }));
  const now = evaluator(table);
  const survey = surveyOf(table, seat, pool, temper);
  return moves
    .map((move): ScoredMove => {
      const gain = expectedValue(table, seat, move, evaluator, random) - now;
      // Passing later is always possible: while anything else gains, a seeming gain is no reason to pass.
      if (move.do === 'pass') return { move, gain, score: Math.min(0, gain) };
      return { move, gain, score: gain > 0 ? gain * urgency(table, survey, move) : gain };
    })
    .toSorted((one, other) => other.score - one.score);
}
