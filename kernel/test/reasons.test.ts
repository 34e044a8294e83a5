import { describe, expect, test } from 'vitest';
import { type Explanation, inPercent, Match, readRecord, storyOf, verify, writeRecord } from '../index.ts';
import { nim } from './nim.ts';
import { bid, follow, open, opened, take } from './nim-table.ts';

const WHY: Explanation = {
  told: { key: 'bot.take', values: { count: 1 } },
  thought: {
    key: 'bot.take',
    values: { count: 1, odds: 61 },
    search: { odds: 61, considered: 4 },
    next: { move: { en: 'Take two', ja: '2個取る' }, behind: 3, measure: 'odds' },
  },
};

/** A finished game of bots that say why. */
function finished() {
  const match = opened();
  while (match.outcome() === null) {
    const [seat] = match.deciders();
    if (seat === undefined) throw new Error('nobody decides');
    const [move] = nim.moves(match.viewFor(seat), seat);
    const played = match.submit(seat, move, WHY);
    if (!played.ok) throw new Error(played.refusal.code);
  }
  return match;
}

describe('why a bot made its move', () => {
  test('while the game runs others are told what lies open, and latecomers the same', () => {
    const match = opened();
    const { told } = follow(match, 1);
    match.submit(0, take(1), WHY);
    expect(told.at(-1)?.reason).toEqual(WHY.told);
    expect(match.log(1).at(-1)?.reason).toEqual(WHY.told);
    expect(JSON.stringify([told, match.log(null), match.log(0)])).not.toContain('Take two');
  });

  test('nothing is told of a sealed choice', () => {
    const match = open();
    const { told } = follow(match, 1);
    match.submit(0, bid(3), WHY);
    match.submit(1, bid(1), WHY);
    expect(told.map(({ reason }) => reason)).toEqual([undefined, undefined]);
    expect(match.log(null).flatMap(({ reason }) => reason ?? [])).toEqual([]);
  });

  test('a move of which nothing can be told has no reason', () => {
    const match = opened();
    const { told } = follow(match, 1);
    match.submit(0, take(1), { ...WHY, told: null });
    expect(told.at(-1)).not.toHaveProperty('reason');
  });

  test('once the game is over all is told: in the log, in the story and in the record', () => {
    const match = finished();
    const reasons = match.log(1).flatMap(({ reason }) => reason ?? []);
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) expect(reason).toEqual(WHY.thought);
    const record = match.record();
    const story = storyOf(nim, record, null);
    if (!story.ok) throw new Error(story.problem);
    expect(story.rows.flatMap(({ reason }) => reason ?? [])).toEqual(reasons);
    const { result: _, chapters, ...head } = record;
    const running = {
      ...head,
      chapters: chapters.map((chapter) => ({ ...chapter, rows: chapter.rows.slice(0, -1) })),
    };
    expect(JSON.stringify(storyOf(nim, running, null)).includes('Take two')).toBe(false);
  });

  test('it is kept with the row, proved with it, and changes nothing on the table', () => {
    const match = finished();
    const read = readRecord(writeRecord(match));
    if (!read.ok) throw new Error(read.problem);
    expect(read.record).toEqual(match.record());
    expect(verify(nim, read.record).ok).toBe(true);
    expect(Match.resume(nim, read.record).ok).toBe(true);
    const changed = JSON.parse(writeRecord(match).replace('"odds":61', '"odds":99'));
    expect(verify(nim, changed).ok).toBe(false);
  });

  test('one that is too long to be a reason makes a record damaged', () => {
    const endless = writeRecord(finished()).replaceAll('Take two', 'Take two '.repeat(100));
    expect(readRecord(endless)).toMatchObject({ ok: false });
  });
});

test('a chance in per cent is certain only if it is', () => {
  expect([0, 0.001, 0.004, 0.5, 0.995, 0.9999, 1].map(inPercent)).toEqual([0, 1, 1, 50, 99, 99, 100]);
  expect(inPercent(0.1 + 0.2 + 0.7)).toBe(100);
});
