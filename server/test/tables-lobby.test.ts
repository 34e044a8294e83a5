import { describe, expect, test } from 'vitest';
import type { TableInfo } from '@sanguine/protocol';
import { DATABASES, newPlace } from './house.ts';
import { Lobby } from '../tables/lobby.ts';
import { inHall, newHall, type Waiting } from './tables-hall.ts';

const OPEN: TableInfo = {
  id: 'friday',
  code: null,
  name: '',
  game: 'tug',
  board: '',
  options: {},
  state: 'open',
  seats: [{ seat: 0, kind: 'person', person: 'ann', name: 'Ann', level: null, here: true, mine: true }],
  pace: { kind: 'none' },
  listed: true,
  watch: 'anyone',
  hosted: true,
  created: 0,
  changed: 0,
  number: 0,
  deciders: [],
  outcome: null,
  commitment: '',
};
const THREE = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;

/** Waits until the table looks like this. */
async function seen(waiting: Waiting, like: string): Promise<TableInfo> {
  for (;;) {
    const told = await waiting.next();
    if (told === null) throw new Error(`the stream ended before ${like}`);
    const { state, seats } = told.data;
    const faces = seats.map(({ name, kind, mine, here }) =>
      [name ?? kind, mine ? '(me)' : '', here ? 'here' : ''].filter((word) => word !== '').join(' '),
    );
    // A player may leave the lobby while the game begins.
    const now = `${state}: ${faces.join(', ')}`;
    if (now === like || (state === 'playing' && now.replaceAll(' here', '') === like)) return told.data;
  }
}

/** All events up to the end, except `table`. */
async function rest(waiting: Waiting): Promise<string[]> {
  const events: string[] = [];
  for (let told = await waiting.next(); told !== null; told = await waiting.next()) {
    if (told.event !== 'table') events.push(told.event);
  }
  return events;
}

describe.each(DATABASES)('whoever waits at a table on %s', (kind) => {
  test('sees it change, each with their own eyes, until it begins', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const [ann, ben, cat] = [await visitor('Ann'), await visitor('Ben'), await visitor('Cat')];
      const { id } = await ann.open({ seats: [...THREE], listed: false });
      const [host, watcher] = [await ann.wait(id), await stranger.wait(id)];
      await seen(host, 'open: Ann (me), open, open');
      // A player who waits counts as present.
      await seen(watcher, 'open: Ann here, open, open');
      await ben.sit(id, { seat: 2 });
      await seen(host, 'open: Ann (me) here, open, Ben');
      await seen(watcher, 'open: Ann here, open, Ben');
      await ann.ask('PUT', `/api/tables/${id}/seats/2`, { kind: 'open' });
      await seen(host, 'open: Ann (me) here, open, open');
      const other = await ben.wait(id);
      await ben.sit(id);
      await seen(watcher, 'open: Ann here, Ben here, open');
      await cat.sit(id);
      const [first] = await Promise.all([
        seen(host, 'playing: Ann (me), Ben, Cat'),
        seen(watcher, 'playing: Ann, Ben, Cat'),
        seen(other, 'playing: Ann, Ben (me), Cat'),
      ]);
      expect(first).toMatchObject({ deciders: [0, 1, 2], code: /^.{6}$/ });
      for (const each of [host, watcher, other]) expect(await each.next()).toBeNull();
      expect((await ann.wait(id)).status).toBe(204);
    });
  });

  test('is told when it is put away', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const ann = await visitor('Ann');
      const { id } = await ann.open();
      const watcher = await stranger.wait(id);
      await watcher.next();
      await ann.ask('DELETE', `/api/tables/${id}`);
      expect(await rest(watcher)).toEqual(['gone']);
      expect((await stranger.wait(id)).status).toBe(404);
    });
  });

  test('does not keep the server from shutting', async () => {
    const place = await newPlace(kind);
    const hall = await newHall(place);
    const ann = await hall.visitor('Ann');
    const { id } = await ann.open();
    const waiting = await ann.wait(id);
    await waiting.next();
    await hall.close();
    expect(await rest(waiting)).toEqual([]);
    await place.remove();
  });
});

test('nobody waits who cannot be told anything', async () => {
  await inHall('sqlite', async ({ url, visitor }) => {
    const { id } = await (await visitor('Ann')).open();
    const answer = await fetch(`${url}/api/tables/${id}/events`, { method: 'HEAD' });
    expect(answer.status).toBe(404);
  });
});

test('who was not woken by a notice finds out with the next beat', async () => {
  let number = 0;
  const { promise: beaten, resolve: beat } = Promise.withResolvers<void>();
  const find = async () => {
    await beaten;
    return { ...OPEN, number: number++ };
  };
  const silent = { announce: async () => {}, subscribe: async () => () => {}, close: async () => {} };
  const present: string[] = [];
  const lobby = await Lobby.open({
    tables: { find },
    notices: silent,
    trouble: (error) => {
      throw error;
    },
    beat: 1,
    enter: (table, viewer) => {
      present.push(`${table} ${viewer}`);
      return () => void present.pop();
    },
  });
  const stream = lobby.follow('friday', 'ann').setEncoding('utf8');
  const closed = new Promise<void>((resolve) => void stream.once('close', () => resolve()));
  beat();
  let heard = '';
  for await (const text of stream) {
    heard += text;
    if (heard.includes('"number":2')) break;
  }
  expect(heard).toMatch(
    /^(:\n\n)*event: table\ndata: \{.*"number":0.*\}\n\n(:\n\n)*event: table\ndata: .*"number":1/s,
  );
  await closed;
  expect(present).toEqual([]);
  await lobby.close();
});

test('only so many pages of one address wait at once', async () => {
  await inHall(
    'sqlite',
    async ({ visitor, stranger }) => {
      const { id } = await (await visitor('Ann')).open();
      const [first, second] = [await stranger.wait(id), await stranger.wait(id)];
      await Promise.all([first.next(), second.next()]);
      expect((await stranger.wait(id)).status).toBe(429);
      first.leave();
      // The server notices a moment later.
      let again = await stranger.wait(id);
      while (again.status === 429) again = await stranger.wait(id);
      expect(again.status).toBe(200);
      again.leave();
      second.leave();
    },
    { waitingPages: 2 },
  );
});

test('a change made at one server is seen by who waits at another', async () => {
  const place = await newPlace('postgres');
  const [here, there] = await Promise.all([newHall(place), newHall(place)]);
  const [ann, ben] = [await here.visitor('Ann'), await there.visitor('Ben')];
  const { id } = await ann.open();
  const waiting = await ann.wait(id);
  expect(await waiting.next()).toMatchObject({ data: { state: 'open' } });
  await ben.sit(id);
  await seen(waiting, 'playing: Ann (me), Ben');
  await Promise.all([here.close(), there.close()]);
  await place.remove();
});
