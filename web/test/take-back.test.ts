import { expect, test } from 'vitest';
import { welcomed } from '../link/open-table.ts';
import { waysBack } from '../table/take-back.tsx';
import { botsPlay } from './bots-play.ts';
import { anyGame, openMatch, welcomeTo } from './tables.ts';

const game = anyGame();

test('a move is undone at once while it is the last, later with all that followed it, and never before there is one', () => {
  const fresh = openMatch('back');
  const ways = (match: typeof fresh, viewer: number | null) =>
    waysBack({ game, table: welcomed(welcomeTo(match, viewer), null, 0) });
  expect(ways(fresh, 0)).toBeNull();
  expect(ways(fresh, null)).toBeNull();
  const met = { once: 0, cost: 0 };
  for (let rows = 3; rows < 40; rows++) {
    const match = botsPlay('back', rows);
    for (const seat of [0, 1]) {
      const way = ways(match, seat);
      const own = match.log(seat).findLast(({ did }) => did?.seat === seat)?.number;
      const later = own === undefined ? null : { at: 'cost', to: own - 1 };
      expect(way).toEqual(match.canUndo(seat) ? { at: 'once' } : later);
      if (way !== null) met[way.at] += 1;
    }
    expect(ways(match, null)).toBeNull();
  }
  expect(Math.min(met.once, met.cost)).toBeGreaterThan(5);
});
