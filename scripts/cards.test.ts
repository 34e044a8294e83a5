import { CARD_KINDS } from '@sanguine/blood-rage/content/cards.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every card of Blood Rage is tried by a test of its own', () => {
  const folder = new URL('../games/blood-rage/test/cards/', import.meta.url);
  const tests = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  expect(CARD_KINDS.filter(({ key }) => !tests.includes(key)).map(({ key }) => key)).toEqual([]);
});
