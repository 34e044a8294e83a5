import { type Refusal, refusal } from '@sanguine/kernel';
import { RADIUS } from '../content/bases.ts';
import { inches } from '../content/inches.ts';
import type { Layout } from '../content/layouts.ts';
import { MOST_CORNERS, MOST_PIECES } from '../content/layout-text.ts';
import { type Scenario, SCENARIOS, type Zone } from '../content/scenarios.ts';
import type { TableSize } from '../content/tables.ts';
import type { Corner } from '../content/terrain.ts';
import { type Field, fieldOf } from './geometry/field.ts';
import { SLACK } from './geometry/numbers.ts';
import { fromPolygon, type Polygon, polygonOf, segmentIn } from './geometry/polygon.ts';
import { legalSpot } from './geometry/spot.ts';

/** §2.3: the least gap between two pieces, and between a piece and the edge. */
export const LEAST_GAP = inches(3);

/** How many large bases each side must have room for: more than anybody fields at the usual points. */
const LEAST_ROOM: Readonly<Record<TableSize, number>> = { large: 12, small: 6, pit: 4 };

/** §2.2, §2.3: everything that keeps a layout from being played on, in these scenarios or in all for its size. */
export function layoutFaults(layout: Layout, scenarios: readonly Scenario[] = SCENARIOS): Refusal[] {
  const outlines = [...outlineFaults(layout)];
  // Gaps and room can be measured only between well-formed pieces.
  return outlines.length > 0 ? outlines : [...gapFaults(layout), ...roomFaults(layout, scenarios)];
}

function* outlineFaults({ pieces, width, height }: Layout): Iterable<Refusal> {
  if (pieces.length > MOST_PIECES)
    yield refusal('2.2', 'layout.pieces', [], { pieces: pieces.length, most: MOST_PIECES });
  for (const [index, { id, kind, corners }] of pieces.entries()) {
    if (pieces.slice(0, index).some((other) => other.id === id && other.kind !== kind))
      yield refusal('2.2', 'layout.kinds', [id]);
    if (corners.length < 3 || corners.length > MOST_CORNERS)
      yield refusal('2.2', 'layout.corners', [id], { corners: corners.length, most: MOST_CORNERS });
    else if (corners.some(([x, y]) => !isOn(x, width) || !isOn(y, height)))
      yield refusal('2.2', 'layout.table', [id]);
    else if (isConvex(corners.toReversed())) yield refusal('2.2', 'layout.clockwise', [id]);
    else if (!isConvex(corners)) yield refusal('2.2', 'layout.convex', [id]);
  }
}

const isOn = (place: number, most: number): boolean => Number.isInteger(place) && place >= 0 && place <= most;

/** Whether every corner turns left and the outline goes round only once: seen from the first corner, the others come in order. */
function isConvex(corners: readonly Corner[]): boolean {
  const count = corners.length;
  const left = (one: number, two: number, three: number): boolean => {
    const [a, b, c] = [corners[one % count], corners[two % count], corners[three % count]];
    return a !== undefined && b !== undefined && c !== undefined && turn(a, b, c) > 0;
  };
  return corners.every(
    (_, at) => left(at, at + 1, at + 2) && (at === 0 || at + 1 === count || left(0, at, at + 1)),
  );
}

/** Above 0: the way from a over b to c turns left. */
const turn = ([ax, ay]: Corner, [bx, by]: Corner, [cx, cy]: Corner): number =>
  (bx - ax) * (cy - by) - (by - ay) * (cx - bx);

function* gapFaults({ pieces, width, height }: Layout): Iterable<Refusal> {
  const polygons = pieces.map((piece) => polygonOf(piece));
  for (const [index, polygon] of polygons.entries()) {
    const { x0, y0, x1, y1 } = polygon;
    const toEdge = Math.min(x0, y0, width - x1, height - y1);
    if (isTooNear(toEdge)) yield refusal('2.3', 'layout.edge', [polygon.piece.id], { gap: toEdge });
    for (const other of polygons.slice(0, index)) {
      // Parts of one piece may touch.
      const gap = other.piece.id === polygon.piece.id ? Infinity : gapBetween(other, polygon);
      if (isTooNear(gap))
        yield refusal('2.3', 'layout.gap', [other.piece.id, polygon.piece.id], { gap: Math.floor(gap) });
    }
  }
}

const isTooNear = (gap: number): boolean => gap < LEAST_GAP - SLACK;

/** The distance of two pieces; 0 if they overlap. */
export function gapBetween(one: Polygon, other: Polygon): number {
  if (one.sides.some(({ x, y, ex, ey }) => segmentIn(x, y, ex, ey, other, 0))) return 0;
  const nearest = (from: Polygon, to: Polygon): number =>
    Math.min(...from.sides.map(({ x, y }) => fromPolygon(x, y, to)));
  return Math.max(0, Math.min(nearest(one, other), nearest(other, one)));
}

function* roomFaults(layout: Layout, scenarios: readonly Scenario[]): Iterable<Refusal> {
  const field = fieldOf(layout.width, layout.height, layout.pieces);
  const needed = LEAST_ROOM[layout.size];
  for (const { id, grounds } of scenarios) {
    for (const zones of grounds[layout.size]?.zones ?? []) {
      const room = zones.reduce((sum, zone) => sum + roomIn(zone, field), 0);
      if (room < needed) yield refusal('2.2', 'layout.room', [], { scenario: id, room, needed });
    }
  }
}

/** How many large bases fit into a zone side by side in rows: at least this many have room. */
function roomIn({ x0, y0, x1, y1 }: Zone, field: Field): number {
  const r = RADIUS.large;
  let room = 0;
  for (let y = y0 + r; y + r <= y1; y += 2 * r)
    for (let x = x0 + r; x + r <= x1; x += 2 * r) if (legalSpot({ x, y, r }, field, [])) room++;
  return room;
}
