import { ARRAY_LENGTH } from '../../rules/geometry/array-template.ts';
import type { Point } from '../../rules/geometry/point.ts';
import { INNER, ROUND } from '../../rules/geometry/round-template.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { laid } from '../../rules/muster/laying.ts';
import type { State } from '../../rules/state.ts';
import { unitOf } from '../../rules/units.ts';
import { lastOf, type LeapTask, type Task, type WalkTask } from '../plan/task.ts';
import { lineThrough, outline, pixels, px, type Sheet } from './sheet.ts';

/** A planned or dragged thing, as SVG paths. */
export interface Shape {
  /** The way there, dotted. */
  readonly trail: string;
  /** A base, a template, a piece. */
  readonly body: string;
  /** The inner ring of a template. */
  readonly inner: string;
  readonly at: Point;
}

function disc(sheet: Sheet, point: Point, r: number): string {
  const { x, y } = sheet.at(point);
  const side = px(pixels(r));
  return `M${px(x - pixels(r))} ${px(y)}a${side} ${side} 0 1 0 ${px(2 * pixels(r))} 0a${side} ${side} 0 1 0 ${px(-2 * pixels(r))} 0Z`;
}

/** The rise of a flight's or jump's arc over what lies between, as a part of its length. */
const RISE = 0.22;

function trailOf(sheet: Sheet, { disc: start, how }: WalkTask | LeapTask, way: readonly Point[]): string {
  if (how === 'blink') return '';
  if (how !== 'fly' && how !== 'jump') return lineThrough(sheet, [start, ...way]);
  const [a, b] = [sheet.at(start), sheet.at(lastOf(way))];
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  return `M${px(a.x)} ${px(a.y)}Q${px((a.x + b.x) / 2)} ${px((a.y + b.y) / 2 - far * RISE * 2)} ${px(b.x)} ${px(b.y)}`;
}

/** How a move on the ground is drawn. */
export function shapeOf(sheet: Sheet, view: State, task: Task, move: AnyMove, way: readonly Point[]): Shape {
  const at = lastOf(way);
  switch (task.kind) {
    case 'walk':
    case 'leap':
      return {
        trail: trailOf(sheet, task, way),
        body: disc(sheet, at, task.disc.r),
        // A unit that blinks crosses no ground: a ring stays where it was.
        inner: task.how === 'blink' ? disc(sheet, task.disc, task.disc.r) : '',
        at,
      };
    case 'place':
      return { trail: '', body: disc(sheet, at, task.r), inner: '', at };
    case 'template':
      return {
        trail: lineThrough(sheet, [unitOf(view, task.unit), at]),
        body: disc(sheet, at, ROUND),
        inner: disc(sheet, at, INNER),
        at,
      };
    case 'line': {
      const from = (move.do === 'aim' ? move.from : null) ?? unitOf(view, task.unit);
      return {
        trail: lineThrough(sheet, [from, at]),
        body: disc(sheet, at, 150),
        inner: disc(sheet, from, 150),
        at,
      };
    }
    case 'array':
      return { trail: '', body: sector(sheet, view, task.unit, move), inner: disc(sheet, at, 250), at };
    case 'lay': {
      const open = view.frames.at(-1);
      const piece = open?.step === 'terrain' && move.do === 'lay' ? laid(view, open, move) : undefined;
      return { trail: '', body: piece === undefined ? '' : outline(sheet, piece.corners), inner: '', at };
    }
  }
}

/** §14.4: half the angle of an array. */
const HALF = Math.PI / 8;
const STEPS = 12;

function sector(sheet: Sheet, view: State, id: number, move: AnyMove): string {
  const { x, y, r } = unitOf(view, id);
  const turn = move.do === 'fan' ? (move.direction * Math.PI) / 180 : 0;
  const on = (far: number, angle: number): Point => ({
    x: x + Math.cos(angle) * far,
    y: y + Math.sin(angle) * far,
  });
  const angles = Array.from({ length: STEPS + 1 }, (_, at) => turn - HALF + (2 * HALF * at) / STEPS);
  const points = [
    ...angles.map((angle) => on(r, angle)),
    ...angles.toReversed().map((angle) => on(r + ARRAY_LENGTH, angle)),
  ];
  return `${lineThrough(sheet, points)}Z`;
}
