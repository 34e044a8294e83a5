import { describe, expect, test } from 'vitest';
import { BotsAtWork } from '../live/bots/bots-at-work.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';

describe.each(DATABASES)('who lets bots play on %s', (kind) => {
  test('is done looking when it closes, and looks no more after that', async () => {
    const place = await newPlace(kind);
    const node = await newNode(place.url);
    const rooms = { enter: () => Promise.resolve(null) };
    const bots = new BotsAtWork({ database: node.database.query, rooms, trouble: node.trouble });
    let looked = false;
    void bots.look('somewhere').then(() => (looked = true));
    await bots.close();
    expect(looked).toBe(true);
    await leave(node);
    await bots.look('elsewhere');
    await place.remove();
  });
});
