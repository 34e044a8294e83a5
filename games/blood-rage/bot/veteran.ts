import type { Random, Seat } from '@sanguine/kernel';
import type { AnyMove } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { ranked } from './prospects.ts';
import { inSecret } from './secrets.ts';

/** In its turns a Veteran does not weigh everything to the end: any of the acts that look best will do. */
const GOOD_ENOUGH = 3;

/** One move ahead with the appraisal; what is chosen in secret and at once is weighed by itself. */
export function foreseen(state: State, seat: Seat, random: Random): AnyMove {
  const frame = state.frames.at(-1);
  const secret = frame === undefined ? undefined : inSecret(state, frame, seat);
  if (secret !== undefined) return secret;
  const moves = ranked(state, seat, random);
  const [best] = moves;
  if (frame?.step !== 'action' || best?.do === 'pass') return known(best);
  const good = moves.slice(0, GOOD_ENOUGH).filter((move) => move.do !== 'pass');
  return known(good[random.int(good.length)]);
}

function known(move: AnyMove | undefined): AnyMove {
  if (move === undefined) throw new Error('a decider without a move');
  return move;
}
