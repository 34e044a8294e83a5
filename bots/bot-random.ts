import {
  type AnyMatch,
  audienceOf,
  type Dice,
  type Random,
  type RecordedDice,
  type Seat,
  swiftStreams,
} from '@sanguine/kernel';

/** The randomness of each bot decision. */
export type BotRandom = (row: number, seat: Seat) => Random;

/** Randomness for the bots, separate from the game's so that it tells them nothing; it depends on the seed and the row alone. */
export function botRandom(seed: string): BotRandom {
  const streams = swiftStreams(`${seed} bots`);
  return (row, seat) => streams.stream(row, audienceOf(seat));
}

/** Depends on the match alone, so that a resumed game continues as it would have. */
export function botRandomOf(match: AnyMatch): BotRandom {
  return botRandom(botSeed(match.record({ showSecret: true }).dice));
}

/** Secret wherever the dice are. */
export function botSeed(dice: Dice | RecordedDice): string {
  return dice.generator === 'swift' ? dice.seed : `${dice.secret}`;
}
