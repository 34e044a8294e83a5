import type { Seat } from '@sanguine/kernel';
import type { Card } from '../../content/cards.ts';
import { bloodRage } from '../../index.ts';
import { clanOf } from '../../rules/clans.ts';
import { picksOf } from '../../rules/draft.ts';
import { knownIn, sortCards } from '../../rules/hand.ts';
import { cardsIn, type Selection, type View } from './selection.ts';

/** The cards the current decision is about, and how many of them may be chosen. */
interface Offer {
  readonly from: 'hand' | 'pack' | 'played';
  readonly cards: readonly Card[];
  readonly most: number;
}

/** Null if no cards are to be chosen now. */
export function cardOffer(view: View, seat: Seat): Offer | null {
  if (!bloodRage.deciders(view).includes(seat)) return null;
  const open = view.frames.at(-1);
  const hand = knownIn(clanOf(view, seat).hand);
  switch (open?.step) {
    case 'draft':
      return { from: 'pack', cards: knownIn(open.packs[seat] ?? []), most: picksOf(view) };
    case 'prowess':
      return { from: 'played', cards: sortCards(open.cards), most: open.cards.length };
    case 'action':
    case 'cards':
    case 'late':
    case 'discard':
      return { from: 'hand', cards: hand, most: 1 };
    default:
      return null;
  }
}

/** Whether this copy of a card is chosen; copies are alike, so the first ones count as chosen. */
export function isChosen(selection: Selection, cards: readonly Card[], at: number): boolean {
  const card = cards[at];
  const copy = cards.slice(0, at).filter((one) => one === card).length;
  return copy < cardsIn(selection).filter((one) => one === card).length;
}

/** Adds or removes a card; a card beyond the limit replaces an earlier one. */
export function toggled(selection: Selection, offer: Offer, at: number): Selection {
  const card = offer.cards[at];
  if (card === undefined) return selection;
  const chosen = [...cardsIn(selection)];
  if (isChosen(selection, offer.cards, at)) chosen.splice(chosen.indexOf(card), 1);
  else chosen.push(card);
  const kept = chosen.slice(-offer.most);
  return kept.length === 0 ? { held: 'nothing' } : { held: 'cards', cards: sortCards(kept) };
}
