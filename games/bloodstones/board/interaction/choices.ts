import type { Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Selection, View } from '../plan/selection.ts';
import { targetsOf } from '../plan/targets.ts';
import type { Choices } from './board-types.ts';

const NONE: Choices = { moves: [], targets: new Map() };

/** Empty if the viewer may not act now. */
export function choicesFor(view: View, seat: Seat | null, selection: Selection): Choices {
  if (seat === null) return NONE;
  const targets = new Map(targetsOf(view, seat, selection).map((target) => [target.area, target]));
  return { moves: bloodstones.moves(view, seat), targets };
}
