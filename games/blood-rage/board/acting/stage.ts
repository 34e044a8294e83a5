import type { Seat } from '@sanguine/kernel';
import type { Stage as AnyStage } from '@sanguine/ui/acting/use-holding.ts';
import type { Place } from '../../content/provinces.ts';
import { bloodRage } from '../../index.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type Target, targetsOf } from '../plan/targets.ts';

export type Stage = AnyStage<Place, AnyMove, Target>;

const NONE: Stage = { moves: [], targets: new Map() };

/** For who may not act now, nothing. */
export function stageFor(view: View, seat: Seat | null, selection: Selection): Stage {
  if (seat === null) return NONE;
  const moves = bloodRage.moves(view, seat);
  return { moves, targets: targetsOf(view, seat, selection, moves) };
}
