import { expect, test } from 'vitest';
import { middle } from '../bench/server/duel.ts';
import { reportOf } from '../bench/server/load.ts';
import { serverFigures } from '../bench/server/report.ts';
import { DUEL } from './duel.ts';

const COUNTED = { times: [], seconds: 4, cpuSeconds: 2, bytes: 6000 };

test('a load is told as rates, times and bytes a move', () => {
  const times = Array.from({ length: 200 }, (_, at) => 200 - at);
  expect(reportOf({ ...COUNTED, times })).toEqual({
    moves: 200,
    perSecond: 50,
    perCpuSecond: 100,
    median: 100,
    p99: 198,
    bytesPerMove: 30,
  });
});

test('one slow move of a few is the slowest of a hundred; no moves are no trouble', () => {
  expect(reportOf({ ...COUNTED, times: [1, 900, 2] })).toMatchObject({ median: 2, p99: 900 });
  expect(reportOf(COUNTED)).toMatchObject({ moves: 0, perSecond: 0, p99: 0, bytesPerMove: 0 });
});

test('of several rounds each figure is the middle one, whichever round it is from', () => {
  const rounds = [
    { ...COUNTED, times: [1, 1, 1], bytes: 9 },
    { ...COUNTED, times: [5, 5], bytes: 8 },
    { ...COUNTED, times: [3], bytes: 1 },
  ].map(reportOf);
  expect(middle(rounds)).toMatchObject({ moves: 2, perSecond: 0.5, median: 3, bytesPerMove: 3 });
});

test('goals that are just met are met, and a little less is short', () => {
  expect(short(DUEL)).toEqual([]);
  const { own, peer } = DUEL;
  const slower = { ...own, flat: { ...own.flat, perSecond: 499, perCpuSecond: 999, bytesPerMove: 4001 } };
  expect(short({ ...DUEL, own: slower })).toEqual(['server.ratio', 'server.cpuRatio', 'server.bytes']);
  const later = { ...own, leisure: { ...own.leisure, p99: 21 } };
  const heavier = { ...DUEL.real, memory: 100_001 };
  expect(short({ own: later, peer, real: heavier, opening: 1001 })).toEqual([
    'server.p99',
    'server.idle',
    'server.opening',
  ]);
});

function short(duel: typeof DUEL): string[] {
  return serverFigures(duel)
    .filter(({ ok }) => ok === false)
    .map(({ name }) => name);
}
