import { describe, expect, test } from 'vitest';
import { engine, verify } from '@sanguine/kernel';
import { KeptMatch, recordOf } from '../index.ts';
import { DATABASES, lodging, type Node } from './house.ts';
import { bid, newTug, opened, pull, round } from './tables.ts';
import { newerTug, tug, tugRules } from './tug.ts';

describe.each(DATABASES)('newer rules on %s', (kind) => {
  let node: Node;
  lodging(kind, async (join) => {
    node = await join();
  });

  /** One seat has drawn and then pulled; it could still undo the pull. */
  async function running() {
    const match = await newTug(node, 2);
    const active = await round(match);
    await match.submit(active, { do: 'draw' }, 3);
    const { state } = match.current;
    await match.submit(active, pull(2), 4);
    await match.settle();
    return { match, active, state };
  }

  test('go on in a new chapter from the last snapshot', async () => {
    const { match, active, state } = await running();
    const carried = await KeptMatch.open(node, newerTug, match.id);
    if (!carried.ok) throw new Error(carried.problem);
    const newer = carried.match;
    expect(JSON.stringify(newer.current.state)).toBe(JSON.stringify(state));
    expect(newer.current.number).toBe(5);

    await newer.submit(active, { do: 'let go' }, 5);
    await newer.submit(await round(newer), { do: 'let go' }, 9);
    await newer.settle();
    expect((await newer.log(null)).map(({ number }) => number)).toEqual([5, 6, 7, 8, 9, 10]);
    const record = await recordOf(node.store, match.id);
    expect(record?.chapters.map(({ rows, events }) => [rows.length, events?.length])).toEqual([
      [5, 5],
      [5, undefined],
    ]);
    expect(record === null || verify(newerTug, record)).toEqual({ ok: true, rows: 5, readable: 5 });
  });

  test('a node still under the older rules can add nothing to it', async () => {
    const { match, active } = await running();
    expect(await KeptMatch.open(node, newerTug, match.id)).toMatchObject({ ok: true });
    await expect(match.submit(active, pull(1), 5)).rejects.toThrow('goes on under other rules');
    await expect(opened(node, match.id)).rejects.toThrow('rules version 2, played by version 1');
    expect(await node.store.rows(match.id, 5)).toEqual([]);
  });

  test('two nodes that turn the chapter at once turn it once', async () => {
    const { match } = await running();
    const both = await Promise.all([1, 2].map(() => KeptMatch.open(node, newerTug, match.id)));
    expect(both).toMatchObject([{ ok: true }, { ok: true }]);
    expect(await node.store.chapters(match.id)).toHaveLength(2);
  });

  test('a match they cannot carry over is reported and kept', async () => {
    const { match, active } = await running();
    const strict = engine({ ...tugRules(3), upgrade: () => null });
    expect(await KeptMatch.open(node, strict, match.id)).toEqual({
      ok: false,
      problem: `match ${match.id}: the snapshot cannot be carried over from rules version 1 to 3`,
    });
    expect(await match.submit(active, pull(1), 5)).toMatchObject({ ok: true, number: 6 });
  });

  test('a finished match stays under the rules it was played by', async () => {
    const match = await newTug(node, 1);
    await match.submit(await round(match), { do: 'let go' }, 3);
    await match.settle();
    expect(await KeptMatch.open(node, newerTug, match.id)).toMatchObject({ ok: false });
    const record = await recordOf(node.store, match.id);
    expect(record === null || verify(tug, record)).toMatchObject({ ok: true, rows: 4 });
  });

  test('a match that does not replay is reported with its row, and kept', async () => {
    const match = await newTug(node);
    await match.submit(0, bid(1), 0);
    await match.submit(1, bid(1), 1);
    const other = engine({ ...tugRules(1), tidy: () => bid(0) });
    expect(await KeptMatch.open(node, other, match.id)).toEqual({
      ok: false,
      problem: `match ${match.id}, row 1: the table after this row is not the one recorded`,
    });
    expect(await KeptMatch.open(node, tug, 'nowhere')).toEqual({ ok: false, problem: 'no match nowhere' });
    expect(await node.store.rows(match.id, 0)).toHaveLength(2);
  });
});
