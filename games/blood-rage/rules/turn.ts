import type { Seat } from '@sanguine/kernel';
import { PROVINCES } from '../content/provinces.ts';
import { isLiving } from './atlas.ts';
import { clanOf, clockwise, leftOf } from './clans.ts';
import type { State } from './state.ts';

/** Whose turn it is in the Action phase. */
export function turnOf(state: State): Seat {
  const [age] = state.frames;
  if (age?.step !== 'age') throw new Error('a turn outside an Age');
  return age.turn;
}

/** §5.1: nobody acts without Rage; a seat that has passed acts no more, unless the option allows it. */
function mayAct(state: State, seat: Seat): boolean {
  const { rage, passed } = clanOf(state, seat);
  return rage > 0 && (!passed || state.options.passerMayReturn === 'yes');
}

/** §5.3: checked between turns. Null if the phase is over. */
export function nextTurn(state: State, last: Seat): Seat | null {
  if (PROVINCES.every((province) => state.pillaged.includes(province) || !isLiving(state, province)))
    return null;
  return clockwise(state, leftOf(state, last)).find((seat) => mayAct(state, seat)) ?? null;
}
