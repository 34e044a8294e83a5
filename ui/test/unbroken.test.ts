import { expect, test } from 'vitest';
import { unbroken } from '../reading/unbroken.ts';

test('a figure stays with the Japanese word before it', () => {
  expect(unbroken('合わせて戦力3')).toBe('合わせて戦力\u20603');
  expect(unbroken('カード+3、怒り1で2体')).toBe('カード\u2060+3、怒り\u20601で\u20602体');
});

test('nothing changes where there is no Japanese, or no figure', () => {
  expect(unbroken('strength 3 and +2')).toBe('strength 3 and +2');
  expect(unbroken('効果なし')).toBe('効果なし');
});
