import {
  type Asked,
  BadValue,
  deskOf,
  type Locale,
  type OddsDesk,
  percent,
  type Values,
} from '@sanguine/kernel';
import { DEALT, KEPT } from '../content/ages.ts';
import { AGES, type Age, type Card, deckOf, isCard } from '../content/cards.ts';
import { removeCard } from '../rules/hand.ts';
import { printedBonus } from './guesses.ts';
import { missChance } from './unseen-chance.ts';
import { cardName, say } from './words.ts';

const NAMES = ['age', 'players', 'cards', 'bonus', 'card', 'seen'] as const;
type Name = (typeof NAMES)[number];

const PLAYERS = { least: 2, most: 4 } as const;
const BONUS = { least: 1, most: 6 } as const;

/** Names and words that are typed stay as they are typed. */
const bad = ({ locale }: Asked, key: string, facts: Values): BadValue =>
  new BadValue(say(locale, `desk.problem.${key}`, facts));

const wordOf = ({ values }: Asked, name: Name): string => (values[name] ?? '').trim();

interface Range {
  readonly least: number;
  readonly most: number;
}

function readNumber(asked: Asked, name: Name, { least, most }: Range): number | null {
  const word = wordOf(asked, name);
  if (word === '') return null;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw bad(asked, 'number', { name, word, least, most });
}

function needNumber(asked: Asked, name: Name, range: Range): number {
  const number = readNumber(asked, name, range);
  if (number === null) throw bad(asked, 'none', { name, ...range });
  return number;
}

/** `tyrs-rage`, `Tyr's Rage` and `tyrs-rage-2` are one card of Age 2. */
const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/-[123]$/, '')
    .replace(/[^a-z]/g, '');

function cardCalled(asked: Asked, name: Name, word: string, age: Age, deck: readonly Card[]): Card {
  const found = deck.find((card) => plain(card) === plain(word));
  if (found === undefined || (isCard(word) && word !== found)) throw bad(asked, 'card', { name, word, age });
  return found;
}

interface Question {
  readonly cards: number;
  readonly bonuses: readonly number[];
  readonly card: Card | null;
  readonly unseen: readonly Card[];
}

function read(asked: Asked): Question {
  const stray = Object.keys(asked.values).find((name) => !NAMES.some((known) => known === name));
  if (stray !== undefined) throw bad(asked, 'stray', { name: stray, known: NAMES.join(', ') });
  const age = AGES[needNumber(asked, 'age', { least: 1, most: AGES.length }) - 1] ?? AGES[0];
  const deck = deckOf(age, needNumber(asked, 'players', PLAYERS));
  const unseen = readUnseen(asked, age, deck);
  const cards = readNumber(asked, 'cards', { least: 1, most: DEALT }) ?? KEPT;
  if (cards > unseen.length) throw bad(asked, 'few', { name: 'cards', word: cards, unseen: unseen.length });
  const bonus = readNumber(asked, 'bonus', BONUS);
  const word = wordOf(asked, 'card');
  if (word !== '' && bonus !== null) throw bad(asked, 'both', { name: 'card' });
  const card = word === '' ? null : cardCalled(asked, 'card', word, age, deck);
  const every = Array.from({ length: BONUS.most }, (_, less) => less + 1);
  return { cards, bonuses: card !== null ? [] : bonus === null ? every : [bonus], card, unseen };
}

/** The deck without the cards named as seen. */
function readUnseen(asked: Asked, age: Age, deck: readonly Card[]): Card[] {
  const unseen = [...deck];
  const words = wordOf(asked, 'seen')
    .split(',')
    .map((word) => word.trim());
  for (const word of words.filter((one) => one !== '')) {
    const card = cardCalled(asked, 'seen', word, age, deck);
    if (!removeCard(unseen, card)) throw bad(asked, 'often', { name: 'seen', word, age });
  }
  return unseen;
}

function answer(locale: Locale, { cards, bonuses, card, unseen }: Question): ReturnType<OddsDesk['ask']> {
  const result: Record<string, number> = { cards, unseen: unseen.length };
  const lines: string[] = [];
  const tell = (name: string, key: 'bonus' | 'card', fits: (one: Card) => boolean, words: Values): void => {
    const good = unseen.filter(fits).length;
    const chance = 1 - missChance(unseen.length, good, cards);
    result[name] = chance;
    lines.push(
      say(locale, `desk.line.${key}`, {
        cards,
        good,
        unseen: unseen.length,
        chance: percent(locale, chance),
        ...words,
      }),
    );
  };
  if (card !== null) tell('chance', 'card', (one) => one === card, { card: cardName(locale, card) });
  for (const bonus of bonuses) {
    const name = bonuses.length === 1 ? 'chance' : `chance${bonus}`;
    tell(name, 'bonus', (one) => printedBonus(one) >= bonus, { bonus });
  }
  return { ok: true, result, lines };
}

/** What a rival may hold, asked by hand: `--age 2 --players 3 --cards 4 --bonus 5 --seen tyrs-rage`. */
export const oddsDesk: OddsDesk = deskOf(
  NAMES,
  (locale, name) => say(locale, `desk.${name}`, { most: DEALT, usual: KEPT }),
  (asked) => answer(asked.locale, read(asked)),
);
