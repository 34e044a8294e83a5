import type { Seat } from '@sanguine/kernel';
import type { Province } from '../../content/provinces.ts';
import { emptyVillages, neighbours } from '../atlas.ts';
import { clanOf, leftOf } from '../clans.ts';
import { isShip } from '../figures.ts';
import type { FrameOf } from '../frames.ts';
import type { State } from '../state.ts';
import { battleOf, type RunSlot } from './battle.ts';

/** What the seats have answered so far. */
type Answers = Pick<FrameOf<'call'>, 'idle' | 'resting' | 'missed'>;

/** §10.2: the call goes round from the pillager's left, the pillager last. */
export const call: RunSlot = (state, { pillager }, stage) => {
  stage.slot = 'muster';
  askNext(state, pillager, { idle: [], resting: [], missed: [] });
};

/** §10.2: the seats that rest and could still send somebody. */
export const wakeable = (state: State, { seat: asked, resting }: FrameOf<'call'>): Seat[] =>
  resting.filter((seat) => seat !== asked && canJoin(state, seat, battleOf(state).province));

/** §10.2: whether the seat has a figure next to the province that could go there. */
function canJoin(state: State, seat: Seat, province: Province): boolean {
  const { figures } = clanOf(state, seat);
  return neighbours(state, province).some((from) => figures[from].some((figure) => !isShip(figure)));
}

/**
 * §10.2: asks the next seat after `after`, lap by lap. The call is over when the last village is taken, or after a
 * whole lap in which nobody has moved. A seat that rests or has no figure adjacent counts as not moving. A seat that rests
 * and has missed somebody's coming may take the rest back before the laps end.
 */
export function askNext(state: State, after: Seat, { idle, resting, missed }: Answers): void {
  const { province, pillager } = battleOf(state);
  if (emptyVillages(state, province) <= 0) return;
  let stayed = [...idle];
  let asleep = [...resting];
  let late = missed.filter((seat) => canJoin(state, seat, province));
  for (let seat = after; ;) {
    if (seat === pillager) {
      if (stayed.length < state.clans.length) stayed = [];
      else if (late.length === 0) return;
      else {
        // In this last lap only they are asked.
        const woken = late;
        stayed = stayed.filter((one) => !woken.includes(one));
        asleep = asleep.filter((one) => !woken.includes(one));
        late = [];
      }
    }
    seat = leftOf(state, seat);
    if (stayed.includes(seat)) continue;
    if (!asleep.includes(seat) && canJoin(state, seat, province)) {
      state.frames.push({ step: 'call', seat, idle: stayed, resting: asleep, missed: late });
      return;
    }
    stayed.push(seat);
  }
}
