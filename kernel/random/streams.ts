import type { Random } from './random.ts';

/**
 * All the chance of a game, from one seed: a stream per row and audience. Nothing of it is ever saved;
 * rows are never reused, so a roll taken back is rolled anew.
 */
export interface Streams {
  stream(row: number, audience: string): Random;
}
