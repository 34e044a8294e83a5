import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { runWhole } from '../storage/chain.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';

test.each(DATABASES)(
  'chains on %s stop at the first query that changes nothing, and are all done or none',
  async (kind) => {
    const place = await newPlace(kind);
    const node = await newNode(place.url);
    const { query } = node.database;
    await query.schema
      .createTable('notes')
      .addColumn('text', 'text', (text) => text.unique())
      .execute();
    const add = (text: string): CompiledQuery => CompiledQuery.raw(`insert into notes values ('${text}')`);
    const change = (from: string, to: string): CompiledQuery =>
      CompiledQuery.raw(`update notes set text = '${to}' where text = '${from}'`);
    const notes = async (): Promise<unknown> => {
      const { rows } = await query.executeQuery(CompiledQuery.raw('select text from notes order by text'));
      return rows.map((row) => Object(row).text);
    };
    const counts = await runWhole(query, [
      [add('red'), change('red', 'blue')],
      [add('green'), change('none', 'black'), add('never')],
    ]);
    expect([counts, await notes()]).toEqual([
      [2, 1],
      ['blue', 'green'],
    ]);
    await expect(runWhole(query, [[add('white')], [add('green')]])).rejects.toThrow(/unique/i);
    expect(await notes()).toEqual(['blue', 'green']);
    await leave(node);
    await place.remove();
  },
);
