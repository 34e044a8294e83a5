import { audienceOf, type Random, type Seat, swiftStreams } from '@sanguine/kernel';

/** The bots' own chance: apart from the game's, so that it tells them nothing. It hangs on the game's seed and the row alone. */
export function botRandom(seed: string): (row: number, seat: Seat) => Random {
  const streams = swiftStreams(`${seed} bots`);
  return (row, seat) => streams.stream(row, audienceOf(seat));
}
