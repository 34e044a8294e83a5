import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder blood-rage --games 40 --searched 20 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'blood-rage',
  seed: 'ladder',
  board: null,
  thought: { playouts: 100 },
  ratings: [
    { level: 'warlord', rating: 55.8, interval: [48.5, 63] },
    { level: 'veteran', rating: 35.8, interval: [30.4, 41.3] },
    { level: 'recruit', rating: 14, interval: [9.1, 18.8] },
    { level: 'random', rating: -3.5, interval: [-9.2, 2.2] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 40, wins: 36, interval: [0.769, 0.96] },
    { one: 'veteran', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'warlord', other: 'random', players: 2, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'recruit', other: 'random', players: 3, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'veteran', other: 'random', players: 3, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 3, games: 40, wins: 38, interval: [0.835, 0.986] },
    { one: 'warlord', other: 'random', players: 3, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'recruit', players: 3, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'veteran', players: 3, games: 20, wins: 19, interval: [0.764, 0.991] },
    { one: 'recruit', other: 'random', players: 4, games: 40, wins: 37, interval: [0.801, 0.974] },
    { one: 'veteran', other: 'random', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 4, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'recruit', players: 4, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'warlord', other: 'veteran', players: 4, games: 20, wins: 19, interval: [0.764, 0.991] },
  ],
};
