import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrangeColumns, arrangeSheet, bestScale, columnsOf, RULE_COLUMNS } from '../arrange.ts';

const PAGE = 1000;
const heights = (most: number) => fc.array(fc.integer({ min: 10, max: most }), { maxLength: 30 });
const sorted = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('a sheet on pages', () => {
  test('has every block once, and none hangs over the edge of its page', () => {
    fc.assert(
      fc.property(heights(400), heights(200), (units, rules) => {
        const fixed = { head: 200, gap: 7, rulesHead: 30, foot: 20 };
        const pages = arrangeSheet({ ...fixed, units, rules }, PAGE);
        expect(sorted(pages.flatMap(({ rows }) => rows.flat()))).toEqual(upTo(units.length));
        expect(pages.flatMap(({ columns }) => columns.flat())).toEqual(upTo(rules.length));
        for (const [at, { rows, columns }] of pages.entries()) {
          expect(columns.length).toBeLessThanOrEqual(RULE_COLUMNS);
          const above = rows.reduce(
            (sum, row) => sum + Math.max(...row.map((one) => units[one] ?? 0)) + fixed.gap,
            0,
          );
          const below = Math.max(
            0,
            ...columns.map((column) => column.reduce((sum, one) => sum + (rules[one] ?? 0), 0)),
          );
          const whole =
            (at === 0 ? fixed.head : 0) + above + (columns.length === 0 ? 0 : fixed.rulesHead) + below;
          // The height of columns is found by bisection, to half a pixel.
          expect(whole + fixed.foot).toBeLessThanOrEqual(PAGE + 0.5);
        }
      }),
    );
  });

  test('puts those of like height side by side, the tallest first', () => {
    const [page] = arrangeSheet(
      { head: 0, units: [50, 200, 60, 190], gap: 0, rulesHead: 0, rules: [], foot: 0 },
      PAGE,
    );
    expect(page?.rows).toEqual([
      [1, 3],
      [2, 0],
    ]);
  });

  test('a block that is higher than a page has it alone', () => {
    const tall = { head: 100, units: [50, 1200], gap: 0, rulesHead: 10, rules: [1500, 20], foot: 10 };
    expect(arrangeSheet(tall, PAGE).map(({ rows, columns }) => [rows, columns])).toEqual([
      [[], []],
      [[[1, 0]], []],
      [[], [[0]]],
      [[], [[1]]],
    ]);
  });
});

describe('columns', () => {
  test('are as even as their order allows', () => {
    expect(columnsOf([0, 1, 2, 3], [30, 30, 30, 90], 2)).toEqual([[0, 1, 2], [3]]);
    expect(columnsOf([0, 1, 2], [10, 10, 10], 3)).toEqual([[0], [1], [2]]);
    expect(columnsOf([], [], 3)).toEqual([]);
  });

  test('go on from page to page without losing anything', () => {
    fc.assert(
      fc.property(heights(600), fc.integer({ min: 0, max: 300 }), (blocks, before) => {
        const pages = arrangeColumns(blocks, PAGE, 2, before);
        expect(pages.flat(2)).toEqual(upTo(blocks.length));
        for (const [at, columns] of pages.entries())
          for (const column of columns)
            expect(column.reduce((sum, one) => sum + (blocks[one] ?? 0), 0)).toBeLessThanOrEqual(
              PAGE - (at === 0 ? before : 0) + 0.5,
            );
      }),
    );
  });
});

test('type is as large as one page allows, and as large as can be where one is not enough', () => {
  const pagesAt = (needed: number) => (scale: number) => upTo(Math.ceil(needed * scale));
  const scaleFor = (needed: number) =>
    bestScale([1, 0.9, 0.8], pagesAt(needed), ({ length }) => length).scale;
  expect([0.9, 1.1, 1.2, 1.5, 2.2].map(scaleFor)).toEqual([1, 0.9, 0.8, 1, 0.9]);
});
