import { type Back, BACKS, type Card, CARDS, type Face, isBack } from '../content/cards.ts';

/** Cards by Age and kind, then backs. */
const RANK = new Map<string, number>(
  [...CARDS.map(({ card }) => card), ...BACKS].map((face, at) => [face, at]),
);

const rankOf = (face: Face): number => RANK.get(face) ?? RANK.size;

export function sortCards<F extends Face>(cards: readonly F[]): F[] {
  return cards.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** Inserts a card into a sorted list. */
export function addCard(cards: Face[], card: Face): void {
  const rank = rankOf(card);
  let at = cards.length;
  for (let before = cards[at - 1]; before !== undefined && rankOf(before) > rank; before = cards[at - 1])
    at--;
  cards.splice(at, 0, card);
}

/** Removes one card; false if there is none. */
export function removeCard(cards: Face[], card: Face): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

const isKnown = (face: Face): face is Exclude<Card, Back> => !isBack(face);

/** The distinct known cards in a sorted list. */
export function kindsIn(cards: readonly Face[]): Card[] {
  const kinds: Card[] = [];
  for (const face of cards) if (isKnown(face) && face !== kinds.at(-1)) kinds.push(face);
  return kinds;
}

/** Whether `cards` contains all of `wanted`, with multiplicity. */
export function holds(cards: readonly Face[], wanted: readonly Card[]): boolean {
  const rest = [...cards];
  return wanted.every((card) => removeCard(rest, card));
}

/** All known cards in a list. */
export const knownIn = (cards: readonly Face[]): Card[] => cards.filter(isKnown);
