import type { Seat } from '@sanguine/kernel';
import type { Stage as AnyStage } from '@sanguine/ui/acting/use-holding.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import { connectedAreas, isWipedOut } from '../../rules/villages.ts';
import type { Marks } from '../map/marks.ts';
import { routeOf } from '../plan/route.ts';
import type { Selection, View } from '../plan/selection.ts';
import { type Target, targetsOf } from '../plan/targets.ts';
import { usable } from '../plan/usable.ts';

export type Stage = AnyStage<Area, Move, Target>;

const NONE: Stage = { moves: [], targets: new Map() };

/** For who may not act now, nothing. */
export function stageFor(view: View, seat: Seat | null, selection: Selection): Stage {
  if (seat === null) return NONE;
  const targets = new Map(targetsOf(view, seat, selection).map((target) => [target.area, target]));
  return { moves: bloodstones.moves(view, seat), targets };
}

export function marksFor(
  view: View,
  seat: Seat | null,
  selection: Selection,
  stage: Stage,
  aim: Area | null,
  battle: Area | null,
  shown: Marks['shown'],
): Marks {
  const { stacks, battles } = usable(stage.moves);
  const target = aim === null ? undefined : stage.targets.get(aim);
  const settling = view.frames.at(-1)?.step === 'construct' && seat !== null && !isWipedOut(view, seat);
  return {
    targets: stage.targets,
    chosen: selection.from,
    usable: selection.kind === null ? stacks : new Set(),
    battles: new Set(battles.map(({ area }) => area)),
    battle,
    route: seat === null || target === undefined ? [] : routeOf(view, seat, target.moves),
    linked: settling ? connectedAreas(view, seat) : new Set(),
    shown,
  };
}
