import { describe, expect, test } from 'vitest';
import type { Bot } from '@sanguine/kernel';
import { peopleOf, type TableGame, type Tables, tablesOf } from '../index.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { tow, WISH } from './tables-hall.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const ALL = { ...WISH, seats: [BOT, BOT] };

/** The rope game with one level more, of two tempers. */
const puller: Bot<unknown, unknown> = {
  choose: (view, seat, random) => ({
    move: tow.engine.sample(view, seat, random),
    reason: { key: 'bot.random', values: {} },
  }),
};
const words = { en: 'x', ja: 'x' };
const tempered: Pick<TableGame, 'bots' | 'tempers'> = {
  bots: { puller },
  tempers: {
    puller: {
      calm: { name: words, character: words, bot: puller },
      wild: { name: words, character: words, bot: puller },
    },
  },
};

describe.each(DATABASES)('tables only bots play at on %s', (kind) => {
  test('one host has so many of them running, however they were begun', async () => {
    const place = await newPlace(kind);
    const node = await newNode(place.url);
    const { database, now, trouble } = node;
    // Nothing lets the bots play, so these games never end.
    const tables = tablesOf({ database, people: peopleOf(database.query, now), games: [tow], now, trouble });
    const open = async (host: string, wish: Parameters<Tables['create']>[1]): Promise<string> => {
      const opened = await tables.create(host, wish);
      if ('problem' in opened) throw new Error(opened.problem);
      return opened.id;
    };
    const filled = await open('ann', { ...WISH, seats: [{ kind: 'open' }, BOT] });
    for (let count = 0; count < 3; count++) await open('ann', ALL);
    expect(await tables.create('ann', ALL)).toEqual({ problem: 'bots' });
    expect(await tables.setSeat('ann', filled, 0, BOT)).toBe(null);
    expect(await tables.start('ann', filled)).toEqual({ problem: 'bots' });
    // A table with a person does not count, nor does another host's.
    await open('ann', { ...WISH, seats: [{ kind: 'me' }, BOT] });
    await open('ben', ALL);
    await database.query.updateTable('matches').set({ finished: 1 }).execute();
    expect(await tables.start('ann', filled)).toBe(null);
    await leave(node);
    await place.remove();
  });

  test('draw the tempers nobody chose when a table begins, and keep those somebody chose', async () => {
    const place = await newPlace(kind);
    const node = await newNode(place.url);
    const { database, now, trouble } = node;
    const games = [{ ...tow, ...tempered }];
    const tables = tablesOf({ database, people: peopleOf(database.query, now), games, now, trouble });
    const seat = (level: string) => ({ kind: 'bot', level }) as const;
    expect(await tables.create('ann', { ...WISH, seats: [seat('puller.gone'), seat('puller')] })).toEqual({
      problem: 'setup',
    });
    const opened = await tables.create('ann', {
      ...WISH,
      seats: [{ kind: 'me' }, seat('puller'), seat('puller.calm')],
    });
    const id = 'id' in opened ? opened.id : '';
    const levels = await database.query
      .selectFrom('seats')
      .select('level')
      .where('table', '=', id)
      .orderBy('seat')
      .execute();
    expect(levels.map(({ level }) => level)).toEqual([null, 'puller.wild', 'puller.calm']);
    await leave(node);
    await place.remove();
  });
});
