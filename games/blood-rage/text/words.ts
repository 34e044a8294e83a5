import {
  codebook,
  type CodeKey,
  type KeyOf,
  type Locale,
  phrasebook,
  type Say,
  type Seat,
  type Values,
  wording,
} from '@sanguine/kernel';
import { ageOf, type Back, BACKS, type Card, type Face, factsOf, isBack, keyOf } from '../content/cards.ts';
import type { ClanName, Figure, Stat } from '../content/clan.ts';
import type { OPTIONS } from '../content/options.ts';
import type { Token, Zone } from '../content/provinces.ts';
import { battleEffect } from '../rules/cards/index.ts';
import { clanOf } from '../rules/clans.ts';
import { isMonster, kindsOf, sortFigures } from '../rules/figures.ts';
import type { Frames } from '../rules/frames.ts';
import { kindsIn, sortCards } from '../rules/hand.ts';
import type { State } from '../rules/state.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };

const catalogue = { en, ja };
export const say = phrasebook(catalogue) satisfies Say<CodeKey<typeof OPTIONS, keyof Frames>>;
export type Phrase = KeyOf<typeof say>;
/** Texts for codes that come from data: refusals, steps and options. */
export const sayCode = codebook(catalogue, say);
const words = wording(say);
export const { join, inLines, nameOf, noted } = words;

export const clanName = (locale: Locale, clan: ClanName | 'none'): string => say(locale, `clan.${clan}`);
export const placeName = (locale: Locale, place: Zone): string => say(locale, `place.${place}`);
export const statName = (locale: Locale, stat: Stat): string => say(locale, `stat.${stat}`);
export const tokenName = (locale: Locale, token: Token): string => say(locale, `token.${token}`);
export const rewardName = (locale: Locale, token: Token): string => say(locale, `reward.${token}`);
/** A Monster has the name of its card. */
export const figureName = (locale: Locale, figure: Figure): string =>
  say(locale, isMonster(figure) ? `card.${figure}` : `figure.${figure}`);

export function placeNames(locale: Locale, places: readonly Zone[]): string {
  return join(
    locale,
    places.map((place) => placeName(locale, place)),
  );
}

/** The kinds of figures with their counts. */
function figureCounts(figures: readonly Figure[]): { readonly kind: Figure; readonly count: number }[] {
  const sorted = sortFigures(figures);
  return kindsOf(sorted).map((kind) => ({ kind, count: sorted.filter((figure) => figure === kind).length }));
}

/** `Leader`, `2 Warriors` */
export const figureList = (locale: Locale, figures: readonly Figure[]): string[] =>
  figureCounts(figures).map(({ kind, count }) =>
    say(locale, 'figures.count', { count, figure: figureName(locale, kind) }),
  );

/** `the Leader, 2 Warriors`: a clan has only one of each other kind. */
export const figureNames = (locale: Locale, figures: readonly Figure[]): string =>
  join(
    locale,
    figureCounts(figures).map(({ kind, count }) =>
      kind === 'warrior'
        ? say(locale, 'figures.warriors', { count })
        : say(locale, 'figures.the', { figure: figureName(locale, kind) }),
    ),
  );

export const cardName = (locale: Locale, card: Card): string => say(locale, `card.${keyOf(card)}`);

/** What a card does, as printed on it. */
export const cardText = (locale: Locale, card: Card): string => say(locale, `card.${keyOf(card)}.text`);

/** `+5`; a card whose bonus depends on others has none printed. */
export function bonusText(locale: Locale, card: Card): string {
  const { kind } = factsOf(card);
  if (kind.kind === 'battle' && battleEffect(card).sight === true) return say(locale, 'bonus.sight');
  return say(locale, 'bonus.any', { bonus: kind.kind === 'battle' ? kind.bonus : 0 });
}

/** `Monster, strength 2, 2 Rage`, `Quest, 5 Glory`, `Battle card +5` */
export function cardValue(locale: Locale, card: Card): string {
  const { kind: facts, age } = factsOf(card);
  const kind = say(locale, `kind.${facts.kind}`);
  switch (facts.kind) {
    case 'battle':
      return say(locale, 'value.battle', { kind, bonus: bonusText(locale, card) });
    case 'quest':
      return say(locale, 'value.quest', { kind, glory: facts.glory[age - 1] ?? 0 });
    case 'clan':
      return say(locale, 'value.clan', { kind, cost: facts.cost });
    default:
      return say(locale, 'value.figure', { kind, strength: facts.strength, cost: facts.cost });
  }
}

/** `2 Tyr's Smash`, `Troll`, `3 cards of Age 2`: equal cards are counted, hidden ones by their backs. */
export function faceParts(locale: Locale, faces: readonly Face[]): string[] {
  const sorted = sortCards(faces);
  const count = (face: Face): number => sorted.filter((one) => one === face).length;
  const backs = BACKS.filter((back) => sorted.includes(back));
  return [
    ...kindsIn(sorted).map((card) =>
      say(locale, 'cards.count', { count: count(card), card: cardName(locale, card) }),
    ),
    ...backs.map((back) => backText(locale, back, count(back))),
  ];
}

const backText = (locale: Locale, back: Back, count: number): string =>
  say(locale, `back.${ageOf(back)}`, { count });

export const faceNames = (locale: Locale, faces: readonly Face[]): string =>
  join(locale, faceParts(locale, faces));

export const isKnown = (face: Face): face is Card => !isBack(face);

/** `Ann (Wolf)`, unless the name already contains the clan. */
export function playerName(locale: Locale, state: State, names: readonly string[], seat: Seat): string {
  const { name: clan } = clanOf(state, seat);
  return words.nameWithSide(locale, names, seat, clan === 'none' ? null : clanName(locale, clan));
}

/** A clan, where player names are not available. */
export const sideOf = (locale: Locale, state: State, seat: Seat): string =>
  clanName(locale, clanOf(state, seat).name);

/** A list of like parts: `Ann 12 Glory, Bob 9 Glory`. */
export function each<T>(
  locale: Locale,
  items: readonly T[],
  key: Phrase,
  values: (item: T, at: number) => Values,
): string {
  return join(
    locale,
    items.map((item, at) => say(locale, key, values(item, at))),
  );
}
