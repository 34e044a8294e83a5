import { describe, expect, test } from 'vitest';
import { partsOf } from '../table/linked.ts';
import { standingEvents } from '../link/log.ts';
import { actedAt, digestOf, lastOwnRow, rowOf, type Teller, turnsOf } from '../table/lines.ts';
import { botsPlay } from './bots-play.ts';
import { anyGame } from './tables.ts';

const teller: Teller = {
  game: anyGame(),
  board: { links: () => [{ ref: '@1', words: 'area 1' }] },
  locale: 'en',
  names: ['Ann', 'Ben'],
};

describe('the log', () => {
  test('has a head for every turn, and under it what happened in it', () => {
    const match = botsPlay('log', 200);
    const turns = turnsOf(teller, match.log(0));
    expect(turns[0]?.turn).toBeNull();
    const begun = match
      .log(0)
      .flatMap(({ events }) => events.flatMap((event) => teller.game.landmark(event) ?? []));
    expect(turns.slice(1).map(({ turn }) => turn)).toEqual(begun.filter(({ kind }) => kind === 'turn'));
    expect(turns.flatMap(({ lines }) => lines).every(({ text }) => text !== '')).toBe(true);
  });

  test('leaves out what was taken back, and says who took the table back', () => {
    const match = botsPlay('log', 60);
    const before = turnsOf(teller, match.log(0)).flatMap(({ lines }) => lines);
    match.rewind(1, 40);
    const after = turnsOf(teller, match.log(0)).flatMap(({ lines }) => lines);
    expect(after.slice(0, -1)).toEqual(before.filter(({ row }) => row <= 40));
    expect(after.at(-1)).toMatchObject({ row: 61, seat: 1, text: expect.stringContaining('Ben') });
  });

  test('finds the row that told an event, past what was taken back', () => {
    const match = botsPlay('log', 60);
    match.rewind(1, 40);
    const log = match.log(0);
    const events = standingEvents(log);
    for (const at of [0, 10, events.length - 1]) {
      const row = log.find(({ number }) => number === rowOf(log, at));
      expect(row?.standing).toBe(true);
      expect(row?.events).toContain(events[at]);
    }
    expect(rowOf(log, events.length)).toBe(0);
  });

  test('carries the emblem of who a line is about, where the game tells', () => {
    const seats = (update: Teller): Set<number | null> =>
      new Set(
        turnsOf(update, botsPlay('log', 200).log(0)).flatMap(({ lines }) => lines.map(({ seat }) => seat)),
      );
    expect(seats(teller)).toEqual(new Set([null, 0, 1]));
    expect(seats({ ...teller, board: { ...teller.board, doer: () => 1 } })).toEqual(new Set([1]));
  });

  test('what a turn begins with is told of its player, though another’s move led to it', () => {
    const { speech } = teller.game;
    const update: Teller = {
      ...teller,
      game: {
        ...teller.game,
        speech: { ...speech, event: (_, event) => String(event) },
        landmark: (event) => (event === 'begins' ? { kind: 'turn', seat: 1, round: 2 } : null),
      },
    };
    const [entry] = botsPlay('log', 1).log(0).slice(-1);
    if (entry === undefined) throw new Error('nothing happened');
    const log = [{ ...entry, did: { do: 'move', seat: 0 } as const, events: ['walks', 'begins', 'draws'] }];
    const lines = turnsOf(update, log).flatMap((turn) =>
      turn.lines.map(({ seat, text }) => `${seat} ${text}`),
    );
    expect(lines).toEqual(['0 walks', '1 draws']);
  });

  test('is told anew in another language, and with other names', () => {
    const log = botsPlay('log', 40).log(0);
    const first = (update: Teller): string => turnsOf(update, log)[0]?.lines[0]?.text ?? '';
    expect(first({ ...teller, locale: 'ja' })).not.toBe(first(teller));
    expect(first({ ...teller, names: ['Cid', 'Dora'] })).toContain('Cid');
  });
});

describe('since your last turn', () => {
  test('begins after the last thing the viewer did that still stands', () => {
    const match = botsPlay('digest', 150);
    const log = match.log(0);
    const own = log.findLast(({ did, standing }) => standing && did?.seat === 0)?.number ?? -1;
    expect(lastOwnRow(log, 0)).toBe(own);
    const lines = digestOf(teller, log, 0).flatMap((turn) => turn.lines);
    expect(lines.every(({ row }) => row > own)).toBe(true);
    expect(lines).toEqual(
      turnsOf(teller, log)
        .flatMap((turn) => turn.lines)
        .filter(({ row }) => row > own),
    );
  });

  test('is counted in events from the viewer’s own act on, for it may have brought something to look at', () => {
    const match = botsPlay('digest', 150);
    const log = match.log(0);
    const own = lastOwnRow(log, 0) ?? -1;
    const since = standingEvents(log).slice(actedAt(log, 0));
    expect(since).toEqual(standingEvents(log.filter(({ number }) => number >= own)));
    expect(since.length).toBeGreaterThan(0);
    match.rewind(1, own - 1);
    const shorter = match.log(0);
    expect(actedAt(shorter, 0)).toBeLessThan(actedAt(log, 0));
    expect(actedAt(shorter, 0)).toBeLessThanOrEqual(standingEvents(shorter).length);
    expect(actedAt(log, null)).toBe(0);
  });

  test('tells everything to who has done nothing yet, and to who watches', () => {
    const log = botsPlay('digest', 30).log(null);
    expect(digestOf(teller, log, null)).toEqual(turnsOf(teller, log));
  });
});

describe('links in a line', () => {
  const area = (number: number) => ({ ref: `@${number}`, words: `area ${number}` });

  test('are the words that stand for places', () => {
    expect(partsOf('from area 1 to area 12', [area(1), area(12)])).toEqual([
      'from ',
      area(1),
      ' to ',
      area(12),
    ]);
  });

  test('never cut a number in two', () => {
    expect(partsOf('to area 12', [area(1)])).toEqual(['to area 12']);
    expect(partsOf('エリア12へ', [{ ref: '@1', words: 'エリア1' }])).toEqual(['エリア12へ']);
  });

  test('are found each time, and words without a place stay words', () => {
    expect(partsOf('area 3, area 3', [area(3)])).toEqual([area(3), ', ', area(3)]);
    expect(partsOf('nothing here', [area(3)])).toEqual(['nothing here']);
  });
});
