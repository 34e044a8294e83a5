import { describe, expect, test } from 'vitest';
import { levelsOf } from '@sanguine/bots';
import type { Refusal } from '@sanguine/kernel';
import { TABLES_PAGE } from '@sanguine/protocol';
import { GAMES } from '@sanguine/registry';
import { tablesOf } from '../index.ts';
import { DATABASES, newPlace } from './house.ts';
import { stones } from './live-table.ts';
import { inHall, newHall, newSalt, playOut, tow, WISH } from './tables-hall.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(DATABASES)('a table on %s', (kind) => {
  test('is opened, filled, played, and looked back on', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben, cat] = [await visitor('Ann'), await visitor('Ben'), await visitor('Cat')];
      const seats = [{ kind: 'open' }, { kind: 'me' }, { kind: 'open' }] as const;
      const opened = await ann.open({ seats: [...seats], pace: { kind: 'days', days: 3 } });
      expect(opened).toMatchObject({
        state: 'open',
        game: 'tug',
        name: 'Friday',
        board: 'grass',
        hosted: true,
        number: 0,
        outcome: null,
        deciders: [],
        pace: { kind: 'days', days: 3 },
        seats: [
          { seat: 0, kind: 'open', person: null, name: null, level: null, mine: false, here: false },
          { seat: 1, kind: 'person', person: ann.person, name: 'Ann', mine: true },
          { seat: 2, kind: 'open' },
        ],
      });
      expect(opened.id).toMatch(/^[\w-]{22}$/);
      expect(opened.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(opened.commitment).toMatch(/^[0-9a-f]{64}$/);

      const { body: invited } = await ben.ask<typeof opened>(
        'GET',
        `/api/codes/${opened.code?.toLowerCase()}`,
      );
      expect(invited).toMatchObject({ id: opened.id, hosted: false });
      expect((await ben.sit(opened.id, { seat: 2 })).body).toMatchObject({
        state: 'open',
        seats: [{ kind: 'open' }, { name: 'Ann', mine: false }, { name: 'Ben', mine: true }],
      });
      expect((await cat.sit(opened.id)).body).toMatchObject({
        state: 'playing',
        seats: [{ name: 'Cat', mine: true }, { name: 'Ann' }, { name: 'Ben' }],
        deciders: [0, 1, 2],
        number: 0,
        commitment: opened.commitment,
      });
      expect(await stranger.list('')).toEqual([]);
      expect(await stranger.list('?state=playing')).toEqual([opened.id]);

      await playOut(node, opened.id);
      const finished = await stranger.see(opened.id);
      expect(finished).toMatchObject({ state: 'finished', code: null, deciders: [], number: 4 });
      expect(finished.outcome).toHaveLength(3);
      expect(finished.changed).toBeGreaterThan(opened.changed);
      expect(await stranger.list('?state=playing')).toEqual([]);
      expect(await stranger.list('?state=finished&game=tug')).toEqual([opened.id]);
      expect((await stranger.ask('GET', `/api/codes/${opened.code}`)).body).toEqual({ problem: 'missing' });
    });
  });

  test('with nobody to wait for begins at once', async () => {
    await inHall(kind, async ({ visitor }) => {
      const ann = await visitor('Ann');
      const [alone, watching] = [
        await ann.open({ seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }] }),
        await ann.open({
          seats: [
            { kind: 'bot', level: 'random' },
            { kind: 'bot', level: 'random' },
          ],
        }),
      ];
      expect(alone).toMatchObject({
        state: 'playing',
        hosted: true,
        seats: [{ mine: true }, { kind: 'bot', level: 'random', person: null, name: null, mine: false }],
      });
      expect(watching).toMatchObject({ state: 'playing', hosted: true });
    });
  });

  test('can be left, rearranged by its host alone, and put away before it begins', async () => {
    await inHall(kind, async ({ visitor }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
      const at = `/api/tables/${id}`;
      const seat = (visit: typeof ann, number: number, body: object) =>
        visit.ask('PUT', `${at}/seats/${number}`, body);

      await ben.sit(id, { seat: 2 });
      expect((await ben.ask('DELETE', `${at}/seats/mine`)).body).toMatchObject({
        state: 'open',
        seats: [{ name: 'Ann' }, { kind: 'open' }, { kind: 'open', mine: false }],
      });
      expect((await ben.ask('DELETE', `${at}/seats/mine`)).body).toEqual({ problem: 'missing' });
      expect((await ann.see(id)).seats[2]).toMatchObject({ kind: 'open', person: null });

      await ben.sit(id, { seat: 1 });
      for (const [status, answer] of [
        [403, await seat(ben, 2, { kind: 'bot', level: 'random' })],
        [409, await seat(ann, 1, { kind: 'bot', level: 'random' })],
        [400, await seat(ann, 2, { kind: 'bot', level: 'genius' })],
        [409, await seat(ann, 9, { kind: 'open' })],
        [403, await ben.ask('POST', `${at}/start`)],
        [409, await ann.ask('POST', `${at}/start`)],
        [403, await ben.ask('DELETE', at)],
      ] as const) {
        expect(answer.status).toBe(status);
      }
      expect((await seat(ann, 1, { kind: 'open' })).status).toBe(200);
      expect((await seat(ann, 1, { kind: 'bot', level: 'random' })).body).toMatchObject({
        seats: [{ mine: true }, { kind: 'bot', level: 'random' }, { kind: 'open' }],
      });
      await seat(ann, 1, { kind: 'open' });
      await seat(ann, 1, { kind: 'bot', level: 'random' });
      // The host may still change this: only a person who sits down begins a game.
      expect((await seat(ann, 2, { kind: 'bot', level: 'random' })).body).toMatchObject({ state: 'open' });
      await ann.ask('DELETE', `${at}/seats/mine`);
      expect((await ann.ask('POST', `${at}/start`)).body).toEqual({ problem: 'waiting' });
      expect((await ben.sit(id)).body).toMatchObject({ state: 'playing', hosted: false });
      for (const answer of [
        await ann.sit(id),
        await ann.ask('DELETE', at),
        await ann.ask('POST', `${at}/start`),
        await ben.ask('DELETE', `${at}/seats/mine`),
        await seat(ann, 1, { kind: 'open' }),
      ]) {
        expect([answer.status, answer.body]).toEqual([409, { problem: 'begun' }]);
      }

      const other = await ann.open();
      expect((await ann.ask('DELETE', `/api/tables/${other.id}`)).status).toBe(204);
      expect((await ann.ask('GET', `/api/tables/${other.id}`)).body).toEqual({ problem: 'missing' });
      expect((await ben.sit(other.id)).body).toEqual({ problem: 'missing' });
    });
  });

  test('begins when the host says so, where a bot took the last seat', async () => {
    await inHall(kind, async ({ visitor }) => {
      const ann = await visitor('Ann');
      const { id } = await ann.open();
      await ann.ask('PUT', `/api/tables/${id}/seats/1`, { kind: 'bot', level: 'random' });
      expect((await ann.ask('POST', `/api/tables/${id}/start`)).body).toMatchObject({ state: 'playing' });
    });
  });

  test('that nobody touches for a week disappears, and no other', async () => {
    await inHall(kind, async ({ visitor, pass, stranger }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      const [forgotten, visited, begun] = [
        await ann.open(),
        await ann.open({ seats: [...three] }),
        await ann.open(),
      ];
      await ben.sit(begun.id);
      pass(6 * DAY);
      await ben.sit(visited.id);
      // A refused request does not extend a table's life.
      await ben.ask('DELETE', `/api/tables/${forgotten.id}`);
      pass(2 * DAY);
      expect(await stranger.list('')).toEqual([visited.id]);
      expect((await ben.sit(forgotten.id)).body).toEqual({ problem: 'missing' });
      expect((await ann.ask('GET', `/api/tables/${forgotten.id}`)).status).toBe(404);
      expect((await ann.ask('GET', `/api/codes/${forgotten.code}`)).status).toBe(404);
      expect((await ann.see(begun.id)).state).toBe('playing');
    });
  });

  test('is among mine, those that wait for me first', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const both = [{ kind: 'open' }, { kind: 'open' }] as const;
      const finished = await ann.open();
      await ben.sit(finished.id);
      await playOut(node, finished.id);
      const playing = await ann.open({ listed: false, watch: 'players' });
      await ben.sit(playing.id);
      const hosted = await ann.open({ seats: [...both] });
      expect(await ann.list('/mine')).toEqual([playing.id, hosted.id, finished.id]);
      expect(await ben.list('/mine')).toEqual([playing.id, finished.id]);
      expect(await (await visitor('Cat')).list('/mine')).toEqual([]);
      expect((await stranger.ask('GET', '/api/tables/mine')).body).toEqual({ problem: 'person' });
    });
  });

  test('is listed a page at a time, the latest changed first', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const ann = await visitor('Ann');
      const opened: string[] = [];
      for (let count = 0; count < TABLES_PAGE + 3; count++) opened.unshift((await ann.open()).id);
      const first = await stranger.list('');
      expect(first).toEqual(opened.slice(0, TABLES_PAGE));
      expect(await stranger.list(`?before=${first.at(-1)}`)).toEqual(opened.slice(TABLES_PAGE));
      expect(await stranger.list('?before=nowhere')).toEqual([]);
      expect(await stranger.list('?game=chess')).toEqual([]);
      await (await visitor('Ben')).ask('POST', `/api/tables/${opened[5]}/seats`, {});
      expect(await stranger.list('?state=playing')).toEqual([opened[5]]);
    });
  });

  test('cannot be what its game, or the house, does not take', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const ann = await visitor('Ann');
      const many = Array.from({ length: 5 }, () => ({ kind: 'open' }) as const);
      for (const [wish, problem, status] of [
        [{ game: 'chess' }, 'missing', 404],
        [{ seats: many }, 'setup', 400],
        [{ options: { rounds: '0' } }, 'setup', 400],
        [{ options: { rounds: '3' } }, 'setup', 400],
        [{ options: { length: '1' } }, 'setup', 400],
        [{ game: 'bloodstones', board: 'nowhere' }, 'setup', 400],
        [{ seats: [{ kind: 'me' }, { kind: 'me' }] }, 'setup', 400],
        [{ seats: [{ kind: 'me' }, { kind: 'bot', level: 'genius' }] }, 'setup', 400],
        [{ name: 'fucking table' }, 'name.unfit', 400],
        [{ name: 'x'.repeat(41) }, 'shape', 400],
        [{ salt: 'mine' }, 'shape', 400],
        [{ secret: 'mine' }, 'shape', 400],
      ] as const) {
        const answer = await ann.ask('POST', '/api/tables', { ...WISH, ...wish });
        expect([answer.body, answer.status]).toMatchObject([{ problem }, status]);
      }
      // If the game gives a reason, so does the answer.
      const nowhere = 'nowhere/'.repeat(100);
      for (const [board, code, told] of [
        ['nowhere', 'setup.noMap', { map: 'nowhere' }],
        ['made/2-4/p1;p0', 'setup.badMap', { problem: 'area 0 has fewer than two neighbours' }],
        [`${nowhere}/made`, 'kernel.setup', {}],
      ] as const) {
        const { text } = await ann.ask('POST', '/api/tables', { ...WISH, game: 'bloodstones', board });
        const { refusal }: { refusal: Refusal } = JSON.parse(text);
        expect(refusal).toMatchObject({ code, facts: told });
        expect(text.length).toBeLessThan(nowhere.length);
      }
      const known = await ann.open({ options: { rounds: '2' }, name: ' 金曜の卓 ' });
      expect(known).toMatchObject({ options: { rounds: '2' }, name: '金曜の卓' });
      for (const [method, path] of [
        ['POST', '/api/tables'],
        ['POST', `/api/tables/${known.id}/seats`],
        ['POST', `/api/tables/${known.id}/start`],
        ['DELETE', `/api/tables/${known.id}`],
        ['DELETE', `/api/tables/${known.id}/seats/mine`],
        ['PUT', `/api/tables/${known.id}/seats/1`],
      ] as const) {
        const body = path.endsWith('1') ? { kind: 'open' } : path === '/api/tables' ? WISH : {};
        const answer = await stranger.ask(method, path, body);
        expect([path, answer.body]).toEqual([path, { problem: 'person' }]);
      }
      expect((await ann.sit(known.id)).body).toEqual({ problem: 'seated' });
      expect(await ann.list('')).toEqual([known.id]);
    });
  });

  test('lets who sits at it change to a free seat, and to no other', async () => {
    await inHall(kind, async ({ visitor }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const { id } = await ann.open();
      const move = (seat: number) => ann.ask('POST', `/api/tables/${id}/seats`, { seat });
      expect((await move(0)).body).toEqual({ problem: 'seated' });
      expect((await move(1)).body).toMatchObject({
        state: 'open',
        seats: [{ kind: 'open' }, { name: 'Ann', mine: true }],
      });
      expect((await ben.sit(id)).body).toMatchObject({
        state: 'playing',
        seats: [{ name: 'Ben' }, { name: 'Ann' }],
      });
      expect((await move(0)).body).toMatchObject({ problem: expect.any(String) });
    });
  });

  test('has so many sisters of the same host, and no more', async () => {
    await inHall(kind, async ({ visitor }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      for (let count = 0; count < 60; count++) await ann.open();
      expect((await ann.ask('POST', '/api/tables', WISH)).body).toEqual({ problem: 'tables' });
      expect((await ben.open()).state).toBe('open');
    });
  });

  test('stays as it was where the deal fails, and begins with the secret it promised', async () => {
    await inHall(kind, async ({ node, visitor }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const { id, commitment } = await ann.open({ salt: newSalt() });
      const { query } = node.database;
      await query.schema.alterTable('snapshots').renameTo('away').execute();
      expect((await ben.sit(id)).body).toEqual({ problem: 'fault' });
      await query.schema.alterTable('away').renameTo('snapshots').execute();
      expect(node.troubles.splice(0)).toHaveLength(1);
      expect(await ann.see(id)).toMatchObject({ state: 'open', seats: [{ name: 'Ann' }, { kind: 'open' }] });
      expect(await node.store.find(id)).toBeNull();
      expect((await ben.sit(id)).body).toMatchObject({ state: 'playing', commitment });
      await playOut(node, id);
      expect((await ben.ask('GET', `/api/tables/${id}/proof`)).body).toMatchObject({ commitment });
    });
  });

  test('is still there when the server comes back', async () => {
    const place = await newPlace(kind);
    const before = await newHall(place);
    const ann = await before.visitor('Ann');
    const opened = await ann.open();
    await before.close();

    const after = await newHall(place);
    expect(await after.stranger.see(opened.id)).toEqual({
      ...opened,
      hosted: false,
      seats: opened.seats.map((seat) => ({ ...seat, mine: false })),
    });
    expect((await (await after.visitor('Ben')).sit(opened.id)).body).toMatchObject({
      state: 'playing',
      commitment: opened.commitment,
    });
    await after.close();
    await place.remove();
  });

  test('swept away after a week leaves nothing behind', async () => {
    await inHall(kind, async ({ node, visitor }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      await ann.open();
      const begun = await ann.open();
      await ben.sit(begun.id);
      const { database, trouble } = node;
      const people = { many: () => Promise.resolve(new Map()) };
      const now = (): number => node.now() + 8 * DAY;
      await tablesOf({ database, people, games: [tow], now, trouble }).sweep();
      const left = async (table: 'tables' | 'secrets' | 'seats') =>
        (await database.query.selectFrom(table).selectAll().execute()).length;
      expect([await left('tables'), await left('secrets'), await left('seats')]).toEqual([1, 0, 2]);
      expect((await ann.see(begun.id)).state).toBe('playing');
    });
  });
});

test('the games are told with all that can be chosen', async () => {
  await inHall('sqlite', async ({ stranger }) => {
    const { body } = await stranger.ask<{ games: object[] }>('GET', '/api/games');
    expect(body.games).toHaveLength(2);
    const [game] = GAMES;
    expect(body.games[0]).toEqual({
      id: stones.engine.id,
      name: game?.name,
      seats: stones.engine.seats,
      boards: stones.boards,
      options: stones.options,
      levels: levelsOf(stones),
      tempers: Object.fromEntries(
        Object.entries(stones.tempers ?? {}).map(([level, named]) => [level, Object.keys(named)]),
      ),
      rulesVersion: stones.engine.rulesVersion,
    });
  });
});
