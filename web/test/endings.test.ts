import { describe, expect, test } from 'vitest';
import { type SeatInfo, updateMessage } from '@sanguine/protocol';
import { logAfter } from '../link/log.ts';
import { after, welcomed } from '../link/open-table.ts';
import { absentees, keptWaiting } from '../table/ending/absentees.ts';
import { closedWords } from '../table/ending/closed.ts';
import { openMatch, welcomeTo } from './tables.ts';

const NOW = 1_000_000;
const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: 'person',
  person: `p${number}`,
  name: `P${number}`,
  level: null,
  here: true,
  mine: number === 0,
  ...more,
});
const TABLE = { seats: [seat(0), seat(1)], clocks: [], absences: [], viewer: 0, outcome: null };
const away = { ...TABLE, seats: [seat(0), seat(1, { here: false })] };

describe('who keeps the table waiting', () => {
  test('nobody while all are here', () => {
    expect(absentees(TABLE, NOW)).toEqual([]);
    expect(keptWaiting(TABLE)).toEqual([]);
  });

  test('who is away but not asked can be decided about later', () => {
    expect(absentees(away, NOW)).toMatchObject([{ seat: 1, from: null }]);
    expect(keptWaiting(away)).toEqual([]);
  });

  test('who is away in their turn is told ten seconds after leaving', () => {
    const table = { ...away, absences: [{ seat: 1, from: NOW + 60_000 }] };
    expect(absentees(table, NOW)).toMatchObject([{ seat: 1, from: NOW + 60_000, byClock: false }]);
    expect(keptWaiting(table)).toMatchObject([{ told: NOW + 10_000 }]);
  });

  test('a clock that runs is told when it is up, also of somebody who is here', () => {
    const clocks = [
      { left: 5000, since: null },
      { left: 5000, since: NOW },
    ];
    const table = { ...TABLE, clocks };
    expect(absentees(table, NOW)).toEqual([]);
    expect(absentees(table, NOW + 5000)).toMatchObject([{ seat: 1, byClock: true }]);
    expect(keptWaiting(table)).toMatchObject([{ told: NOW + 5000 }]);
  });

  test('is no matter for spectators, for who has a stand-in, and after the end', () => {
    for (const other of [
      { ...away, viewer: null },
      { ...away, seats: [seat(0, { level: 'veteran' }), seat(1, { here: false })] },
      { ...away, outcome: [] },
    ]) {
      expect(absentees(other, NOW)).toEqual([]);
    }
  });
});

describe('a game its players ended', () => {
  const players = ['Ann', 'Ben'];
  test.each([
    ['concede', 0, 0, 'Ben wins', 'You conceded.'],
    ['concede', 0, 1, 'You win', 'Ann conceded.'],
    ['concede', 0, null, 'Ben wins', 'Ann conceded.'],
    ['claim', 1, 0, 'Ben wins', 'You were away for too long, and Ben claimed the win.'],
    ['claim', 1, 1, 'You win', 'Ann was away for too long, and you claimed the win.'],
    ['callOff', 1, 1, 'Draw', 'The players agreed to end the game.'],
    ['abandon', 1, 0, 'Draw', 'A player was away for too long, and the others called the game off.'],
  ] as const)('%s by seat %i, told to %s', (how, by, viewer, title, text) => {
    const match = openMatch('endings');
    const start = welcomed(welcomeTo(match, viewer), null, 0);
    let table = start;
    match.subscribe(viewer, (update) => {
      const next = after(table, updateMessage(update), null, 0);
      if (next === null) throw new Error('rows are missing');
      expect(next.log).toEqual(logAfter(table.log, update));
      table = next;
    });
    expect(closedWords({ locale: 'en', players, table }, viewer)).toBeNull();
    match[how](by);
    expect(closedWords({ locale: 'en', players, table }, viewer)).toEqual({ title, text });
    // A latecomer is told the same, and has the same log.
    const late = welcomed(welcomeTo(match, viewer), null, 0);
    expect(late.ending).toEqual(table.ending);
    expect(late.log).toEqual(table.log);
  });
});
