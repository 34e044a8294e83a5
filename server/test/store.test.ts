import { describe, expect, test } from 'vitest';
import type { MarkedRow, Seat } from '@sanguine/kernel';
import type { NewMatch, NewRow, StoredSnapshot } from '../index.ts';
import { DATABASES, lodging, type Node } from './house.ts';

const SECRET = 'ab'.repeat(32);

function newMatch(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'tug',
    dice: { generator: 'fair', secret: SECRET, salts: ['red', '青'] },
    chapter: { number: 1, rulesVersion: 1, base: { setup: { seats: 2 } }, events: [{ e: 'dealt' }] },
    snapshot: snapshot(0),
    deciders: [0],
    ordered: [],
    at: 1000,
    ...more,
  };
}

function snapshot(row: number, more: Partial<StoredSnapshot> = {}): StoredSnapshot {
  return { chapter: 1, row, mark: '00000000', state: { row }, takenBack: [], conceded: [], ...more };
}

function newRow(number: number, more: Partial<NewRow> = {}): NewRow {
  const row: MarkedRow<unknown> = { do: 'move', seat: 0, move: { do: 'pull', by: number }, mark: '0123abcd' };
  return { chapter: 1, number, row, events: [{ e: 'pulled', by: number }], at: 1000 + number, ...more };
}

/** These seats are asked, with no ordered answers and no least time. */
const asked = (...deciders: readonly Seat[]) => ({ deciders, ordered: [], leastTime: 0 });

describe.each(DATABASES)('the store on %s', (kind) => {
  let node: Node;
  let other: Node;
  lodging(kind, async (join) => {
    [node, other] = await Promise.all([join(), join()]);
  });

  async function filled(id: string, rows: number): Promise<void> {
    await node.store.create(newMatch(id));
    for (let number = 1; number <= rows; number++) await node.store.append(id, newRow(number), asked(0));
  }

  test('gives rows back in order, as they were', async () => {
    await filled('order', 12);
    const odd = newRow(13, { events: [{ text: '\u0000 "\\ 青い石 \ud800' }], at: 1_900_000_000_123 });
    await node.store.append('order', odd, asked(0));
    const rows = await other.store.rows('order', 0);
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(JSON.stringify(rows[6])).toBe(JSON.stringify(newRow(7)));
    expect(rows[12]).toEqual(odd);
    expect(await other.store.rows('order', 3, 5)).toEqual([newRow(4), newRow(5)]);
    expect(await other.store.find('order')).toMatchObject({
      number: 13,
      created: 1000,
      changed: 1_900_000_000_123,
    });
  });

  test('two writers race for each number: exactly one wins', async () => {
    await filled('race', 0);
    for (let number = 1; number <= 30; number++) {
      const answers = await Promise.all(
        [node, other, node, other].map(({ store }, writer) =>
          store.append('race', newRow(number, { at: writer }), asked(0)),
        ),
      );
      expect(answers.toSorted()).toEqual(['appended', 'taken', 'taken', 'taken']);
      const [kept] = await node.store.rows('race', number - 1);
      expect(kept?.at).toBe(answers.indexOf('appended'));
    }
  });

  test('a row without the one before it is not taken, nor one of another chapter or match', async () => {
    await filled('gap', 2);
    expect(await node.store.append('gap', newRow(4), asked(0))).toBe('taken');
    expect(await node.store.append('gap', newRow(2), asked(0))).toBe('taken');
    expect(await node.store.append('gap', newRow(3, { chapter: 2 }), asked(0))).toBe('taken');
    expect(await node.store.append('nowhere', newRow(1), asked(0))).toBe('taken');
    expect(await node.store.rows('gap', 0)).toEqual([newRow(1), newRow(2)]);
  });

  test('knows whom each match waits for', async () => {
    await filled('asked', 1);
    expect(await other.store.find('asked')).toMatchObject({ deciders: [0] });
    await node.store.append('asked', newRow(2), asked(1, 2));
    expect(await other.store.find('asked')).toMatchObject({ deciders: [1, 2] });
    expect(await other.store.find('asked')).not.toHaveProperty('ordered');
    expect(await node.store.append('asked', newRow(2), asked(0))).toBe('taken');
    const base = { snapshot: {}, row: 2, mark: '00000001' };
    await node.store.turn('asked', 2, {
      chapter: { number: 2, rulesVersion: 2, base, events: [] },
      snapshot: snapshot(2, { chapter: 2 }),
      deciders: [2],
      ordered: [],
      at: 9000,
    });
    expect((await other.store.load('asked'))?.deciders).toEqual([2]);
  });

  test('an id is used once', async () => {
    await filled('once', 1);
    await expect(other.store.create(newMatch('once', { game: 'chess' }))).rejects.toThrow(/unique/i);
    expect(await node.store.find('once')).toMatchObject({ game: 'tug', number: 1 });
  });

  test('a finished match takes no more rows', async () => {
    await filled('end', 3);
    const outcome = [
      { score: 2, rank: 1 },
      { score: 0, rank: 2 },
    ];
    expect(await node.store.finish('end', 2, { outcome, at: 5000 })).toBe('taken');
    expect(await node.store.finish('end', 3, { outcome, at: 6000 })).toBe('finished');
    expect(await other.store.finish('end', 3, { outcome: [], at: 7000 })).toBe('taken');
    expect(await other.store.append('end', newRow(4), asked(0))).toBe('taken');
    expect(await other.store.find('end')).toMatchObject({ number: 3, finished: 6000, outcome });
  });

  test('the dice come only when they are asked for', async () => {
    await filled('secret', 2);
    const { store } = node;
    const all = await Promise.all([
      store.load('secret'),
      store.find('secret'),
      store.rows('secret', 0),
      store.chapters('secret'),
      store.list({ limit: 100 }),
    ]);
    expect(JSON.stringify(all)).not.toContain(SECRET);
    expect(await store.dice('secret')).toEqual(newMatch('secret').dice);
    expect(await store.dice('nowhere')).toBeNull();
  });

  test('loads from the last snapshot and the rows after it', async () => {
    await filled('load', 40);
    expect(await node.store.load('load')).toMatchObject({ snapshot: { row: 0 }, number: 40 });
    for (const row of [20, 35, 38, 36]) await node.store.saveSnapshot('load', snapshot(row));
    const stored = await other.store.load('load');
    expect(stored).toMatchObject({
      snapshot: { row: 38, state: { row: 38 } },
      current: newMatch('load').chapter,
    });
    expect(stored?.rows).toEqual([newRow(39), newRow(40)]);
    expect(await other.store.load('nowhere')).toBeNull();
  });

  test('can load from further back', async () => {
    await filled('reach', 40);
    for (const row of [3, 20, 38]) await node.store.saveSnapshot('reach', snapshot(row));
    const from = async (reach: number) => (await node.store.load('reach', reach))?.snapshot.row;
    expect(await Promise.all([40, 38, 37, 20, 19, 2, 0].map(from))).toEqual([38, 38, 20, 20, 3, 0, 0]);
  });

  test('never loads from a snapshot that a later rewind went back behind', async () => {
    await filled('rewound', 40);
    for (const row of [10, 20, 38]) await node.store.saveSnapshot('rewound', snapshot(row));
    const rewind = { do: 'rewind', seat: 0, to: 25, mark: '00000000' } as const;
    await node.store.append('rewound', newRow(41, { row: rewind }), asked(0));
    expect(await node.store.load('rewound')).toMatchObject({ snapshot: { row: 20 } });
    // A late snapshot from a slow node.
    await other.store.saveSnapshot('rewound', snapshot(39));
    expect(await node.store.load('rewound')).toMatchObject({ snapshot: { row: 20 } });
    await node.store.saveSnapshot('rewound', snapshot(41));
    expect(await node.store.load('rewound')).toMatchObject({ snapshot: { row: 41 }, rows: [] });
  });

  test('turns a chapter once, where it stands', async () => {
    await filled('turn', 5);
    const base = { snapshot: { rope: 1 }, row: 5, mark: '00000001' };
    const next = {
      chapter: { number: 2, rulesVersion: 2, base, events: [] },
      snapshot: snapshot(5, { chapter: 2 }),
      deciders: [1],
      ordered: [],
      at: 9000,
    };
    expect(await node.store.turn('turn', 4, next)).toBe('taken');
    const answers = await Promise.all([node, other].map(({ store }) => store.turn('turn', 5, next)));
    expect(answers.toSorted()).toEqual(['taken', 'turned']);
    expect(await node.store.append('turn', newRow(6), asked(0))).toBe('taken');
    expect(await node.store.append('turn', newRow(6, { chapter: 2 }), asked(0))).toBe('appended');
    expect((await node.store.chapters('turn')).map(({ rulesVersion }) => rulesVersion)).toEqual([1, 2]);
    expect(await node.store.load('turn')).toMatchObject({
      current: next.chapter,
      snapshot: { row: 5, chapter: 2 },
    });
  });

  test('lists the latest first, page by page', async () => {
    const game = 'listed';
    for (const [at, id] of ['a', 'b', 'c', 'd', 'e'].entries()) {
      await node.store.create(newMatch(`list ${id}`, { game, at: 2000 + Math.floor(at / 2) }));
    }
    await node.store.finish('list b', 0, { outcome: [], at: 3000 });
    const names = async (options: object) =>
      (await other.store.list({ game, limit: 10, ...options })).map(({ id }) => id.at(-1)).join('');
    expect(await names({})).toBe('bedca');
    expect(await names({ finished: false })).toBe('edca');
    expect(await names({ finished: true })).toBe('b');
    expect(await names({ limit: 3 })).toBe('bed');
    expect(await names({ after: { changed: 2001, id: 'list d' } })).toBe('ca');
    expect(await names({ game: 'none such' })).toBe('');
  });
});
