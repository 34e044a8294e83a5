import { describe, expect, test } from 'vitest';
import { isCode, readCode } from '../lobby/code.ts';

describe('a join code', () => {
  test.each(['k7xm2p', ' K7X M2P ', 'k7x-m2p', 'ｋ７ｘｍ２ｐ', 'K7XM2Pq'])(
    '%s is read as K7XM2P',
    (typed) => {
      expect(readCode(typed)).toBe('K7XM2P');
    },
  );

  test('letters that look like numbers are in none', () => {
    expect(isCode('K7XM2P')).toBe(true);
    for (const no of ['', 'K7XM2', 'K7XM2O', 'K7XM20', 'I7XM2P', '17XM2P', 'k7xm2p'])
      expect(isCode(no)).toBe(false);
  });
});
