import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { lookAhead } from './lookahead.ts';
import { sealedChoice } from './sealed-choices.ts';
import type { Temper } from './tempers.ts';

/** The best move one move ahead, by the evaluation and the temper; sealed choices have their own rules. */
export function veteran(state: State, seat: Seat, random: Random, temper?: Temper): AnyMove {
  const frame = state.frames.at(-1);
  const secret = frame === undefined ? undefined : sealedChoice(state, frame, seat, temper);
  if (secret !== undefined) return secret;
  const [best] = lookAhead(state, seat, random, temper);
  if (best === undefined) throw new Error('a decider without a move');
  return best.move;
}
