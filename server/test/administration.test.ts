import { describe, expect, test } from 'vitest';
import { verify } from '@sanguine/kernel';
import {
  type Administration,
  administrationAt,
  openDatabase,
  openAdministration,
  peopleOf,
} from '../index.ts';
import { DATABASES, newPlace, withPassword } from './house.ts';
import { Guest } from './live-guest.ts';
import { atInn, type Inn, lay, PATIENT, rope, stands } from './live-table.ts';
import { DatabaseProxy } from './proxy.ts';
import { bid } from './tables.ts';
import { tug } from './tug.ts';

/** How often the server checks for changes without a notice; a socket slower than this to answer is cut off. */
const QUICK = { ...PATIENT, beat: 1000 };
const THREE = ['person', 'person', 'person'] as const;

/** Works as a separate admin process would: on another connection to the same database. */
async function administering(url: string, work: (admin: Administration) => Promise<void>): Promise<void> {
  const database = await openDatabase(url, () => {});
  try {
    await work(administrationAt(database, () => 1_800_000_000_000, url.startsWith('sqlite:')));
  } finally {
    await database.close();
  }
}

/** The close code and problem a client with this token gets. */
async function turnedAway(inn: Inn, match: string, token: string | null) {
  const guest = await Guest.connect(inn.url);
  guest.say({ type: 'hello', match, token, seen: null });
  const code = await guest.end();
  return [code, guest.problems.at(-1)?.code];
}

describe.each(DATABASES)('the admin of an open house on %s', (kind) => {
  test('whoever is banned is out within a beat, and nobody else', () =>
    atInn(kind, QUICK, async (inn, { url }) => {
      const { id, tokens, persons } = await lay(inn.node, rope, THREE);
      const [bad, good] = [
        await inn.welcome(id, tokens[0] ?? null),
        await inn.welcome(id, tokens[1] ?? null),
      ];
      await administering(url, async (admin) => {
        const [person] = await admin.people({ called: persons[0] ?? '', limit: 1 });
        if (person !== undefined) await admin.ban(person, true);
        expect(await admin.people({ banned: true, limit: 9 })).toMatchObject([
          { id: persons[0], seen: null },
        ]);
      });
      expect(await bad.end()).toBe(1012);
      expect(await turnedAway(inn, id, tokens[0] ?? null)).toEqual([1008, 'token']);
      expect(await good.move(bid(1))).toMatchObject({ type: 'accepted' });
      await administering(url, async (admin) => {
        const [person] = await admin.people({ called: persons[0] ?? '', limit: 1 });
        if (person !== undefined) await admin.ban(person, false);
        expect(await admin.people({ banned: true, limit: 9 })).toEqual([]);
      });
    }));

  test('one who is banned while connected, with a session left, looks on', () =>
    atInn(kind, QUICK, async (inn) => {
      const { id, tokens, persons } = await lay(inn.node, rope, THREE);
      const guest = await inn.welcome(id, tokens[0] ?? null);
      await peopleOf(inn.node.database.query, inn.node.now).ban(persons[0] ?? '', true);
      const refused = async (): Promise<boolean> => (await guest.undo()).type === 'problem';
      while (!(await refused()));
      expect(await guest.move(bid(1))).toMatchObject({ type: 'problem', code: 'spectator' });
      expect(guest.closed).toBeNull();
    }));

  test('a session that ends takes its connections along', () =>
    atInn(kind, QUICK, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, THREE);
      const guest = await inn.welcome(id, tokens[0] ?? null);
      const other = await inn.welcome(id, tokens[1] ?? null);
      await peopleOf(inn.node.database.query, inn.node.now).signOut(tokens[0] ?? '');
      expect(await guest.end()).toBe(1012);
      await other.ping();
      expect(other.closed).toBeNull();
    }));

  test('a table deleted is gone with all that hung on it, and its room closes', () =>
    // PostgreSQL sends a notice at once; a change in an SQLite file sends none.
    atInn(kind, kind === 'sqlite' ? QUICK : PATIENT, async (inn, { url }) => {
      const [doomed, spared] = [await lay(inn.node, rope, THREE), await lay(inn.node, rope, THREE)];
      const guest = await inn.welcome(doomed.id, doomed.tokens[0] ?? null);
      const other = await inn.welcome(spared.id, spared.tokens[0] ?? null);
      await guest.move(bid(1));
      await guest.chat('well met');
      await guest.propose({ kind: 'takeBack', to: 0 });
      await other.move(bid(1));
      await stands(inn, { matches: 2 });
      await administering(url, async (admin) => {
        const table = await admin.table(doomed.id);
        if (table === null) throw new Error('no table');
        expect(await admin.remove(table)).toBe(true);
        expect(await admin.remove(table)).toBe(false);
        expect(await admin.table(doomed.id)).toBeNull();
      });
      expect(await guest.end()).toBe(1012);
      expect(await turnedAway(inn, doomed.id, doomed.tokens[0] ?? null)).toEqual([1008, 'match']);
      await stands(inn, { matches: 1 });
      expect(await other.undo()).toMatchObject({ type: 'accepted' });
      const { query } = inn.node.database;
      const kept = await Promise.all([
        ...(['matches', 'tables'] as const).map((of) => query.selectFrom(of).select('id as table').execute()),
        ...(['dice', 'chapters', 'rows', 'snapshots', 'chat', 'motions'] as const).map((of) =>
          query.selectFrom(of).select('match as table').execute(),
        ),
        ...(['seats', 'secrets'] as const).map((of) => query.selectFrom(of).select('table').execute()),
      ]);
      expect(new Set(kept.flat().map(({ table }) => table))).toEqual(new Set([spared.id]));
    }));
});

describe.each(DATABASES)('what the admin sees on %s', (kind) => {
  test('tables by state, game and person; people by id and name', () =>
    atInn(kind, PATIENT, async (inn, { url }) => {
      const { query } = inn.node.database;
      const first = await lay(inn.node, rope, ['person', { bot: 'random' }]);
      const second = await lay(inn.node, rope, THREE);
      await query.updateTable('matches').set({ finished: 5 }).where('id', '=', second.id).execute();
      await query
        .updateTable('persons')
        .set({ name: 'Ｍira' })
        .where('id', '=', first.persons[0] ?? '')
        .execute();
      await administering(url, async (admin) => {
        const ids = async (filter: Partial<Parameters<Administration['tables']>[0]>) =>
          (await admin.tables({ limit: 9, ...filter })).map(({ id }) => id);
        expect(new Set(await ids({}))).toEqual(new Set([first.id, second.id]));
        expect(await ids({ limit: 1 })).toHaveLength(1);
        expect(await ids({ state: 'playing' })).toEqual([first.id]);
        expect(await ids({ state: 'finished' })).toEqual([second.id]);
        expect(await ids({ state: 'open' })).toEqual([]);
        expect(await ids({ game: 'chess' })).toEqual([]);
        expect(await ids({ persons: [second.persons[1] ?? ''] })).toEqual([second.id]);
        expect(await admin.people({ called: 'MIRA', limit: 9 })).toMatchObject([
          { id: first.persons[0], name: 'Ｍira', account: false, banned: null, tables: 1 },
        ]);
        expect(await admin.people({ limit: 9 })).toHaveLength(4);
        expect((await admin.table(first.id))?.seats).toEqual([
          { seat: 0, person: first.persons[0], name: 'Ｍira', level: null },
          { seat: 1, person: null, name: null, level: 'random' },
        ]);
      });
    }));

  test('a running game can be played again from its whole record, and its clocks run', () =>
    atInn(kind, PATIENT, async (inn, { url }) => {
      const pace = { kind: 'live', minutes: 5, increment: 10 } as const;
      const { id, tokens } = await lay(inn.node, rope, THREE, { pace });
      const guests = await Promise.all(tokens.map((token) => inn.welcome(id, token)));
      for (const guest of guests) await guest.move(bid(1), 0);
      await guests[0]?.chat('well met');
      await administering(url, async (admin) => {
        const table = await admin.table(id);
        if (table === null) throw new Error('no table');
        const record = await admin.record(table);
        expect(record?.players).toEqual(['Guest', 'Guest', 'Guest']);
        expect(record === null ? null : verify(tug, record)).toEqual({ ok: true, rows: 3, readable: 0 });
        const { clocks, lines, size, pace: kept, listed, watch } = await admin.inspect(table);
        expect({ kept, lines, listed, watch }).toEqual({
          kept: pace,
          lines: 1,
          listed: true,
          watch: 'anyone',
        });
        expect(clocks.map(({ since }, seat) => (since === null ? [] : [seat])).flat()).toEqual(
          table.deciders,
        );
        expect(size).toBeGreaterThan(200);
      });
    }));
});

test('an open table is deleted too, with its secret', async () => {
  await atInn('sqlite', PATIENT, async (inn, { url }) => {
    const { query } = inn.node.database;
    await query
      .insertInto('tables')
      .values({
        id: 'open',
        code: 'ABCDEF',
        game: 'tug',
        name: 'Friday',
        board: null,
        options: '{}',
        pace: '{"kind":"none"}',
        listed: 1,
        watch: 'anyone',
        host: '',
        commitment: '',
        created: 1,
        touched: 1,
      })
      .execute();
    await query.insertInto('secrets').values({ table: 'open', secret: 'x' }).execute();
    await query.insertInto('seats').values({ table: 'open', seat: 0 }).execute();
    await administering(url, async (admin) => {
      const table = await admin.table('ABCDEF');
      expect(table).toMatchObject({ id: 'open', state: 'open', seats: [{ person: null, level: null }] });
      if (table === null) return;
      expect(await admin.record(table)).toBeNull();
      expect(await admin.inspect(table)).toMatchObject({ clocks: [], lines: 0, size: 0 });
      expect(await admin.remove(table)).toBe(true);
    });
    expect(await query.selectFrom('secrets').selectAll().execute()).toEqual([]);
  });
});

test('an admin on a silent PostgreSQL says so instead of waiting for ever', async () => {
  const place = await newPlace('postgres');
  const proxy = await DatabaseProxy.before(withPassword(place.url));
  proxy.silence();
  const admin = await openAdministration({ DATABASE_URL: proxy.url }, () => 0);
  expect(admin).toEqual({
    ok: false,
    key: 'problem.noDatabase',
    values: { why: 'the database does not answer' },
  });
  proxy.resume();
  await proxy.close();
  await place.remove();
});
