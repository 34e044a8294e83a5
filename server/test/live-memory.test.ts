import { describe, expect, test } from 'vitest';
import { chatOf, LINES_KEPT, LINES_SHOWN } from '../live/room/chat.ts';
import { voteStore } from '../live/votes/vote-store.ts';
import { DATABASES, leave, newNode, newPlace, type Node } from './house.ts';

/** Runs a scene on an empty database, and removes it. */
async function atNode(kind: (typeof DATABASES)[number], scene: (node: Node) => Promise<void>): Promise<void> {
  const place = await newPlace(kind);
  const node = await newNode(place.url);
  await scene(node);
  await leave(node);
  await place.remove();
}

describe.each(DATABASES)('what a table remembers on %s', (kind) => {
  test('of what was ever asked only what still matters is read', () =>
    atNode(kind, async ({ database, now }) => {
      const votes = voteStore(database.query);
      const ask = async (wish: Parameters<typeof votes.open>[1]['wish'], state: 'passed' | 'failed') => {
        const vote = await votes.open('m', { by: 0, wish, row: 1, at: now() });
        if (vote === null) throw new Error('one of its kind waits');
        expect(await votes.change({ ...vote, state, decided: now() })).toBe(true);
        return vote.id;
      };
      const taken = await ask({ kind: 'replace', seat: 1, level: 'random' }, 'passed');
      const refused = await ask({ kind: 'replace', seat: 1, level: 'random' }, 'failed');
      const waiting = await votes.open('m', { by: 1, wish: { kind: 'return' }, row: 1, at: now() });
      let last = '';
      for (let times = 0; times < 50; times++) last = await ask({ kind: 'takeBack', to: 0 }, 'passed');
      const known = (await votes.all('m')).map(({ id }) => id);
      expect(known).toHaveLength(22);
      expect(known.slice(0, 2)).toEqual([taken, waiting?.id]);
      expect(known.at(-1)).toBe(last);
      expect(known).not.toContain(refused);
      expect(await votes.all('elsewhere')).toEqual([]);
    }));

  test('nobody fills the house by talking', () =>
    atNode(kind, async ({ database }) => {
      const chat = chatOf(database.query);
      const line = { at: 1, person: 'p', name: 'Mira', seat: 0, text: 'Hello' };
      const first = await chat.say('m', line);
      await chat.say('other', line);
      await database.query
        .insertInto('chat')
        .values({ match: 'm', ...line, number: first.number + LINES_KEPT - 1 })
        .execute();
      const count = async () => (await database.query.selectFrom('chat').select('match').execute()).length;
      expect(await count()).toBe(3);
      expect((await chat.say('m', line)).number).toBe(LINES_KEPT + 1);
      expect(await count()).toBe(3);
      expect((await chat.after('m', 0)).map(({ number }) => number)).toEqual([LINES_KEPT, LINES_KEPT + 1]);
      expect(LINES_KEPT).toBeGreaterThan(LINES_SHOWN);
    }));
});
