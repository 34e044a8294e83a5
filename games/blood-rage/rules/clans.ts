import { oneOf, type Random, type Seat } from '@sanguine/kernel';
import type { Card } from '../content/cards.ts';
import { knownIn } from './hand.ts';
import type { Clan, State } from './state.ts';

export function clanOf(state: State, seat: Seat): Clan {
  const clan = state.clans[seat];
  if (clan === undefined) throw new Error(`nobody sits at ${seat}`);
  return clan;
}

/** One of the cards a seat is known to hold. */
export const anyCard = (state: State, seat: Seat, random: Random): Card =>
  oneOf(knownIn(clanOf(state, seat).hand), random);

/** All seats clockwise, starting with `from`. */
export function clockwise(state: State, from: Seat): Seat[] {
  const count = state.clans.length;
  const seats: Seat[] = [];
  for (let step = 0; step < count; step++) seats.push((from + step) % count);
  return seats;
}

export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.clans.length;

/** Simultaneous deciders are listed in seat order. */
export const inSeatOrder = (seats: readonly Seat[]): Seat[] => seats.toSorted((one, other) => one - other);
