import type { Notes } from '@sanguine/ui';
import { expect, test } from 'vitest';
import { type KeptBattle, keptIn, MOST_KEPT } from '../keep.ts';
import { recordOf, replayed } from '../state/battle.ts';
import { broughtRoster } from '../start/brought.ts';
import { after, battleOf, first } from './tables.ts';

/** Notebooks in memory, by name. */
function notebooks(): (name: string) => Notes {
  const kept = new Map<string, string>();
  return (name) => ({
    read: () => Promise.resolve(JSON.parse(kept.get(name) ?? 'null') as unknown),
    write(value) {
      kept.set(name, JSON.stringify(value));
      return Promise.resolve(null);
    },
  });
}

const about = (id: string, changed: number): KeptBattle => ({
  id,
  names: ['Ann', 'Bo'],
  round: 1,
  points: [0, 0],
  over: false,
  changed,
});

test('battles are kept beside each other, the latest first', async () => {
  const kept = keptIn(notebooks());
  const battle = after(battleOf('orlen', 'sorrow'), first(1));
  await kept.save(about('one', 1), recordOf(battleOf('orlen', 'sorrow')));
  await kept.save(about('two', 2), recordOf(battle));
  await kept.save(about('one', 3), recordOf(battleOf('orlen', 'sorrow')));
  expect((await kept.list()).map(({ id }) => id)).toEqual(['one', 'two']);
  const record = await kept.open('two');
  expect(record === null ? null : replayed(record)?.table).toEqual(battle.table);
  await kept.remove('one');
  expect((await kept.list()).map(({ id }) => id)).toEqual(['two']);
  expect(await kept.open('one')).toBeNull();
});

test('the oldest make room', async () => {
  const kept = keptIn(notebooks());
  const record = recordOf(battleOf('orlen', 'sorrow'));
  await Promise.all(Array.from({ length: MOST_KEPT + 2 }, (_, at) => kept.save(about(`b${at}`, at), record)));
  const list = await kept.list();
  expect(list).toHaveLength(MOST_KEPT);
  expect(list.at(-1)?.id).toBe('b2');
  expect(await kept.open('b1')).toBeNull();
});

test('what another version wrote is no battle', async () => {
  const books = notebooks();
  await books('companion').write({ battles: 'many' });
  await books('companion/old').write({ companion: 0, rows: [] });
  expect(await keptIn(books).list()).toEqual([]);
  expect(await keptIn(books).open('old')).toBeNull();
});

const brings = (from: string, typed = '') =>
  broughtRoster(
    { name: 'Ann', from, typed },
    200,
    [{ id: 'a1', name: 'Vigil', roster: ORLEN, points: 200 }],
    'en',
  );
const ORLEN = [{ kind: 'orlen', items: [] }] as const;

test('a roster is ready-made, saved, typed or pasted as a link', () => {
  expect(brings('ready:iron-vigil-200')?.title).toBe('Iron Vigil');
  expect(brings('own:a1')).toEqual({ title: 'Vigil', roster: ORLEN });
  expect(brings('typed', ' orlen ')?.roster).toEqual(ORLEN);
  expect(brings('typed', 'https://a.example/rosters/bloodfields/shared?v=1&n=Lamp&r=orlen')).toEqual({
    title: 'Lamp',
    roster: ORLEN,
  });
  expect(brings('typed', 'orlen gandalf')).toBeNull();
  expect(brings('own:gone')).toBeNull();
});
