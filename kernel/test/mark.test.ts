import { describe, expect, test } from 'vitest';
import {
  type Dice,
  engine,
  type GameRecord,
  linkOf,
  Match,
  readRecord,
  swiftRandom,
  verify,
  writeRecord,
} from '../index.ts';
import { nim, nimRules, type NimState } from './nim.ts';
import earlier from './whole-marks.json' with { type: 'json' };

const DICE: Dice = { generator: 'fair', secret: 'cd'.repeat(32), salts: ['red', 'blue'] };
const SETUP = { seats: 2, stones: 90 };

type NimMatch = ReturnType<typeof open>;

function open() {
  return Match.open(nim, { setup: SETUP, dice: DICE });
}

function resumed(record: GameRecord): NimMatch {
  const answer = Match.resume(nim, record);
  if (!answer.ok) throw new Error(`${answer.number}: ${answer.problem}`);
  return answer.match;
}

function playOn(match: NimMatch, rows: number): NimMatch {
  const random = swiftRandom('marks');
  const last = match.number + rows;
  while (match.number < last && match.outcome() === null) {
    const [seat = 0] = match.deciders();
    match.submit(seat, nim.sample(match.state, seat, random));
  }
  return match;
}

/** As read back from a file. */
function read(written: unknown): GameRecord {
  const answer = readRecord(JSON.stringify(written));
  if (!answer.ok) throw new Error(answer.problem);
  return answer.record;
}

const marksOf = ({ chapters }: GameRecord): string[] =>
  chapters.flatMap(({ rows }) => rows.map(({ mark }) => mark));

describe('a record from when marks were over whole tables', () => {
  const old = read(earlier);

  test('is still proved', () => {
    expect(new Set(marksOf(old).map(({ length }) => length))).toEqual(new Set([8]));
    expect(verify(nim, old)).toEqual({ ok: true, rows: 30, readable: 0 });
  });

  test('is still found out', () => {
    const [chapter] = old.chapters;
    const forged = marksOf(old).map((_, at) => {
      const rows = chapter?.rows.map((row, number) => (number === at ? { ...row, mark: '00000000' } : row));
      return verify(nim, { ...old, chapters: [{ ...chapter, rows }] } as GameRecord);
    });
    expect(forged.map((answer) => !answer.ok && answer.number)).toEqual(marksOf(old).map((_, at) => at + 1));
  });

  test('is played on, and proved from its first row to its last', () => {
    const match = playOn(resumed(old), 10);
    const record = read(match.record({ showSecret: true }));
    expect(marksOf(record).slice(0, 30)).toEqual(marksOf(old));
    expect(
      new Set(
        marksOf(record)
          .slice(30)
          .map(({ length }) => length),
      ),
    ).toEqual(new Set([12]));
    expect(verify(nim, record)).toEqual({ ok: true, rows: match.number, readable: 0 });
    expect(resumed(record).state).toEqual(match.state);
  });
});

describe('a table that came out otherwise', () => {
  /** The same rules, except that they tamper with the state when this many stones are left. */
  function withFault(stones: number, fault: (state: NimState) => void) {
    const rules = nimRules();
    return engine({
      ...rules,
      play(state, seat, move, context) {
        rules.play(state, seat, move, context);
        if (state.stones === stones) fault(state);
      },
    });
  }

  const match = playOn(open(), 40);
  const record = read(match.record({ showSecret: true }));
  /** The number of stones after each row. */
  const left = marksOf(record).map((_, at) => {
    const [chapter] = record.chapters;
    const rows = chapter?.rows.slice(0, at + 1);
    return resumed({ ...record, chapters: [{ ...chapter, rows }] } as GameRecord).state.stones;
  });

  test.each<[string, (state: NimState) => void]>([
    ['a token nobody sees', (state) => void state.bag.unshift(state.bag.pop() ?? 0)],
    ['a number', (state) => void (state.taken[1] = (state.taken[1] ?? 0) + 1)],
    ['the order of its keys alone', (state) => Object.assign(state, { stones: takenOut(state) })],
  ])('is named by its row: %s', (_what, fault) => {
    const stones = left[20] ?? 0;
    const first = left.indexOf(stones) + 1;
    expect(verify(withFault(stones, fault), record)).toEqual({
      ok: false,
      number: first,
      problem: 'the table after this row is not the one recorded',
    });
  });

  function takenOut(state: NimState): number {
    const { stones } = state;
    Reflect.deleteProperty(state, 'stones');
    return stones;
  }
});

describe('a snapshot', () => {
  function savedAfter(rows: number): GameRecord {
    const match = playOn(open(), rows);
    const snapshot = match.snapshot();
    if (snapshot === null) throw new Error(`nothing to save after row ${rows}`);
    const { row, mark, state } = snapshot;
    const base = { snapshot: state, row, mark };
    return read({ ...match.record({ showSecret: true }), chapters: [{ rulesVersion: 1, base, rows: [] }] });
  }

  const boundaries = Array.from({ length: 30 }, (_, rows) => rows).filter(
    (rows) => playOn(open(), rows).snapshot() !== null,
  );

  test('is sealed: the chain goes on from it as if nothing had been saved', () => {
    expect(boundaries.length).toBeGreaterThan(5);
    for (const rows of boundaries) {
      const whole = playOn(open(), rows);
      const loaded = resumed(savedAfter(rows));
      for (const match of [whole, loaded]) playOn(match, 6);
      expect(loaded.rows.map(({ mark }) => mark)).toEqual(whole.rows.slice(rows).map(({ mark }) => mark));
      expect(verify(nim, read(loaded.record({ showSecret: true })))).toMatchObject({ ok: true });
    }
  });

  test('that is not the one taken is found out before a row is played on it', () => {
    const saved = savedAfter(boundaries.at(-1) ?? 0);
    const forged = read(JSON.parse(JSON.stringify(saved).replace('"stones":', '"stones":1')));
    expect(forged).not.toEqual(saved);
    expect(Match.resume(nim, forged)).toMatchObject({
      ok: false,
      problem: 'the snapshot is not the one taken',
    });
  });

  test('from when there were no seals is loaded all the same', () => {
    const [chapter] = savedAfter(boundaries.at(-1) ?? 0).chapters;
    if (chapter === undefined || 'setup' in chapter.base) throw new Error('not saved');
    const base = { ...chapter.base, mark: linkOf(chapter.base.mark) };
    const record = { ...savedAfter(boundaries.at(-1) ?? 0), chapters: [{ ...chapter, base }] };
    const match = playOn(resumed(read(record)), 4);
    expect(verify(nim, read(JSON.parse(writeRecord(match, { showSecret: true }))))).toMatchObject({
      ok: true,
    });
  });
});
