import { seedOf } from './fairness.ts';
import { fairStreams } from './fair.ts';
import type { Streams } from './streams.ts';
import { swiftStreams } from './swift.ts';

/** Where a match's chance comes from. */
export type Dice =
  | { readonly generator: 'fair'; readonly secret: string; readonly salts: readonly string[] }
  | { readonly generator: 'swift'; readonly seed: string };

export function streamsOf(dice: Dice): Streams {
  return dice.generator === 'fair' ? fairStreams(seedOf(dice.secret, dice.salts)) : swiftStreams(dice.seed);
}
