import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder blood-stone --players 2 --games 100 --searched 40 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'blood-stone',
  seed: 'ladder',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 47.3, interval: [40, 54.6] },
    { level: 'veteran', rating: 39.4, interval: [33.4, 45.4] },
    { level: 'recruit', rating: 10.3, interval: [5.4, 15.2] },
    { level: 'random', rating: 4.9, interval: [-0.5, 10.2] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 100, wins: 81.5, interval: [0.728, 0.879] },
    { one: 'veteran', other: 'random', players: 2, games: 100, wins: 100, interval: [0.963, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 100, wins: 97, interval: [0.915, 0.99] },
    { one: 'warlord', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 40, wins: 33.5, interval: [0.695, 0.921] },
  ],
};
