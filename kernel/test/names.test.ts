import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toldApart } from '../index.ts';

test('two of one name are numbered by seat, and people count seats from one', () => {
  expect(toldApart(['Player', 'Player'])).toEqual(['Player 1', 'Player 2']);
  expect(toldApart(['Ann', 'veteran', 'veteran'])).toEqual(['Ann', 'veteran 2', 'veteran 3']);
});

test('nobody is called what another is called already', () => {
  expect(toldApart(['Ann', 'Ann', 'Ann 1'])).toEqual(['Ann 2', 'Ann 3', 'Ann 1']);
});

test('whatever they are called: never two alike, and who was alone with a name keeps it', () => {
  const names = fc.array(fc.constantFrom('Ann', 'Ann 1', 'Ann 2', 'Ann 3', 'Ann 1 1', ''), { maxLength: 8 });
  fc.assert(
    fc.property(names, (given) => {
      const told = toldApart(given);
      expect(new Set(told).size).toBe(given.length);
      const alone = (name: string) => given.filter((other) => other === name).length === 1;
      expect(told.filter((_, seat) => alone(given[seat] ?? ''))).toEqual(given.filter(alone));
    }),
  );
});
