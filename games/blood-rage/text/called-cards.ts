import type { Nameable, OddsQuestion } from '@sanguine/kernel';
import { type Age, type Card, CARDS, isCard } from '../content/cards.ts';
import { cardName } from './words.ts';

/** Cards by their names without an Age: `tyrs-crush`. */
interface CalledCards extends Nameable<string> {
  readonly cardOf: (key: string) => Card;
}

const keyOf = (card: Card): string => card.slice(0, -2);

/** These cards; if several have the same name, the first. */
export function calledCards(cards: Iterable<Card>): CalledCards {
  const byKey = new Map<string, Card>();
  for (const card of cards) if (!byKey.has(keyOf(card))) byKey.set(keyOf(card), card);
  const cardOf = (key: string): Card => {
    const card = byKey.get(key);
    if (card === undefined) throw new Error(`no card is called ${key}`);
    return card;
  };
  return { words: [...byKey.keys()], name: (locale, key) => cardName(locale, cardOf(key)), cardOf };
}

/** All cards of an Age and those before it, the latest first. */
export const cardsUpTo = (age: Age): CalledCards =>
  calledCards(
    CARDS.filter((one) => one.age <= age)
      .toReversed()
      .map(({ card }) => card),
  );

/** The card a text names in the reader's language; `tyrs-crush-1` names its own. Throws with what it may have meant. */
export function cardCalled<Name extends string>(
  question: Pick<OddsQuestion<Name, never>, 'thing'>,
  name: Name,
  text: string,
  cards: CalledCards,
): Card {
  const exact = text.toLowerCase();
  if (isCard(exact) && cards.words.includes(keyOf(exact))) return exact;
  return cards.cardOf(question.thing(name, cards, text));
}

/** The parts of a typed text between commas. */
export const listed = (text: string): string[] =>
  text
    .split(/[,、]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
