import { expect, test } from 'vitest';
import { Reckoning } from './reckoning.ts';
import { randomGame, TABLES } from './spoken.ts';

test.each(TABLES)(
  'strength, Quests and Glory of a game of $seats ($seed) add up as the rulebook says',
  (context) => {
    const reckoning = new Reckoning(context.seats);
    for (const { events } of randomGame(context)) for (const event of events) reckoning.take(event);
    expect(reckoning.problems).toEqual([]);
    expect(reckoning.sums).toBeGreaterThan(20);
  },
);

test('a sum that is wrong is noticed', () => {
  const reckoning = new Reckoning(2);
  reckoning.take({ e: 'glory.gained', seat: 0, glory: 4, source: 'battle', card: null });
  reckoning.take({
    e: 'strength.compared',
    province: 'gimle',
    totals: [
      { seat: 0, figures: 0, cards: 0 },
      { seat: 1, figures: 0, cards: 0 },
    ],
    winner: 1,
  });
  expect(reckoning.problems).toEqual([
    'Glory of seat 0 from battle  in Age 1: told 4, reckoned 3',
    'the winner in Age 1: told 1, reckoned null',
  ]);
});
