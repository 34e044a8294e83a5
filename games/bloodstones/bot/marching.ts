import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { areasOf, countKind, enemyIn } from '../rules/forces.ts';
import { marches } from '../rules/march.ts';
import type { Appraisal } from './appraisal.ts';
import type { Budget } from './budget.ts';
import { percent, reason } from './choice.ts';
import { type Detachment, type Plan, without } from './plans.ts';
import { Roads, type Travel, travelOf } from './roads.ts';

const FARTHEST = 9;
/** A joint attack goes in when the chance is at least this. */
const ENOUGH = 0.8;

interface Column extends Detachment {
  readonly roads: Roads;
  /** Units that pay each pip of the way (§8.3). */
  readonly payers: number;
}

/** Every march of one column worth looking at, and the best joint attack on each area within reach of several. */
export function* marchPlans(appraisal: Appraisal, budget: Budget): Iterable<Plan> {
  const whole: Column[] = [];
  for (const column of columns(appraisal, budget)) {
    for (const to of column.roads.reached) {
      const plan = marchPlan(appraisal, budget, [column], to);
      if (plan !== null) yield plan;
    }
    if (column.units.length === mobile(appraisal.outlook.mine(column.from)).length) whole.push(column);
  }
  yield* jointPlans(appraisal, budget, whole);
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

/** Whole stack, stack without its least, pairs with a leader, each kind alone. Ships and dragons go by themselves. */
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
  const walkers = units.length - countKind(units, 'cutiecorn');
  return Math.max(1, walkers - countKind(units, 'leader'));
}

function marchPlan(
  appraisal: Appraisal,
  budget: Budget,
  columnsIn: readonly Column[],
  to: Area,
): Plan | null {
  const { outlook } = appraisal;
  let pips = 0;
  let value = 0;
  const arriving = [...outlook.mine(to)];
  const before = appraisal.of(to, arriving);
  for (const { from, units, roads, payers } of columnsIn) {
    pips += roads.cost(to) * payers;
    const force = outlook.mine(from);
    value += appraisal.of(from, without(force, units)) - appraisal.of(from, force);
    arriving.push(...units);
  }
  value += appraisal.of(to, arriving) - before;
  if (value <= 0) return null;
  value -= budget.pips(pips);
  const [first] = columnsIn;
  const next = first?.roads.route(to)[0];
  if (value <= 0 || first === undefined || next === undefined) return null;
  return {
    value,
    move: { do: 'step', units: [...first.units], from: first.from, to: next },
    reason: reasonFor(appraisal, to, arriving),
  };
}

function reasonFor(appraisal: Appraisal, to: Area, force: readonly UnitKind[]): Plan['reason'] {
  const { outlook } = appraisal;
  if (outlook.foeIn(to) !== undefined) {
    const odds = percent(appraisal.victory(to, force));
    return reason('attack', { area: to, odds });
  }
  if (outlook.prizes(to) > 0) return reason('raid', { area: to, count: outlook.prizes(to) });
  if (outlook.ownVillages(to) > 0) return reason('guard', { area: to });
  return reason('march', { area: to });
}

/** Stacks that are each too weak go in together: the nearest first, until the odds are good. */
function* jointPlans(appraisal: Appraisal, budget: Budget, whole: readonly Column[]): Iterable<Plan> {
  const { outlook } = appraisal;
  for (const to of outlook.atlas.areas) {
    if (outlook.foeIn(to) === undefined) continue;
    const near = whole
      .filter(({ roads, payers }) => Number.isFinite(roads.cost(to) * payers))
      .toSorted((a, b) => a.roads.cost(to) * a.payers - b.roads.cost(to) * b.payers);
    const force = [...outlook.mine(to)];
    for (let count = 1; count <= near.length; count++) {
      force.push(...(near[count - 1]?.units ?? []));
      if (count < 2 || (appraisal.victory(to, force) < ENOUGH && count < near.length)) continue;
      const plan = marchPlan(appraisal, budget, near.slice(0, count), to);
      if (plan !== null) yield plan;
      break;
    }
  }
}
