import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder bloodfields --board pit --players 2 --games 20 --searched 2 --playouts 20 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'bloodfields',
  seed: 'ladder',
  board: 'pit',
  thought: { playouts: 20 },
  ratings: [
    { level: 'veteran', rating: 43.7, interval: [33.9, 53.4] },
    { level: 'warlord', rating: 31.8, interval: [18, 45.5] },
    { level: 'recruit', rating: 23.5, interval: [14.6, 32.5] },
    { level: 'random', rating: 1.4, interval: [-8.8, 11.6] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'veteran', other: 'random', players: 2, games: 20, wins: 20, interval: [0.839, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 20, wins: 19, interval: [0.764, 0.991] },
    { one: 'warlord', other: 'random', players: 2, games: 2, wins: 2, interval: [0.342, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 2, wins: 2, interval: [0.342, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 2, wins: 1, interval: [0.095, 0.905] },
  ],
};
