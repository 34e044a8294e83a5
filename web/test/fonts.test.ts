import { join } from 'node:path';
import { expect, test } from 'vitest';
import { charactersIn } from '../offline/build/japanese-fonts.ts';

test('the texts of the house are covered, kana and all', () => {
  const found = charactersIn([join(import.meta.dirname, '../text')]);
  for (const character of '卓席手番ルールあんンー。、「」') expect(found).toContain(character.codePointAt(0));
  expect(found).not.toContain('龘'.codePointAt(0));
});
