import type { Seat } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import { emptyVillages, neighbours } from '../atlas.ts';
import { clanOf, clockwise, leftOf } from '../clans.ts';
import { isShip } from '../figures.ts';
import type { State } from '../state.ts';
import { battleOf, type RunSlot } from './battle.ts';

/** §10.2: the call goes round from the pillager's left, the pillager last. */
export const call: RunSlot = (state, { pillager }, stage) => {
  stage.slot = 'muster';
  askNext(state, pillager, [], []);
};

/** §10.2: whether the seat has a figure next to the province that could go there. */
function canJoin(state: State, seat: Seat, province: Province): boolean {
  const { figures } = clanOf(state, seat);
  return neighbours(state, province).some((from) => figures[from].some((figure) => !isShip(figure)));
}

/**
 * §10.2: asks whoever is next after a seat. It is over when the last village is taken, or when the call has gone all
 * the way round since a figure moved. Who rests or has nobody near counts as not moving.
 */
export function askNext(state: State, after: Seat, idle: readonly Seat[], resting: readonly Seat[]): void {
  const { province } = battleOf(state);
  if (emptyVillages(state, province) <= 0) return;
  const stayed = [...idle];
  for (const seat of clockwise(state, leftOf(state, after))) {
    if (stayed.includes(seat)) return;
    if (!resting.includes(seat) && canJoin(state, seat, province)) {
      state.frames.push({ step: 'call', seat, idle: stayed, resting: [...resting] });
      return;
    }
    stayed.push(seat);
  }
}
