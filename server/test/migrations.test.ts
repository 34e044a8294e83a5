import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../index.ts';
import { DATABASES, newNode, newPlace, type Place } from './house.ts';

const TABLES = [
  'chapters',
  'chat',
  'dice',
  'failures',
  'jobs',
  'keys',
  'matches',
  'motions',
  'mutes',
  'notebooks',
  'persons',
  'presence',
  'pushes',
  'rows',
  'seats',
  'secrets',
  'sessions',
  'snapshots',
  'tables',
];

describe.each(DATABASES)('migrations on %s', (kind) => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace(kind);
  });
  afterEach(() => place.remove());

  const tables = async (): Promise<string[]> => {
    const { database } = await newNode(place.url);
    const found = await database.query.introspection.getTables();
    await database.close();
    return found.map(({ name }) => name).filter((name) => !name.startsWith('kysely'));
  };

  test('run a second time they do nothing', async () => {
    const first = await newNode(place.url);
    await first.store.create({
      id: 'kept',
      game: 'tug',
      dice: { generator: 'swift', seed: 'seed' },
      chapter: { number: 1, rulesVersion: 1, base: { setup: null }, events: [] },
      snapshot: { chapter: 1, row: 0, mark: '', state: null, takenBack: [], conceded: [] },
      deciders: [],
      ordered: [],
      at: 0,
    });
    await first.database.close();
    const second = await newNode(place.url);
    expect(await second.store.find('kept')).toMatchObject({ id: 'kept', number: 0 });
    await second.database.close();
    expect((await tables()).toSorted()).toEqual(TABLES);
  });

  test('two nodes that start at once do not disturb each other', async () => {
    const nodes = await Promise.all([1, 2, 3].map(() => newNode(place.url)));
    await Promise.all(nodes.map(({ database }) => database.close()));
    expect((await tables()).toSorted()).toEqual(TABLES);
  });
});

test('a database of another make is refused without a word of its password', async () => {
  const opening = openDatabase('mysql://root:hunter2@localhost/matches', () => {});
  await expect(opening).rejects.toThrow(/^the database is given as sqlite:path, .* or postgres:\/\/…$/);
});

test('a database in memory needs no file', async () => {
  const node = await newNode('sqlite::memory:');
  expect(await node.store.list({ limit: 1 })).toEqual([]);
  await node.database.close();
});
