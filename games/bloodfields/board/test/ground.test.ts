import { describe, expect, test } from 'vitest';
import { inches } from '../../content/inches.ts';
import { LAYOUTS } from '../../content/layouts.ts';
import { type Corner, TERRAIN_KINDS, type TerrainKind, type TerrainPiece } from '../../content/terrain.ts';
import { bake, type Baked } from '../ground/bake.ts';
import { edgesOf } from '../ground/edges.ts';
import { tilePpi, tilesOf, wholePpi } from '../ground/levels.ts';
import { lieOf } from '../ground/lie.ts';
import { REACH } from '../ground/light.ts';
import { seedOf } from '../ground/noise.ts';
import type { Quarter } from '../ground/quarter.ts';
import { depthIn, sitesOf } from '../ground/site.ts';

/** Barrow Field at six pixels per inch: another number means another picture, on purpose or not. */
const GOLDEN = 5052999;

const PPI = 8;
const TURNS: readonly Quarter[] = [0, 1, 2, 3];

const piece = (kind: TerrainKind, ...corners: readonly Corner[]): TerrainPiece => ({
  id: `a-${kind}`,
  kind,
  corners: corners.map(([x, y]): Corner => [inches(x), inches(y)]),
});
const square = (kind: TerrainKind): TerrainPiece => piece(kind, [7, 5], [11, 5], [11, 8], [7, 8]);

const table = (grown: readonly TerrainPiece[]) => ({
  width: inches(20),
  height: inches(15),
  pieces: [{ ...piece('rock', [15, 3], [18, 3], [17, 5]), id: 'first' }],
  grown,
  worn: [{ x: inches(3), y: inches(10) }],
});
const whole = (grown: readonly TerrainPiece[], turn: Quarter = 0): Baked =>
  bake({ country: table(grown), turn, ppi: PPI, window: null });
const BARE = whole([]);

/** The pixels that differ, as places on a table that lies with north at the top. */
function changes(one: Baked, other: Baked): { readonly x: number; readonly y: number }[] {
  return Array.from({ length: one.width * one.height }, (_, at) => at)
    .filter((at) => [0, 1, 2].some((part) => one.data[at * 4 + part] !== other.data[at * 4 + part]))
    .map((at) => ({
      x: ((at % one.width) + 0.5) / PPI,
      y: 15 - (Math.floor(at / one.width) + 0.5) / PPI,
    }));
}

describe('the ground', () => {
  test('is the same picture on every engine: only sums, products and square roots are in it', () => {
    const layout = LAYOUTS.find(({ id }) => id === 'barrow-field');
    const { data } = bake({
      country: { width: inches(45), height: inches(30), pieces: layout?.pieces ?? [], grown: [], worn: [] },
      turn: 0,
      ppi: 6,
      window: null,
    });
    expect(seedOf(data.join(' '))).toBe(GOLDEN);
  });

  test.each(TERRAIN_KINDS)('changes for %s where it lies and in its shadow, nowhere else', (kind) => {
    const seen = changes(BARE, whole([square(kind)]));
    const inside = seen.filter(({ x, y }) => x > 7 && x < 11 && y > 5 && y < 8);
    // A fence this wide is mostly grass.
    expect(inside.length).toBeGreaterThan(12 * PPI * PPI * (kind === 'fence' ? 0.05 : 0.5));
    const far = seen.filter(
      ({ x, y }) => x < 7 - REACH.blur || x > 11 + REACH.shadow || y > 8 + REACH.blur || y < 5 - REACH.shadow,
    );
    expect(far).toEqual([]);
  });

  test('has its light in the north-west of the screen, whichever way the table lies', () => {
    for (const turn of TURNS) {
      const house = whole([square('building')], turn);
      const lie = lieOf(table([]), PPI, turn);
      const corners = square('building').corners.map(([x, y]) => lie.toWorld({ x, y }));
      const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
      const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
      const bare = whole([], turn);
      const light = ({ data, width }: Baked, x: number, y: number): number =>
        data[(Math.round(y - lie.margin) * width + Math.round(x - lie.margin)) * 4] ?? 0;
      /** How much lighter the house makes the ground, on average along one of its sides. */
      const along = (at: (share: number) => readonly [x: number, y: number]): number => {
        const shares = Array.from({ length: 11 }, (_, nth) => 0.3 + nth * 0.04);
        return (
          shares.reduce((sum, share) => sum + light(house, ...at(share)) - light(bare, ...at(share)), 0) /
          shares.length
        );
      };
      const across = (share: number): number => left + (right - left) * share;
      const down = (share: number): number => top + (bottom - top) * share;
      expect(
        along((share) => [right + 2, down(share)]),
        `a shadow in the east at turn ${turn}`,
      ).toBeLessThan(-30);
      expect(
        along((share) => [across(share), bottom + 2]),
        `one in the south at turn ${turn}`,
      ).toBeLessThan(-30);
      expect(
        along((share) => [left - 4, down(share)]),
        `none in the west at turn ${turn}`,
      ).toBeCloseTo(0, 0);
      expect(
        along((share) => [across(share), top - 4]),
        `none in the north at turn ${turn}`,
      ).toBeCloseTo(0, 0);
    }
  });

  test('shows in a window what the whole picture has there', () => {
    const grown = [square('forest'), piece('building', [3, 4], [6, 4], [6, 7], [3, 7])];
    for (const turn of TURNS) {
      const all = whole(grown, turn);
      const window = { left: 4, top: 6, width: 5, height: 4 };
      const part = bake({ country: table(grown), turn, ppi: PPI, window });
      const expected = Array.from({ length: part.height }, (_, row) => {
        const from = ((row + window.top * PPI) * all.width + window.left * PPI) * 4;
        return all.data.slice(from, from + part.width * 4);
      }).flatMap((pixels) => [...pixels]);
      expect([...part.data], `turn ${turn}`).toEqual(expected);
    }
  });
});

test('parts under one id are one piece: the seam between them is no edge', () => {
  const [wood] = sitesOf([
    piece('forest', [2, 2], [5, 2], [5, 6], [2, 6]),
    piece('forest', [5, 2], [8, 2], [8, 4], [5, 4]),
  ]);
  if (wood === undefined) throw new Error('no wood');
  expect(depthIn(wood, 5, 3)).toBeCloseTo(1);
  expect(depthIn(wood, 6, 5)).toBeCloseTo(-1);
  expect(depthIn(wood, 4.5, 5)).toBeCloseTo(0.5);
  // The sides, and so their ticks, are those of a single piece.
  expect(wood.sides.map(({ length }) => length)).toEqual(
    [3, 2, 3, 4, 3, 2, 3].map((long) => expect.closeTo(long)),
  );
});

describe('edges', () => {
  const lie = lieOf({ width: inches(20), height: inches(15) }, 24, 0);
  const inked = (kind: TerrainKind): string[] => {
    const edges = edgesOf(sitesOf([square(kind)]), lie);
    return (['heavy', 'hem', 'ticks', 'hachures', 'barred'] as const).filter((edge) => edges[edge] !== '');
  };
  test('tell the rule', () => {
    expect(inked('rock')).toEqual(['heavy']);
    expect(inked('building')).toEqual(['heavy']);
    expect(inked('forest')).toEqual(['hem', 'ticks']);
    expect(inked('swamp')).toEqual(['hem', 'ticks']);
    expect(inked('ruins')).toEqual(['hem', 'ticks', 'barred']);
    expect(inked('high')).toEqual(['hachures']);
    expect(inked('fence')).toEqual(['barred']);
  });

  test('are the very outlines of the rules', () => {
    const { heavy } = edgesOf(sitesOf([square('rock')]), lie);
    expect(heavy).toBe('M198 270L294 270L294 198L198 198Z');
  });
});

test('a table lies as it is turned, and back', () => {
  for (const turn of TURNS) {
    const lie = lieOf({ width: inches(45), height: inches(30) }, 24, turn);
    for (const spot of [
      { x: 0, y: 0 },
      { x: 12_345, y: 6789 },
    ]) {
      const { x, y } = lie.toMil(lie.toWorld(spot));
      expect(x).toBeCloseTo(spot.x);
      expect(y).toBeCloseTo(spot.y);
    }
  }
  const upright = lieOf({ width: inches(45), height: inches(30) }, 24, 1);
  // West is up and south is left: a quarter turn, not a mirror image.
  expect(upright.toWorld({ x: 0, y: 0 })).toEqual({ x: 30, y: 30 });
  expect(upright.toWorld({ x: 0, y: inches(30) })).toEqual({ x: 30 + 30 * 24, y: 30 });
});

test('whole tables take about a million pixels, and tiles cover them exactly', () => {
  expect(wholePpi({ width: 45, height: 30 })).toBe(28);
  expect(wholePpi({ width: 20, height: 15 })).toBe(59);
  expect(tilePpi(28, 30)).toBeNull();
  expect(tilePpi(28, 48)).toBe(42);
  expect(tilePpi(28, 72)).toBe(63);
  expect(tilePpi(28, 999)).toBe(200);
  const tiles = tilesOf({ width: 45, height: 30 }, 56);
  expect(tiles.reduce((area, { width, height }) => area + width * height, 0)).toBeCloseTo(45 * 30);
});
