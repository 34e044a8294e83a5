import { describe, expect, test } from 'vitest';
import { engrave } from '../engraving/engrave.ts';
import type { Engraving, Use } from '../engraving/engraving.ts';
import { outlineOf } from '../engraving/glyph.ts';
import { svgOf } from '../engraving/svg.ts';
import { markOf } from '../map/preview-svg.ts';
import { PREVIEWS } from '../map/previews.ts';
import drawnFrom from '../map/previews/drawn-from.json' with { type: 'json' };
import type { GameMap, MapShape } from '../../content/map.ts';
import { MAPS } from '../../content/maps/index.ts';
import { depth, length, type Point } from '../../content/maps/segment.ts';
import { loadShape } from '../../content/maps/shapes.ts';

/** One piece of a path: a line, or a curve with its control points. */
interface Piece {
  readonly points: readonly Point[];
}

const SIZES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, q: 4, c: 6, a: 7, h: 1, v: 1, z: 0 };

const pairsOf = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? Number.NaN]] : []));

/** Parses the path data the engraver writes: relative steps, only the first move absolute. */
function read(d: string): Piece[] {
  const pieces: Piece[] = [];
  let at: Point = [0, 0];
  let start: Point = at;
  let control: Point = at;
  for (const [, command = '', list = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (list.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = SIZES[command.toLowerCase()];
    if (size === undefined || numbers.length % (size || 1) !== 0)
      throw new Error(`cannot read ${command}${list}`);
    for (let from = 0; from === 0 || from < numbers.length; from += size || 1) {
      const given = numbers.slice(from, from + size);
      const [x, y]: Point = command === 'M' ? [0, 0] : at;
      const flat = { a: given.slice(5), h: [...given, 0], v: [0, ...given] }[command] ?? given;
      const points = pairsOf(flat).map(([dx, dy]): Point => [x + dx, y + dy]);
      const to = command === 'z' ? start : (points.at(-1) ?? at);
      const held: Point[] =
        command === 't' ? [[2 * x - control[0], 2 * y - control[1]]] : points.slice(0, -1);
      if (command.toLowerCase() === 'm' && from === 0) start = to;
      else pieces.push({ points: [at, ...held, to] });
      control = held.at(-1) ?? to;
      at = to;
    }
  }
  return pieces;
}

/** A piece has the same name in both directions. */
function nameOf({ points }: Piece): string {
  const spots = points.map((point) => point.map((value) => value.toFixed(3)).join(' '));
  const [there, back] = [spots.join(' > '), spots.toReversed().join(' > ')];
  return there < back ? there : back;
}

/** Half a line's width may stick out. */
const SLACK = 0.6;

interface Print {
  readonly map: GameMap;
  readonly shape: MapShape;
  readonly picture: Engraving;
}

async function print(map: GameMap): Promise<Print> {
  const shape = await loadShape(map.id);
  if (shape === undefined) throw new Error(`no drawing of ${map.id}`);
  return { map, shape, picture: engrave(map, shape) };
}
const prints = await Promise.all(MAPS.map(print));

const sceneryOf = (picture: Engraving) => picture.layers.find(({ id }) => id === 'scenery');

/** The outline of an upright glyph on the map, row by row. */
function rowsOf({ symbols }: Engraving, { symbol, x, y, scale }: Use): [Point, Point][] {
  const glyph = symbols.find(({ id }) => id === symbol);
  if (glyph === undefined) throw new Error(`no symbol ${symbol}`);
  return outlineOf(glyph.reach, [x, y], scale);
}

/** Whether a spot lies within the rectangle around a ring: outside of it nothing more has to be measured. */
function frameOf(ring: readonly Point[]): (spot: Point) => boolean {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return ([x, y]) => x >= left && x <= right && y >= top && y <= bottom;
}

describe.each(prints.map((one) => [one.map.name.en, one] as const))('%s', (_, { map, shape, picture }) => {
  const frames = shape.areas.map(({ ring }) => frameOf(ring));
  const homeOf = (spot: Point) => {
    const area = shape.areas.findIndex(
      ({ ring }, at) => frames[at]?.(spot) === true && depth(ring, spot) > 0,
    );
    const [drawn, engraved] = [shape.areas[area], picture.areas[area]];
    if (drawn === undefined || engraved === undefined) throw new Error(`nothing at ${spot.join()}`);
    return { ...drawn, ...engraved };
  };

  test('has a closed outline, a centre and a number for every area', () => {
    expect(picture.areas.map(({ number }) => number.text)).toEqual(map.areas.map((__, area) => String(area)));
    for (const { path, centre, quiet, number } of picture.areas) {
      const outline = read(path).map(({ points }) => points.at(-1) ?? centre);
      expect(path).toMatch(/^M[^Mm]+z$/);
      expect(depth(outline, centre)).toBeGreaterThan(quiet);
      expect(length([number.x, number.y], centre)).toBeLessThan(quiet);
    }
  });

  test('draws every border once, the same for both its areas, and no other', () => {
    const owners = new Map<string, { areas: number[]; points: readonly Point[] }>();
    for (const { area, path } of picture.areas)
      for (const piece of read(path)) {
        const name = nameOf(piece);
        owners.set(name, { points: piece.points, areas: [...(owners.get(name)?.areas ?? []), area] });
      }
    const [width, height] = shape.canvas;
    const inner = [...owners.values()].filter(
      ({ points: [first = [0, 0], ...rest] }) =>
        ![0, width].some((x) => first[0] === x && rest.every((point) => point[0] === x)) &&
        ![0, height].some((y) => first[1] === y && rest.every((point) => point[1] === y)) &&
        rest.some((point) => length(first, point) > 0),
    );
    const adjacent = map.areas.flatMap(({ neighbours }, a) =>
      neighbours.filter((b) => a < b).map((b) => `${a},${b}`),
    );
    expect(new Set(inner.map(({ areas }) => areas.join()))).toEqual(new Set(adjacent));
  });

  test('keeps every glyph inside its area and out of the quiet centre', () => {
    const uses = sceneryOf(picture)?.uses ?? [];
    expect(uses.length).toBeGreaterThan(map.areas.length * 5);
    const astray = uses.filter((use) => {
      const home = homeOf([use.x, use.y]);
      return rowsOf(picture, use).some(([left, right]) => {
        const near: Point = [Math.max(left[0], Math.min(right[0], home.centre[0])), left[1]];
        return (
          depth(home.ring, left) <= 0 ||
          depth(home.ring, right) <= 0 ||
          length(near, home.centre) < home.quiet
        );
      });
    });
    expect(astray).toEqual([]);
  });

  test('keeps the sand in the desert and out of its quiet centre', () => {
    const grains = (sceneryOf(picture)?.paths ?? [])
      .flatMap((mark) => ('d' in mark ? read(mark.d) : []))
      .map(({ points: [grain = [0, 0] as const] }) => grain);
    const deserts = picture.areas.filter(({ terrain }) => terrain === 'desert');
    expect(grains.length).toBeGreaterThan(deserts.length * 100);
    const astray = grains.filter((grain) => {
      const { terrain, centre, quiet } = homeOf(grain);
      return terrain !== 'desert' || length(grain, centre) < quiet;
    });
    expect(astray).toEqual([]);
  });

  test('has its serpent, if any, in one sea and off its number', () => {
    const serpents = picture.layers.flatMap(({ uses = [] }) =>
      uses.filter(({ symbol }) => symbol === 'serpent'),
    );
    expect(serpents.length).toBeLessThan(2);
    for (const use of serpents) {
      const { terrain, ring, number } = homeOf([use.x, use.y]);
      const rows = rowsOf(picture, use);
      expect(terrain).toBe('sea');
      expect(rows.flat().filter((spot) => depth(ring, spot) <= 0)).toEqual([]);
      expect(
        rows.some(
          ([left, right]) =>
            length([Math.max(left[0], Math.min(right[0], number.x)), left[1]], [number.x, number.y]) < 8,
        ),
      ).toBe(false);
    }
  });

  test('prints as sound SVG within its budget of bytes', () => {
    const svg = svgOf(picture);
    expect(svg.match(/(NaN|undefined|Infinity|null).{0,40}/)).toBeNull();
    expect(svg.length).toBeLessThan(60_000 + 2_600 * map.areas.length);
    const named = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const sought = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(sought.filter((id) => !named.has(id))).toEqual([]);
    expect([...map.areas.keys()].filter((area) => !svg.includes(`>${area}</text>`))).toEqual([]);
  });
});

test('every symbol stays within the reach it claims', () => {
  const far = prints
    .flatMap(({ picture }) => picture.symbols)
    .filter(({ paths, reach: { left, right, top, bottom } }) =>
      paths
        .flatMap((mark) => ('d' in mark ? read(mark.d) : []))
        .flatMap(({ points }) => [points.at(0), points.at(-1)])
        .some((point) => {
          const [x, y] = point ?? [0, 0];
          return x < -left - SLACK || x > right + SLACK || y < -top - SLACK || y > bottom + SLACK;
        }),
    );
  expect(new Set(far.map(({ id }) => id))).toEqual(new Set());
});

// What was engraved on another day in another process is engraved the same now.
test('every map is engraved as when its small picture was drawn: `npm run map-pictures` draws them anew', () => {
  const now = prints.map(({ map, shape, picture }) => [map.id, markOf(picture, shape.canvas)]);
  expect(drawnFrom).toEqual(Object.fromEntries(now));
  expect([...PREVIEWS.keys()]).toEqual(MAPS.map(({ id }) => id));
});

test('two maps are not drawn by the same hand', () => {
  const scenes = prints.map(({ picture }) => JSON.stringify(sceneryOf(picture)?.uses?.slice(0, 20)));
  expect(new Set(scenes).size).toBe(prints.length);
});

test('several pictures share a page when each has its prefix, and a title may be Japanese', () => {
  const [first] = prints;
  if (first === undefined) throw new Error('no maps');
  const svg = svgOf(first.picture, { prefix: 'one-', language: 'ja', width: 500 });
  expect(svg).toContain(first.map.name.ja);
  expect(svg).toContain('width="500"');
  const names = [...svg.matchAll(/(?: id="|href="#|url\(#)([^")]+)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !name.startsWith('one-'))).toEqual([]);
});
