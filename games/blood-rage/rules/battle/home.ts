import { clanOf } from '../clans.ts';
import { windowCost } from '../sheet.ts';
import type { Clan } from '../state.ts';
import { onTable, playedBy, type RunSlot, spend, takeHome } from './battle.ts';

/** The price of a regained card (Tyr's Prowess); null without it. */
export const prowessCost = (clan: Clan): number | null => windowCost(clan, 'prowess');

/**
 * §11.7: the winner's cards are discarded, except those regained by Tyr's Prowess; all others return to their hands.
 */
export const home: RunSlot = (state, battle, stage, context) => {
  const { winner } = battle;
  if (typeof winner === 'number' && !stage.done.includes(winner)) {
    stage.done.push(winner);
    const clan = clanOf(state, winner);
    const cost = prowessCost(clan);
    const cards = onTable(playedBy(battle, winner)).map(({ card }) => card);
    if (cost !== null && clan.rage >= cost && cards.length > 0) {
      state.frames.push({ step: 'prowess', seat: winner, cards });
      return;
    }
  }
  stage.slot = 'losses';
  for (const seat of battle.participants) {
    const rest = onTable(playedBy(battle, seat));
    if (rest.length === 0) continue;
    if (seat === winner) {
      context.emit({ e: 'cards.spent', seat, cards: rest.map((played) => spend(state, played)) });
    } else {
      context.emit({ e: 'cards.returned', seat, cards: rest.map((played) => takeHome(state, played, seat)) });
    }
  }
};
