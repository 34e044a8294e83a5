import { game } from '@sanguine/blood-stone/game.ts';
import { type AnyGame, type GameRecord, Match, type Row, swiftRandom, toEnd } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { analyse, type AnalysisProgress, botFor } from '../../index.ts';

import { analysed } from './planted.ts';

const stone: AnyGame = game;
const NAMES = { en: ['Ann', 'Bob'], ja: ['アン', 'ボブ'] };
const SMALL = { redraws: 2, playouts: 0, costly: 1, close: 0, worlds: 16, share: 1 / 16 };

/** A game of recruits up to a row. */
function begun(rows: number): Match<never, unknown, unknown, unknown> {
  const match = Match.open(stone.engine, {
    setup: stone.setup(2, {}),
    dice: { generator: 'swift', seed: 'begun' },
  });
  for (let [seat] = match.deciders(); seat !== undefined && match.number < rows; [seat] = match.deciders()) {
    const view = match.viewFor(seat);
    match.submit(seat, botFor(stone, 'recruit')?.choose(view, seat, swiftRandom(`${match.number}`)).move);
  }
  return match as never;
}

const ended = (rows: number, ...ending: Row<unknown>[]): GameRecord => {
  const match = begun(rows);
  for (const row of ending) match.take(row);
  return match.record({ showSecret: true });
};

const refused = (record: GameRecord): unknown =>
  toEnd(analyse(stone, record, { depth: 'quick', names: NAMES }));

describe('only a finished game is analysed', () => {
  test('so that nobody is told during play what they cannot see', () => {
    const going = begun(12).record({ showSecret: true });
    expect(refused(going)).toMatchObject({ ok: false, why: 'unfinished' });
    // A record that only claims to be over is refused, too.
    const forged = {
      ...going,
      result: [
        { score: 1, rank: 1 },
        { score: 0, rank: 2 },
      ],
    };
    expect(refused(forged)).toMatchObject({ ok: false, why: 'unfinished' });
  });

  test('and one that these rules can replay', () => {
    const record = ended(4, { do: 'concede', seat: 0 });
    const [chapter] = record.chapters;
    if (chapter === undefined) throw new Error('no chapter');
    const old = { ...record, chapters: [{ ...chapter, rulesVersion: -1 }] };
    expect(refused(old)).toMatchObject({
      ok: false,
      why: 'unreplayable',
      problem: expect.stringContaining('rules version'),
    });
  });
});

describe('how a game ended', () => {
  const results = (record: GameRecord): unknown[] => {
    const { seats, curve } = analysed(stone, record, SMALL, { seats: [] });
    return [seats.map(({ result }) => result), curve.at(-1)?.chances];
  };

  test('a concession, a claim and a game called off are its result', () => {
    expect(results(ended(8, { do: 'concede', seat: 0 }))).toEqual([
      [0, 100],
      [0, 100],
    ]);
    expect(results(ended(8, { do: 'claim', seat: 0 }))).toEqual([
      [100, 0],
      [100, 0],
    ]);
    expect(results(ended(8, { do: 'callOff', seat: 0 }))).toEqual([
      [50, 50],
      [50, 50],
    ]);
  });
});

test('what was taken back is not judged', () => {
  const whole = analysed(stone, ended(17, { do: 'concede', seat: 0 }), SMALL);
  const back = analysed(
    stone,
    ended(17, { do: 'rewind', seat: 0, to: 13 }, { do: 'concede', seat: 0 }),
    SMALL,
  );
  const rowsIn = ({ decisions }: typeof whole): number[] => decisions.map(({ row }) => row);
  expect(rowsIn(whole).some((row) => row > 13)).toBe(true);
  expect(rowsIn(back)).toEqual(rowsIn(whole).filter((row) => row <= 13));
});

describe('an analysis', () => {
  const record = ended(16, { do: 'concede', seat: 0 });

  test('is the same whenever it is made', () => {
    expect(analysed(stone, record, SMALL)).toEqual(analysed(stone, record, SMALL));
  });

  test('tells how far it is, and can be stopped', () => {
    const course = analyse(stone, record, { depth: 'quick', names: NAMES, effort: SMALL });
    const steps: AnalysisProgress[] = [];
    for (const step of course) steps.push(step);
    expect([...new Set(steps.map(({ stage }) => stage))]).toEqual(['look', 'luck', 'curve', 'search']);
    const done = steps.map((step) => step.done);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
    expect(steps.every((step) => step.done <= step.total)).toBe(true);
  });

  test('keeps to the time it is given: what it has no time for it leaves out and counts', () => {
    let left = 1000;
    const found = toEnd(
      analyse(stone, record, { depth: 'quick', names: NAMES, effort: SMALL, left: () => (left -= 300) }),
    );
    if (!found.ok) throw new Error(found.problem);
    const { seats, decisions } = found.analysis;
    expect(seats.reduce((sum, { skipped }) => sum + skipped, 0)).toBeGreaterThan(0);
    expect(decisions.length).toBeGreaterThan(0);
  });

  test('judges the decisions of one seat alone if asked', () => {
    const { decisions } = analysed(stone, record, SMALL, { seats: [1] });
    expect(new Set(decisions.map(({ seat }) => seat))).toEqual(new Set([1]));
  });
});
