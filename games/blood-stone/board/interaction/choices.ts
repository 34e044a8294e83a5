import type { Seat } from '@sanguine/kernel';
import { bloodStone } from '../../index.ts';
import { castPlan } from '../plan/casting.ts';
import type { Selection, View } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import type { Choices } from './board-types.ts';

const NONE: Choices = { moves: [], targets: new Map(), plan: null };

/** Empty if the viewer may not act now. */
export function choicesFor(view: View, seat: Seat | null, selection: Selection): Choices {
  if (seat === null) return NONE;
  const whisper = view.frames.at(-1)?.step === 'whisper';
  return {
    moves: bloodStone.moves(view, seat),
    targets: targetsOf(view, seat, whisper ? { ...selection, card: null } : selection),
    plan: whisper ? null : castPlan(view, seat, selection),
  };
}
