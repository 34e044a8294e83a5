import { watchBots } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { DEFAULT_OPTIONS } from '../../content/options.ts';
import { game } from '../../game.ts';
import { costOf } from '../../rules/roster/roster.ts';

const FORD = { seats: 2, layout: 'ford', options: DEFAULT_OPTIONS };

test('at the Ford a Veteran beats a Recruit in most of twelve games, seats changing', () => {
  let won = 0;
  for (let duel = 0; duel < 12; duel++) {
    const seat = duel % 2;
    const levels = seat === 0 ? ['veteran', 'recruit'] : ['recruit', 'veteran'];
    const { outcome } = watchBots(game, { setup: FORD, levels, seed: `strength ${duel}` });
    if (outcome[seat]?.rank === 1) won += 1;
  }
  expect(won).toBeGreaterThan(8);
});

test.each(['60', '100', '150', '200'] as const)(
  'a roster of %s points spends nearly all of them',
  (points) => {
    const setup = { seats: 2, layout: 'hollow', options: { ...DEFAULT_OPTIONS, points } };
    const spent: number[] = [];
    watchBots(game, { setup, levels: ['recruit', 'recruit'], seed: 'points' }, ({ choice: { move } }) => {
      if (move.do === 'muster') spent.push(costOf(move.roster));
    });
    expect(spent).toHaveLength(2);
    expect(Math.min(...spent)).toBeGreaterThanOrEqual(0.85 * Number(points));
  },
);
