import type { Seating } from '../lobby/draft.ts';

export const toyBox: Seating = {
  id: 'toy',
  seats: { min: 2, max: 6 },
  levels: ['random', 'recruit', 'veteran'],
};
