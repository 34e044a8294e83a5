import type { Seat, PlayContext } from '@sanguine/kernel';
import { DEALT, KEPT, PICKS } from '../content/ages.ts';
import { type Card, deckOf, type Face } from '../content/cards.ts';
import { clanOf, leftOf } from './clans.ts';
import type { Event } from './events.ts';
import type { FrameOf } from './frames.ts';
import { addCard, removeCard, sortCards } from './hand.ts';
import type { State } from './state.ts';

/** Cards left in a pack at the end of the draft, which nobody takes. */
const LEFT = DEALT - KEPT;

/** §4.2, §4.3: cards taken from a pack at a time. */
export const picksOf = (state: State): number => PICKS[state.clans.length] ?? 1;

/** §4.1: eight cards each; the rest of the deck leaves the game unseen. */
export function deal(state: State, context: PlayContext<Event>): Card[][] {
  const deck = context.hidden(null).shuffle(deckOf(state.age, state.clans.length));
  context.reveal();
  const packs = state.clans.map(() => sortCards(deck.splice(0, DEALT)));
  for (const card of deck) addCard(state.out, card);
  for (const [seat, clan] of state.clans.entries()) {
    clan.glimpsed = [];
    context.emit({ e: 'cards.dealt', seat, cards: [...(packs[seat] ?? [])] });
  }
  return packs;
}

/** How often cards have been taken from the packs. */
const roundOf = (state: State, { packs }: FrameOf<'draft'>): number =>
  (DEALT - (packs[0]?.length ?? 0)) / picksOf(state);

/** The packs the seat has not held yet: packs come from the right, each from one seat farther. */
export function packsToCome(state: State, frame: FrameOf<'draft'>, seat: Seat): Face[][] {
  const seats = state.clans.length;
  const round = roundOf(state, frame);
  return frame.packs.filter((_, at) => {
    const ago = at === seat ? seats : (at - seat + seats) % seats;
    return ago > round;
  });
}

/** §4.2: everybody has chosen: kept cards go to the hands, the rest to the left. True when the draft is over. */
export function handOn(state: State, frame: FrameOf<'draft'>, context: PlayContext<Event>): boolean {
  const round = roundOf(state, frame);
  const packs: Face[][] = frame.packs.map(() => []);
  let over = false;
  for (const [seat, pack] of frame.packs.entries()) {
    const kept = frame.kept[seat] ?? [];
    take(state, seat, pack, kept, context);
    if (round < state.clans.length) glimpse(state, seat, pack);
    else forget(state, seat, kept);
    over = pack.length <= LEFT;
    if (over) shedRest(state, seat, pack);
    else packs[leftOf(state, seat)] = pack;
  }
  frame.packs = packs;
  frame.kept = packs.map(() => null);
  return over;
}

function take(
  state: State,
  seat: Seat,
  pack: Face[],
  kept: readonly Face[],
  context: PlayContext<Event>,
): void {
  const { hand } = clanOf(state, seat);
  for (const card of kept) {
    removeCard(pack, card);
    addCard(hand, card);
  }
  context.emit({ e: 'cards.drafted', seat, cards: [...kept] });
}

/** A pack seen for the first time: what is left in it goes to others, and is remembered. */
function glimpse(state: State, seat: Seat, pack: readonly Face[]): void {
  const { glimpsed } = clanOf(state, seat);
  for (const card of pack) addCard(glimpsed, card);
}

/** Cards in a pack seen before are remembered as other players'; those the seat gets after all are removed. */
function forget(state: State, seat: Seat, cards: readonly Face[]): void {
  const { glimpsed } = clanOf(state, seat);
  for (const card of cards) removeCard(glimpsed, card);
}

/** The last cards of a pack are out of the game; only their last holder has seen them. */
function shedRest(state: State, seat: Seat, pack: readonly Face[]): void {
  const { shed } = clanOf(state, seat);
  for (const card of pack) addCard(shed, card);
  forget(state, seat, pack);
}
