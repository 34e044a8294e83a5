import { type Dice, Match, type MatchOptions, type RowUpdate, type Viewer } from '../index.ts';
import { nim, type NimEvent, type NimMove } from './nim.ts';

export const DICE: Dice = { generator: 'swift', seed: 'match' };
export const take = (...heaps: number[]): NimMove => ({ do: 'take', heaps });
export const bid = (stones: number): NimMove => ({ do: 'bid', stones });

export function open(seats = 2, options: MatchOptions<NimMove, NimEvent> = {}) {
  return Match.open(nim, { setup: { seats, stones: 50 }, dice: DICE, ...options });
}

/** Seat 0 won the bidding and has the turn. */
export function opened(options: MatchOptions<NimMove, NimEvent> = {}) {
  const match = open(2, options);
  match.submit(0, bid(3));
  match.submit(1, bid(1));
  return match;
}

export function follow(match: ReturnType<typeof open>, viewer: Viewer) {
  const told: RowUpdate<NimEvent>[] = [];
  const stop = match.subscribe(viewer, (message) => told.push(message));
  return { told, stop };
}
