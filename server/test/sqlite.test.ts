import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CompiledQuery } from 'kysely';
import { runWhole } from '../storage/chain.ts';
import { leave, newNode, newPlace, type Node, type Place } from './house.ts';

describe('SQLite while another process writes', () => {
  let place: Place;
  let node: Node;
  let other: Sqlite.Database;
  beforeAll(async () => {
    place = await newPlace('sqlite');
    node = await newNode(place.url);
    other = new Sqlite(place.url.slice('sqlite:'.length));
    await node.database.query.schema.createTable('notes').addColumn('text', 'text').execute();
  });
  afterAll(async () => {
    other.close();
    await leave(node);
    await place.remove();
  });

  const note = (text: string): CompiledQuery => CompiledQuery.raw('insert into notes values (?)', [text]);
  const notes = (): unknown[] => other.prepare('select text from notes').pluck().all();

  test.each([
    ['a query', () => node.database.query.executeQuery(note('a query'))],
    ['chains', () => runWhole(node.database.query, [[note('chains')]])],
    [
      'a transaction',
      () => node.database.query.transaction().execute((whole) => whole.executeQuery(note('a transaction'))),
    ],
  ])('%s waits for it and holds nobody up', async (name, write) => {
    other.exec('begin immediate');
    const writing = write();
    // The other writer is in this very process: if the wait blocked it, it could never commit.
    await Promise.race([writing, new Promise((resolve) => setImmediate(resolve))]);
    expect(notes()).not.toContain(name);
    other.exec('commit');
    await writing;
    expect(notes()).toContain(name);
  });
});
