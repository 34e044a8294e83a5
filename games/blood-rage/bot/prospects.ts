import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { acts } from './acts.ts';
import { evaluate } from './appraisal.ts';
import { poolOf } from './chances.ts';
import { eagerness } from './eagerness.ts';
import { surveyOf } from './field.ts';
import { expected, type Judge, thinkable } from './foresight.ts';

/** A move and what it comes to, one move ahead. */
interface Foreseen {
  readonly move: AnyMove;
  /** By how much it raises the odds. */
  readonly gain: number;
  /** The same, with what cannot wait preferred. */
  readonly score: number;
}

/** The moves worth a thought, the one after which the table looks best in front. */
export function foresee(state: State, seat: Seat, random: Random): Foreseen[] {
  const pool = poolOf(state);
  const table = thinkable(state, seat, random);
  const judge: Judge = (next) => evaluate(next, seat, pool);
  const moves = state.frames.at(-1)?.step === 'action' ? acts(state, seat) : sequence.moves(state, seat);
  if (moves.length < 2) return moves.map((move) => ({ move, gain: 0, score: 0 }));
  const now = judge(table);
  const field = surveyOf(table, seat, pool);
  return moves
    .map((move): Foreseen => {
      const gain = expected(table, seat, move, judge, random) - now;
      return { move, gain, score: gain > 0 ? gain * eagerness(table, field, move) : gain };
    })
    .toSorted((one, other) => other.score - one.score);
}
