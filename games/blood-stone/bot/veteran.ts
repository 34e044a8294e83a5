import { bestBy, type Random, type Seat } from '@sanguine/kernel';
import { BLOOD_CASTS } from '../content/turn.ts';
import { cloneState } from '../rules/clone.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './evaluation.ts';
import { expectedValue } from './expectation.ts';
import { placement } from './opening.ts';
import { endOrDiscard, candidates } from './candidates.ts';
import type { Temper } from './tempers.ts';
import { cardValue } from './values.ts';

/** Gains smaller than this are not worth an Act. */
const LEAST_GAIN = 1e-6;

/** The best move one move ahead, by the evaluation, with the exact chances of spells. */
export function veteran(state: State, seat: Seat, random: Random, temper?: Temper): AnyMove {
  const frame = state.frames.at(-1);
  if (frame?.step === 'place') return placement(state, frame, random);
  const worth = (table: State): number => evaluate(table, seat, temper);
  const moves = candidates(state, seat).filter((move) => !endsTurn(move));
  const value = (move: AnyMove): number =>
    move.do === 'strip' ? cardValue(state, move.card) : worthAfter(state, seat, move, worth);
  const best = bestBy(moves, value);
  if (best !== undefined && (mustAct(state) || value(best) > worth(ended(state)) + LEAST_GAIN)) return best;
  if (frame?.step === 'puppets') return { do: 'rest' };
  return endOrDiscard(state, seat);
}

/** What a state is worth right after a move. */
export function worthAfter(
  state: State,
  seat: Seat,
  move: AnyMove,
  worth: (table: State) => number = (table) => evaluate(table, seat),
): number {
  if (endsTurn(move)) return worth(ended(state));
  const settled = isApproach(move) ? (table: State) => bestCast(table, seat, worth) : worth;
  return expectedValue(state, seat, move, settled);
}

/** A walk of the Witch. She goes where a spell is worth the danger, so a walk and the spell after it are weighed together. */
const isApproach = (move: AnyMove): boolean => move.do === 'move' && move.unit === 'witch';

/** The worth of the state with the best spell from there, or with none. */
function bestCast(state: State, seat: Seat, worth: (table: State) => number): number {
  return candidates(state, seat).reduce(
    (best, move) => (move.do === 'cast' ? Math.max(best, expectedValue(state, seat, move, worth)) : best),
    worth(state),
  );
}

export const endsTurn = ({ do: verb }: AnyMove): boolean =>
  verb === 'end' || verb === 'rest' || verb === 'discard';

const mustAct = (state: State): boolean => {
  const step = state.frames.at(-1)?.step;
  return step === 'husk' || step === 'whisper';
};

/** The state if nothing more were done in this step. */
function ended(state: State): State {
  const next = cloneState(state);
  if (next.frames.length > 1) next.frames.pop();
  else {
    next.acts = 0;
    next.casts = BLOOD_CASTS;
  }
  return next;
}
