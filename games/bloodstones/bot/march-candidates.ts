import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { areasOf, enemyIn } from '../rules/forces.ts';
import { marches } from '../rules/march.ts';
import { countOf, without } from '../rules/multiset.ts';
import { attackCandidates } from './attack-candidates.ts';
import type { Evaluation } from './evaluation.ts';
import type { Budget } from './budget.ts';
import { type MarchGroup, stepsOf } from './march-group.ts';
import { marchReason } from './reasons.ts';
import type { Candidate } from './candidates.ts';
import { Routes, type Travel, travelOf } from './routes.ts';

const FARTHEST = 9;

/** Every march of one group worth a thought, and the joint attacks on each area that several can reach. */
export function* marchCandidates(evaluation: Evaluation, budget: Budget): Iterable<Candidate> {
  const whole: MarchGroup[] = [];
  for (const group of marchGroups(evaluation, budget)) {
    const left = evaluation.leaving(group.from, group.units);
    for (const to of group.routes.reached) {
      if (group.routes.cost(to) * group.payers > budget.pips) break;
      const candidate = marchCandidate(evaluation, budget, group, left, to);
      if (candidate !== null) yield candidate;
    }
    if (group.units.length === mobile(evaluation.survey.mine(group.from)).length) whole.push(group);
  }
  yield* attackCandidates(evaluation, budget, whole);
}

function mobile(force: readonly UnitKind[]): UnitKind[] {
  return force.filter(marches);
}

function* marchGroups({ survey }: Evaluation, budget: Budget): Iterable<MarchGroup> {
  const { view, seat } = survey;
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from)) continue;
    const routes: Partial<Record<Travel, Routes>> = {};
    for (const units of groups(mobile(survey.mine(from)))) {
      const travel = slowest(units);
      const payers = paying(units);
      const pips = Math.min(FARTHEST, budget.pips);
      yield { from, units, payers, routes: (routes[travel] ??= new Routes(view, seat, travel, from, pips)) };
    }
  }
}

/** All units on foot, all but one, half, each kind alone or with a leader. Ships go alone; dragons alone or with all on foot. */
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

/** `left`: how the value of the area the group leaves changes. */
function marchCandidate(
  evaluation: Evaluation,
  budget: Budget,
  group: MarchGroup,
  left: number,
  to: Area,
): Candidate | null {
  const { survey } = evaluation;
  const { units, routes, payers } = group;
  const arriving = [...survey.mine(to), ...units];
  const before = evaluation.asItIs(to);
  // Most marches are not worth their price even if nobody came: their risk need not be reckoned.
  const most = left + evaluation.atMost(to, arriving) - before;
  if (most <= 0) return null;
  const pips = routes.cost(to) * payers;
  const bill = budget.bill(pips);
  if (bill === null) return null;
  const swapCost = evaluation.swapCost(bill.swaps, to);
  if (most - bill.price - swapCost <= 0) return null;
  if (left + evaluation.of(to, arriving) - before <= 0) return null;
  const value = left + evaluation.of(to, arriving, bill.swaps) - before - bill.price - swapCost;
  if (value <= 0) return null;
  if (survey.trail.leadsBack(units, routes.route(to))) return null;
  const [move, ...plan] = stepsOf(group, to);
  if (move === undefined) return null;
  return { value, move, plan, pips, why: marchReason(evaluation, to, arriving, bill.swaps) };
}
