import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { untilAvailable } from '../live/until-available.ts';
import { Unavailable } from '../storage/unavailable.ts';
import { lodging, type Node, type Place } from './house.ts';
import { bid, newTug, opened } from './tables.ts';

/** More than the pool has connections. */
const HELD = 12;

describe('matches another session holds on postgres', () => {
  let place: Place;
  let node: Node;
  let other: Node;
  let holder: Client;
  lodging('postgres', async (join, at) => {
    place = at;
    [node, other] = await Promise.all([join(), join()]);
  });
  beforeEach(async () => {
    holder = new Client({ connectionString: place.url });
    await holder.connect();
  });
  afterEach(async () => {
    await holder.end();
  });

  const hold = async (ids: readonly string[]): Promise<void> => {
    await holder.query('begin');
    await holder.query('select id from matches where id = any($1) for update', [ids]);
  };

  test('wait for themselves, and nobody else does', async () => {
    const matches = await Promise.all(Array.from({ length: 2 * HELD }, () => newTug(node)));
    const [held, free] = [matches.slice(0, HELD), matches.slice(HELD)];
    await hold(held.map(({ id }) => id));
    // Retried: on a slow machine the free matches may take longer than the lock timeout.
    const { signal } = new AbortController();
    const waiting = held.map((match) => untilAvailable(() => match.submit(0, bid(1), 0), signal));
    // Two rounds: when the second begins it is known which matches are locked. Neither ends unless those are set aside.
    for (const seat of [0, 1]) {
      const answers = await Promise.all(
        free.map((match) => match.submit(seat, bid(1), match.current.number)),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
    expect(await node.store.find(held[0]?.id ?? '')).toMatchObject({ number: 0 });
    await holder.query('commit');
    expect(await Promise.all(waiting)).toMatchObject(held.map(() => ({ ok: true, number: 1 })));
  });

  test('do not wait for ever: it was not stored, and may be asked again', async () => {
    const match = await newTug(node);
    await hold([match.id]);
    await expect(match.submit(0, bid(1), 0)).rejects.toMatchObject({ name: 'Unavailable', reason: 'busy' });
    expect(await node.store.rows(match.id, 0)).toEqual([]);
    await holder.query('commit');
    expect(await match.submit(0, bid(1), 0)).toMatchObject({ ok: true, number: 1 });
  });

  test('taken over by another node meanwhile are caught up with', async () => {
    const match = await newTug(node);
    const there = await opened(other, match.id);
    await hold([match.id]);
    const moves = [match.submit(0, bid(1), 0), there.submit(1, bid(2), 0)];
    await holder.query('commit');
    const answers = await Promise.all(moves);
    expect(new Set(answers.map((answer) => answer.ok && answer.number))).toEqual(new Set([1, 2]));
  });

  test('two who hold what the other needs both go on', async () => {
    const [one, two] = [await newTug(node), await newTug(node)];
    await hold([one.id]);
    const blocked = new Client({ connectionString: place.url });
    await blocked.connect();
    await blocked.query('begin');
    await blocked.query('select id from matches where id = $1 for update', [two.id]);
    const moves = [one, two].map((match) => match.submit(0, bid(1), 0));
    const crossed = blocked.query('select id from matches where id = $1 for update', [one.id]);
    await holder.query('commit');
    await crossed;
    await blocked.query('commit');
    await blocked.end();
    expect(await Promise.all(moves)).toMatchObject([{ number: 1 }, { number: 1 }]);
  });

  test('a session that stands still in a transaction is ended, and what it held is free', async () => {
    const match = await newTug(node);
    const standing = other.database.query.transaction().execute(async (query) => {
      await query.selectFrom('matches').select('id').where('id', '=', match.id).forUpdate().execute();
      // Stays idle until the other node has written.
      await match.submit(0, bid(1), 0);
      await query.selectFrom('matches').select('id').execute();
    });
    await expect(standing).rejects.toBeInstanceOf(Unavailable);
    expect(match.current.number).toBe(1);
    await other.database.query.selectFrom('matches').select('id').execute();
    other.troubles.length = 0;
  });
});
