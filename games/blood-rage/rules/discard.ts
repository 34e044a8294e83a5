import type { Seat, PlayContext } from '@sanguine/kernel';
import { CARRIED } from '../content/ages.ts';
import type { Face } from '../content/cards.ts';
import { clanOf } from './clans.ts';
import type { Event } from './events.ts';
import { addCard, knownIn, removeCard } from './hand.ts';
import type { State } from './state.ts';

/** §13: hands are reduced to one card; after the last Age, to none. */
export function cutHands(state: State, context: PlayContext<Event>): void {
  if (state.age === 3) {
    for (const seat of state.clans.keys()) shedHand(state, seat, null, context);
    return;
  }
  const queue = [...state.clans.keys()].filter((seat) => clanOf(state, seat).hand.length > CARRIED);
  if (queue.length > 0) state.frames.push({ step: 'discard', held: state.clans.map(() => null), queue });
}

/** Sheds everything but the held card; face down, unless the `discardsOpen` option is on. */
export function shedHand(state: State, seat: Seat, held: Face | null, context: PlayContext<Event>): void {
  const clan = clanOf(state, seat);
  const rest = [...clan.hand];
  if (held !== null) removeCard(rest, held);
  if (rest.length === 0) return;
  clan.hand = held === null ? [] : [held];
  if (state.options.discardsOpen === 'yes') {
    context.reveal();
    for (const card of knownIn(rest)) addCard(state.discard, card);
    context.emit({ e: 'cards.spent', seat, cards: knownIn(rest) });
    return;
  }
  for (const card of rest) addCard(clan.shed, card);
  context.emit({ e: 'cards.shed', seat, cards: rest });
}
