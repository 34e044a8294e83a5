import type { Band } from '../../content/skills.ts';
import { SLACK } from '../geometry/numbers.ts';

/** §14.1: the band a distance lies in; bands join each other, so the first that reaches it. */
export const bandAt = (bands: readonly Band[], distance: number): Band | undefined =>
  bands.find(({ from, to }) => distance >= from - SLACK && distance <= to + SLACK);
