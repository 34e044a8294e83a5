import { type Locale, LOCALES } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import type { UpgradeEffect } from '../content/cards/effects.ts';
import { type Card, CARD_KINDS, type CardKey, CARDS, factsOf } from '../content/cards.ts';
import { CLANS, FIGURES, STATS } from '../content/clan.ts';
import { OPTIONS } from '../content/options.ts';
import { REGIONS, ZONES } from '../content/provinces.ts';
import { battleEffect, upgradeEffect } from '../rules/cards/index.ts';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };
import { speech } from '../text/speech.ts';
import {
  cardName,
  cardText,
  cardValue,
  clanName,
  figureName,
  placeName,
  say,
  statName,
} from '../text/words.ts';

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const numbersIn = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

/** Each kind once, as printed in the first Age that has it. */
const KINDS: readonly Card[] = CARDS.filter(
  ({ kind }, at) => CARDS.findIndex((other) => other.kind.key === kind.key) === at,
).map(({ card }) => card);

/** Amounts an upgrade's text must mention, by its rules. */
function upgradeAmounts(card: Card): number[] {
  const effect = upgradeEffect(card);
  const named: readonly (keyof UpgradeEffect)[] = [
    'discount',
    'questBonus',
    'shipGlory',
    'releaseGlory',
    'conquestGlory',
  ];
  return [
    ...named.flatMap((key) => {
      const amount = effect[key];
      return typeof amount === 'number' ? [amount] : [];
    }),
    ...(effect.warriors === undefined ? [] : [Math.max(effect.warriors.pair, effect.warriors.single)]),
    ...(effect.fallen === undefined ? [] : [effect.fallen.glory]),
    ...[effect.action?.cost ?? 0, effect.window?.cost ?? 0].filter((cost) => cost > 0),
  ];
}

function battleAmounts(card: Card): number[] {
  const { won, lost, judgement } = battleEffect(card);
  const taken = lost === undefined || lost.take === 'cards' ? 0 : lost.most;
  return [won?.glory ?? 0, won?.rage ?? 0, taken, judgement ?? 0].filter((amount) => amount > 0);
}

const amountsOf = (card: Card): number[] =>
  factsOf(card).kind.kind === 'battle' ? battleAmounts(card) : upgradeAmounts(card);

/** What the value line must contain, by kind. */
function printedOn(card: Card): number[] {
  const { kind, age } = factsOf(card);
  switch (kind.kind) {
    case 'battle':
      return battleEffect(card).sight === true ? [] : [kind.bonus];
    case 'quest':
      return [kind.glory[age - 1] ?? 0];
    case 'clan':
      return kind.cost === 0 ? [] : [kind.cost];
    default:
      return kind.cost === 0 ? [kind.strength] : [kind.strength, kind.cost];
  }
}

describe.each(LOCALES)('what is printed, in %s', (locale) => {
  it('has names of their own for all cards, figures, places, clans, stats', () => {
    const lists = [
      KINDS.map((card) => cardName(locale, card)),
      FIGURES.map((figure) => figureName(locale, figure)),
      ZONES.map((zone) => placeName(locale, zone)),
      CLANS.map((clan) => clanName(locale, clan)),
      STATS.map((stat) => statName(locale, stat)),
      REGIONS.map((region) => say(locale, `region.${region}`)),
    ];
    expect(lists[0]).toHaveLength(CARD_KINDS.length);
    for (const names of lists) expect(new Set(names).size).toBe(names.length);
    expect(lists.flat().filter((name) => name.includes('.'))).toEqual([]);
  });

  it.each(CARDS.map(({ card }) => card))('%s names its value and its amounts', (card) => {
    const value = numbersIn(cardValue(locale, card));
    // A cost of 0 may be a word in one language and a digit in the other.
    expect(value.filter((number) => number > 0)).toEqual(printedOn(card).filter((number) => number > 0));
    expect(numbersIn(cardText(locale, card))).toEqual(expect.arrayContaining(amountsOf(card)));
  });

  it('fits on a card', () => {
    const most: Readonly<Record<Locale, number>> = { en: 92, ja: 45 };
    expect(KINDS.filter((card) => cardText(locale, card).length > most[locale])).toEqual([]);
    expect(KINDS.filter((card) => cardText(locale, card).startsWith('card.'))).toEqual([]);
  });

  it('has the same text where cards do the same, and another where they do not', () => {
    const texts = Map.groupBy(KINDS, (card) => cardText(locale, card));
    const alike = [...texts.values()].filter((cards) => cards.length > 1);
    expect(alike.map((cards) => cards.map((card) => factsOf(card).kind.key))).toEqual(
      expect.arrayContaining([
        TYRS.toSorted(byDeck),
        ['dwarf-chieftain', 'soldier-of-hel'],
        ['heimdalls-eye', 'heimdalls-gaze'],
      ]),
    );
    expect(alike).toHaveLength(3);
  });

  it('has plain words for every option and each of its values', () => {
    const said = Object.entries(OPTIONS).flatMap(([option, values]) => [
      speech.option(locale, option),
      ...values.map((value) => speech.option(locale, option, value)),
    ]);
    expect(said.filter((text) => text === '' || text.startsWith('option.'))).toEqual([]);
  });
});

const TYRS: readonly CardKey[] = ['tyrs-bash', 'tyrs-smash', 'tyrs-crush', 'tyrs-smite', 'tyrs-rage'];
const ORDER = KINDS.map((card) => factsOf(card).kind.key);
const byDeck = (one: CardKey, other: CardKey): number => ORDER.indexOf(one) - ORDER.indexOf(other);

describe('the two catalogues', () => {
  const placeholders = (text: string): string[] =>
    [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1] ?? ''))].toSorted();

  it('have the same messages, each in its own script', () => {
    expect(Object.keys(ja)).toEqual(Object.keys(en));
    expect(Object.entries(en).filter(([, text]) => JAPANESE.test(text))).toEqual([]);
    // Keywords of the message format, and names that are typed as they are.
    const format =
      /\{\w+(?:, (?:plural|select),)?|\bother\b|\bone\b|heimdalls-\w+|tyrs-\w+|troll|leader|warrior/g;
    const foreign = Object.entries(ja).filter(([, text]) => /[A-Za-z]{2,}/.test(text.replace(format, '')));
    expect(foreign).toEqual([]);
  });

  it('never ask for a value the English text does not have', () => {
    const english: Readonly<Record<string, string>> = en;
    const strays = Object.entries(ja).filter(([key, text]) => {
      const known = placeholders(english[key] ?? '');
      return placeholders(text).some((name) => !known.includes(name));
    });
    expect(strays).toEqual([]);
  });
});
