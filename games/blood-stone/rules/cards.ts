import type { Seat, PlayContext } from '@sanguine/kernel';
import { BLOOD_KINDS, PHANTOM_KINDS, SPELL_KINDS, type Spell, spellCard } from '../content/spells.ts';
import type { Event } from './events.ts';
import { HIDDEN, type Pile, type State } from './state.ts';

type Face = Spell | typeof HIDDEN;

/** Hidden cards sort after the known ones. */
const RANK = Object.fromEntries([...SPELL_KINDS, HIDDEN].map((face, rank) => [face, rank])) as Record<
  Face,
  number
>;

/** By insertion: the lists are short and mostly sorted already. */
export function sortCards<Card extends Face>(cards: readonly Card[]): Card[] {
  const sorted: Card[] = [];
  for (const card of cards) addCard(sorted, card);
  return sorted;
}

/** Inserts a card into a sorted list. */
function addCard<Card extends Face>(cards: Card[], card: Card): void {
  let at = cards.length;
  for (let before = cards[at - 1]; before !== undefined && RANK[before] > RANK[card]; before = cards[at - 1])
    at--;
  cards.splice(at, 0, card);
}

const deckOf = <Card extends Spell>(kinds: readonly Card[]): readonly Card[] =>
  kinds.flatMap((kind) => Array<Card>(spellCard(kind).copies).fill(kind));

/** Made once: a search imagines decks thousands of times. */
const [BLOOD, PHANTOM] = [deckOf(BLOOD_KINDS), deckOf(PHANTOM_KINDS)];

export const fullBlood = () => [...BLOOD];
export const fullPhantom = () => [...PHANTOM];

/** Removes one card; false if there is none. */
export function removeCard<Card>(cards: Card[], card: Card): boolean {
  const at = cards.indexOf(card);
  if (at < 0) return false;
  cards.splice(at, 1);
  return true;
}

export function pileOf(state: State, seat: Seat): Pile<Spell> {
  return seat === state.witch ? state.blood : state.phantom;
}

/** The distinct known kinds in a sorted list. */
export function kindsIn(cards: readonly Face[]): Spell[] {
  const kinds: Spell[] = [];
  for (const card of cards) if (card !== HIDDEN && card !== kinds.at(-1)) kinds.push(card);
  return kinds;
}

/** §6.4: draws until the hand is full; the discards form a new deck when it is empty. */
export function refill(state: State, seat: Seat, size: number, context: PlayContext<Event>): void {
  const pile = pileOf(state, seat);
  const drawn: Face[] = [];
  while (pile.hand.length < size) {
    if (pile.deck.length === 0) {
      if (pile.discard.length === 0) break;
      context.emit({ e: 'deck.shuffled', seat, cards: pile.discard.length });
      pile.deck = pile.discard;
      pile.discard = [];
    }
    const card = context.hidden(seat).draw(pile.deck);
    addCard(pile.hand, card);
    addCard(drawn, card);
  }
  if (drawn.length > 0) context.emit({ e: 'cards.drawn', seat, cards: drawn });
}

/**
 * Moves a card from the hand to its owner's discards; if it was the Witch's, the Soldiers no longer know of it in her
 * hand.
 */
export function putAway(state: State, seat: Seat, card: Spell): void {
  const pile = pileOf(state, seat);
  removeCard(pile.hand, card);
  addCard(pile.discard, card);
  if (seat === state.witch) removeCard<Spell>(state.seen, card);
}
