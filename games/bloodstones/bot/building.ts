import { inPercent } from '@sanguine/kernel';
import { isTile, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, refusePlace, refuseSupply } from '../rules/build.ts';
import { areasOf } from '../rules/forces.ts';
import { countOf } from '../rules/multiset.ts';
import type { Appraisal } from './appraisal.ts';
import type { Budget } from './budget.ts';
import { reason } from './choice.ts';
import type { Plan } from './plans.ts';
import { UNIT_WORTH } from './worth.ts';

/** What of a unit's worth counts while there is a whole game left to use it. */
const LASTING = 0.9;

/** Each tile of the hand in each place it may be built. */
export function* buildPlans(appraisal: Appraisal, budget: Budget): Iterable<Plan> {
  const { outlook } = appraisal;
  const { view, seat } = outlook;
  const places = buildPlaces(appraisal);
  for (const kind of buildable(view, seat)) {
    if (!isTile(kind) || refuseSupply(view, seat, kind) !== null) continue;
    const bill = budget.bill(0, [kind]);
    if (bill === null) continue;
    const price = bill.price + appraisal.strain(bill.swaps);
    const lasting = lastingWorth(appraisal, kind);
    for (const area of places) {
      if (refusePlace(view, seat, kind, area) !== null) continue;
      const value = appraisal.joining(area, [kind]) + lasting - price;
      if (value <= 0) continue;
      const stronger = [...outlook.mine(area), kind];
      yield { value, move: { do: 'build', kind, area }, reason: reasonFor(appraisal, area, stronger) };
    }
  }
}

function reasonFor(appraisal: Appraisal, area: Area, force: readonly UnitKind[]): Plan['reason'] {
  if (appraisal.outlook.foeIn(area) === undefined) return reason('build', { area });
  return reason('relieve', { area, odds: inPercent(appraisal.victory(area, force)) });
}

/** Where a unit might be built at all, seas included; the rules say which kinds. */
function buildPlaces({ outlook }: Appraisal): Set<Area> {
  const { atlas } = outlook;
  const footholds = outlook.footholds();
  const places = new Set(footholds);
  for (const area of footholds) {
    for (const sea of atlas.seas(area)) places.add(sea);
    if (outlook.me.faction === 'chaosHorde' && atlas.isSea(area)) {
      for (const shore of atlas.neighbours(area)) places.add(shore);
    }
  }
  return places;
}

/** A second Necromancer raises no more dead, a second ship seldom carries farther; the Corsairs want a fleet. */
export function lastingWorth({ outlook }: Appraisal, kind: UnitKind): number {
  const { view, seat, me } = outlook;
  const limit = kind === 'necromancer' ? 1 : kind === 'ship' ? (me.faction === 'corsairs' ? 5 : 1) : Infinity;
  const worth = UNIT_WORTH[kind] * LASTING * outlook.future;
  if (limit === Infinity) return worth;
  const standing = areasOf(view, seat).reduce((sum, area) => sum + countOf(outlook.mine(area), kind), 0);
  return standing >= limit ? 0 : worth;
}
