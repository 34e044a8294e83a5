import { clanOf } from '../clans.ts';
import { gainGlory, risingStats } from '../glory.ts';
import { playedBy, type RunSlot, textOf } from './battle.ts';

/** §11.6: the texts of the winner's cards. */
export const winner: RunSlot = (state, battle, stage, context) => {
  stage.slot = 'home';
  const { winner: seat } = battle;
  if (typeof seat === 'string') return;
  const clan = clanOf(state, seat);
  for (const played of playedBy(battle, seat)) {
    const { won } = textOf(played);
    if (won === undefined) continue;
    if (won.rage > 0) {
      clan.rage += won.rage;
      context.emit({ e: 'rage.gained', seat, rage: won.rage });
    }
    gainGlory(state, seat, won.glory, 'cards', played.card, context);
    const stats = risingStats(clan);
    if (won.raise && stats.length > 0) state.frames.push({ step: 'raise', seat, stats, by: played.card });
  }
};
