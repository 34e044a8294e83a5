import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mark, verify } from '@sanguine/kernel';
import { recordOf } from '../index.ts';
import { DATABASES, lodging, type Node } from './house.ts';
import { facts, newTug, opened, SECRET, randomSteps } from './tables.ts';
import { tug, type TugState } from './tug.ts';

describe.each(DATABASES)('marks on %s', (kind) => {
  let node: Node;
  lodging(kind, async (join) => {
    node = await join();
  });

  /** A match in the old format: rows marked over the whole table, snapshots not sealed. */
  async function earlier(rows: number): Promise<{ readonly id: string; readonly facts: string }> {
    const match = await newTug(node);
    const tables: TugState[] = [match.current.state];
    const step = randomSteps('earlier');
    while (match.current.number < rows) {
      await step(match);
      tables[match.current.number] = match.current.state;
    }
    await match.settle();
    const marks = [mark('', tables[0])];
    const { query } = node.database;
    for (const { number, row } of await node.store.rows(match.id, 0)) {
      const { mark: _, ...played } = row;
      const link = mark(marks[number - 1] ?? '', [played, tables[number]]);
      marks.push(link);
      // Rows are only ever added, so the schema's types allow no update: this needs raw SQL.
      const [at, written] = [sql.ref('match'), JSON.stringify({ ...played, mark: link })];
      await sql`update ${sql.table('rows')} set ${sql.ref('row')} = ${written}
        where ${at} = ${match.id} and ${sql.ref('number')} = ${number}`.execute(query);
    }
    const held = await query.selectFrom('snapshots').select('row').where('match', '=', match.id).execute();
    for (const { row } of held) {
      await query
        .updateTable('snapshots')
        .set({ mark: marks[row] ?? '' })
        .where('match', '=', match.id)
        .where('row', '=', row)
        .execute();
    }
    return { id: match.id, facts: await facts(match) };
  }

  test('a match marked over whole tables is opened, played on and proved', async () => {
    const old = await earlier(40);
    const match = await opened(node, old.id);
    expect(await facts(match)).toBe(old.facts);
    const step = randomSteps('later');
    while (match.current.number < 80) await step(match);
    await match.settle();
    expect(await facts(await opened(node, old.id))).toBe(await facts(match));
    const record = await recordOf(node.store, old.id);
    if (record === null) throw new Error('no record');
    const digits = record.chapters.flatMap(({ rows }) => rows.map((row) => row.mark.length));
    expect(digits).toEqual(digits.map((_, at) => (at < 40 ? 8 : 12)));
    const { dice } = record;
    if (dice.generator !== 'fair') throw new Error('other dice');
    const proved = verify(tug, { ...record, dice: { ...dice, secret: SECRET } });
    expect(proved).toEqual({ ok: true, rows: 80, readable: 0 });
  });

  test('a snapshot that is not the one taken is found out when it is loaded', async () => {
    const match = await newTug(node);
    const step = randomSteps('snapshot');
    while (match.current.number < 40) await step(match);
    await match.settle();
    const { query } = node.database;
    const held = await query.selectFrom('snapshots').selectAll().where('match', '=', match.id).execute();
    for (const { span, state } of held) {
      const table: TugState = JSON.parse(state);
      await query
        .updateTable('snapshots')
        .set({ state: JSON.stringify({ ...table, rope: table.rope + 1 }) })
        .where('match', '=', match.id)
        .where('span', '=', span)
        .execute();
    }
    await expect(opened(node, match.id)).rejects.toThrow('the snapshot is not the one taken');
  });
});
