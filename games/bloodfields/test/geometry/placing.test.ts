import { describe, expect, test } from 'vitest';
import { placingFault, terrainGap } from '../../rules/geometry/placing.ts';
import { polygonOf } from '../../rules/geometry/polygon.ts';
import { cornersOf, outside } from './naive.ts';
import { base, box, chanceOf, oneOf, table, wildField } from './scenes.ts';

describe('two pieces of terrain', () => {
  const one = polygonOf(box('forest', 10, 10, 14, 13));
  const gapTo = (x0: number, y0: number, x1: number, y1: number): number =>
    terrainGap(one, polygonOf(box('rock', x0, y0, x1, y1)));

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
      if (Math.abs(terrainGap(a, b) - slow) > 0.01 || Math.abs(terrainGap(b, a) - slow) > 0.01)
        wrong.push(seed);
    }
    expect(wrong).toEqual([]);
  });
});

describe('a piece placed before the battle', () => {
  const field = table(box('rock', 10, 10, 13, 13));
  const told = (x: number, y: number): unknown =>
    placingFault(box('forest', x, y, x + 4, y + 3), 3000, field, [base(30, 20), base(20, 20)]);

  test('keeps three inches from edges, terrain and flags', () => {
    expect(told(30, 5)).toBeNull();
    expect(told(2.9, 20)).toEqual({ kind: 'edge' });
    expect(told(38.1, 20)).toEqual({ kind: 'edge' });
    expect(told(3, 20)).toBeNull();
    expect(told(15.9, 10)).toMatchObject({ kind: 'piece', piece: { id: 'rock' } });
    expect(told(16, 10)).toBeNull();
    expect(told(14, 24)).toBeNull();
    expect(told(18, 22.5)).toEqual({ kind: 'flag', index: 1 });
  });
});
