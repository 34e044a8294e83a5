import type { Seat } from '@sanguine/kernel';
import { type Card, type Face, factsOf, isBack, keyOf } from '../content/cards.ts';
import { clanOf } from '../rules/clans.ts';
import { isQuest } from '../rules/quests.ts';
import { placesFor, upgradeKind, upgrades } from '../rules/sheet.ts';
import type { Clan, State } from '../rules/state.ts';
import { isUpgrade, upgradeCost } from '../rules/upgrade.ts';
import { questChance, questValue } from './quest-values.ts';
import { likingOf, type Survey } from './survey.ts';
import { battleValue, NEXT_BATTLE, NEXT_QUEST, NEXT_UPGRADE, RAGE, UNKNOWN, upgradeValue } from './values.ts';
import { agesLeft, rageLeft, gameLeft } from './remaining.ts';

/** A card in hand counts less than one played. */
const IN_HAND = 0.8;
/** One card is carried into the next Age; while the seat can still act, it is likely to use that card instead. */
const CARRIED = 0.8;
const KEPT = 0.3;

/** What the cards on the sheet will bring in the time left. */
export function sheetValue(state: State, clan: Clan): number {
  const time = gameLeft(state);
  let sum = 0;
  for (const card of upgrades(clan)) sum += upgradeValue(keyOf(card));
  return sum * time;
}

/** What an upgrade would bring, less its cost and the card it replaces. */
export function upgradeGain(state: State, clan: Clan, card: Card): number {
  const time = gameLeft(state);
  const cost = upgradeCost(clan, card);
  if (cost > rageLeft(state, clan)) return 0;
  let least = Infinity;
  for (const place of placesFor(clan, upgradeKind(card).kind)) {
    least = Math.min(least, place === null ? 0 : upgradeValue(keyOf(place)));
  }
  return Math.max(0, time * (upgradeValue(keyOf(card)) - least) - RAGE * cost);
}

/** What a Battle card is worth while there are battles to come. */
export function battleCardValue(card: Card): number {
  const { kind } = factsOf(card);
  return kind.kind === 'battle' ? battleValue(kind.key, kind.bonus) : 0;
}

/** What the card would be worth if it were the one kept for the next Age. */
export function carriedValue(state: State, clan: Clan, card: Card): number {
  const ages = agesLeft(state);
  if (ages === 0) return 0;
  const { kind, age } = factsOf(card);
  if (kind.kind === 'quest') return 0.6 * ((kind.glory[age - 1] ?? 0) + 3);
  if (kind.kind === 'battle') return battleValue(kind.key, kind.bonus);
  const replaced = Math.min(
    ...placesFor(clan, kind.kind).map((place) => (place === null ? 0 : upgradeValue(keyOf(place)))),
  );
  return Math.max(0, ages * (upgradeValue(kind.key) - replaced) - RAGE * kind.cost);
}

/** What the seat's hand is worth to it, or another hand in its place. */
export function handValue(
  state: State,
  survey: Survey,
  seat: Seat,
  hand: readonly Face[] = clanOf(state, seat).hand,
): number {
  const clan = clanOf(state, seat);
  const liking = likingOf(survey, seat);
  const acts = (survey.rages[seat] ?? 0) > 0;
  const quests: number[] = [];
  const gains: number[] = [];
  const fights: number[] = [];
  let [carried, unknown] = [0, 0];
  for (const face of hand) {
    if (isBack(face) || seat !== survey.viewer) {
      unknown++;
      continue;
    }
    carried = Math.max(carried, CARRIED * carriedValue(state, clan, face));
    if (isQuest(face)) {
      if (acts) quests.push(questChance(state, survey, seat, face) * questValue(state, seat, face));
    } else if (isUpgrade(face)) {
      if (acts) gains.push(upgradeGain(state, clan, face));
    } else fights.push(battleCardValue(face));
  }
  if (acts) carried *= KEPT;
  else unknown = Math.min(unknown, agesLeft(state) > 0 ? 1 : 0);
  const used =
    IN_HAND *
    (liking.quest * diminishing(quests, NEXT_QUEST) + liking.upgrade * diminishing(gains, NEXT_UPGRADE));
  const fought = liking.battle * battleShare(state, survey) * diminishing(fights, NEXT_BATTLE);
  return used + fought + carried + UNKNOWN * unknown;
}

/** How much Battle cards count: the more battles are to come, the more. */
function battleShare({ phase }: State, { open }: Survey): number {
  return phase === 'action' || phase === 'gifts' ? Math.min(1, open / 4) : 0;
}

/** The sum of values where the best counts in full and each next one less. */
export function diminishing(worths: number[], next: number): number {
  if (worths.length > 1) worths.sort((one, other) => other - one);
  let sum = 0;
  let share = 1;
  for (const worth of worths) {
    sum += share * worth;
    share *= next;
  }
  return sum;
}
