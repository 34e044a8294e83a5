import { describe, expect, test } from 'vitest';
import type { TableInfo } from '@sanguine/protocol';
import { DATABASES, type Kind, newPlace } from './house.ts';
import { type Hall, inHall, newHall, newSalt, WISH } from './tables-hall.ts';

/** One server, or two on one PostgreSQL. */
async function inHalls(kind: Kind, scene: (here: Hall, there: Hall) => Promise<void>): Promise<void> {
  if (kind === 'sqlite') {
    await inHall(kind, (hall) => scene(hall, hall));
    return;
  }
  const place = await newPlace(kind);
  const [here, there] = await Promise.all([newHall(place), newHall(place)]);
  try {
    await scene(here, there);
  } finally {
    await Promise.all([here.close(), there.close()]);
    await place.remove();
  }
}

const crowd = (here: Hall, there: Hall) =>
  Promise.all(['Ann', 'Ben', 'Cat'].flatMap((name) => [here.visitor(name), there.visitor(name)]));

describe.each(DATABASES)('at once, on %s', (kind) => {
  test('many want the last seat: one has it, and one game begins', async () => {
    await inHalls(kind, async (here, there) => {
      const host = await here.visitor('Host');
      const others = await crowd(here, there);
      for (let round = 0; round < 5; round++) {
        const { id } = await host.open();
        const answers = await Promise.all(others.map((other) => other.sit(id, { salt: newSalt() })));
        const seated = answers.filter(({ status }) => status === 200);
        expect(seated.map(({ body }) => body.state)).toEqual(['playing']);
        expect(answers.filter(({ body }) => body.problem === 'begun')).toHaveLength(others.length - 1);
        const winner = others[answers.findIndex(({ status }) => status === 200)];
        expect((await here.stranger.see(id)).seats[1]).toMatchObject({ person: winner?.person });
        expect(await here.node.store.dice(id)).toMatchObject({ generator: 'fair' });
      }
    });
  });

  test('many want any seat: each has one of their own, and the rest are told', async () => {
    await inHalls(kind, async (here, there) => {
      const host = await here.visitor('Host');
      const others = await crowd(here, there);
      const { id } = await host.open({ seats: [1, 2, 3, 4].map(() => ({ kind: 'open' }) as const) });
      const answers = await Promise.all(others.map((other) => other.sit(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
      const { seats, state } = await host.see(id);
      expect(state).toBe('playing');
      expect(new Set(seats.map(({ person }) => person)).size).toBe(4);
    });
  });

  test('one person in many windows sits once', async () => {
    await inHalls(kind, async (here) => {
      const [host, ann] = [await here.visitor('Host'), await here.visitor('Ann')];
      const { id } = await host.open({ seats: [1, 2, 3].map(() => ({ kind: 'open' }) as const) });
      const answers = await Promise.all([0, 1, 2, 0, 1].map((seat) => ann.sit(id, { seat })));
      // Who sits may change to a free seat; who asks for the own seat again is told so.
      const told = new Set(answers.map(({ status, body }) => (status === 200 ? 'sits' : body.problem)));
      expect(told).toContain('sits');
      expect([...told].filter((one) => one !== 'sits' && one !== 'seated')).toEqual([]);
      expect((await host.see(id)).seats.filter(({ person }) => person === ann.person)).toHaveLength(1);
    });
  });

  test('sitting down, leaving, bots and the end of a table never leave half a table', async () => {
    await inHalls(kind, async (here, there) => {
      const host = await here.visitor('Host');
      const [ann, ben] = [await there.visitor('Ann'), await here.visitor('Ben')];
      const three = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] as const;
      for (let round = 0; round < 6; round++) {
        const { id } = await host.open({ seats: [...three] });
        const at = `/api/tables/${id}`;
        const answers = await Promise.all([
          ann.sit(id, { seat: 1 }),
          ben.sit(id),
          ann.ask('DELETE', `${at}/seats/mine`),
          host.ask('PUT', `${at}/seats/2`, { kind: 'bot', level: 'random' }),
          host.ask('PUT', `${at}/seats/1`, { kind: 'open' }),
          host.ask('POST', `${at}/start`),
          ...(round % 2 === 0 ? [host.ask('DELETE', at)] : []),
        ]);
        expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
        const match = await here.node.store.find(id);
        const table = await host.ask<Partial<TableInfo>>('GET', at);
        const { state, seats = [] } = table.body;
        const filled = seats.every((seat) => seat.kind !== 'open');
        expect([state ?? 'gone', filled]).toEqual(
          match === null ? [table.status === 404 ? 'gone' : 'open', filled] : ['playing', true],
        );
      }
    });
  });

  test('many tables open, each with a code of its own', async () => {
    await inHalls(kind, async (here, there) => {
      const hosts = await crowd(here, there);
      const opened = await Promise.all(hosts.flatMap((host) => [1, 2, 3].map(() => host.open(WISH))));
      expect(new Set(opened.map(({ code }) => code)).size).toBe(opened.length);
      expect(new Set(opened.map(({ commitment }) => commitment)).size).toBe(opened.length);
    });
  });
});
