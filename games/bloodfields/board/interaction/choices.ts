import type { Seat } from '@sanguine/kernel';
import { bloodfields } from '../../index.ts';
import { fieldFor } from '../../rules/ground.ts';
import { draftOf } from '../plan/draft.ts';
import type { Selection, View } from '../plan/selection.ts';
import { Settler } from '../plan/settle.ts';
import { spotsFor } from '../plan/spots.ts';
import { targetsOf } from '../plan/targets.ts';
import { taskFor } from '../plan/task.ts';
import type { Choices } from './board-types.ts';

const NONE: Choices = { moves: [], targets: new Map(), task: null, spots: [], settler: null, draft: null };

/** Empty if the viewer may not act now. */
export function choicesFor(view: View, seat: Seat | null, selection: Selection): Choices {
  if (seat === null) return NONE;
  const moves = bloodfields.moves(view, seat);
  const task = taskFor(view, seat, selection);
  // Named spots ignore corners, and would be in the way of the next corner.
  const cornered = selection.pinning || selection.corners.length > 0;
  const spots = cornered ? [] : spotsFor(view, seat, task);
  return {
    moves,
    targets: targetsOf(moves, spots),
    task,
    spots,
    settler: task === null ? null : new Settler(task, spots, selection.corners, fieldFor(view)),
    draft: draftOf(task, selection),
  };
}
