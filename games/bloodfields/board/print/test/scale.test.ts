import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASES } from '../../../content/bases.ts';
import { inArray } from '../../../rules/geometry/array-template.ts';
import { PAPERS } from '../address.ts';
import { CSS_INCH, MARGIN, PAPER, roomOn } from '../paper.ts';
import {
  ARRAY_HALF_ANGLE,
  ARRAY_REACH,
  arrayTemplate,
  baseWidth,
  INNER_RADIUS,
  LINE_LENGTH,
  LINE_PART,
  LINE_WIDTH,
  ROUND_RADIUS,
  shelve,
} from '../scale/lengths.ts';

const MM = 25.4;

describe('what is printed to scale', () => {
  test('bases measure 32, 40 and 60 millimetres', () => {
    const across = BASES.map((base) => baseWidth(base) * MM);
    for (const [at, mm] of [32, 40, 60].entries()) expect(across[at]).toBeCloseTo(mm, 1);
  });

  test('templates have the sizes of the rulebook', () => {
    expect([ROUND_RADIUS, INNER_RADIUS, ARRAY_REACH, LINE_WIDTH]).toEqual([2.5, 1, 8, 1 / 8]);
    expect(LINE_LENGTH % LINE_PART).toBe(0);
  });

  test('the array template opens as far as the rules say', () => {
    const shooter = { x: 20_000, y: 15_000, r: 1181 };
    const at = (degrees: number) => ({
      x: Math.round(shooter.x + 5000 * Math.cos((degrees * Math.PI) / 180)),
      y: Math.round(shooter.y + 5000 * Math.sin((degrees * Math.PI) / 180)),
      r: 1,
    });
    expect(inArray(shooter, 0, [at(ARRAY_HALF_ANGLE - 0.3), at(ARRAY_HALF_ANGLE + 0.3)])).toEqual([0]);
  });

  test.each(PAPERS)('everything finds room on %s', (paper) => {
    const { width, height } = PAPER[paper];
    const array = arrayTemplate(baseWidth('large') / 2);
    // Title and scale check stand above and below.
    expect(Math.max(array.width, 2 * ROUND_RADIUS, LINE_PART)).toBeLessThan(width - 2 * MARGIN);
    expect(array.height).toBeLessThan(height - 2 * MARGIN - 1.2);
    expect(roomOn(paper).width).toBeCloseTo((width - 2 * MARGIN) * 96, 9);
    expect(CSS_INCH).toBe(96);
  });
});

test('things on shelves: each once, none beyond the room', () => {
  const side = fc.double({ min: 0.3, max: 2.6, noNaN: true });
  fc.assert(
    fc.property(fc.array(side, { maxLength: 40 }), (sides) => {
      const room = { width: 7.4, height: 9 };
      const pages = shelve(
        sides.map((one) => ({ width: one, height: one })),
        room,
      );
      expect(pages.flat(2)).toEqual(sides.map((_, at) => at));
      for (const rows of pages) {
        const high = rows.map((row) => Math.max(...row.map((at) => sides[at] ?? 0)));
        expect(high.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(room.height + 1e-9);
        for (const row of rows)
          expect(row.reduce((sum, at) => sum + (sides[at] ?? 0), 0)).toBeLessThanOrEqual(room.width + 1e-9);
      }
    }),
  );
});
