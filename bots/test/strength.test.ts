import { game } from '@sanguine/bloodstones/game.ts';
import { describe, expect, test } from 'vitest';
import { playGame } from '../index.ts';

/** The share of games won by the first level, each seed played again with the seats swapped; a tie is half a win. */
function winShare(levels: readonly [string, string], games: number): number {
  let won = 0;
  for (let index = 0; index < games; index++) {
    const seated = index % 2 === 0 ? levels : levels.toReversed();
    const { seats } = playGame(game, { seats: 2, levels: seated, seed: `duel ${Math.floor(index / 2)}` });
    const winners = seats.filter(({ rank }) => rank === 1);
    if (winners.some(({ bot }) => bot === levels[0])) won += 1 / winners.length;
  }
  return won / games;
}

/** Long enough for a busy machine: the games are tested, not their speed. */
const PATIENCE = 900_000;

describe('each level is stronger than the one below', () => {
  test('Recruit beats random play', { timeout: PATIENCE }, () => {
    expect(winShare(['recruit', 'random'], 30)).toBeGreaterThanOrEqual(0.95);
  });

  test('Veteran beats Recruit', { timeout: PATIENCE }, () => {
    expect(winShare(['veteran', 'recruit'], 20)).toBeGreaterThanOrEqual(0.85);
  });
});

describe('every table comes to an end without an illegal move', () => {
  test.each([
    [2, 'broken-anvil', {}],
    [3, 'widows-sound', { factionLimits: 'free', cutiecorn: 'on' }],
    [4, 'crowfeast', { openingBuild: 'simultaneous', swapVisibility: 'secret' }],
    [5, 'cairn-of-kings', { stallGuard: 'off', wipedOutVillage: 'free', factionPick: 'random' }],
    [6, 'red-tides', { regroupTarget: 'short', cutiecorn: 'on', stallGuard: 'off' }],
  ] as const)('%i players on %s', { timeout: PATIENCE }, (seats, board, options) => {
    for (const levels of [['veteran', 'recruit'], ['veteran', 'random', 'recruit'], ['veteran']]) {
      const { seats: ended } = playGame(game, {
        seats,
        choices: { board, options },
        levels,
        seed: 'any table',
      });
      expect(ended).toHaveLength(seats);
    }
  });
});
