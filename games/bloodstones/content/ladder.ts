import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder bloodstones --players 2 --games 40 --playouts 100 --seed 1 --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'bloodstones',
  seed: '1',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 44.1, interval: [37.9, 50.3] },
    { level: 'veteran', rating: 41.5, interval: [35.4, 47.5] },
    { level: 'recruit', rating: 17.2, interval: [10.3, 24.1] },
    { level: 'random', rating: -5.5, interval: [-13.9, 2.9] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 40, wins: 24, interval: [0.446, 0.737] },
  ],
};
