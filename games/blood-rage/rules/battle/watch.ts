import { gainGlory } from '../glory.ts';
import { playedBy, type RunSlot, spend, textOf } from './battle.ts';
import { bonusOf } from './totals.ts';

/** Heimdall's Watch, the first in order: Glory for all bonuses, all cards are discarded, everybody plays a new one. */
export const watch: RunSlot = (state, battle, stage, context) => {
  const watching = battle.played.find((played) => textOf(played).reveal === 'watch');
  if (watching === undefined) {
    stage.slot = 'before';
    return;
  }
  const { seat, card } = watching;
  const bonus = battle.played.reduce((sum, played) => sum + bonusOf(state, battle, played), 0);
  context.emit({ e: 'watch.called', seat, bonus });
  gainGlory(state, seat, bonus, 'cards', card, context);
  for (const other of battle.participants) {
    const cards = playedBy(battle, other).map((played) => spend(state, played));
    if (cards.length > 0) context.emit({ e: 'cards.spent', seat: other, cards });
  }
  battle.played = [];
  stage.slot = 'cards';
};
