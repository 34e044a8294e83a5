import type { RunSlot } from './battle.ts';
import { totalsOf, winnerOf } from './totals.ts';

/** §11.5: strength is compared; a tie for the highest has no winner. */
export const compare: RunSlot = (state, battle, stage, context) => {
  const totals = totalsOf(state, battle);
  const winner = winnerOf(totals);
  battle.winner = winner ?? 'none';
  context.emit({ e: 'strength.compared', province: battle.province, totals, winner });
  stage.slot = winner === null ? 'home' : 'losers';
};
