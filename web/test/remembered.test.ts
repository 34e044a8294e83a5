import { describe, expect, test } from 'vitest';
import { ALLOWED, readSettings } from '../settings/read.ts';
import type { Settings } from '@sanguine/ui';
import { type Draft, freshDraft } from '../lobby/draft.ts';
import { readDraft } from '../lobby/remembered.ts';

const SETTINGS: Settings = {
  locale: 'en',
  motion: 'full',
  sound: false,
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

  test('whatever cannot be read is as it was', () => {
    for (const text of [null, '', 'nonsense', 'null', '[]', '3', '{"locale":"tlh","sound":"yes","more":1}'])
      expect(readSettings(text, SETTINGS)).toEqual(SETTINGS);
  });

  test('one bad value spoils no other', () => {
    expect(readSettings('{"motion":"wild","locale":"ja"}', SETTINGS)).toEqual({ ...SETTINGS, locale: 'ja' });
  });
});

describe('the table of last time', () => {
  const draft: Draft = {
    ...freshDraft('toy', { min: 2, max: 4 }, 'recruit'),
    where: 'online',
    board: 'moor',
    seats: [
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'person', name: 'Jon' },
      { kind: 'bot', level: 'veteran' },
    ],
    options: { length: 'short' },
    pace: { kind: 'live', minutes: 45, increment: 30 },
    listed: true,
    watch: 'players',
  };

  test('comes back as it was', () => {
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    const slow: Draft = { ...draft, pace: { kind: 'days', days: 3 } };
    expect(readDraft(JSON.stringify(slow))).toEqual(slow);
  });

  test.each([
    ['nothing', null],
    ['no table at all', '7'],
    ['broken text', '{'],
    ['no seats', JSON.stringify({ ...draft, seats: [] })],
    ['a stranger at a seat', JSON.stringify({ ...draft, seats: [{ kind: 'ghost' }] })],
    ['a bot without a level', JSON.stringify({ ...draft, seats: [{ kind: 'bot' }] })],
    ['another pace', JSON.stringify({ ...draft, pace: { kind: 'blitz' } })],
    ['options that are no words', JSON.stringify({ ...draft, options: { length: 3 } })],
    ['no place', JSON.stringify({ ...draft, where: 'elsewhere' })],
  ])('%s is forgotten', (_, text) => {
    expect(readDraft(text)).toBeNull();
  });
});
