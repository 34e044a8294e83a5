import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { type Card, factsOf } from '../content/cards.ts';
import type { Figure, Slot } from '../content/clan.ts';
import { ZONES } from '../content/provinces.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { addFigure, isMonster } from './figures.ts';
import { addCard, removeCard } from './hand.ts';
import { entriesFor } from './invade.ts';
import type { Upgrade } from './moves.ts';
import { placesFor, sumOf, upgradeKind } from './sheet.ts';
import type { Clan, State } from './state.ts';

export function isUpgrade(card: Card): boolean {
  const { kind } = factsOf(card).kind;
  return kind !== 'quest' && kind !== 'battle';
}

/** §8.2: the printed cost less Frigga's Charm. */
export function upgradeCost(clan: Clan, card: Card): number {
  return Math.max(0, upgradeKind(card).cost - sumOf(clan, ({ discount }) => discount));
}

/** §8.1, §8.2 */
export function refuseUpgrade(state: State, seat: Seat, { card, replaces }: Upgrade): Refusal | null {
  const clan = clanOf(state, seat);
  if (!clan.hand.includes(card)) return refusal('8', 'card.notInHand', [card]);
  if (!isUpgrade(card)) return refusal('8', 'upgrade.none', [card]);
  const need = upgradeCost(clan, card);
  if (need > clan.rage) return refusal('8.2', 'rage.short', [card], { need, have: clan.rage });
  const places = placesFor(clan, upgradeKind(card).kind);
  if (places.includes(replaces)) return null;
  return replaces === null
    ? refusal('8.1', 'upgrade.full', [card], { places: places.length })
    : refusal('8.1', 'upgrade.notThere', [replaces]);
}

/** §8: pays, puts the card on the sheet, and may open a free Invade. */
export function upgrade(
  state: State,
  seat: Seat,
  { card, replaces }: Upgrade,
  context: PlayContext<Event>,
): void {
  const clan = clanOf(state, seat);
  const slot = upgradeKind(card).kind;
  const cost = upgradeCost(clan, card);
  clan.rage -= cost;
  removeCard(clan.hand, card);
  putDown(clan, slot, card, replaces);
  if (replaces !== null) addCard(state.discard, replaces);
  context.emit({ e: 'card.upgraded', seat, card, cost, replaced: replaces });
  if (slot === 'monster') {
    if (replaces !== null) box(clan, seat, replaces, context);
    const figure = monsterOf(card);
    if (figure !== null) addFigure(clan.figures.reserve, figure);
  }
  const figures = freeFigures(state, clan, card);
  if (figures.length > 0) state.frames.push({ step: 'free', seat, figures });
}

function putDown(clan: Clan, slot: Slot, card: Card, replaces: Card | null): void {
  const { sheet } = clan;
  if (slot === 'monster') sheet.monsters[sheet.monsters.indexOf(replaces)] = card;
  else if (slot === 'clan') sheet.clan[sheet.clan.indexOf(replaces)] = card;
  else sheet[slot] = card;
}

function monsterOf(card: Card): Figure | null {
  const key = factsOf(card).kind.key as Figure;
  return isMonster(key) ? key : null;
}

/** §8.4: the Monster leaves with its card, from wherever it is; it does not die. */
function box(clan: Clan, seat: Seat, card: Card, context: PlayContext<Event>): void {
  const figure = monsterOf(card);
  if (figure === null) return;
  for (const zone of ZONES) {
    const at = clan.figures[zone].indexOf(figure);
    if (at >= 0) clan.figures[zone].splice(at, 1);
  }
  context.emit({ e: 'monster.boxed', seat, figure });
}

/** §8.3: the card's figures in the reserve that can enter somewhere. */
export function freeFigures(state: State, clan: Clan, card: Card): Figure[] {
  return figuresOf(card).filter(
    (figure) => clan.figures.reserve.includes(figure) && entriesFor(state, clan, figure).length > 0,
  );
}

/** The figures an upgrade applies to. */
export function figuresOf(card: Card): Figure[] {
  const slot = upgradeKind(card).kind;
  if (slot === 'clan') return [];
  if (slot === 'ship') return ['ship', 'sea-serpent'];
  if (slot !== 'monster') return [slot];
  const figure = monsterOf(card);
  return figure === null ? [] : [figure];
}
