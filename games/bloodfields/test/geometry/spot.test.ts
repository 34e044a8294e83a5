import { describe, expect, test } from 'vitest';
import { insideTable, legalSpot, spotFault } from '../../rules/geometry/spot.ts';
import { cornersOf, outside } from './naive.ts';
import { wrongScenes } from './every.ts';
import { base, box, friend, table } from './scenes.ts';

const field = table(
  box('rock', 10, 10, 13, 12),
  box('fence', 20, 10, 25, 10.4),
  box('ruins', 30, 10, 36, 16),
  box('forest', 10, 20, 15, 25),
);

describe('where a base may stand', () => {
  test('on the table, up to its very edge', () => {
    expect(spotFault(base(0.63, 5), field, [])).toBeNull();
    expect(spotFault({ x: 625, y: 5000, r: 630 }, field, [])).toBeNull();
    expect(spotFault({ x: 624, y: 5000, r: 630 }, field, [])).toEqual({ kind: 'edge' });
    expect(spotFault(base(44.5, 5), field, [])).toEqual({ kind: 'edge' });
  });

  test('beside others, not on them: the first of them is named', () => {
    const others = [friend(5, 5), friend(6.26, 5), friend(7.52, 5)];
    expect(spotFault(base(6.9, 6), field, others)).toEqual({ kind: 'disc', index: 1 });
    expect(spotFault(base(6.26, 6.26), field, others)).toBeNull();
  });

  test('#95 beside a fence, not on it', () => {
    expect(spotFault(base(22, 9.37), field, [])).toBeNull();
    expect(spotFault(base(22, 9.5), field, [])).toMatchObject({
      kind: 'piece',
      piece: { id: 'fence' },
      wall: false,
    });
  });

  test('not on rocks nor on the walls of ruins, but in forest and ruins', () => {
    expect(spotFault(base(11, 11), field, [])).toMatchObject({ kind: 'piece', piece: { id: 'rock' } });
    expect(spotFault(base(33, 11), field, [])).toMatchObject({
      kind: 'piece',
      piece: { id: 'ruins' },
      wall: true,
    });
    expect(spotFault(base(33, 13), field, [])).toBeNull();
    expect(spotFault(base(12, 22), field, [])).toBeNull();
  });

  test('is the same for the quick answer, the one that says why, and slow geometry', () => {
    let illegal = 0;
    const wrong = wrongScenes(({ field: ground, one, rest, chance }) => {
      const at = { x: one.x + chance(6000) - 3000, y: one.y + chance(6000) - 3000, r: one.r };
      const legal = legalSpot(at, ground, rest);
      if (!legal) illegal += 1;
      const slow =
        insideTable(at.x, at.y, at.r, ground) &&
        rest.every(({ x, y, r }) => Math.hypot(x - at.x, y - at.y) >= r + at.r - 5) &&
        ground.noEnd.every((polygon) => outside(at, cornersOf(polygon)) >= at.r - 5);
      return legal !== slow || legal !== (spotFault(at, ground, rest) === null);
    }, 2000);
    expect(wrong).toEqual([]);
    expect(illegal).toBeGreaterThan(500);
    expect(illegal).toBeLessThan(1900);
  });
});
