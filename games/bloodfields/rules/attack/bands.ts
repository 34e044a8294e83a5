import type { Band } from '../../content/skills.ts';
import { SLACK } from '../geometry/numbers.ts';

/** §14.1: the band of a distance; bands have no gaps between them, so it is the first that reaches that far. */
export const bandAt = (bands: readonly Band[], distance: number): Band | undefined =>
  bands.find(({ from, to }) => distance >= from - SLACK && distance <= to + SLACK);
