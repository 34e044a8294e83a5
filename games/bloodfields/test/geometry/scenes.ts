import type { Corner, TerrainKind, TerrainPiece } from '../../content/terrain.ts';
import { DIRECTIONS, UNIT } from '../../rules/geometry/directions.ts';
import { type Body, type Disc, overlaps } from '../../rules/geometry/disc.ts';
import { type Field, fieldOf } from '../../rules/geometry/field.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { legalSpot } from '../../rules/geometry/spot.ts';

/** Chance from a seed, the same on every machine: numbers from 0 up to, but not including, `below`. */
export type Chance = (below: number) => number;

export function chanceOf(seed: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) % below;
  };
}

export function oneOf<T>(list: readonly T[], chance: Chance): T {
  const found = list[chance(list.length)];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const RADII = [630, 630, 630, 787, 1181];
const WIDTH = 45_000;
const HEIGHT = 30_000;

/** A piece by its box, in inches. */
export function box(
  kind: TerrainKind,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  id: string = kind,
): TerrainPiece {
  const [west, south, east, north] = [x0, y0, x1, y1].map((inches) => Math.round(inches * 1000)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    id,
    kind,
    corners: [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ],
  };
}

/** A table of these pieces, by default of the usual size. */
export const table = (...pieces: TerrainPiece[]): Field => fieldOf(WIDTH, HEIGHT, pieces);

/** A base by inches; small ones have a radius of 630 mil. */
export const base = (x: number, y: number, r = 630): Disc => ({
  x: Math.round(x * 1000),
  y: Math.round(y * 1000),
  r,
});
export const foe = (x: number, y: number, r = 630): Body => ({ ...base(x, y, r), hostile: true });
export const friend = (x: number, y: number, r = 630): Body => ({ ...base(x, y, r), hostile: false });

/** The layout "Crossing". */
const CROSSING = table(
  box('forest', 5, 8, 11, 11.8, 'f1'),
  box('forest', 34, 18.2, 40, 22, 'f2'),
  box('building', 14, 7, 17, 10, 'b1'),
  box('building', 28, 20, 31, 23, 'b2'),
  box('swamp', 24, 4, 30, 8, 's1'),
  box('swamp', 15, 22, 21, 26, 's2'),
  box('ruins', 34, 6, 39, 11, 'r1'),
  box('ruins', 6, 19, 11, 24, 'r2'),
  box('fence', 12, 14.8, 17, 15.2, 'p1'),
  box('fence', 28, 14.8, 33, 15.2, 'p2'),
  box('rock', 8, 3, 11, 5, 'k1'),
  box('rock', 34, 25, 37, 27, 'k2'),
  box('high', 20, 12, 25, 18, 'h1'),
);

const WILD: readonly TerrainKind[] = [
  'rock',
  'rock',
  'rock',
  'building',
  'building',
  'building',
  'forest',
  'forest',
  'swamp',
  'ruins',
  'ruins',
  'high',
  'fence',
  'fence',
];

/** Irregular pieces at any angle, more impassable ones than on a layout, and closer together. */
export function wildField(seed: number): Field {
  const chance = chanceOf(seed);
  const pieces: TerrainPiece[] = [];
  const taken: Disc[] = [];
  for (const [at, kind] of WILD.entries())
    for (let tries = 0; tries < 40; tries += 1) {
      const r = kind === 'fence' ? 2500 : 1200 + chance(2400);
      const x = 1000 + r + chance(WIDTH - 2000 - 2 * r);
      const y = 1000 + r + chance(HEIGHT - 2000 - 2 * r);
      if (taken.some((one) => overlaps(one, { x, y, r: r + 500 }))) continue;
      taken.push({ x, y, r });
      pieces.push({
        id: `${kind}-${at}`,
        kind,
        corners: kind === 'fence' ? slat(x, y, chance) : rounded(x, y, r, chance),
      });
      break;
    }
  return fieldOf(WIDTH, HEIGHT, pieces);
}

function rounded(x: number, y: number, r: number, chance: Chance): Corner[] {
  const corners = 3 + chance(5);
  const turn = chance(360);
  return Array.from({ length: corners }, (_, at) => {
    const direction = DIRECTIONS[(turn + Math.floor((at * 360) / corners)) % 360] ?? { x: 0, y: 0 };
    return [Math.round(x + (direction.x / UNIT) * r), Math.round(y + (direction.y / UNIT) * r)];
  });
}

function slat(x: number, y: number, chance: Chance): Corner[] {
  const { x: ux, y: uy } = oneOf(DIRECTIONS, chance);
  const at = (along: number, aside: number): Corner => [
    Math.round(x + (ux * along - uy * aside) / UNIT),
    Math.round(y + (uy * along + ux * aside) / UNIT),
  ];
  return [at(-2500, -200), at(2500, -200), at(2500, 200), at(-2500, 200)];
}

export interface Scene {
  readonly field: Field;
  /** Two bases, and all others; every second one is hostile to the first. */
  readonly one: Disc;
  readonly other: Disc;
  readonly rest: readonly Body[];
  readonly chance: Chance;
}

const fields = new Map<number, Field>();

function fieldNumber(at: number): Field {
  const known = fields.get(at);
  if (known !== undefined) return known;
  const made = at % 5 === 0 ? CROSSING : wildField(at);
  fields.set(at, made);
  return made;
}

/** A random scene: a table with a crowd of bases that are in each other's way. */
export function sceneOf(seed: number, bases = 18): Scene {
  const field = fieldNumber(seed % 125);
  const chance = chanceOf(seed + 1);
  const middle = middleOf(field, chance);
  const spread = oneOf([4500, 7000, 7000, 12_000], chance);
  const placed: Disc[] = [];
  for (let tries = 0; placed.length < bases && tries < bases * 20; tries += 1) {
    const r = oneOf(RADII, chance);
    const beside = placed.length > 0 && chance(3) === 0 ? oneOf(placed, chance) : null;
    const at =
      beside === null
        ? { x: middle.x + chance(2 * spread) - spread, y: middle.y + chance(2 * spread) - spread, r }
        : touchingPlace(beside, r, chance);
    if (legalSpot(at, field, placed)) placed.push(at);
  }
  const [one, other, ...rest] = placed;
  if (one === undefined || other === undefined) return sceneOf(seed + 1_000_000, bases);
  return { field, one, other, rest: rest.map((disc, at) => ({ ...disc, hostile: at % 2 === 0 })), chance };
}

/** A point anywhere, or the middle of a piece. */
function middleOf({ pieces }: Field, chance: Chance): Point {
  if (chance(3) === 0) return { x: 8000 + chance(WIDTH - 16_000), y: 8000 + chance(HEIGHT - 16_000) };
  const { x0, x1, y0, y1 } = oneOf(pieces, chance);
  return { x: (x0 + x1) >> 1, y: (y0 + y1) >> 1 };
}

/** A place in contact, or nearly. */
function touchingPlace(beside: Disc, r: number, chance: Chance): Disc {
  const { x, y } = oneOf(DIRECTIONS, chance);
  const far = beside.r + r + oneOf([0, 0, 10, 40, 200], chance);
  return { x: Math.round(beside.x + (x / UNIT) * far), y: Math.round(beside.y + (y / UNIT) * far), r };
}
