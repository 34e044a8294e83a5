import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import { type WalkCandidate, walkCandidates } from '../../rules/candidates/walk.ts';
import { type Point, span } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import { unitOf } from '../../rules/units.ts';
import type { View } from './selection.ts';
import { lastOf, type Task } from './task.ts';

/** A place on the ground with a name, offered by the rules. */
export interface Spot {
  readonly at: Point;
  readonly way: readonly Point[];
  readonly move: AnyMove;
  /** Why a unit would walk there; null if the move says enough. */
  readonly why: Pick<WalkCandidate, 'why' | 'to' | 'length'> | null;
}

/** The named spots of a task, in reading order: from the north-west, row by row. */
export function spotsFor(view: View, seat: Seat, task: Task | null): Spot[] {
  if (task === null) return [];
  const spots = task.kind === 'walk' && walksFreely(view) ? walkSpots(view, task) : listed(view, seat, task);
  return spots.toSorted((one, other) => rowOf(other) - rowOf(one) || one.at.x - other.at.x);
}

/** Rows of two inches: nobody reads strictly from top to bottom when places differ by a hair. */
const rowOf = ({ at }: Spot): number => Math.floor(at.y / 2000);

const walksFreely = (view: View): boolean => view.frames.at(-1)?.step !== 'go';

/** Places to walk to, with their reasons; if a place has two reasons, the better one counts. */
function walkSpots(view: View, task: Extract<Task, { kind: 'walk' }>): Spot[] {
  const found: Spot[] = [];
  for (const { path, length, why, to } of walkCandidates(view, task.unit)) {
    const at = lastOf(path);
    const there = found.findIndex((spot) => spot.at.x === at.x && spot.at.y === at.y);
    const spot: Spot = { at, way: path, move: task.moveTo(path), why: { why, to, length } };
    if (there < 0) found.push(spot);
    else if (found[there]?.why?.why === 'straight') found[there] = spot;
  }
  return found;
}

/** Two spots nearer than this look the same: the first one stands for both. */
const APART = 60;

/** The moves the rules list, if they are places for the task. */
function listed(view: View, seat: Seat, task: Task): Spot[] {
  const found: Spot[] = [];
  for (const move of bloodfields.moves(view, seat)) {
    const at = pointOf(view, task, move);
    if (at === null || found.some((spot) => span(spot.at, at) < APART)) continue;
    const meant = task.kind === 'place' ? task.moveTo([at]) : move;
    found.push({ at, way: 'path' in move ? move.path : [at], move: meant, why: null });
  }
  return found;
}

/** How far from the shooter the handle of an array lies. */
const HANDLE = 5000;

function pointOf(view: View, task: Task, move: AnyMove): Point | null {
  switch (move.do) {
    case 'move':
      return lastOf(move.path);
    case 'place':
      return task.kind === 'place' && isAlike(view, task.unit, move.unit) ? move.at : null;
    case 'lay':
      return task.kind === 'lay' && move.piece === task.piece && move.turn === task.turn ? move.at : null;
    case 'contact':
    case 'summon':
    case 'aim':
      return move.at;
    case 'fan': {
      if (task.kind !== 'array') return null;
      const { x, y } = unitOf(view, task.unit);
      const turn = (move.direction * Math.PI) / 180;
      return { x: Math.round(x + Math.cos(turn) * HANDLE), y: Math.round(y + Math.sin(turn) * HANDLE) };
    }
    default:
      return null;
  }
}

/** Whether two units are copies of one kind, of which the rules list only the first. */
function isAlike(view: View, one: number, other: number): boolean {
  const [mine, theirs] = [unitOf(view, one), unitOf(view, other)];
  return mine.kind === theirs.kind && mine.items.join() === theirs.items.join();
}
