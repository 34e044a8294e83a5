import { type Card, CARDS } from '../../content/cards.ts';
import { BATTLES } from './battles.ts';
import type { BattleEffect, QuestEffect, UpgradeEffect } from './effect.ts';
import { QUESTS } from './quests.ts';
import { UPGRADES } from './upgrades.ts';

/** Shared by all cards without a text. */
const NOTHING: UpgradeEffect & BattleEffect = Object.freeze({});

/** Looked up by card, not by key: it is asked all the time. */
function byCard<Effect>(effects: Readonly<Record<string, Effect>>): ReadonlyMap<string, Effect> {
  return new Map(
    CARDS.flatMap(({ card, kind: { key } }) => {
      const effect = effects[key];
      return effect === undefined ? [] : [[card, effect] as const];
    }),
  );
}

const upgradesByCard = byCard(UPGRADES);
const battlesByCard = byCard(BATTLES);
const questsByCard = byCard(QUESTS);

/** What the card does on a clan sheet. */
export const upgradeEffect = (card: Card): UpgradeEffect => upgradesByCard.get(card) ?? NOTHING;

/** What the text of the card does in battle; other than Battle cards have none. */
export const battleEffect = (card: Card): BattleEffect => battlesByCard.get(card) ?? NOTHING;

/** What the Quest asks for. */
export function questEffect(card: Card): QuestEffect {
  const effect = questsByCard.get(card);
  if (effect === undefined) throw new Error(`${card} is no Quest`);
  return effect;
}
