import type { Layout } from '@sanguine/bloodfields/content/layouts.ts';
import { writeLayout } from '@sanguine/bloodfields/content/layout-text.ts';
import { TABLES, type TableSize } from '@sanguine/bloodfields/content/tables.ts';
import type { Corner, TerrainKind, TerrainPiece } from '@sanguine/bloodfields/content/terrain.ts';
import { polygonOf } from '@sanguine/bloodfields/rules/geometry/polygon.ts';
import { gapBetween, layoutFaults, LEAST_GAP } from '@sanguine/bloodfields/rules/layout-check.ts';
import { type Chance, chanceFrom, subSeed } from '../mapmaker/random.ts';
import { judge, type Judgement } from './judgement.ts';
import { halfTurn, movedTo, type Outline, SHAPES } from './shapes.ts';

export interface Order {
  readonly seed: string;
  readonly size: TableSize;
}

export interface Made {
  readonly layout: Layout;
  readonly judgement: Judgement;
}

/** Pairs of pieces in the order they are tried: large ones come first, while there is room. */
const PAIRS: Readonly<Record<TableSize, readonly TerrainKind[]>> = {
  large: ['forest', 'ruins', 'swamp', 'building', 'rock', 'fence', 'forest', 'rock'],
  small: ['forest', 'ruins', 'rock', 'fence', 'swamp'],
  pit: ['rock', 'fence'],
};
const MIDDLES: readonly (TerrainKind | null)[] = ['high', 'forest', 'swamp', null];
/** How many places are tried for a piece, and how many layouts for an order. */
const TRIES = 60;
const LAYOUTS = 40;

/** The fairest of several layouts from one seed; null if none is playable. */
export function makeLayout({ seed, size }: Order): Made | null {
  let best: Made | null = null;
  for (let attempt = 0; attempt < LAYOUTS; attempt++) {
    const layout = draft(size, chanceFrom(subSeed(seed, size, attempt)));
    if (layoutFaults(layout).length > 0) continue;
    const judgement = judge(layout);
    if (judgement.faults.length > 0) continue;
    if (best === null || judgement.merit > best.judgement.merit) best = { layout, judgement };
  }
  return best;
}

function draft(size: TableSize, chance: Chance): Layout {
  const { width, height } = TABLES[size];
  const pieces: TerrainPiece[] = [];
  const middle = MIDDLES[Math.floor(chance() * MIDDLES.length)] ?? null;
  if (middle !== null)
    pieces.push(piece(`mid-${middle}`, middle, symmetric(SHAPES[middle](chance), width, height)));
  for (const kind of PAIRS[size]) {
    const pair = placePair(kind, pieces, width, height, chance);
    if (pair !== null) pieces.push(...pair);
  }
  const layout = { size, width, height, pieces, name: { en: 'Made', ja: '自作' } };
  return { id: writeLayout(layout), ...layout };
}

const piece = (id: string, kind: TerrainKind, corners: Outline): TerrainPiece => ({ id, kind, corners });

/** Makes a middle piece its own twin, from half of its corners and the same half turned. */
function symmetric(outline: Outline, width: number, height: number): Outline {
  const half = outline.filter(([, y]) => y >= 0);
  const placed = movedTo(half, width / 2, height / 2);
  return convexHull([...placed, ...halfTurn(placed, width, height)]);
}

/** Andrew's monotone chain, counter-clockwise. */
function convexHull(points: Outline): Outline {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (from: Outline): Corner[] => {
    const chain: Corner[] = [];
    for (const [x, y] of from) {
      for (;;) {
        const [a, b] = chain.slice(-2);
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) > 0) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** A piece and its twin where both keep their distance; null if no such place was found. */
function placePair(
  kind: TerrainKind,
  pieces: readonly TerrainPiece[],
  width: number,
  height: number,
  chance: Chance,
): readonly [TerrainPiece, TerrainPiece] | null {
  const count = pieces.filter((other) => other.kind === kind).length;
  const others = pieces.map((other) => polygonOf(other));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const outline = convexHull(SHAPES[kind](chance));
    const corners = movedTo(outline, Math.round(chance() * width), Math.round(chance() * height));
    const one = piece(`${kind}-${count + 1}`, kind, corners);
    const twin = piece(`${kind}-${count + 2}`, kind, halfTurn(corners, width, height));
    const [here, there] = [polygonOf(one), polygonOf(twin)];
    const edge = Math.min(here.x0, here.y0, width - here.x1, height - here.y1);
    if (edge < LEAST_GAP || gapBetween(here, there) < LEAST_GAP) continue;
    if (others.some((other) => gapBetween(other, here) < LEAST_GAP)) continue;
    return [one, twin];
  }
  return null;
}
