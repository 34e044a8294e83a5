import type { UpgradeEffect } from '../content/cards/effects.ts';
import type { Card, UpgradeKind } from '../content/cards.ts';
import { factsOf, keyOf } from '../content/cards.ts';
import type { Slot } from '../content/clan.ts';
import { upgradeEffect } from './cards/index.ts';
import type { Clan } from './state.ts';

/** The upgrade cards on a clan's sheet. */
export function upgrades({ sheet }: Clan): Card[] {
  const cards: Card[] = [];
  if (sheet.leader !== null) cards.push(sheet.leader);
  if (sheet.warrior !== null) cards.push(sheet.warrior);
  if (sheet.ship !== null) cards.push(sheet.ship);
  for (const card of sheet.monsters) if (card !== null) cards.push(card);
  for (const card of sheet.clan) if (card !== null) cards.push(card);
  return cards;
}

/** The card with this key on the sheet, or null. */
export function upgradeCalled(clan: Clan, key: string): Card | null {
  for (const card of upgrades(clan)) if (keyOf(card) === key) return card;
  return null;
}

/** The card on the sheet that opens a window or allows an action, or null; there is only one of each. */
export function upgradeFor(clan: Clan, fits: (effect: UpgradeEffect) => boolean): Card | null {
  for (const card of upgrades(clan)) if (fits(upgradeEffect(card))) return card;
  return null;
}

/** The price in Rage of a window; null if the clan lacks the card. */
export function windowCost(clan: Clan, what: NonNullable<UpgradeEffect['window']>['do']): number | null {
  const card = upgradeFor(clan, ({ window }) => window?.do === what);
  return card === null ? null : (upgradeEffect(card).window?.cost ?? 0);
}

export const hasWindow = (clan: Clan, what: NonNullable<UpgradeEffect['window']>['do']): boolean =>
  windowCost(clan, what) !== null;

/** The sum over all cards on the sheet: benefits are independent of each other. */
export function sumOf(clan: Clan, worth: (effect: UpgradeEffect) => number | undefined): number {
  let sum = 0;
  for (const card of upgrades(clan)) sum += worth(upgradeEffect(card)) ?? 0;
  return sum;
}

export function productOf(clan: Clan, factor: (effect: UpgradeEffect) => number | undefined): number {
  let product = 1;
  for (const card of upgrades(clan)) product *= factor(upgradeEffect(card)) ?? 1;
  return product;
}

/** The upgrade card's data; throws for other cards. */
export function upgradeKind(card: Card): UpgradeKind {
  const { kind } = factsOf(card);
  if (kind.kind === 'quest' || kind.kind === 'battle') throw new Error(`${card} is no upgrade`);
  return kind;
}

/** The strength an upgrade gives its figure; 0 for a Clan upgrade. */
export function strengthOn(card: Card): number {
  const kind = upgradeKind(card);
  return kind.kind === 'clan' ? 0 : kind.strength;
}

/** The slots of the sheet for a kind of upgrade, in order. */
export function placesFor(clan: Clan, slot: Slot): (Card | null)[] {
  if (slot === 'monster') return clan.sheet.monsters;
  return slot === 'clan' ? clan.sheet.clan : [clan.sheet[slot]];
}

export const hasAction = (clan: Clan, what: NonNullable<UpgradeEffect['action']>['do']): boolean =>
  upgradeFor(clan, ({ action }) => action?.do === what) !== null;
