import { describe, expect, test } from 'vitest';
import { swiftRandom } from '@sanguine/kernel';
import { DATABASES, newPlace } from './house.ts';
import { Guest } from './live-guest.ts';
import { atInn, type Inn, lay, newInn, PATIENT, rope, stones } from './live-table.ts';
import { bid } from './tables.ts';

/** Two servers on one PostgreSQL, each with its own connections. */
async function atTwoInns(scene: (here: Inn, there: Inn) => Promise<void>): Promise<void> {
  const place = await newPlace('postgres');
  const [here, there] = await Promise.all([newInn(place), newInn(place)]);
  try {
    await scene(here, there);
  } finally {
    await Promise.all([here.close(), there.close()]);
    await place.remove();
  }
}

describe('two servers on one PostgreSQL', () => {
  test('play through either reaches everybody', async () => {
    await atTwoInns(async (here, there) => {
      const { id, tokens } = await lay(here.node, stones, ['person', 'person']);
      const [one = null, other = null] = tokens;
      const players = [await here.welcome(id, one), await there.welcome(id, other)];
      const guests = [...players, await here.welcome(id, null), await there.welcome(id, null)];
      const random = swiftRandom('two servers');
      for (let rows = 1; rows <= 80; rows++) {
        const player = players.find(({ seat, deciders }) => seat !== null && deciders.includes(seat));
        if (player === undefined) throw new Error('nobody is asked');
        const move = stones.engine.sample(player.view, player.seat ?? 0, random);
        expect(await player.move(move)).toMatchObject({ type: 'accepted', number: rows });
        await Promise.all(guests.map((guest) => guest.until(() => guest.number === rows)));
      }
      const crossed = [
        await there.welcome(id, one),
        await here.welcome(id, other),
        await there.welcome(id, null),
      ];
      expect(crossed.map(({ view }) => JSON.stringify(view))).toEqual(
        guests.slice(0, 3).map(({ view }) => JSON.stringify(view)),
      );
      expect(JSON.stringify(guests[3]?.view)).toBe(JSON.stringify(guests[2]?.view));
    });
  });

  test('the same turn played through both at once is played once, and both sealed choices stand', async () => {
    await atTwoInns(async (here, there) => {
      const { id, tokens } = await lay(here.node, rope, ['person', 'person']);
      const [one = null, other = null] = tokens;
      const [left, right] = [await here.welcome(id, one), await there.welcome(id, other)];
      const bids = await Promise.all([left.move(bid(1), 0), right.move(bid(2), 0)]);
      expect(bids).toMatchObject([{ type: 'accepted' }, { type: 'accepted' }]);
      await Promise.all([left, right].map((guest) => guest.until(() => guest.number === 2)));
      const token = left.deciders.includes(0) ? one : other;
      const windows = [await here.welcome(id, token), await there.welcome(id, token)];
      const turns = await Promise.all(windows.map((window) => window.move({ do: 'let go' }, 2)));
      expect(turns.map(({ type }) => type).toSorted()).toEqual(['accepted', 'overtaken']);
      expect(await here.node.store.rows(id, 2)).toHaveLength(1);
    });
  });

  test('a bot whose table is open on both plays each turn once', async () => {
    await atTwoInns(async (here, there) => {
      const { id } = await lay(here.node, stones, [{ bot: 'random' }, { bot: 'random' }]);
      const guests = [await here.welcome(id, null), await there.welcome(id, null)];
      await Promise.all(guests.map((guest) => guest.until(() => guest.number >= 40)));
      const [story, same] = guests.map(({ told, welcome }) =>
        JSON.stringify([...welcome.log, ...told].slice(0, 40).map(({ number, events }) => [number, events])),
      );
      expect(story).toBe(same);
    });
  });
});

test('who was told more elsewhere is not welcomed to less', async () => {
  // Servers on one SQLite file get no notices of each other.
  const place = await newPlace('sqlite');
  const [here, there] = [await newInn(place), await newInn(place)];
  const { id, tokens } = await lay(here.node, rope, ['person', 'person']);
  const [player, watcher] = [await here.welcome(id, tokens[0] ?? null), await there.welcome(id, null)];
  await player.move(bid(1));
  expect(watcher.number).toBe(0);
  const moved = await there.welcome(id, tokens[0] ?? null, player.number);
  expect(moved.welcome).toMatchObject({ number: 1, log: [], choice: bid(1) });
  await watcher.until(() => watcher.number === 1);
  await here.close();
  await there.close();
  await place.remove();
});

describe.each(DATABASES)('a server on %s that is shut', (kind) => {
  test('says goodbye, and what it acknowledged is there for the next', async () => {
    const place = await newPlace(kind);
    const inn = await newInn(place);
    const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
    const guests = await Promise.all(tokens.map((token) => inn.welcome(id, token)));
    const moves = guests.map((guest) => guest.move(bid(1), 0).catch(() => null));
    await Promise.race(moves);
    await inn.close();
    expect(await Promise.all(guests.map((guest) => guest.end()))).toEqual([1001, 1001, 1001]);
    const answers = await Promise.all(moves);
    const acknowledged = answers.map((answer) => (answer?.type === 'accepted' ? answer.number : 0));
    await expect(Guest.connect(inn.url)).rejects.toThrow('ECONNREFUSED');

    const next = await newInn(place);
    const back = await next.welcome(id, tokens[0] ?? null, guests[0]?.number);
    expect(back.number).toBeGreaterThanOrEqual(Math.max(1, ...acknowledged));
    await next.close();
    await place.remove();
  });

  test('does not wait for a guest who will not go', async () => {
    await atInn(kind, { ...PATIENT, grace: 10 }, async (inn) => {
      const { id } = await lay(inn.node, rope, ['person', 'person']);
      const guest = await inn.welcome(id, null);
      guest.socket.pause();
      expect(guest.closed).toBe(null);
    });
  });
});
