import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder blood-rage --games 40 --searched 6 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'blood-rage',
  seed: 'ladder',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 49.4, interval: [40.2, 58.6] },
    { level: 'veteran', rating: 38.6, interval: [32.5, 44.8] },
    { level: 'recruit', rating: 15.3, interval: [10.2, 20.3] },
    { level: 'random', rating: -2.6, interval: [-8.3, 3.2] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 40, wins: 36, interval: [0.769, 0.96] },
    { one: 'veteran', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'warlord', other: 'random', players: 2, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'recruit', other: 'random', players: 3, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'veteran', other: 'random', players: 3, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 3, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'warlord', other: 'random', players: 3, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'recruit', players: 3, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'veteran', players: 3, games: 6, wins: 5, interval: [0.436, 0.97] },
    { one: 'recruit', other: 'random', players: 4, games: 40, wins: 37, interval: [0.801, 0.974] },
    { one: 'veteran', other: 'random', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 4, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'recruit', players: 4, games: 6, wins: 6, interval: [0.61, 1] },
    { one: 'warlord', other: 'veteran', players: 4, games: 6, wins: 6, interval: [0.61, 1] },
  ],
};
