import { describe, expect, test } from 'vitest';
import {
  type GameRecord,
  hintsOf,
  Match,
  mayBeRated,
  readRecord,
  storyOf,
  unratedFor,
  verify,
  withWorkings,
  writeRecord,
} from '../index.ts';
import { FAIR } from './nim-game.ts';
import { bid, follow, open, opened, take } from './nim-table.ts';
import { nim } from './nim.ts';

function reread(match: Parameters<typeof writeRecord>[0]): GameRecord {
  const read = readRecord(writeRecord(match, { showSecret: true }));
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

function resumed(record: GameRecord) {
  const again = Match.resume(nim, record);
  if (!again.ok) throw new Error(again.problem);
  return again.match;
}

describe('a hint', () => {
  test('is a row that changes nothing and that everybody is told of', () => {
    const match = opened();
    match.submit(0, take(5));
    const [asked = 0] = match.deciders();
    const before = { state: match.state, log: match.log(null).length };
    const { told } = follow(match, null);
    expect(match.hint(asked)).toMatchObject({ ok: true, number: 4 });
    expect(match.state).toEqual(before.state);
    expect(told).toMatchObject([
      { did: { do: 'hint', seat: asked }, events: [], faces: [], patch: [], deciders: [asked] },
    ]);
    expect(match.log(null).at(-1)).toMatchObject({ did: { do: 'hint', seat: asked }, standing: true });
  });

  test('is for who is asked: nobody else, and nobody who has chosen', () => {
    const match = open();
    match.submit(0, bid(3));
    expect(match.hint(0)).toMatchObject({ ok: false, refusal: { code: 'kernel.turn' } });
    expect(match.hint(7)).toMatchObject({ ok: false, refusal: { code: 'kernel.turn' } });
    expect(match.hint(1)).toMatchObject({ ok: true });
    match.concede(1);
    expect(match.hint(1)).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
  });

  test('is never taken back, and takes no right to undo away', () => {
    const match = opened();
    const [seat = 0] = match.deciders();
    const start = match.state;
    match.submit(seat, take(5));
    const undoer = [0, 1].find((one) => match.canUndo(one));
    match.hint(match.deciders()[0] ?? 0);
    expect([0, 1].find((one) => match.canUndo(one))).toBe(undoer);
    match.rewind(seat, 2);
    expect(match.state).toEqual(start);
    expect([...hintsOf(match.record())].map(([, count]) => count)).toEqual([1]);
    expect(match.log(null).filter(({ did }) => did?.do === 'hint')).toMatchObject([{ standing: true }]);
  });

  test('is kept when the game is saved, resumed, worked out, told and proved; nobody can take it out', () => {
    const match = opened();
    const asked = match.deciders()[0] ?? 0;
    match.hint(asked);
    match.submit(asked, take(5));
    const again = resumed(reread(match));
    again.hint(again.deciders()[0] ?? 0);
    again.callOff(0);
    const record = reread(again);
    const total = [...hintsOf(record).values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBe(2);
    expect(verify(nim, withWorkings(nim, record))).toMatchObject({ ok: true });
    const story = storyOf(nim, record, null);
    expect(story.ok && story.rows.filter(({ did }) => did.do === 'hint')).toHaveLength(2);

    const [chapter] = record.chapters;
    if (chapter === undefined) throw new Error('no chapter');
    const rows = chapter.rows.filter((row) => row.do !== 'hint');
    expect(verify(nim, { ...record, chapters: [{ ...chapter, rows }] })).toMatchObject({ ok: false });
  });
});

describe('a game may be rated', () => {
  const ended = (help: boolean): GameRecord => {
    const match = Match.open(nim, { setup: { seats: 2, stones: 50 }, dice: FAIR });
    if (help) match.hint(0);
    match.concede(1);
    return reread(match);
  };

  test('if it was played to its end without hints, from a set-up, with dice nobody knew', () => {
    expect(mayBeRated(ended(false))).toBe(true);
  });

  test('and not with a hint, unfinished, from the middle of another game, or with dice that were known', () => {
    const { result: _, ...unfinished } = ended(false);
    const known: GameRecord = { ...ended(false), dice: { generator: 'swift', seed: 'known' } };
    const branched: GameRecord = {
      ...ended(false),
      chapters: [{ rulesVersion: 1, base: { snapshot: {}, row: 3, mark: '00000000' }, rows: [] }],
    };
    const games = [ended(true), unfinished, known, branched];
    expect(games.map(unratedFor)).toEqual(['hints', 'unfinished', 'known', 'branched']);
    expect(games.some(mayBeRated)).toBe(false);
  });
});
