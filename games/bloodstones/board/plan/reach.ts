import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { marchCost } from '../../rules/march.ts';
import type { March } from '../../rules/moves.ts';
import { waysFrom } from '../../rules/passage.ts';
import type { View } from './selection.ts';

/** How a group reaches an area: the steps and their total cost. */
export interface MarchRoute {
  readonly area: Area;
  readonly steps: readonly March[];
  readonly cost: number;
  /** The view before the last step. */
  readonly before: View;
}

interface Stage extends MarchRoute {
  readonly view: View;
}

/** Every area a group can march to now, by the cheapest route; a route ends where it meets an enemy or pips run out. */
export function reach(view: View, seat: Seat, from: Area, units: readonly UnitKind[]): MarchRoute[] {
  if (units.length === 0) return [];
  const arrived = new Map<Area, MarchRoute>();
  const open: Stage[] = [{ area: from, steps: [], cost: 0, before: view, view }];
  const settled = new Set<Area>();
  for (;;) {
    const stage = takeCheapest(open);
    if (stage === undefined) break;
    if (settled.has(stage.area)) continue;
    settled.add(stage.area);
    if (stage.area !== from) arrived.set(stage.area, stage);
    for (const next of stepsOn(stage, seat, units)) if (!settled.has(next.area)) open.push(next);
  }
  return [...arrived.values()];
}

function takeCheapest(open: Stage[]): Stage | undefined {
  let best = 0;
  for (const [at, { cost, steps }] of open.entries()) {
    const least = open[best];
    if (least === undefined) break;
    if (cost < least.cost || (cost === least.cost && steps.length < least.steps.length)) best = at;
  }
  return open.splice(best, 1)[0];
}

function* stepsOn(
  { view, area, steps, cost }: Stage,
  seat: Seat,
  units: readonly UnitKind[],
): Iterable<Stage> {
  for (const to of waysFrom(view, seat, area)) {
    const step: March = { do: 'step', units: [...units], from: area, to };
    if (bloodstones.refuse(view, seat, step) !== null) continue;
    const { state } = bloodstones.preview(view, seat, step);
    if (state === null) continue;
    yield {
      area: to,
      steps: [...steps, step],
      cost: cost + marchCost(view, seat, units, to),
      before: view,
      view: state,
    };
  }
}
