import { describe, expect, test } from 'vitest';
import { folded } from '@sanguine/kernel';
import { decentName, decentText } from '../people/names.ts';

const LEVELS = ['recruit', 'veteran'];

describe('names', () => {
  test.each([
    'Mira',
    'Cassandra',
    'Badminton',
    'Scunthorpe United',
    'Dr. Middlesex',
    'Essex',
    'Robot Rampage',
    'Veteran of Kharkiv',
    'Björn',
    '山田太郎',
    'ドラゴン大好き',
    'シネマ通り',
    'マンション',
    'Łukasz',
    '7 of 9',
  ])('%s is a fine name', (name) => {
    expect(decentName(name, LEVELS)).toBe(true);
  });

  test.each(['fuck you', 'F U C K', 'ＦＵＣＫ', 'sh1t', 'nigger', 'ちんこ', 'チンコ大王', 'ﾁﾝｺ', 'お前死ね'])(
    '%s is not decent',
    (name) => {
      expect(decentName(name, LEVELS)).toBe(false);
      expect(decentText(name)).toBe(false);
    },
  );

  test.each([
    'Sanguine',
    'The Sanguine Team',
    's a n g u i n e',
    '5angu1ne',
    'Ѕanguinе',
    'Sánguiné',
    'ADMIN',
    'the admin',
    'adm1n',
    'Moderator',
    'bot',
    'Veteran',
    'RECRUIT!',
    'recruit.bob',
    '運営',
    'ボット',
    '...',
  ])('%s could be taken for the house', (name) => {
    expect(decentName(name, LEVELS)).toBe(false);
  });

  test('a table may be called what a person may not', () => {
    expect(decentText('Veterans and admins, Friday')).toBe(true);
  });

  test('width, case and blanks do not make another name', () => {
    expect(folded(' Ｍira  THE\tBold ')).toBe('mira the bold');
    expect(folded('ﾐﾗ')).toBe(folded('ミラ'));
  });
});
