import { describe, expect, test } from 'vitest';
import { peopleOf, type Tables, tablesOf } from '../index.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { tow, WISH } from './tables-hall.ts';

const BOT = { kind: 'bot', level: 'random' } as const;
const ALL = { ...WISH, seats: [BOT, BOT] };

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
});
