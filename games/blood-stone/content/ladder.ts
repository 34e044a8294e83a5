import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder blood-stone --players 2 --games 100 --searched 40 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'blood-stone',
  seed: 'ladder',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 49.3, interval: [42.2, 56.4] },
    { level: 'veteran', rating: 31.5, interval: [26, 37] },
    { level: 'recruit', rating: 13, interval: [8.3, 17.7] },
    { level: 'random', rating: 9, interval: [3.9, 14.1] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 100, wins: 76.5, interval: [0.673, 0.837] },
    { one: 'veteran', other: 'random', players: 2, games: 100, wins: 100, interval: [0.963, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 100, wins: 90, interval: [0.826, 0.945] },
    { one: 'warlord', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 40, wins: 34, interval: [0.709, 0.929] },
  ],
};
