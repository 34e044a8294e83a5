import { isTile, type TileUnit, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, isHome, refuseBuild } from '../rules/build.ts';
import { enterCost } from '../rules/passage.ts';
import type { Appraisal } from './appraisal.ts';
import type { Budget } from './budget.ts';
import { lastingWorth } from './building.ts';
import { type Column, marchReason } from './column.ts';
import type { Plan } from './plans.ts';
import { UNIT_WORTH } from './worth.ts';

/** How many stacks and how many new units one attack is put together from, at most. */
const STACKS = 4;
const RECRUITS = 3;

/** Units raised for an attack: in the area itself, or next to it with a step to go. */
interface Levy {
  readonly home: Area;
  readonly pips: number;
  /** The best attackers of the hand first. */
  readonly kinds: readonly TileUnit[];
}

/** Attacks by several stacks and fresh units together, on each area a rival stands in. */
export function* attackPlans(
  appraisal: Appraisal,
  budget: Budget,
  stacks: readonly Column[],
): Iterable<Plan> {
  const { outlook } = appraisal;
  for (const to of outlook.atlas.areas) {
    if (outlook.foeIn(to) === undefined) continue;
    const pips = ({ roads, payers }: Column): number => roads.cost(to) * payers;
    const near = stacks
      .filter((stack) => Number.isFinite(pips(stack)))
      .toSorted((a, b) => pips(a) - pips(b))
      .slice(0, STACKS);
    const levy = levyFor(appraisal, to);
    for (let count = 0; count <= near.length; count++) {
      for (let recruits = 0; recruits <= (levy?.kinds.length ?? 0); recruits++) {
        if (count + recruits < 2) continue;
        const plan = attackPlan(appraisal, budget, to, near.slice(0, count), levy, recruits);
        if (plan !== null) yield plan;
      }
    }
  }
}

function attackPlan(
  appraisal: Appraisal,
  budget: Budget,
  to: Area,
  stacks: readonly Column[],
  levy: Levy | null,
  recruits: number,
): Plan | null {
  const { outlook } = appraisal;
  const raised = levy?.kinds.slice(0, recruits) ?? [];
  const force = [...outlook.mine(to), ...raised, ...stacks.flatMap((stack) => stack.units)];
  let value = -appraisal.of(to, outlook.mine(to));
  for (const { from, units: leaving } of stacks) value += appraisal.leaving(from, leaving);
  for (const kind of raised) value += lastingWorth(appraisal, kind);
  if (value + appraisal.of(to, force) <= 0) return null;
  const pips = stacks.reduce((sum, { roads, payers }) => sum + roads.cost(to) * payers, 0);
  const bill = budget.bill(pips + (levy?.pips ?? 0) * recruits, raised);
  if (bill === null) return null;
  value += appraisal.of(to, force, bill.swaps) - bill.price - appraisal.strain(bill.swaps, to);
  const move = firstMove(to, stacks, levy, raised);
  if (value <= 0 || move === null) return null;
  return { value, move, reason: marchReason(appraisal, to, force, bill.swaps) };
}

/** Units are raised before anybody marches: a march must be paid for before a build. */
function firstMove(
  to: Area,
  [first]: readonly Column[],
  levy: Levy | null,
  [kind]: readonly UnitKind[],
): Plan['move'] | null {
  if (kind !== undefined && levy !== null) return { do: 'build', kind, area: levy.home };
  const next = first?.roads.route(to)[0];
  if (first === undefined || next === undefined) return null;
  return { do: 'step', units: [...first.units], from: first.from, to: next };
}

function levyFor({ outlook }: Appraisal, to: Area): Levy | null {
  const { view, seat, atlas, me } = outlook;
  if (view.frames.at(-1)?.step !== 'main' || atlas.isSea(to)) return null;
  const horde = me.faction === 'chaosHorde' && outlook.mine(to).length > 0;
  const here = horde || isHome(view, seat, to);
  const home = here
    ? to
    : atlas.neighbours(to).find((next) => isHome(view, seat, next) && outlook.foeIn(next) === undefined);
  if (home === undefined) return null;
  const kinds = buildable(view, seat)
    .filter(isTile)
    .filter((kind) => attacks(kind) && refuseBuild(view, seat, kind, home) === null);
  const tiles = kinds.flatMap((kind) => me.hand.filter((tile) => tile === kind).map(() => kind));
  return {
    home,
    pips: here ? 0 : enterCost(view, seat, 'swords', atlas.terrain(to)),
    kinds: tiles.toSorted((a, b) => UNIT_WORTH[b] - UNIT_WORTH[a]).slice(0, RECRUITS),
  };
}

const attacks = (kind: UnitKind): boolean => kind !== 'castle' && kind !== 'ship';
