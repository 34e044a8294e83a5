import type { Seat } from '@sanguine/kernel';
import { type Card, type Face, factsOf, isBack, keyOf } from '../content/cards.ts';
import { clanOf } from '../rules/clans.ts';
import { isQuest } from '../rules/quests.ts';
import { placesFor, upgradeKind, upgrades } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { questChance, questWorth } from './errands.ts';
import type { Field } from './field.ts';
import { battlePrice, NEXT_BATTLE, NEXT_QUEST, NEXT_UPGRADE, RAGE, UNKNOWN, upgradePrice } from './prices.ts';
import { agesLeft, rageOf, timeLeft } from './season.ts';

/** What is in hand is not played yet. */
const IN_HAND = 0.8;
/** One card goes on to the next Age; while there is something to be done, another is likely to be used. */
const CARRIED = 0.8;
const KEPT = 0.3;

/** What the cards on the sheet will still bring. */
export function sheetWorth(state: State, clan: Clan): number {
  const time = timeLeft(state);
  let sum = 0;
  for (const card of upgrades(clan)) sum += upgradePrice(keyOf(card));
  return sum * time;
}

/** What an upgrade would bring, less its price and what has to go for it. */
export function upgradeGain(state: State, clan: Clan, card: Card): number {
  const time = timeLeft(state);
  const cost = upgradeCost(clan, card);
  if (cost > rageOf(state, clan)) return 0;
  let least = Infinity;
  for (const place of placesFor(clan, upgradeKind(card).kind)) {
    least = Math.min(least, place === null ? 0 : upgradePrice(keyOf(place)));
  }
  return Math.max(0, time * (upgradePrice(keyOf(card)) - least) - RAGE * cost);
}

/** What a Battle card is good for, while there are battles to come. */
export function battleWorth(card: Card): number {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? battlePrice(kind.key, kind.bonus) : 0;
}

/** What the card would be worth in the next Age: one may be kept. */
export function carriedWorth(state: State, clan: Clan, card: Card): number {
  const ages = agesLeft(state);
  if (ages === 0) return 0;
  const { kind, age } = factsOf(card);
  if (kind.kind === 'quest') return 0.6 * ((kind.glory[age - 1] ?? 0) + 3);
  if (kind.kind === 'battle') return battlePrice(kind.key, kind.bonus);
  const replaced = Math.min(
    ...placesFor(clan, kind.kind).map((place) => (place === null ? 0 : upgradePrice(keyOf(place)))),
  );
  return Math.max(0, ages * (upgradePrice(kind.key) - replaced) - RAGE * kind.cost);
}

/** What the seat's hand is worth to it; with other cards in it, what that hand would be. */
export function handWorth(
  state: State,
  field: Field,
  seat: Seat,
  hand: readonly Face[] = clanOf(state, seat).hand,
): number {
  const clan = clanOf(state, seat);
  const acts = (field.rages[seat] ?? 0) > 0;
  const quests: number[] = [];
  const gains: number[] = [];
  const fights: number[] = [];
  let [carried, unknown] = [0, 0];
  for (const face of hand) {
    if (isBack(face) || seat !== field.viewer) {
      unknown++;
      continue;
    }
    carried = Math.max(carried, CARRIED * carriedWorth(state, clan, face));
    if (isQuest(face)) {
      if (acts) quests.push(questChance(state, field, seat, face) * questWorth(state, seat, face));
    } else if (isUpgrade(face)) {
      if (acts) gains.push(upgradeGain(state, clan, face));
    } else fights.push(battleWorth(face));
  }
  if (acts) carried *= KEPT;
  else unknown = Math.min(unknown, agesLeft(state) > 0 ? 1 : 0);
  const used = IN_HAND * (graded(quests, NEXT_QUEST) + graded(gains, NEXT_UPGRADE));
  return used + warlike(state, field) * graded(fights, NEXT_BATTLE) + carried + UNKNOWN * unknown;
}

/** How much Battle cards count: the more battles are to come, the more. */
function warlike({ phase }: State, { open }: Field): number {
  return phase === 'action' || phase === 'gifts' ? Math.min(1, open / 4) : 0;
}

/** The best counts in full, each next one less. */
export function graded(worths: number[], next: number): number {
  if (worths.length > 1) worths.sort((one, other) => other - one);
  let sum = 0;
  let share = 1;
  for (const worth of worths) {
    sum += share * worth;
    share *= next;
  }
  return sum;
}
