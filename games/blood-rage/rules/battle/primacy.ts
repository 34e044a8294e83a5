import { battleEffect } from '../cards/index.ts';
import { type RunSlot, textOf } from './battle.ts';

/** Thor's Primacy voids the opponents' texts, including another Primacy, before they act. */
export const primacy: RunSlot = (_state, battle, stage, context) => {
  stage.slot = 'watch';
  for (const played of battle.played) {
    if (textOf(played).reveal !== 'primacy') continue;
    for (const other of battle.played) {
      if (other.seat === played.seat || other.void) continue;
      if (Object.keys(battleEffect(other.card)).length === 0) continue;
      other.void = true;
      context.emit({ e: 'card.voided', seat: other.seat, card: other.card, by: played.seat });
    }
  }
};
