import { describe, expect, it } from 'vitest';
import { hitsOf, savesOf } from '../../rules/dice/convert.ts';

describe('the rulebook’s attack roll of six dice: 1 skull, 2 Inspire, 3 Mastery', () => {
  const faces = [1, 3, 2, 0];

  it.each([
    [2, 1, 3],
    [3, 1, 3],
    [4, 2, 4],
    [5, 4, 6],
    [6, 4, 6],
  ])('with a mastery of %i has %i hits, and %i with a token #32 #33 #34', (mastery, without, spent) => {
    expect(hitsOf(faces, mastery, false)).toBe(without);
    expect(hitsOf(faces, mastery, true)).toBe(spent);
  });

  it('makes no hit of a Mastery icon that is not there', () => {
    expect(hitsOf([1, 0, 2, 3], 4, false)).toBe(1);
  });
});

describe('the rulebook’s defence roll against six hits: 1 deflect, 2 Inspire, 3 armour', () => {
  const faces = [1, 3, 2, 0];

  it.each([
    [0, 1, 3],
    [1, 2, 4],
    [3, 4, 6],
    [5, 4, 6],
  ])('with %i armour has %i saves, and %i with a token or cover', (armour, without, inspired) => {
    expect(savesOf(faces, armour, false)).toBe(without);
    expect(savesOf(faces, armour, true)).toBe(inspired);
  });
});
