import { pushLoss } from '../loss.ts';
import type { RunSlot } from './battle.ts';
import { forceOf } from './before.ts';

/** §11.8: all of the losers' remaining figures in the battle are about to die. */
export const losses: RunSlot = (state, battle, stage) => {
  const { winner, pillager, participants } = battle;
  if (winner === pillager) stage.slot = 'reward';
  else stage.slot = winner === 'none' ? 'count' : 'glory';
  const marked = participants
    .filter((seat) => seat !== winner)
    .flatMap((seat) => forceOf(state, battle, seat));
  pushLoss(state, 'battle', marked, pillager);
};
