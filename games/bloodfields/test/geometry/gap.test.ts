import { describe, expect, test } from 'vitest';
import { polygonOf } from '../../rules/geometry/polygon.ts';
import { gapBetween } from '../../rules/layout-check.ts';
import { cornersOf, outside } from './naive.ts';
import { box, chanceOf, oneOf, wildField } from './scenes.ts';

describe('two pieces of terrain', () => {
  const one = polygonOf(box('forest', 10, 10, 14, 13));
  const gapTo = (x0: number, y0: number, x1: number, y1: number): number =>
    gapBetween(one, polygonOf(box('rock', x0, y0, x1, y1)));

  test('are as far apart as their nearest points', () => {
    expect(gapTo(16, 10, 18, 12)).toBe(2000);
    expect(gapTo(17, 17, 18, 18)).toBe(5000);
    expect(gapTo(12, 20, 13, 21)).toBe(7000);
  });

  test('are not apart at all where they overlap or one is in the other', () => {
    expect(gapTo(13, 12, 18, 18)).toBe(0);
    expect(gapTo(11, 11, 12, 12)).toBe(0);
    expect(gapTo(5, 5, 20, 20)).toBe(0);
    expect(gapTo(11, 5, 12, 20)).toBe(0);
  });

  test('agree with slow geometry, either way round', () => {
    const wrong: number[] = [];
    for (let seed = 0; seed < 300; seed += 1) {
      const chance = chanceOf(seed);
      const { pieces } = wildField(seed % 20);
      const a = oneOf(pieces, chance);
      const b = oneOf(pieces, chance);
      if (a === b) continue;
      const corners = [
        ...cornersOf(a).map((corner) => [corner, cornersOf(b)] as const),
        ...cornersOf(b).map((corner) => [corner, cornersOf(a)] as const),
      ];
      const slow = Math.min(...corners.map(([[x, y], of]) => outside({ x, y }, of)));
      if (Math.abs(gapBetween(a, b) - slow) > 0.01 || Math.abs(gapBetween(b, a) - slow) > 0.01)
        wrong.push(seed);
    }
    expect(wrong).toEqual([]);
  });
});
