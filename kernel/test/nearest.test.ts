import { expect, test } from 'vitest';
import { nearest } from '../words/nearest.ts';

test.each([
  ['swrods', 'swords'],
  ['sword', 'swords'],
  ['s', 'swords'],
  ['leadre', 'leader'],
  ['unicorn', undefined],
])('%s was probably meant to be %s', (word, meant) => {
  expect(nearest(word, ['horses', 'swords', 'leader'])).toBe(meant);
});
