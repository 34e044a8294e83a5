import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { areasOf, enemyIn } from '../rules/forces.ts';
import { marches } from '../rules/march.ts';
import { countOf, without } from '../rules/multiset.ts';
import { attackPlans } from './attack.ts';
import type { Appraisal } from './appraisal.ts';
import type { Budget } from './budget.ts';
import { type Column, marchReason } from './column.ts';
import type { Plan } from './plans.ts';
import { Roads, type Travel, travelOf } from './roads.ts';

const FARTHEST = 9;

/** Every march of one column worth looking at, and the best joint attack on each area within reach of several. */
export function* marchPlans(appraisal: Appraisal, budget: Budget): Iterable<Plan> {
  const whole: Column[] = [];
  for (const column of columns(appraisal, budget)) {
    for (const to of column.roads.reached) {
      const plan = marchPlan(appraisal, budget, column, to);
      if (plan !== null) yield plan;
    }
    if (column.units.length === mobile(appraisal.outlook.mine(column.from)).length) whole.push(column);
  }
  yield* attackPlans(appraisal, budget, whole);
}

function mobile(force: readonly UnitKind[]): UnitKind[] {
  return force.filter(marches);
}

function* columns({ outlook }: Appraisal, { purse }: Budget): Iterable<Column> {
  const { view, seat } = outlook;
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from)) continue;
    const roads: Partial<Record<Travel, Roads>> = {};
    for (const units of groups(mobile(outlook.mine(from)))) {
      const travel = slowest(units);
      const payers = paying(units);
      const pips = Math.min(FARTHEST, Math.floor(purse.total));
      yield { from, units, payers, roads: (roads[travel] ??= new Roads(view, seat, travel, from, pips)) };
    }
  }
}

/** All on foot, all but one, half, each kind alone or with a leader. Ships go by themselves, dragons too or with all on foot. */
function groups(force: readonly UnitKind[]): UnitKind[][] {
  const found = new Map<string, UnitKind[]>();
  const add = (units: UnitKind[]): void => {
    if (units.some((kind) => kind !== 'cutiecorn')) found.set(units.join(), units);
  };
  const ships = force.filter((kind) => kind === 'ship');
  const dragons = force.filter((kind) => kind === 'dragon');
  const foot = force.filter((kind) => kind !== 'ship' && kind !== 'dragon');
  add(foot);
  for (const kind of new Set(foot)) {
    if (kind !== 'cutiecorn') add([kind]);
    add(without(foot, [kind]));
    if (kind !== 'leader' && foot.includes('leader')) add(['leader', kind]);
  }
  if (foot.length > 3) add(foot.slice(0, Math.ceil(foot.length / 2)));
  if (dragons.length > 0) add(['dragon']);
  if (dragons.length > 1) add(dragons);
  if (dragons.length > 0 && foot.length > 0) add([...foot, ...dragons]);
  if (ships.length > 0) add(['ship']);
  if (ships.length > 1) add(ships);
  return [...found.values()];
}

function slowest(units: readonly UnitKind[]): Travel {
  let travel: Travel = 'air';
  for (const kind of units) {
    const one = travelOf(kind);
    if (one === 'sea') return 'sea';
    if (one === 'land') travel = 'land';
  }
  return travel;
}

function paying(units: readonly UnitKind[]): number {
  const walkers = units.length - countOf(units, 'cutiecorn');
  return Math.max(1, walkers - countOf(units, 'leader'));
}

function marchPlan(appraisal: Appraisal, budget: Budget, column: Column, to: Area): Plan | null {
  const { outlook } = appraisal;
  const { from, units, roads, payers } = column;
  const left = appraisal.leaving(from, units);
  const arriving = [...outlook.mine(to), ...units];
  const before = appraisal.of(to, outlook.mine(to));
  if (left + appraisal.of(to, arriving) - before <= 0) return null;
  const bill = budget.bill(roads.cost(to) * payers);
  const [next] = roads.route(to);
  if (bill === null || next === undefined) return null;
  const value =
    left + appraisal.of(to, arriving, bill.swaps) - before - bill.price - appraisal.strain(bill.swaps, to);
  if (value <= 0) return null;
  const move = { do: 'step' as const, units: [...units], from, to: next };
  return { value, move, reason: marchReason(appraisal, to, arriving, bill.swaps) };
}
