import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Notice, Notices } from '../index.ts';
import { DATABASES, newNode, newPlace, type Node, type Place, tell } from './house.ts';

/** Collects notices in order, and waits for them. */
async function ear(notices: Notices) {
  const heard: (Notice | 'gap')[] = [];
  let wake = (): void => {};
  const stop = await notices.subscribe((notice) => {
    heard.push(notice);
    wake();
  });
  const next = async (): Promise<Notice | 'gap' | undefined> => {
    while (heard.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return heard.shift();
  };
  return { heard, next, stop };
}

describe.each(DATABASES)('notices on %s', (kind) => {
  let place: Place;
  let node: Node;
  /** A second connection on PostgreSQL; SQLite notices stay within one process. */
  let other: Node;
  beforeEach(async () => {
    place = await newPlace(kind);
    node = await newNode(place.url);
    other = kind === 'sqlite' ? node : await newNode(place.url);
  });
  afterEach(async () => {
    await node.database.close();
    if (other !== node) await other.database.close();
    await place.remove();
  });

  test('reach every listener of every node, in order', async () => {
    const ears = [await ear(other.notices), await ear(other.notices), await ear(node.notices)];
    await node.notices.announce('one match', 7);
    await node.notices.announce('另 "match"', 8);
    for (const { next } of ears) {
      expect(await next()).toEqual({ match: 'one match', number: 7 });
      expect(await next()).toEqual({ match: '另 "match"', number: 8 });
    }
  });

  test('a listener that throws is reported and harms nobody', async () => {
    await other.notices.subscribe(() => {
      throw new Error('deaf');
    });
    const { next } = await ear(other.notices);
    await node.notices.announce('match', 1);
    expect(await next()).toEqual({ match: 'match', number: 1 });
    expect(other.troubles).toEqual([new Error('deaf')]);
  });

  test('who has stopped hears no more', async () => {
    const [gone, here] = [await ear(other.notices), await ear(other.notices)];
    gone.stop();
    await node.notices.announce('match', 1);
    await here.next();
    expect(gone.heard).toEqual([]);
  });
});

test('on postgres a broken line is mended, and the gap told', async () => {
  const place = await newPlace('postgres');
  const node = await newNode(place.url);
  const { next } = await ear(node.notices);
  await tell(
    place.url,
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen sanguine_rows' and datname = current_database()",
  );
  expect(await next()).toBe('gap');
  await node.notices.announce('match', 2);
  expect(await next()).toEqual({ match: 'match', number: 2 });
  expect(node.troubles).not.toEqual([]);
  await node.database.close();
  await place.remove();
});
