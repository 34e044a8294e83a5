import type { Ladder } from '@sanguine/kernel';

/** What was measured of the levels; made by `sanguine arena --ladder bloodstones --option factionPick=random --games 40 --searched 16 --playouts 100 --seed ladder --json | npm run -s ladder`. */
export const LADDER: Ladder = {
  game: 'bloodstones',
  seed: 'ladder',
  board: null,
  options: { factionPick: 'random' },
  thought: { playouts: 100 },
  ratings: [
    { level: 'veteran', rating: 44.3, interval: [39.1, 49.5] },
    { level: 'warlord', rating: 43.1, interval: [37.5, 48.8] },
    { level: 'recruit', rating: 17.9, interval: [12.2, 23.5] },
    { level: 'random', rating: -10.7, interval: [-17.8, -3.5] },
  ],
  pairings: [
    { one: 'recruit', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'random', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 2, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 2, games: 16, wins: 16, interval: [0.806, 1] },
    { one: 'warlord', other: 'recruit', players: 2, games: 16, wins: 16, interval: [0.806, 1] },
    { one: 'warlord', other: 'veteran', players: 2, games: 16, wins: 9, interval: [0.332, 0.769] },
    { one: 'recruit', other: 'random', players: 3, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'random', players: 3, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 3, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 3, games: 16, wins: 16, interval: [0.806, 1] },
    { one: 'warlord', other: 'recruit', players: 3, games: 16, wins: 16, interval: [0.806, 1] },
    { one: 'warlord', other: 'veteran', players: 3, games: 16, wins: 10, interval: [0.386, 0.815] },
    { one: 'recruit', other: 'random', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'random', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'veteran', other: 'recruit', players: 4, games: 40, wins: 40, interval: [0.912, 1] },
    { one: 'warlord', other: 'random', players: 4, games: 16, wins: 16, interval: [0.806, 1] },
    { one: 'warlord', other: 'recruit', players: 4, games: 16, wins: 15, interval: [0.717, 0.989] },
    { one: 'warlord', other: 'veteran', players: 4, games: 16, wins: 10, interval: [0.386, 0.815] },
  ],
};
