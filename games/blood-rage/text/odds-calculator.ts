import {
  type OddsQuestion as AskedFor,
  oddsCalculator,
  type Locale,
  type OddsCalculator,
  percent,
  type Values,
} from '@sanguine/kernel';
import { DEALT, KEPT } from '../content/ages.ts';
import { BATTLES } from '../content/cards/battles.ts';
import { AGES, type Age, type Card, deckOf } from '../content/cards.ts';
import { removeCard } from '../rules/hand.ts';
import { calledCards, cardCalled, listed } from './called-cards.ts';
import { battleAnswer } from './chances/question.ts';
import { printedBonus } from './guesses.ts';
import { missChance } from './unseen-chance.ts';
import { cardName, type Phrase, say } from './words.ts';

const NAMES = ['age', 'players', 'cards', 'bonus', 'card', 'seen', 'mine', 'hand', 'rivals'] as const;
type Name = (typeof NAMES)[number];
type Asked = AskedFor<Name, Phrase>;

const PLAYERS = { least: 2, most: 4 } as const;
const BONUS = { least: 1, most: Math.max(...Object.values(BATTLES).map(({ bonus }) => bonus)) };

interface Range {
  readonly least: number;
  readonly most: number;
}

const readNumber = (question: Asked, name: Name, range: Range): number | null =>
  question.number(name, range, 'calculator.problem.number');

function needNumber(question: Asked, name: Name, range: Range): number {
  const number = readNumber(question, name, range);
  if (number === null) throw question.bad('calculator.problem.none', { name, ...range });
  return number;
}

/** A card of the Age in question. */
function deckCard(question: Asked, name: Name, word: string, age: Age, deck: readonly Card[]): Card {
  const card = cardCalled(question, name, word, calledCards(deck));
  if (!deck.includes(card)) throw question.bad('calculator.problem.card', { name, word, age });
  return card;
}

/** Whether a battle is asked about; then no question about a single hand is allowed. */
function asksBattle(question: Asked): boolean {
  const typed = (names: readonly Name[]): Name | undefined =>
    names.find((name) => question.text(name) !== '');
  const battle = typed(['mine', 'hand', 'rivals']);
  const stray = typed(['cards', 'bonus', 'card']);
  if (battle !== undefined && stray !== undefined)
    throw question.bad('calculator.problem.apart', { name: stray });
  return battle !== undefined;
}

function readBattle(question: Asked): ReturnType<OddsCalculator['ask']> {
  const { age, players, deck } = readDeck(question);
  const unseen = readUnseen(question, age, deck);
  const seen = [...deck];
  for (const card of unseen) removeCard(seen, card);
  return battleAnswer({ question, age, players, seen });
}

function readDeck(question: Asked): { age: Age; players: number; deck: Card[] } {
  const age = AGES[needNumber(question, 'age', { least: 1, most: AGES.length }) - 1] ?? AGES[0];
  const players = needNumber(question, 'players', PLAYERS);
  return { age, players, deck: deckOf(age, players) };
}

interface Question {
  readonly cards: number;
  readonly bonuses: readonly number[];
  readonly card: Card | null;
  readonly unseen: readonly Card[];
}

function read(question: Asked): Question {
  const { age, deck } = readDeck(question);
  const unseen = readUnseen(question, age, deck);
  const cards = readNumber(question, 'cards', { least: 1, most: DEALT }) ?? KEPT;
  if (cards > unseen.length)
    throw question.bad('calculator.problem.few', { name: 'cards', word: cards, unseen: unseen.length });
  const bonus = readNumber(question, 'bonus', BONUS);
  const word = question.text('card');
  if (word !== '' && bonus !== null) throw question.bad('calculator.problem.both', { name: 'card' });
  const card = word === '' ? null : deckCard(question, 'card', word, age, deck);
  const every = Array.from({ length: BONUS.most }, (_, less) => less + 1);
  return { cards, bonuses: card !== null ? [] : bonus === null ? every : [bonus], card, unseen };
}

/** The deck without the cards named as seen. */
function readUnseen(question: Asked, age: Age, deck: readonly Card[]): Card[] {
  const unseen = [...deck];
  for (const word of listed(question.text('seen'))) {
    const card = deckCard(question, 'seen', word, age, deck);
    if (!removeCard(unseen, card))
      throw question.bad('calculator.problem.often', { name: 'seen', word, age });
  }
  return unseen;
}

function answer(
  locale: Locale,
  { cards, bonuses, card, unseen }: Question,
): ReturnType<OddsCalculator['ask']> {
  const result: Record<string, number> = { cards, unseen: unseen.length };
  const lines: string[] = [];
  const tell = (name: string, key: 'bonus' | 'card', fits: (one: Card) => boolean, words: Values): void => {
    const good = unseen.filter(fits).length;
    const chance = 1 - missChance(unseen.length, good, cards);
    result[name] = chance;
    lines.push(
      say(locale, `calculator.line.${key}`, {
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

/**
 * What a rival may hold, for a situation described by hand: `--age 2 --players 3 --cards 4 --bonus 5 --seen tyrs-rage`;
 * or how a battle may end with each card of a hand.
 */
export const calculator: OddsCalculator = oddsCalculator(
  { say, names: NAMES, facts: { most: DEALT, usual: KEPT } },
  (question) => (asksBattle(question) ? readBattle(question) : answer(question.locale, read(question))),
);
