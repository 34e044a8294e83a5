import type { Settings } from '../settings.ts';

const FACTORS: Readonly<Record<Settings['motion'], number>> = { slow: 1.8, normal: 1, quick: 0.5, off: 0 };

/** How many times as long as usual a movement takes; 0 if motion is off. */
export function movingFactor(motion: Settings['motion']): number {
  return FACTORS[motion];
}

/** The same for text to be read, and for the pause before a bot's move, in which the reader reads what the last one did. */
export function readingFactor(motion: Settings['motion']): number {
  return motion === 'off' ? 1 : FACTORS[motion];
}
