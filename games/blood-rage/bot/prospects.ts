import { type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import { sequence } from '../rules/sequence.ts';
import type { State } from '../rules/state.ts';
import { acts } from './acts.ts';
import { evaluate } from './appraisal.ts';
import { plansFor } from './battlecraft.ts';
import { eagerness } from './eagerness.ts';
import { surveyOf } from './field.ts';
import { poolOf } from './chances.ts';
import { expected, type Judge, thinkable } from './foresight.ts';
import { inSecret } from './secrets.ts';

/** Moves and cards a search looks into. */
const MOVES = 3;
const CARDS = 3;

/** The moves worth a thought, the one after which the table looks best in front. */
export function ranked(state: State, seat: Seat, random: Random): AnyMove[] {
  const pool = poolOf(state);
  const table = thinkable(state, seat, random);
  const judge: Judge = (next) => evaluate(next, seat, pool);
  const moves = state.frames.at(-1)?.step === 'action' ? acts(state, seat) : sequence.moves(state, seat);
  if (moves.length < 2) return moves;
  const now = judge(table);
  const field = surveyOf(table, seat, pool);
  const score = (move: AnyMove): number => {
    const gain = expected(table, seat, move, judge, random) - now;
    return gain > 0 ? gain * eagerness(table, field, move) : gain;
  };
  return moves
    .map((move) => ({ move, score: score(move) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ move }) => move);
}

/** The few moves a search looks into; what only the own plan decides is decided. */
export function prospects(state: State, seat: Seat): AnyMove[] {
  const frame = state.frames.at(-1);
  switch (frame?.step) {
    case 'draft':
    case 'discard':
    case 'growth': {
      const choice = inSecret(state, frame, seat);
      return choice === undefined ? sequence.moves(state, seat) : [choice];
    }
    case 'cards':
      return plansFor(state, seat, poolOf(state))
        .slice(0, CARDS)
        .map(({ card, late }) => ({ do: 'play', card, late }));
    default:
      // Chance has a part only where a new Age is dealt: any will do.
      return ranked(state, seat, swiftRandom('prospects')).slice(0, MOVES);
  }
}
