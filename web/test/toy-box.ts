import type { Seating } from '../lobby/draft.ts';

/** A game of the shelf, as far as it matters who can sit there. */
export const toyBox: Seating = {
  id: 'toy',
  seats: { min: 2, max: 6 },
  levels: ['random', 'recruit', 'veteran'],
};
