import { isOuter } from '../atlas.ts';
import { clanOf } from '../clans.ts';
import { refuseInvade } from '../invade.ts';
import { hasWindow } from '../sheet.ts';
import type { RunSlot } from './battle.ts';

/**
 * §11.12: the pillage is over. A loser with Loki's Blessing may send a Warrior; not earlier, because another pillage
 * may follow from that.
 */
export const blessing: RunSlot = (state, { province, participants, winner }) => {
  state.frames.pop();
  state.battle = null;
  if (!isOuter(province)) return;
  const seat = participants.find((one) => one !== winner && hasWindow(clanOf(state, one), 'blessing'));
  if (seat === undefined || refuseInvade(state, seat, 'warrior', province, 'reserve') !== null) return;
  state.frames.push({ step: 'blessing', seat, province });
};
