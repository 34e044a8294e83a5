import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { foresee } from './prospects.ts';
import { inSecret } from './secrets.ts';

/** One move ahead with the appraisal; what is chosen in secret and at once is weighed by itself. */
export function foreseen(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  const secret = frame === undefined ? undefined : inSecret(state, frame, seat);
  if (secret !== undefined) return secret;
  const [best] = foresee(state, seat, random);
  if (best === undefined) throw new Error('a decider without a move');
  return best.move;
}
