import { describe, expect, test } from 'vitest';
import { ALLOWED, readSettings, withChange } from '../settings/read.ts';
import type { Settings } from '@sanguine/ui';
import { type Draft, freshDraft } from '../lobby/draft.ts';
import { readMemory } from '../lobby/memory.ts';
import { fitted } from '../lobby/remembered.ts';
import { toyBox } from './toy-box.ts';

const SETTINGS: Settings = {
  locale: 'en',
  motion: 'normal',
  theme: 'system',
  sound: 'off',
  volume: 'normal',
  soundHidden: false,
  warnings: true,
  forced: true,
  patterns: 'normal',
  textSize: 'normal',
  textBoard: false,
};

describe('settings kept on the device', () => {
  test('every value of every setting comes back', () => {
    for (const key of Object.keys(ALLOWED) as (keyof Settings)[]) {
      for (const value of ALLOWED[key]) {
        const kept = { ...SETTINGS, [key]: value };
        expect(readSettings(JSON.stringify(kept), SETTINGS)).toEqual(kept);
      }
    }
  });

  test('motion that was on or off is at normal speed or off', () => {
    expect(readSettings('{"motion":"full"}', { ...SETTINGS, motion: 'quick' }).motion).toBe('normal');
    expect(readSettings('{"motion":"reduced"}', SETTINGS).motion).toBe('off');
  });

  test('sound that was on is all of it, and none if it was off', () => {
    expect(readSettings('{"sound":true}', SETTINGS).sound).toBe('all');
    expect(readSettings('{"sound":false}', { ...SETTINGS, sound: 'turn' }).sound).toBe('off');
  });

  test('whatever cannot be read is as it was', () => {
    for (const text of [null, '', 'nonsense', 'null', '[]', '3', '{"locale":"tlh","sound":"yes","more":1}'])
      expect(readSettings(text, SETTINGS)).toEqual(SETTINGS);
  });

  test('only what was chosen is kept: the rest follows the system', () => {
    const kept = withChange(withChange(null, { theme: 'dark' }), { volume: 'soft' });
    expect(JSON.parse(kept)).toEqual({ theme: 'dark', volume: 'soft' });
    expect(readSettings(kept, { ...SETTINGS, motion: 'off' })).toMatchObject({
      motion: 'off',
      theme: 'dark',
    });
    expect(readSettings(withChange(kept, { motion: 'quick' }), SETTINGS).motion).toBe('quick');
  });

  test('one bad value spoils no other', () => {
    expect(readSettings('{"motion":"wild","locale":"ja"}', SETTINGS)).toEqual({ ...SETTINGS, locale: 'ja' });
  });
});

describe('the tables of last time', () => {
  const solo: Draft = { ...freshDraft(toyBox, 'solo'), board: 'moor', options: { length: 'short' } };
  const shared: Draft = {
    ...freshDraft(toyBox, 'shared'),
    seats: [
      { kind: 'person', name: 'Mirela' },
      { kind: 'person', name: '' },
      { kind: 'bot', level: 'veteran' },
    ],
  };
  const online: Draft = {
    ...freshDraft(toyBox, 'online'),
    pace: { kind: 'live', minutes: 45, increment: 30 },
    listed: true,
    watch: 'players',
  };

  test('come back as they were, each way its own', () => {
    const memory = { last: 'shared', tables: { solo, shared, online } } as const;
    expect(readMemory(JSON.stringify(memory))).toEqual(memory);
    const slow = { last: null, tables: { online: { ...online, pace: { kind: 'days', days: 3 } } } } as const;
    expect(readMemory(JSON.stringify(slow))).toEqual(slow);
  });

  test('one that does not fit any more spoils no other', () => {
    const tables = { solo: { ...solo, seats: [] }, shared, online: { ...online, way: 'solo' } };
    expect(readMemory(JSON.stringify({ last: 'solo', tables }))).toEqual({
      last: 'solo',
      tables: { shared },
    });
  });

  describe('when there was one for all ways', () => {
    const former = (draft: Draft, where: string, seats: readonly unknown[]) =>
      readMemory(JSON.stringify({ ...draft, way: undefined, where, seats }));

    test('me and bots on the device is the last game against bots', () => {
      expect(former(solo, 'device', solo.seats)).toEqual({ last: 'solo', tables: { solo } });
    });

    test('people on the device shared the screen, whoever it belongs to among them', () => {
      const { tables } = former(shared, 'device', [{ kind: 'me' }, { kind: 'person', name: 'Jon' }]);
      expect(tables).toEqual({
        shared: {
          ...shared,
          seats: [
            { kind: 'person', name: '' },
            { kind: 'person', name: 'Jon' },
          ],
        },
      });
    });

    test('one online stays online', () => {
      expect(former(online, 'online', online.seats)).toEqual({ last: 'online', tables: { online } });
    });
  });

  const text = (change: object) => JSON.stringify({ last: 'solo', tables: { solo: { ...solo, ...change } } });

  test.each([
    ['nothing', null],
    ['no table at all', '7'],
    ['broken text', '{'],
    ['no seats', text({ seats: [] })],
    ['a stranger at a seat', text({ seats: [{ kind: 'ghost' }] })],
    ['somebody who cannot sit there', text({ seats: [{ kind: 'me' }, { kind: 'open' }] })],
    ['a bot without a level', text({ seats: [{ kind: 'bot' }] })],
    ['another pace', text({ pace: { kind: 'blitz' } })],
    ['options that are no words', text({ options: { length: 3 } })],
    ['another way', text({ way: 'elsewhere' })],
  ])('%s is forgotten', (_, kept) => {
    expect(readMemory(kept).tables).toEqual({});
  });

  test('are fitted to the game as it is now', () => {
    const crowd: Draft = {
      ...solo,
      seats: Array.from({ length: 9 }, () => ({ kind: 'bot', level: 'sage' })),
    };
    const { tables } = fitted({ last: 'solo', tables: { solo: crowd, shared } }, toyBox);
    expect(tables.solo?.seats).toEqual(Array.from({ length: 6 }, () => ({ kind: 'bot', level: 'recruit' })));
    expect(tables.shared).toEqual(shared);
  });
});
