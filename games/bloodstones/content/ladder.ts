import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder bloodstones --players 2 --games 40 --playouts 100 --seed 1 --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'bloodstones',
  seed: '1',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 46.8, interval: [40.1, 53.5] },
    { level: 'veteran', rating: 39.7, interval: [33.5, 46] },
    { level: 'recruit', rating: 16.9, interval: [10, 23.8] },
    { level: 'random', rating: -5.6, interval: [-14, 2.7] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 40, wins: 30.5, interval: [0.611, 0.868] },
  ],
};
