import { describe, expect, test } from 'vitest';
import {
  copy,
  engine,
  fairStreams,
  type GameRecord,
  Match,
  readRecord,
  turnChapter,
  verify,
  withoutWorkings,
  withWorkings,
} from '../index.ts';
import { DrawLog } from '../random/draw-log.ts';
import { FAIR, played, TO_THE_END } from './nim-game.ts';
import { nim, nimRules } from './nim.ts';

function reread(record: unknown): GameRecord {
  const read = readRecord(JSON.stringify(record));
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

const SEED = '0f'.repeat(32);

describe('a log of draws', () => {
  test('changes none, and has those of shuffles and draws too', () => {
    const log = new DrawLog(fairStreams(SEED));
    const [plain, logged] = [fairStreams(SEED).stream(3, 'open'), log.stream(3, 'open')];
    const cards = () => [1, 2, 3, 4, 5];
    expect([logged.int(6), logged.shuffle(cards()), logged.draw(cards()), logged.draw([1])]).toEqual([
      plain.int(6),
      plain.shuffle(cards()),
      plain.draw(cards()),
      1,
    ]);
    const draws = log.take(3);
    expect(draws.map(([audience, among]) => [audience, among])).toEqual(
      [6, 5, 4, 3, 2, 5, 1].map((among) => ['open', among]),
    );
    const again = fairStreams(SEED).stream(3, 'open');
    for (const [, among, drawn] of draws) expect(again.int(among)).toBe(drawn);
  });

  test('gives each row its own, once, however often it is played again', () => {
    const log = new DrawLog(fairStreams(SEED));
    log.stream(0, 'open').int(6);
    log.stream(1, 'seat 0').int(9);
    expect(log.take(0)).toHaveLength(1);
    expect(log.take(1)).toEqual([['seat 0', 9, expect.any(Number)]]);
    log.stream(1, 'seat 0').int(9);
    expect(log.take(2), 'row 2 took row 1 back').toEqual([]);
    expect(log.take(1)).toEqual([]);
  });
});

describe('the workings of a record', () => {
  const plain = played(TO_THE_END).record();
  const record = reread(withWorkings(nim, plain));
  const workings = record.chapters[0]?.workings;

  test('tell for every row what it drew and changed', () => {
    const rows = plain.chapters[0]?.rows ?? [];
    expect(workings?.rows).toHaveLength(rows.length);
    expect(workings?.start?.draws.map(([audience, among]) => [audience, among])).toEqual([
      ['seat 0', 9],
      ['seat 1', 8],
      ['seat 2', 7],
    ]);
    const drawsOf = (wanted: (row: (typeof rows)[number]) => boolean) =>
      rows.flatMap((row, at) => (wanted(row) ? [workings?.rows[at]?.draws] : []));
    const isRoll = (row: object) => 'move' in row && (row.move as { do: string }).do === 'roll';
    const takesBack = (row: { do: string }) => row.do === 'undo' || row.do === 'rewind';
    expect(drawsOf(isRoll).map((draws) => draws?.map(([audience, among]) => [audience, among]))).toEqual(
      rows.filter(isRoll).map(() => [['open', 6]]),
    );
    expect(drawsOf(takesBack)).toEqual(rows.filter(takesBack).map(() => []));
    expect(new Set(rows.map((row) => row.do))).toEqual(new Set(['seal', 'move', 'undo', 'rewind']));
  });

  test('change nothing else, and are proved with it', () => {
    expect(withoutWorkings(record)).toEqual(plain);
    expect(verify(nim, record)).toEqual({ ok: true, rows: workings?.rows.length, readable: 0 });
    expect(Match.resume(nim, record)).toMatchObject({ ok: true });
  });

  type Loose = { chapters: [{ workings: { start: { draws: number[][] }; rows: Loosely[] } }] };
  interface Loosely {
    draws: [string, number, number][];
    changed: unknown[];
  }

  test.each<[string, (workings: Loose['chapters'][0]['workings']) => number]>([
    [
      'a draw',
      ({ rows }) => {
        const at = rows.findIndex(({ draws }) => draws.length > 0);
        rows[at]?.draws.splice(0, 1, ['open', 7, 0]);
        return at + 1;
      },
    ],
    ['a draw that was not made', ({ rows }) => (rows[4]?.draws.push(['nobody', 2, 1]), 5)],
    [
      'a change',
      ({ rows }) => {
        const at = rows.findIndex(({ changed }) => changed.length > 0);
        rows[at]?.changed.pop();
        return at + 1;
      },
    ],
    ['the deal', ({ start }) => (start.draws.pop(), 0)],
    ['a row left out', ({ rows }) => (rows.pop(), rows.length + 1)],
    ['a row too many', ({ rows }) => (rows.push({ draws: [], changed: [] }), rows.length - 1)],
  ])('are found out: %s', (_what, forge) => {
    const forged = copy(record) as unknown as Loose;
    const number = forge(forged.chapters[0].workings);
    expect(verify(nim, reread(forged))).toEqual({
      ok: false,
      number,
      problem: 'the workings are not those of this row',
    });
  });

  test('are not for a game that goes on, nor for dice that promise nothing', () => {
    const { result: _, ...open } = plain;
    expect(withWorkings(nim, open)).toBe(open);
    const hidden: GameRecord = {
      ...plain,
      dice: { generator: 'fair', commitment: '', secret: null, salts: [] },
    };
    expect(withWorkings(nim, hidden)).toBe(hidden);
    const swift = played(TO_THE_END, { generator: 'swift', seed: 'x' }).record();
    expect(withWorkings(nim, swift)).toBe(swift);
  });

  test('are had by the chapters these rules can replay', () => {
    const newer = engine(nimRules(2));
    const events: (readonly unknown[])[] = [];
    const match = Match.open(nim, {
      setup: { seats: 2, stones: 20 },
      dice: FAIR,
      append: (_row, _number, told) => events.push(told),
    });
    match.submit(0, { do: 'bid', stones: 2 });
    match.submit(1, { do: 'bid', stones: 0 });
    const turned = turnChapter(newer, match.record({ showSecret: true }), {
      snapshot: match.snapshot()?.state,
      events,
    });
    const resumed = turned.ok ? Match.resume(newer, turned.record) : turned;
    if (!resumed.ok) throw new Error(resumed.problem);
    while (resumed.match.outcome() === null) resumed.match.submit(0, { do: 'roll' });
    const whole = reread(withWorkings(newer, resumed.match.record()));
    expect(whole.chapters.map((chapter) => chapter.workings?.rows.length)).toEqual([
      undefined,
      whole.chapters[1]?.rows.length,
    ]);
    expect(whole.chapters[1]?.workings).not.toHaveProperty('start');
    expect(verify(newer, whole)).toMatchObject({ ok: true, readable: 2 });
  });
});
