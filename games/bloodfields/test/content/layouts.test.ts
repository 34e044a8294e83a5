import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findLayout,
  LONGEST_LAYOUT,
  MOST_CORNERS,
  MOST_PIECES,
  readLayout,
  writeLayout,
} from '../../content/layout-text.ts';
import { type Layout, LAYOUTS } from '../../content/layouts.ts';
import { SCENARIOS } from '../../content/scenarios.ts';
import { TABLE_SIZES, TABLES, type TableSize } from '../../content/tables.ts';
import { type Corner, TERRAIN_KINDS, type TerrainPiece } from '../../content/terrain.ts';
import { polygonOf } from '../../rules/geometry/polygon.ts';
import { gapBetween, layoutFaults } from '../../rules/layout-check.ts';
import { cellsOf, idOf } from './reading.ts';
import { LAYOUT_ROWS } from './spec-tables.ts';

const KIND_OF: Readonly<Record<string, string>> = { 'high ground': 'high' };

/** An outline that is the same whichever corner comes first: its corners in order, from the least. */
function outline(kind: string, corners: readonly Corner[]): string {
  const texts = corners.map(([x, y]) => `${x},${y}`);
  const first = texts.indexOf(texts.toSorted()[0] ?? '');
  return [kind, ...texts.slice(first), ...texts.slice(0, first)].join(' ');
}
const outlines = (pieces: readonly Pick<TerrainPiece, 'kind' | 'corners'>[]): string[] =>
  pieces.map(({ kind, corners }) => outline(kind, corners)).toSorted();
const turned = ({ width, height }: Pick<Layout, 'width' | 'height'>, corners: readonly Corner[]): Corner[] =>
  corners.map(([x, y]): Corner => [width - x, height - y]);

/** The table of the specification: whole layouts as rectangles, or one half as corners. */
const READ = cellsOf(LAYOUT_ROWS).map(([head = '', pieces = '']) => {
  const [, , name = '', width = '', height = '', note = ''] =
    /^(\w) "(.+)" (\d+)x(\d+)(.*)$/.exec(head) ?? [];
  const size = { width: Number(width) * 1000, height: Number(height) * 1000 };
  const read = pieces.split(' · ').map((piece) => {
    const [, kind = '', numbers = ''] = /^([a-z ]+?) ([\d., ]+)$/.exec(piece) ?? [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, ...rest] = numbers
      .split(/[ ,]/)
      .map((number) => Math.round(Number(number) * 1000));
    const flat = [x0, y0, x1, y1, ...rest];
    const corners: Corner[] =
      rest.length === 0
        ? [
            [x0, y0],
            [x1, y0],
            [x1, y1],
            [x0, y1],
          ]
        : flat.flatMap((x, at): Corner[] => (at % 2 === 0 ? [[x, flat[at + 1] ?? 0]] : []));
    return { kind: KIND_OF[kind] ?? kind, corners };
  });
  const once = /and the (\w+)/.exec(note)?.[1];
  const others = note === '' ? [] : read.filter(({ kind }) => kind !== once);
  const all = [...read, ...others.map(({ kind, corners }) => ({ kind, corners: turned(size, corners) }))].map(
    ({ kind, corners }) => outline(kind, corners),
  );
  return { id: idOf(name), name, ...size, all: all.toSorted() };
});

describe('layouts', () => {
  it('are seven, with names and sizes of the table', () => {
    expect(LAYOUTS.map(({ id }) => id).toSorted()).toEqual(READ.map(({ id }) => id).toSorted());
    for (const { id, name, width, height } of READ)
      expect(findLayout(id)).toMatchObject({ id, name: { en: name }, width, height });
    for (const { size, width, height } of LAYOUTS) expect(TABLES[size]).toMatchObject({ width, height });
  });

  it.each(READ)('$id has the pieces of the table', ({ id, all }) => {
    expect(outlines(findLayout(id)?.pieces ?? [])).toEqual(all);
  });

  it.each(LAYOUTS)('$id looks the same from both sides', (layout) => {
    const other = layout.pieces.map(({ kind, corners }) => ({ kind, corners: turned(layout, corners) }));
    expect(outlines(other)).toEqual(outlines(layout.pieces));
  });

  it.each(LAYOUTS)('$id: names say what and where, each once', ({ pieces }) => {
    const ids = pieces.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, kind } of pieces)
      expect(id).toMatch(
        new RegExp(
          `^(north|south|west|east|mid)-${{ ruins: 'ruin', high: 'hill' }[kind as string] ?? kind}$`,
        ),
      );
  });

  it.each(LAYOUTS)('$id: names tell the truth about where', ({ pieces, width, height }) => {
    for (const { id, corners } of pieces) {
      const mean = (at: 0 | 1): number =>
        corners.reduce((sum, corner) => sum + corner[at], 0) / corners.length;
      const [x, y] = [mean(0) - width / 2, mean(1) - height / 2];
      const [place = ''] = id.split('-');
      const truth = {
        west: x < 0,
        east: x > 0,
        south: y < 0,
        north: y > 0,
        mid: Math.abs(x) + Math.abs(y) < 1,
      };
      expect([id, truth[place as keyof typeof truth]]).toEqual([id, true]);
    }
  });

  it.each(LAYOUTS)('$id can be played on in every scenario of its size', (layout) => {
    expect(layoutFaults(layout)).toEqual([]);
    expect(SCENARIOS.some(({ grounds }) => grounds[layout.size] !== undefined)).toBe(true);
  });

  it('cover 12 to 19 % of the table, the Pit 5 %', () => {
    const shares = LAYOUTS.map(({ id, pieces, width, height }) => {
      const twice = pieces.flatMap(({ corners }) =>
        corners.map(([x, y], at) => {
          const [nx = 0, ny = 0] = corners[(at + 1) % corners.length] ?? [];
          return x * ny - nx * y;
        }),
      );
      return [id, Math.round((twice.reduce((sum, part) => sum + part, 0) / 2 / width / height) * 100)];
    });
    expect(Object.fromEntries(shares)).toEqual({
      crossing: 15,
      'old-village': 17,
      'broken-causeway': 14,
      'barrow-field': 19,
      hollow: 15,
      ford: 12,
      pit: 5,
    });
  });

  it('frozen through and through', () => {
    for (const { pieces } of LAYOUTS)
      for (const piece of pieces)
        expect([pieces, piece, piece.corners, ...piece.corners].every(Object.isFrozen)).toBe(true);
  });
});

const square = (x: number, y: number, side = 2000): Corner[] => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const made = (size: TableSize, ...pieces: TerrainPiece[]): Layout => {
  const layout = findLayout(writeLayout({ size, pieces }));
  if (layout === undefined) throw new Error('not a layout');
  return layout;
};
const rock = (id: string, corners: readonly Corner[]): TerrainPiece => ({ id, kind: 'rock', corners });

describe('why a layout cannot be played on', () => {
  const codes = (layout: Layout): string[] => layoutFaults(layout).map(({ code }) => code);
  const loose = (...pieces: TerrainPiece[]): Layout => ({ ...made('small'), pieces });

  it('an empty table can', () => {
    for (const size of TABLE_SIZES) expect(layoutFaults(made(size))).toEqual([]);
  });

  it('less than three inches between pieces', () => {
    expect(
      layoutFaults(made('small', rock('one', square(8000, 8000)), rock('two', square(12_900, 8000)))),
    ).toEqual([{ rule: '2.3', code: 'layout.gap', pieces: ['one', 'two'], facts: { gap: 2900 } }]);
    expect(codes(made('small', rock('one', square(8000, 8000)), rock('two', square(13_000, 8000))))).toEqual(
      [],
    );
  });

  it('pieces that cross without a corner in one another', () => {
    const beam = (x0: number, y0: number, x1: number, y1: number): Corner[] => [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    const cross = made(
      'small',
      rock('one', beam(8000, 9000, 14_000, 10_000)),
      rock('two', beam(10_000, 7000, 11_000, 12_000)),
    );
    expect(layoutFaults(cross)).toMatchObject([{ code: 'layout.gap', facts: { gap: 0 } }]);
  });

  it('one piece within another', () => {
    const inner = made('small', rock('one', square(8000, 8000, 4000)), rock('two', square(9000, 9000, 1000)));
    expect(layoutFaults(inner)).toMatchObject([{ code: 'layout.gap', facts: { gap: 0 } }]);
  });

  it('less than three inches to an edge', () => {
    expect(layoutFaults(made('small', rock('one', square(8000, 2500))))).toEqual([
      { rule: '2.3', code: 'layout.edge', pieces: ['one'], facts: { gap: 2500 } },
    ]);
  });

  it('parts of one piece may touch, but are of one kind', () => {
    const parts = [rock('wall', square(8000, 8000)), rock('wall', square(10_000, 8000))];
    expect(codes(made('small', ...parts))).toEqual([]);
    const mixed = made('small', ...parts, { id: 'wall', kind: 'forest', corners: square(12_000, 8000) });
    expect(codes(mixed)).toEqual(['layout.kinds']);
  });

  it('clockwise, hollow, crossed or flat outlines', () => {
    expect(codes(made('small', rock('one', square(8000, 8000).toReversed())))).toEqual(['layout.clockwise']);
    const hollow: Corner[] = [
      [8000, 8000],
      [12_000, 8000],
      [9000, 9000],
      [8000, 12_000],
    ];
    const star: Corner[] = [
      [10_000, 8000],
      [11_000, 12_000],
      [8000, 9500],
      [12_000, 9500],
      [9000, 12_000],
    ];
    const flat: Corner[] = [
      [8000, 8000],
      [9000, 8000],
      [10_000, 8000],
      [9000, 9000],
    ];
    for (const corners of [hollow, star, flat])
      expect(codes(made('small', rock('one', corners)))).toEqual(['layout.convex']);
  });

  it('corners off the table, between two mil, too few or too many', () => {
    expect(codes(loose(rock('one', square(29_000, 8000))))).toEqual(['layout.table']);
    expect(codes(loose(rock('one', square(-1, 8000))))).toEqual(['layout.table']);
    expect(codes(loose(rock('one', square(8000.5, 8000))))).toEqual(['layout.table']);
    expect(codes(loose(rock('one', square(8000, 8000).slice(0, 2))))).toEqual(['layout.corners']);
    const ring = Array.from({ length: MOST_CORNERS + 1 }, (): Corner => [8000, 8000]);
    expect(codes(loose(rock('one', ring)))).toEqual(['layout.corners']);
  });

  it('too many pieces', () => {
    const many = Array.from({ length: MOST_PIECES + 1 }, (_, at) =>
      rock(`rock-${at}`, square(8000, 8000, 100)),
    );
    expect(codes(loose(...many))).toContain('layout.pieces');
  });

  it('no room to deploy', () => {
    const slab = (x0: number, y0: number, x1: number, y1: number): Corner[] => [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ];
    // Leaves three inches along the edges of a corner: room for a row of four large bases, and one above the first.
    const crowded = made('small', rock('slab', slab(3000, 3000, 9000, 17_000)));
    expect(layoutFaults(crowded)).toEqual([
      {
        rule: '2.2',
        code: 'layout.room',
        pieces: [],
        facts: { scenario: 'crossed-blades', room: 5, needed: 6 },
      },
    ]);
    expect(
      layoutFaults(
        crowded,
        SCENARIOS.filter(({ id }) => id === 'pit'),
      ),
    ).toEqual([]);
  });

  it('gaps are the same from both sides, and as far as the nearest points found by trying', () => {
    const corner = fc.integer({ min: 0, max: 4000 });
    const triangle = (dx: number) =>
      fc.tuple(corner, corner, corner).map(([a, b, c]) =>
        polygonOf(
          rock('one', [
            [dx, a],
            [dx + 4100, b],
            [dx + 2000, Math.max(a, b) + 100 + c],
          ]),
        ),
      );
    fc.assert(
      fc.property(triangle(0), triangle(5000), (one, other) => {
        const gap = gapBetween(one, other);
        expect(gapBetween(other, one)).toBe(gap);
        const rim = (polygon: typeof one) =>
          polygon.sides.flatMap(({ x, y, ex, ey }) =>
            Array.from(
              { length: 40 },
              (_, at) => [x + ((ex - x) * at) / 40, y + ((ey - y) * at) / 40] as const,
            ),
          );
        const tried = Math.min(
          ...rim(one).flatMap(([x, y]) => rim(other).map(([ox, oy]) => Math.hypot(ox - x, oy - y))),
        );
        expect(gap).toBeLessThanOrEqual(tried + 1e-6);
        expect(gap).toBeGreaterThan(tried - 400);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a layout as text', () => {
  it.each(LAYOUTS)('$id is the same after writing and reading', (layout) => {
    const text = writeLayout(layout);
    const read = findLayout(text);
    expect(read).toMatchObject({ id: text, size: layout.size, width: layout.width, height: layout.height });
    expect(read?.pieces).toEqual(layout.pieces);
    expect(text).toMatch(/^[a-z0-9/:;,._-]+$/);
  });

  it('any pieces, to the mil', () => {
    const layouts = fc.constantFrom(...TABLE_SIZES).chain((size) => {
      const { width, height } = TABLES[size];
      const corner = fc.tuple(fc.integer({ min: 0, max: width }), fc.integer({ min: 0, max: height }));
      const piece = fc.record({
        id: fc.stringMatching(/^[a-z][a-z0-9-]{0,23}$/),
        kind: fc.constantFrom(...TERRAIN_KINDS),
        corners: fc.array(corner, { minLength: 3, maxLength: MOST_CORNERS }),
      });
      return fc.record({ size: fc.constant(size), pieces: fc.array(piece, { maxLength: MOST_PIECES }) });
    });
    fc.assert(
      fc.property(layouts, (layout) => {
        const text = writeLayout(layout);
        expect(text.length).toBeLessThanOrEqual(LONGEST_LAYOUT);
        expect(readLayout(text)).toMatchObject({ id: text, ...layout });
      }),
    );
  });

  it('the longest that can be written is not too long', () => {
    const corners = Array.from({ length: MOST_CORNERS }, (): Corner => [44_999, 29_999]);
    const piece: TerrainPiece = { id: 'a'.repeat(24), kind: 'building', corners };
    const text = writeLayout({ size: 'large', pieces: Array.from({ length: MOST_PIECES }, () => piece) });
    expect(text.length).toBeLessThanOrEqual(LONGEST_LAYOUT);
    expect(readLayout(text)?.pieces).toHaveLength(MOST_PIECES);
    expect(
      readLayout(`${text};${writeLayout({ size: 'large', pieces: [piece] }).slice(11)}`),
    ).toBeUndefined();
  });

  it.each([
    'nowhere',
    'made/',
    'made/huge/',
    'made/small',
    'made/small/rock',
    'made/small/rock:one',
    'made/small/rock:one:1,1_2,1',
    'made/small/rock:one:1,1_2,1_2',
    'made/small/rock:one:1,1_2,1_2,2,2',
    'made/small/rock:one:1,1_2,1_2,2;',
    'made/small/rock:one:1,1_2,1_2,2:x',
    'made/small/lake:one:1,1_2,1_2,2',
    'made/small/rock:One:1,1_2,1_2,2',
    'made/small/rock:1:1,1_2,1_2,2',
    'made/small/rock::1,1_2,1_2,2',
    'made/small/rock:one:01,1_2,1_2,2',
    'made/small/rock:one:1.0,1_2,1_2,2',
    'made/small/rock:one:1.2345,1_2,1_2,2',
    'made/small/rock:one:-1,1_2,1_2,2',
    'made/small/rock:one:1e1,1_2,1_2,2',
    'made/small/rock:one:30.001,1_2,1_2,2',
    'made/small/rock:one:1,20.001_2,1_2,2',
    ' made/small/',
    'MADE/small/',
  ])('%s is none', (text) => {
    expect(findLayout(text)).toBeUndefined();
  });

  it('whatever can be read is written the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^made\/(pit|small)\/rock:a:[0-9.,_]{5,30}$/), (text) => {
        const read = readLayout(text);
        expect(read === undefined ? text : writeLayout(read)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it('is found again without being read again', () => {
    const text = 'made/pit/rock:one:8,6_9,6_9,7';
    expect(findLayout(text)).toBe(findLayout(text));
  });
});
