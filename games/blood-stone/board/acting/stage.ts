import type { Seat } from '@sanguine/kernel';
import type { Stage as AnyStage } from '@sanguine/ui/acting/use-holding.ts';
import type { Space } from '../../content/glade.ts';
import type { Unit } from '../../content/units.ts';
import { bloodStone } from '../../index.ts';
import { onGlade } from '../../rules/figures.ts';
import type { AnyMove } from '../../rules/moves.ts';
import type { Marks } from '../glade/marks.ts';
import { type CastPlan, castPlan } from '../plan/casting.ts';
import { CALM, forecast } from '../plan/forecast.ts';
import { reachAt, reachOf, threatAt } from '../plan/reach.ts';
import { canAct, commanded, type Selection, type View } from '../plan/selection.ts';
import { type Target, targetsOf } from '../plan/targets.ts';

export interface Stage extends AnyStage<Space, AnyMove, Target> {
  readonly plan: CastPlan | null;
}

const NONE: Stage = { moves: [], targets: new Map(), plan: null };

/** For who may not act now, nothing. */
export function stageFor(view: View, seat: Seat | null, selection: Selection): Stage {
  if (seat === null) return NONE;
  const whisper = view.frames.at(-1)?.step === 'whisper';
  return {
    moves: bloodStone.moves(view, seat),
    targets: targetsOf(view, seat, whisper ? { ...selection, card: null } : selection),
    plan: whisper ? null : castPlan(view, seat, selection),
  };
}

/** What is lit, and what would come of the thing pointed at or planned. */
export function marksFor(
  view: View,
  seat: Seat | null,
  selection: Selection,
  stage: Stage,
  aim: Space | null,
  shown: Marks['shown'],
): Marks {
  const target = aim === null ? undefined : stage.targets.get(aim);
  const move = target !== undefined && 'move' in target ? target.move : (stage.plan?.cast ?? null);
  const named = stage.plan?.target ?? null;
  const place = (unit: Unit | null): Space | null =>
    unit === null || !onGlade(view, unit) ? null : view.figures[unit].at;
  const free = seat !== null && selection.unit === null && selection.card === null;
  return {
    targets: stage.targets,
    reach: free || seat === null ? reachAt(view, aim) : reachOf(view, { ...selection, target: named }),
    threat: free || seat === null ? threatAt(view, aim) : [],
    forecast: seat === null || move === null ? CALM : forecast(view, seat, move),
    chosen: place(selection.unit ?? (selection.card === 'bloodMist' ? 'witch' : null)),
    target: place(named),
    usable: new Set(
      free ? commanded(view, seat).filter((unit) => onGlade(view, unit) && canAct(view, seat, unit)) : [],
    ),
    shown,
  };
}
