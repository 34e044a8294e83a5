import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { keepHouse } from '../house.ts';
import { openDatabase } from '../index.ts';
import { newPlace, withPassword } from './house.ts';
import { onStreet } from './main-process.ts';
import { DatabaseProxy } from './proxy.ts';

const json = { 'content-type': 'application/json' };

/** Comes in as a guest; returns the status, or null if the server was gone. */
async function comeIn(address: string, name: string): Promise<number | null> {
  try {
    const body = JSON.stringify({ name, locale: 'en' });
    const { status } = await fetch(`${address}/api/guests`, { method: 'POST', headers: json, body });
    return status;
  } catch {
    return null;
  }
}

async function names(url: string): Promise<string[]> {
  const database = await openDatabase(url, () => {});
  const found = await database.query.selectFrom('persons').select('name').execute();
  await database.close();
  return found.map(({ name }) => name);
}

describe('the server as a process', () => {
  test('says where it is, answers there, and closes when it is told to', () =>
    onStreet(async ({ folder, start }) => {
      const house = start();
      const address = await house.open();
      const sign = [
        '',
        '  Sanguine is open.',
        '',
        `  On this machine   ${address}`,
        '',
        `  Kept in ${join(folder, 'sanguine.db')}. Ctrl-C stops the server; every game goes on where it was.`,
        '',
      ].join('\n');
      expect(house.out.slice(0, sign.length)).toBe(sign);
      expect(await (await fetch(`${address}/health`)).json()).toMatchObject({ ok: true });
      expect(await house.close()).toBe(0);
      expect([house.aside, house.out]).toEqual(['', expect.stringContaining('Closing')]);
    }));

  test('names every address of this machine in the network, and the one it was told', () =>
    onStreet(async ({ start }) => {
      const house = start({ HOST: '0.0.0.0', PUBLIC_URL: 'https://play.example.org', LANG: 'ja_JP.UTF-8' });
      await house.open();
      expect(house.out).toMatch(
        /公開アドレス +https:\/\/play\.example\.org\n +このマシンから +http:\/\/localhost:\d+/,
      );
    }));

  test('a second one on the same folder says where the first is; a first one that was killed is not in the way', () =>
    onStreet(async ({ start }) => {
      const first = start();
      const address = await first.open();
      await comeIn(address, 'Mira');
      const second = start();
      expect(await second.ended()).toBe(2);
      expect(second.aside).toBe(
        `sanguine: already open at ${address}; close that one first, or choose another folder with DATA_DIR\n`,
      );
      first.signal('SIGKILL');
      await first.ended();
      const third = start();
      expect(await comeIn(await third.open(), 'Oda')).toBe(201);
      expect(await third.close()).toBe(0);
    }));

  test('two on one PostgreSQL stand side by side', async () => {
    const place = await newPlace('postgres');
    const { url } = place;
    await onStreet(async ({ start }) => {
      const houses = [start({ DATABASE_URL: url }), start({ DATABASE_URL: url })];
      const addresses = await Promise.all(houses.map((house) => house.open()));
      expect(await Promise.all(addresses.map((at, which) => comeIn(at, `Mira ${which}`)))).toEqual([
        201, 201,
      ]);
      expect(await Promise.all(houses.map((house) => house.close()))).toEqual([0, 0]);
      expect((await names(url)).toSorted()).toEqual(['Mira 0', 'Mira 1']);
    });
    await place.remove();
  });

  test('with no port asked for, it takes the next one that is free', () =>
    onStreet(async ({ folder, start }) => {
      const one = start({ PORT: '', DATA_DIR: join(folder, 'one') });
      const first = Number((await one.open()).split(':')[2]);
      const two = start({ PORT: '', DATA_DIR: join(folder, 'two') });
      const second = Number((await two.open()).split(':')[2]);
      expect(first).toBeGreaterThanOrEqual(8040);
      expect(second).toBeGreaterThan(first);
    }));

  test('a port that was asked for and is taken is a problem, told in one line', () =>
    onStreet(async ({ start }) => {
      const squatter = createServer().listen(0, '127.0.0.1');
      await once(squatter, 'listening');
      const address = squatter.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      const house = start({ PORT: String(port) });
      expect(await house.ended()).toBe(2);
      expect(house.aside).toBe(`sanguine: port ${port} is in use by another program; choose one with PORT\n`);
      squatter.close();
    }));

  test.each([
    [{ PORT: 'eight' }, 'PORT is a number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db/x' },
      'DATABASE_URL is sqlite:path, sqlite::memory: or postgres://…',
    ],
    [
      { DATABASE_URL: 'postgres://root:hunter2@127.0.0.1:9/x', DATABASE_WAIT: '0' },
      'the database cannot be opened (connect ECONNREFUSED 127.0.0.1:9)',
    ],
    [{ DATA_DIR: '/dev/null/data' }, '/dev/null/data cannot be written to'],
    [{ HOST: '192.0.2.77' }, '192.0.2.77 is not an address of this machine; choose one with HOST'],
  ])('%j: one line, and code 2', (env, line) =>
    onStreet(async ({ folder }) => {
      // Within this process: a start of its own takes far longer than to see the problem.
      const said: string[] = [];
      const aside: string[] = [];
      const code = await keepHouse({
        env: { DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0', ...env },
        locale: 'en',
        out: (text) => said.push(text),
        aside: (text) => aside.push(text),
      });
      expect([code, said]).toEqual([2, []]);
      expect(aside.join('\n').split('\n')).toEqual([expect.stringContaining(`sanguine: ${line}`)]);
      expect(aside.join()).not.toContain('hunter2');
    }),
  );

  test('says what it waits for while the database is silent, and opens when it is there', async () => {
    const place = await newPlace('postgres');
    const proxy = await DatabaseProxy.before(withPassword(place.url));
    proxy.silence();
    await onStreet(async ({ start }) => {
      const house = start({ DATABASE_URL: proxy.url });
      await house.warns(/\n/);
      const where = new URL(proxy.url).host;
      expect(house.aside).toBe(
        `sanguine: waiting for the database at ${where} (the database does not answer)\n`,
      );
      proxy.resume();
      await house.open();
      expect(await house.close()).toBe(0);
    });
    await proxy.close();
    await place.remove();
  });

  test('may be told to stop while it waits for its database', () =>
    onStreet(async ({ start }) => {
      const house = start({ DATABASE_URL: 'postgres://root:hunter2@127.0.0.1:9/x', LANG: 'ja_JP.UTF-8' });
      await house.warns(/\n/);
      expect(house.aside).toBe(
        'sanguine: 127.0.0.1:9 のデータベースに接続できるのを待っています（connect ECONNREFUSED 127.0.0.1:9）\n',
      );
      expect(await house.close()).toBe(0);
    }));

  test('its log holds no query, cookie, body or token', () =>
    onStreet(async ({ start }) => {
      const house = start({ LOG_LEVEL: 'trace' });
      const address = await house.open();
      const body = JSON.stringify({ name: 'Mira', password: 'hidden password', locale: 'en' });
      const headers = { ...json, authorization: 'Bearer of-nothing' };
      const made = await fetch(`${address}/api/accounts?hidden=query`, { method: 'POST', headers, body });
      const [cookie = ''] = made.headers.getSetCookie();
      const token = /=([\w-]{43});/.exec(cookie)?.[1] ?? '';
      expect(token).toHaveLength(43);
      await fetch(`${address}/api/me?hidden=query`, { headers: { cookie } });
      expect(await house.close()).toBe(0);
      expect(house.out).toContain('"url":"/api/accounts"');
      expect(house.out).toContain('"statusCode":201');
      for (const secret of ['hidden', 'of-nothing', token])
        expect(house.out + house.aside).not.toContain(secret);
    }));
});

describe('SIGTERM', () => {
  test('under load, whatever was acknowledged is kept, and everybody is told to come again', () =>
    onStreet(async ({ folder, start }) => {
      const house = start();
      const address = await house.open();
      const socket = new WebSocket(`${address.replace('http', 'ws')}/live`, { origin: address });
      await once(socket, 'open');
      const gone = once(socket, 'close');
      const kept: string[] = [];
      const crowd = Array.from({ length: 8 }, async (_, line) => {
        for (let next = 0; ; next++) {
          const name = `Mira ${line}-${next}`;
          const status = await comeIn(address, name);
          if (status === null || status === 503) return;
          if (status === 201 && kept.push(name) === 12) house.signal('SIGTERM');
        }
      });
      await Promise.all(crowd);
      expect(await house.ended()).toBe(0);
      expect((await gone)[0]).toBe(1001);
      expect(kept.length).toBeGreaterThanOrEqual(12);
      expect(await names(`sqlite:${join(folder, 'sanguine.db')}`)).toEqual(expect.arrayContaining(kept));
    }));

  test('a second signal does not wait for whoever does not answer', () =>
    onStreet(async ({ start }) => {
      const house = start();
      const socket = new WebSocket(`${(await house.open()).replace('http', 'ws')}/live`, {
        origin: 'http://localhost',
      });
      await once(socket, 'open');
      // It reads nothing any more, so it never answers the close.
      socket.pause();
      house.signal('SIGTERM');
      await house.says(/Closing/);
      house.signal('SIGINT');
      expect(await house.ended()).toBe(130);
      socket.terminate();
    }));
});
