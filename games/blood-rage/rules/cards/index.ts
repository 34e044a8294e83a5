import { BATTLES } from '../../content/cards/battles.ts';
import type { BattleEffect, QuestEffect } from '../../content/cards/effects.ts';
import { QUESTS } from '../../content/cards/quests.ts';
import type { BattleRow, UpgradeRow } from '../../content/cards/row.ts';
import { UPGRADES, type UpgradeKey, type UpgradeWith } from '../../content/cards/upgrades.ts';
import { type Card, CARDS } from '../../content/cards.ts';
import type { CodedEffect } from './effect.ts';
import { fireGiant } from './fire-giant.ts';
import { troll } from './troll.ts';

/** The effects of upgrades whose row says `coded`. */
const CODED: Readonly<Record<UpgradeWith<{ effect: 'coded' }>, CodedEffect>> = {
  troll,
  'fire-giant': fireGiant,
};

function effectOf(key: UpgradeKey): CodedEffect | undefined {
  const { effect }: UpgradeRow = UPGRADES[key];
  const coded: Readonly<Partial<Record<UpgradeKey, CodedEffect>>> = CODED;
  return effect === 'coded' ? coded[key] : effect;
}

/** Shared by all cards without an effect. */
const NOTHING: CodedEffect & BattleEffect = Object.freeze({});

/** By card, not by key: lookups are very frequent. */
const upgrades = new Map<Card, CodedEffect>();
const battles = new Map<Card, BattleEffect>();
const quests = new Map<Card, QuestEffect>();
for (const { card, kind } of CARDS) {
  if (kind.kind === 'quest') quests.set(card, QUESTS[kind.key].effect);
  else if (kind.kind === 'battle') {
    const { effect }: BattleRow = BATTLES[kind.key];
    battles.set(card, effect ?? NOTHING);
  } else upgrades.set(card, effectOf(kind.key) ?? NOTHING);
}

/** What the card does on a clan sheet. */
export const upgradeEffect = (card: Card): CodedEffect => upgrades.get(card) ?? NOTHING;

/** The effect of the card's text in battle; empty for other than Battle cards. */
export const battleEffect = (card: Card): BattleEffect => battles.get(card) ?? NOTHING;

/** The Quest's condition. */
export function questEffect(card: Card): QuestEffect {
  const effect = quests.get(card);
  if (effect === undefined) throw new Error(`${card} is no Quest`);
  return effect;
}
