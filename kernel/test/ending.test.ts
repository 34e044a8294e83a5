import { describe, expect, test } from 'vitest';
import { engine, type GameRecord, Match, readRecord, turnChapter, verify, writeRecord } from '../index.ts';
import { bid, DICE, follow, open, opened, take } from './nim-table.ts';
import { nim, nimRules } from './nim.ts';

function reread(match: Parameters<typeof writeRecord>[0]): GameRecord {
  const read = readRecord(writeRecord(match));
  if (!read.ok) throw new Error(read.problem);
  return read.record;
}

const ranks = (match: ReturnType<typeof open>) => match.outcome()?.map(({ rank }) => rank);

describe('a concession', () => {
  test('ends a duel, whoever is asked', () => {
    for (const seat of [0, 1]) {
      const match = opened();
      match.submit(0, take(5));
      const { told } = follow(match, null);
      expect(match.concede(seat)).toMatchObject({ ok: true, number: 4 });
      expect(match.deciders()).toEqual([]);
      expect(match.outcome()).toEqual([
        { score: 5, rank: seat === 0 ? 2 : 1 },
        { score: 0, rank: seat === 0 ? 1 : 2 },
      ]);
      expect(match.ending).toEqual({ conceded: [seat], closed: { how: 'conceded', by: seat } });
      expect(told).toMatchObject([
        { did: { do: 'concede', seat }, events: [], faces: [], patch: [], deciders: [], canUndo: false },
      ]);
      expect(verify(nim, reread(match))).toMatchObject({ ok: true, rows: 4 });
    }
  });

  test('is possible while choices are sealed, and reveals none of them', () => {
    const match = open();
    match.submit(0, bid(3));
    expect(match.concede(0)).toMatchObject({ ok: true });
    expect(match.sealedBy()).toEqual([]);
    expect(match.log(1).flatMap(({ events }) => events)).not.toContainEqual(
      expect.objectContaining({ e: 'bids' }),
    );
    expect(verify(nim, reread(match))).toMatchObject({ ok: true });
  });

  test('after it nothing is played, taken back or decided any more', () => {
    const match = opened();
    match.submit(0, take(5));
    match.concede(1);
    for (const answer of [
      match.submit(0, take(1)),
      match.undo(0),
      match.rewind(0, 2),
      match.concede(0),
      match.claim(0),
      match.callOff(0),
      match.abandon(0),
    ]) {
      expect(answer).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
    }
    expect(match.snapshot()).toBeNull();
  });

  test('with more players the game goes on, and who gave up ranks last', () => {
    const match = open(3);
    for (const seat of [0, 1, 2]) match.submit(seat, bid(seat));
    expect(match.concede(2)).toMatchObject({ ok: true });
    expect(match.concede(2)).toMatchObject({ ok: false, refusal: { code: 'kernel.conceded' } });
    expect(match.deciders()).toEqual([2]);
    // Somebody plays on for the seat, and it has most stones in the end.
    while (match.outcome() === null) expect(match.submit(2, { do: 'roll' })).toMatchObject({ ok: true });
    const outcome = match.outcome();
    expect(outcome?.[2]?.rank).toBe(3);
    expect(outcome?.map(({ rank }) => rank).toSorted()).not.toContain(4);
    expect(match.ending).toEqual({ conceded: [2], closed: null });
    expect(verify(nim, reread(match))).toMatchObject({ ok: true });
  });

  test('the game is over when one is left; who gave up first is last', () => {
    const match = open(4);
    for (const seat of [1, 3, 0]) expect(match.outcome() === null && match.concede(seat).ok).toBe(true);
    expect(ranks(match)).toEqual([2, 4, 1, 3]);
    expect(match.deciders()).toEqual([]);
    expect(verify(nim, reread(match))).toMatchObject({ ok: true, rows: 3 });
  });

  test('takes nothing from the others: neither a free undo nor a sealed choice', () => {
    const match = open(3);
    match.submit(0, bid(3));
    match.concede(1);
    expect(match.choiceOf(0)).toEqual(bid(3));
    match.submit(1, bid(0));
    match.submit(2, bid(0));
    const before = match.state;
    match.submit(0, take(1));
    match.concede(2);
    expect(match.canUndo(0)).toBe(false);
    expect(match.outcome()).not.toBeNull();
    expect(before.stones).toBe(50);
  });

  test('no undo and no rewind brings the seat back', () => {
    const match = open(3);
    for (const seat of [0, 1, 2]) match.submit(seat, bid(3 - seat));
    match.submit(0, take(1));
    match.concede(2);
    expect(match.canUndo(0)).toBe(true);
    expect(match.undo(0)).toMatchObject({ ok: true });
    expect(match.state.stones).toBe(50);
    match.submit(0, take(2));
    match.rewind(0, 0);
    expect(match.ending.conceded).toEqual([2]);
    expect(match.log(null).map(({ standing }) => standing)).toEqual([
      true,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(verify(nim, reread(match))).toMatchObject({ ok: true });
  });

  test('a seat that does not exist cannot concede', () => {
    for (const seat of [2, -1, 0.5, Number.NaN]) {
      expect(open().concede(seat)).toMatchObject({ ok: false, refusal: { code: 'kernel.shape' } });
    }
  });

  test('is kept in snapshots, sealed, and carried into the next chapter', () => {
    const match = open(3);
    for (const seat of [0, 1, 2]) match.submit(seat, bid(3 - seat));
    match.concede(1);
    const snapshot = match.snapshot();
    if (snapshot === null) throw new Error('no snapshot');
    const { state, row, mark, conceded } = snapshot;
    expect(conceded).toEqual([1]);
    const record: GameRecord = {
      ...reread(match),
      chapters: [{ rulesVersion: 1, base: { snapshot: state, row, mark, conceded }, rows: [] }],
    };
    const resumed = Match.resume(nim, record);
    expect(resumed.ok && resumed.match.ending.conceded).toEqual([1]);
    const forged = {
      ...record,
      chapters: [{ rulesVersion: 1, base: { snapshot: state, row, mark }, rows: [] }],
    };
    expect(Match.resume(nim, forged)).toMatchObject({
      ok: false,
      problem: 'the snapshot is not the one taken',
    });

    const newer = engine(nimRules(2));
    const rows = match.rows.length;
    const legacy = { snapshot: state, events: Array.from({ length: rows }, () => []) };
    const turned = turnChapter(newer, reread(match), legacy);
    if (!turned.ok) throw new Error(turned.problem);
    const next = Match.resume(newer, turned.record);
    expect(next.ok && next.match.ending.conceded).toEqual([1]);
    expect(verify(newer, turned.record)).toMatchObject({ ok: true, readable: rows });
    const [first, second] = turned.record.chapters;
    if (first === undefined || second === undefined || 'setup' in second.base) throw new Error('no chapters');
    const { conceded: _, ...base } = second.base;
    expect(verify(newer, { ...turned.record, chapters: [first, { ...second, base }] })).toMatchObject({
      ok: false,
    });
  });
});

describe('a duel', () => {
  test('can be claimed by either seat', () => {
    const match = opened();
    expect(match.claim(1)).toMatchObject({ ok: true });
    expect(ranks(match)).toEqual([2, 1]);
    expect(match.ending).toEqual({ conceded: [], closed: { how: 'claimed', by: 1 } });
    expect(verify(nim, reread(match))).toMatchObject({ ok: true });
  });

  test('a game of more cannot', () => {
    expect(open(3).claim(1)).toMatchObject({ ok: false, refusal: { code: 'kernel.shape' } });
  });

  test('a result other than the one the rows tell is found', () => {
    const match = opened();
    match.claim(1);
    const record = reread(match);
    const result = record.result?.toReversed();
    expect(verify(nim, { ...record, result })).toMatchObject({
      ok: false,
      problem: 'the result is not the one played',
    });
  });
});

test.each([
  ['callOff', 'calledOff'],
  ['abandon', 'abandoned'],
] as const)('%s leaves no winner, and who conceded before is still behind', (how, closed) => {
  const match = open(3);
  match.concede(0);
  match[how](2);
  expect(ranks(match)).toEqual([3, 1, 1]);
  expect(match.ending.closed).toEqual({ how: closed, by: 2 });
  expect(verify(nim, reread(match))).toMatchObject({ ok: true, rows: 2 });
  expect(Match.open(nim, { setup: { seats: 2, stones: 5 }, dice: DICE }).ending).toEqual({
    conceded: [],
    closed: null,
  });
});
