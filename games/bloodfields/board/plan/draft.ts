import type { Refusal } from '@sanguine/kernel';
import type { Point } from '../../rules/geometry/point.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Selection } from './selection.ts';
import type { Task } from './task.ts';

/** A move planned on the table, ready to be played. */
export interface Draft {
  readonly move: AnyMove;
  readonly way: readonly Point[];
  readonly refusal: Refusal | null;
}

/** The move planned on the ground; null if there is none. */
export function draftOf(task: Task | null, selection: Selection): Draft | null {
  if (task === null) return null;
  if (task.kind === 'array') {
    if (selection.turn === null) return null;
    const move: AnyMove = { do: 'fan', direction: selection.turn };
    return { move, way: selection.way, refusal: task.refuse(move) };
  }
  if (selection.way.length === 0) return null;
  const move = task.moveTo(selection.way);
  return { move, way: selection.way, refusal: task.refuse(move) };
}
