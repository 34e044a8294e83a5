import { bestBy, type Random, type Seat } from '@sanguine/kernel';
import { BLOOD_CASTS } from '../content/turn.ts';
import { cloneState } from '../rules/clone.ts';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { evaluate } from './appraisal.ts';
import { expected } from './foresight.ts';
import { placement } from './opening.ts';
import { pause, prospects } from './prospects.ts';
import { cardWorth } from './worth.ts';

/** Gains smaller than this are not worth an Act. */
const LEAST_GAIN = 1e-6;

/** One move ahead with the appraisal: the move after which the table looks best, the chances of spells counted exactly. */
export function foreseen(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  if (frame?.step === 'place') return placement(state, frame, random);
  const worth = (table: State): number => evaluate(table, seat);
  const moves = prospects(state, seat).filter((move) => !isPause(move));
  const value = (move: AnyMove): number =>
    move.do === 'strip' ? cardWorth(state, move.card) : expected(state, seat, move, worth);
  const best = bestBy(moves, value);
  if (best !== undefined && (mustAct(state) || value(best) > worth(paused(state)) + LEAST_GAIN)) return best;
  if (frame?.step === 'puppets') return { do: 'rest' };
  return pause(state, seat);
}

const isPause = ({ do: verb }: AnyMove): boolean => verb === 'end' || verb === 'rest' || verb === 'discard';

const mustAct = (state: State): boolean => {
  const step = state.frames.at(-1)?.step;
  return step === 'husk' || step === 'whisper';
};

/** The table as it would be if nothing more were done here. */
function paused(state: State): State {
  const next = cloneState(state);
  if (next.frames.length > 1) next.frames.pop();
  else {
    next.acts = 0;
    next.casts = BLOOD_CASTS;
  }
  return next;
}
