import { type PlayContext, type Refusal, refusal } from '@sanguine/kernel';
import { inches } from '../../content/inches.ts';
import type { Corner, TerrainPiece } from '../../content/terrain.ts';
import type { Event } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { Field } from '../geometry/field.ts';
import { DIRECTIONS, UNIT } from '../geometry/directions.ts';
import { SLACK, toMil } from '../geometry/numbers.ts';
import { type Point } from '../geometry/point.ts';
import { fromPolygon, polygonOf } from '../geometry/polygon.ts';
import { fieldFor, layoutOf } from '../ground.ts';
import { gapBetween, LEAST_GAP } from '../layout-check.ts';
import type { Lay } from '../moves.ts';
import { groundFor } from '../scenario.ts';
import type { State } from '../state.ts';
import { freeze } from '../units.ts';

/** §13.2: the forest of a loyal Mossback roster, 4 by 3 inches around its middle. */
const WOOD: readonly Corner[] = [
  [-2000, -1500],
  [2000, -1500],
  [2000, 1500],
  [-2000, 1500],
];

/** The outline of a piece to be placed: one of the layout's own, or the forest. */
function outlineOf(state: State, { wood }: FrameOf<'terrain'>, piece: number): TerrainPiece | undefined {
  if (!wood) return layoutOf(state).pieces[piece];
  return piece === 0 ? { id: `wood-${state.grown.length + 1}`, kind: 'forest', corners: WOOD } : undefined;
}

/** The middle of a piece's box, around which it turns. */
function middleOf(corners: readonly Corner[]): Point {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    x: toMil((Math.min(...xs) + Math.max(...xs)) / 2),
    y: toMil((Math.min(...ys) + Math.max(...ys)) / 2),
  };
}

/** §2.3: a piece turned and set down. */
export function laid(
  state: State,
  frame: FrameOf<'terrain'>,
  { piece: index, at, turn }: Lay,
): TerrainPiece | undefined {
  const piece = outlineOf(state, frame, index);
  if (piece === undefined) return undefined;
  const middle = middleOf(piece.corners);
  const { x: cos, y: sin } = DIRECTIONS[turn] ?? { x: UNIT, y: 0 };
  const corners = piece.corners.map(([x, y]): Corner => {
    const dx = x - middle.x;
    const dy = y - middle.y;
    return Object.freeze([
      toMil(at.x + (dx * cos - dy * sin) / UNIT),
      toMil(at.y + (dx * sin + dy * cos) / UNIT),
    ] as const);
  });
  return Object.freeze({ id: piece.id, kind: piece.kind, corners: freeze(corners) });
}

/** §2.3: 3 inches from other pieces and from the edge; a grown forest also from flags. */
export function refuseLay(state: State, frame: FrameOf<'terrain'>, move: Lay): Refusal | null {
  const piece = laid(state, frame, move);
  if (piece === undefined || !frame.left.includes(move.piece)) return refusal('2.3', 'lay.none');
  const { width, height, pieces } = fieldFor(state);
  const polygon = polygonOf(piece);
  const edge = Math.min(polygon.x0, polygon.y0, width - polygon.x1, height - polygon.y1);
  if (edge < LEAST_GAP - SLACK)
    return refusal('2.3', 'lay.edge', [piece.id], { needs: LEAST_GAP, has: edge });
  for (const other of pieces) {
    const gap = gapBetween(other, polygon);
    if (gap < LEAST_GAP - SLACK)
      return refusal('2.3', 'lay.gap', [piece.id, other.piece.id], { needs: LEAST_GAP, has: gap });
  }
  const flags = frame.wood ? groundFor(state).flags : [];
  const near = flags.find(({ x, y }) => fromPolygon(x, y, polygon) < LEAST_GAP - SLACK);
  return near === undefined ? null : refusal('13.2', 'lay.flag', [piece.id], { needs: LEAST_GAP });
}

/** The distance between candidates. */
const STEP = inches(2.5);

/** Places found before, by field: every game on a layout begins with the same question. */
const found = new WeakMap<Field, Map<string, readonly Lay[]>>();

/** §2.3: places for the next piece, all over the table. */
export function layCandidates(state: State, frame: FrameOf<'terrain'>): readonly Lay[] {
  const [piece] = frame.left;
  if (piece === undefined) return [];
  const field = fieldFor(state);
  const known = found.get(field) ?? new Map<string, readonly Lay[]>();
  found.set(field, known);
  // The field decides everything about a place except which piece it is for and where the flags are.
  const key = frame.wood ? `wood ${state.options.scenario}` : `${state.layout} ${piece}`;
  const places = known.get(key) ?? findPlaces(state, frame, piece, field);
  known.set(key, places);
  return places;
}

function findPlaces(state: State, frame: FrameOf<'terrain'>, piece: number, field: Field): readonly Lay[] {
  const places: Lay[] = [];
  for (const turn of [0, 90]) {
    for (let y = STEP; y < field.height; y += STEP) {
      for (let x = STEP; x < field.width; x += STEP) {
        const move: Lay = Object.freeze({ do: 'lay', piece, at: Object.freeze({ x, y }), turn });
        if (refuseLay(state, frame, move) === null) places.push(move);
      }
    }
  }
  return freeze(places);
}

export function layPiece(state: State, piece: TerrainPiece, seat: number, context: PlayContext<Event>): void {
  state.grown = freeze([...state.grown, piece]);
  context.emit({ e: 'terrain.placed', seat, piece });
}

/** Whether any place is left for the next piece. */
export const canLay = (state: State, frame: FrameOf<'terrain'>): boolean =>
  layCandidates(state, frame).length > 0;
