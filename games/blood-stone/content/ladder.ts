import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder blood-stone --players 2 --games 200 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'blood-stone',
  seed: 'ladder',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 43.2, interval: [39.4, 47.1] },
    { level: 'veteran', rating: 31.6, interval: [28.2, 35] },
    { level: 'recruit', rating: 18.7, interval: [15.2, 22.2] },
    { level: 'random', rating: 14.2, interval: [10.3, 18.1] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 200, wins: 151.5, interval: [0.694, 0.812] },
    { one: 'veteran', other: 'random', players: 2, games: 200, wins: 200, interval: [0.981, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 200, wins: 173.5, interval: [0.814, 0.908] },
    { one: 'warlord', other: 'random', players: 2, games: 200, wins: 200, interval: [0.981, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 200, wins: 193, interval: [0.93, 0.983] },
    { one: 'warlord', other: 'veteran', players: 2, games: 200, wins: 165, interval: [0.766, 0.871] },
  ],
};
