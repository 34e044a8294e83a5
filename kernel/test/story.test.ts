import { describe, expect, test } from 'vitest';
import {
  apply,
  Match,
  type GameRecord,
  storyOf,
  swiftRandom,
  tellStory,
  turnChapter,
  engine,
} from '../index.ts';
import { nim, nimRules } from './nim.ts';
import { bid, follow, open, opened, take } from './nim-table.ts';

const VIEWERS = [null, 0, 1, 2];

/** A random game for three with undos and rewinds, and what each viewer saw of it. */
function played(seed: string) {
  const match = open(3);
  const starts = VIEWERS.map((viewer) => JSON.stringify(match.viewFor(viewer)));
  const followed = VIEWERS.map((viewer) => follow(match, viewer).told);
  const masks: string[][] = [];
  match.subscribe(null, () => masks.push(VIEWERS.map((viewer) => JSON.stringify(match.viewFor(viewer)))));
  const random = swiftRandom(seed);
  while (match.outcome() === null) {
    const [seat = 0] = random.shuffle(match.deciders());
    const undoer = VIEWERS.find((viewer) => viewer !== null && match.canUndo(viewer));
    const kind = random.int(10);
    if (kind < 2 && undoer !== undefined && undoer !== null) match.undo(undoer);
    else if (kind === 2 && match.number > 3) match.rewind(seat, match.number - 1 - random.int(3));
    else match.submit(seat, nim.sample(match.state, seat, random));
  }
  return { match, starts, followed, masks };
}

function told(record: GameRecord, viewer: number | null) {
  const story = storyOf(nim, record, viewer);
  if (!story.ok) throw new Error(`row ${story.number}: ${story.problem}`);
  return story;
}

describe('a story', () => {
  test.each(['one', 'two', 'three'])(
    'tells everybody what they were told when it happened: game %s',
    (seed) => {
      const { match, starts, followed, masks } = played(seed);
      const record = match.record();
      expect(new Set(match.rows.map((row) => row.do))).toEqual(new Set(['move', 'seal', 'undo', 'rewind']));
      for (const [at, viewer] of VIEWERS.entries()) {
        const { start, rows } = told(record, viewer);
        expect(JSON.stringify(start.view)).toBe(starts[at]);
        expect(rows).toEqual(followed[at]);
        let mask: unknown = start.view;
        for (const [row, { patch }] of rows.entries()) {
          mask = apply(mask, patch);
          expect(JSON.stringify(mask)).toBe(masks[row]?.[at]);
        }
      }
    },
  );

  test('begins with the table before the first row, also where none was played', () => {
    const match = open(2);
    const ending = { conceded: [], closed: null };
    const start = {
      number: 0,
      ending,
      deciders: [1, 0],
      sealed: [],
      choice: null,
      canUndo: false,
      outcome: null,
    };
    expect(told(match.record(), 1)).toEqual({
      ok: true,
      start: { ...start, view: match.viewFor(1) },
      rows: [],
    });
  });

  test('keeps from each viewer what they may not know', () => {
    const match = opened();
    match.submit(0, { do: 'draw' });
    const drew = [...(match.log(0).at(-1)?.events ?? [])];
    expect(told(match.record(), 0).rows.at(-1)?.events).toEqual(drew);
    expect(told(match.record(), 1).rows.at(-1)?.events).toEqual([{ ...drew[0], token: null }]);
    match.submit(0, { do: 'pass' });
    const sealed = open(2);
    sealed.submit(0, bid(3));
    expect(JSON.stringify(told(sealed.record(), 1).rows)).not.toContain('3');
  });

  test('can be told bit by bit', () => {
    const match = opened();
    match.submit(0, take(2));
    const telling = tellStory(nim, match.record(), null);
    expect([telling.next(), telling.next(), telling.next()].map(({ done }) => done)).toEqual([
      false,
      false,
      false,
    ]);
    expect(telling.next()).toEqual({ done: true, value: told(match.record(), null) });
  });

  test('goes on from where the rules changed', () => {
    const match = opened();
    match.submit(0, { do: 'draw' });
    const snapshot = match.snapshot();
    const events = match
      .log(null)
      .slice(1)
      .map((entry) => entry.events);
    const newer = engine(nimRules(2));
    const turned = turnChapter(newer, match.record(), { snapshot: snapshot?.state, events });
    if (!turned.ok) throw new Error(turned.problem);
    const resumed = Match.resume(newer, turned.record);
    if (!resumed.ok) throw new Error(resumed.problem);
    resumed.match.submit(0, take(1));
    const story = storyOf(newer, resumed.match.record(), 0);
    expect(story).toMatchObject({ ok: true, start: { number: 3, deciders: [0] }, rows: [{ number: 4 }] });
    expect(storyOf(nim, resumed.match.record(), 0)).toMatchObject({ ok: false, number: 3 });
  });

  test('of a damaged, foreign or still secret record is not told', () => {
    const match = opened();
    match.submit(0, take(2));
    const record = match.record();
    const [chapter] = record.chapters;
    if (chapter === undefined) throw new Error('no chapter');
    const rows = chapter.rows.map((row, at) => (at === 2 ? { ...row, mark: '00000000' } : row));
    expect(storyOf(nim, { ...record, chapters: [{ ...chapter, rows }] }, null)).toMatchObject({
      ok: false,
      number: 3,
    });
    expect(storyOf(nim, { ...record, game: 'chess' }, null)).toMatchObject({ ok: false });
    const fair = Match.open(nim, {
      setup: { seats: 2, stones: 5 },
      dice: { generator: 'fair', secret: 'ab'.repeat(32), salts: ['red'] },
    });
    expect(storyOf(nim, fair.record(), null)).toMatchObject({ ok: false, problem: /secret/ });
    expect(storyOf(nim, fair.record({ showSecret: true }), null)).toMatchObject({ ok: true });
  });
});
