import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder bloodfields --board pit --players 2 --games 200 --playouts 200 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'bloodfields',
  seed: 'ladder',
  board: 'pit',
  thought: { playouts: 200 },
  ratings: [
    { level: 'warlord', rating: 43.1, interval: [40.1, 46.2] },
    { level: 'veteran', rating: 36.9, interval: [34, 39.7] },
    { level: 'recruit', rating: 23.5, interval: [19.9, 27] },
    { level: 'random', rating: -6.5, interval: [-13.1, 0] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 200, wins: 197, interval: [0.957, 0.995] },
    { one: 'veteran', other: 'random', players: 2, games: 200, wins: 200, interval: [0.981, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 200, wins: 176, interval: [0.828, 0.918] },
    { one: 'warlord', other: 'random', players: 2, games: 200, wins: 200, interval: [0.981, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 200, wins: 191, interval: [0.917, 0.976] },
    { one: 'warlord', other: 'veteran', players: 2, games: 200, wins: 135, interval: [0.607, 0.736] },
  ],
};
