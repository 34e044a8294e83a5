import { clanOf } from '../clans.ts';
import { gainGlory, statValue } from '../glory.ts';
import type { RunSlot } from './battle.ts';

/** §11.10: Battle Glory for the winner, by the current value of their Axes. */
export const glory: RunSlot = (state, { winner }, stage, context) => {
  stage.slot = 'count';
  if (typeof winner === 'string') return;
  gainGlory(state, winner, statValue(clanOf(state, winner), 'axes'), 'battle', null, context);
};
