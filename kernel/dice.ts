import { seedOf } from './fairness.ts';
import { fairStreams } from './random/fair.ts';
import type { Streams } from './random/streams.ts';
import { swiftStreams } from './random/swift.ts';

/** Where a match's chance comes from. */
export type Dice =
  | { readonly generator: 'fair'; readonly secret: string; readonly salts: readonly string[] }
  | { readonly generator: 'swift'; readonly seed: string };

export function streamsOf(dice: Dice): Streams {
  return dice.generator === 'fair' ? fairStreams(seedOf(dice.secret, dice.salts)) : swiftStreams(dice.seed);
}
