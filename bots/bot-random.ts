import { audienceOf, type Random, type Seat, swiftStreams } from '@sanguine/kernel';

/** Randomness for the bots, separate from the game's so that it tells them nothing. It depends on the game's seed and the row alone. */
export function botRandom(seed: string): (row: number, seat: Seat) => Random {
  const streams = swiftStreams(`${seed} bots`);
  return (row, seat) => streams.stream(row, audienceOf(seat));
}
