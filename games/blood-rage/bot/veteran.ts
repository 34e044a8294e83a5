import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { ranked } from './prospects.ts';
import { inSecret } from './secrets.ts';

/** One move ahead with the appraisal; what is chosen in secret and at once is weighed by itself. */
export function foreseen(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  const secret = frame === undefined ? undefined : inSecret(state, frame, seat);
  const best = secret ?? ranked(state, seat, random)[0];
  if (best === undefined) throw new Error('a decider without a move');
  return best;
}
