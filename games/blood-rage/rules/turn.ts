import type { Seat } from '@sanguine/kernel';
import { PROVINCES } from '../content/provinces.ts';
import { isLiving } from './atlas.ts';
import { clanOf, clockwise, leftOf } from './clans.ts';
import type { State } from './state.ts';

/** Who has the turn in the Action phase. */
export function turnOf(state: State): Seat {
  const [age] = state.frames;
  if (age?.step !== 'age') throw new Error('a turn outside an Age');
  return age.turn;
}

/** §5.1: without Rage nobody acts; whoever has passed acts no more, unless the table plays otherwise. */
function mayAct(state: State, seat: Seat): boolean {
  const { rage, passed } = clanOf(state, seat);
  return rage > 0 && (!passed || state.options.passerMayReturn === 'yes');
}

/** §5.3: tested between turns. Null: the phase is over. */
export function nextTurn(state: State, last: Seat): Seat | null {
  if (PROVINCES.every((province) => state.pillaged.includes(province) || !isLiving(state, province)))
    return null;
  return clockwise(state, leftOf(state, last)).find((seat) => mayAct(state, seat)) ?? null;
}
