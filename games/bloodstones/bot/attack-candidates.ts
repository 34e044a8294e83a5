import { isTile, type TileUnit, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, isHome, refuseBuild } from '../rules/build.ts';
import { enterCost } from '../rules/passage.ts';
import type { Evaluation } from './evaluation.ts';
import type { Budget } from './budget.ts';
import { lastingValue } from './build-candidates.ts';
import type { Move } from '../rules/moves.ts';
import { type MarchGroup, stepsOf } from './march-group.ts';
import { marchReason } from './reasons.ts';
import type { Candidate } from './candidates.ts';
import { UNIT_VALUE } from './values.ts';

/** The most stacks and the most new units in one attack. */
const STACKS = 4;
const RECRUITS = 3;

/** Units built for an attack: in the area itself, or next to it with one step to go. */
interface Levy {
  readonly home: Area;
  readonly pips: number;
  /** The best attackers of the hand first. */
  readonly kinds: readonly TileUnit[];
}

/** Joint attacks by several stacks and new units, on each area a rival stands in. */
export function* attackCandidates(
  evaluation: Evaluation,
  budget: Budget,
  stacks: readonly MarchGroup[],
): Iterable<Candidate> {
  const { survey } = evaluation;
  for (const to of survey.atlas.areas) {
    if (survey.foeIn(to) === undefined) continue;
    const pips = ({ routes, payers }: MarchGroup): number => routes.cost(to) * payers;
    const near = stacks
      .filter(
        (stack) =>
          Number.isFinite(pips(stack)) && !survey.trail.leadsBack(stack.units, stack.routes.route(to)),
      )
      .toSorted((a, b) => pips(a) - pips(b))
      .slice(0, STACKS);
    const levy = levyFor(evaluation, to);
    for (let count = 0; count <= near.length; count++) {
      for (let recruits = 0; recruits <= (levy?.kinds.length ?? 0); recruits++) {
        if (count + recruits < 2) continue;
        const candidate = attackCandidate(evaluation, budget, to, near.slice(0, count), levy, recruits);
        if (candidate !== null) yield candidate;
      }
    }
  }
}

function attackCandidate(
  evaluation: Evaluation,
  budget: Budget,
  to: Area,
  stacks: readonly MarchGroup[],
  levy: Levy | null,
  recruits: number,
): Candidate | null {
  const { survey } = evaluation;
  const pips = stacks.reduce((sum, { routes, payers }) => sum + routes.cost(to) * payers, 0);
  if (pips > budget.pips) return null;
  const raised = levy?.kinds.slice(0, recruits) ?? [];
  const force = [...survey.mine(to), ...raised, ...stacks.flatMap((stack) => stack.units)];
  let value = -evaluation.asItIs(to);
  for (const { from, units: leaving } of stacks) value += evaluation.leaving(from, leaving);
  for (const kind of raised) value += lastingValue(evaluation, kind);
  if (value + evaluation.of(to, force) <= 0) return null;
  const bill = budget.bill(pips + (levy?.pips ?? 0) * recruits, raised);
  if (bill === null) return null;
  value += evaluation.of(to, force, bill.swaps) - bill.price - evaluation.swapCost(bill.swaps, to);
  const [move, ...plan] = movesOf(to, stacks, levy, raised);
  if (value <= 0 || move === undefined) return null;
  return { value, move, plan, pips, why: marchReason(evaluation, to, force, bill.swaps) };
}

/** Units are built before any march, because a march would have to be paid for before a build; their costs and what follows them are seen to later. */
function movesOf(
  to: Area,
  stacks: readonly MarchGroup[],
  levy: Levy | null,
  [kind]: readonly UnitKind[],
): Move[] {
  if (kind !== undefined && levy !== null) return [{ do: 'build', kind, area: levy.home }];
  return stacks.flatMap((stack) => stepsOf(stack, to));
}

function levyFor({ survey }: Evaluation, to: Area): Levy | null {
  const { view, seat, atlas, me } = survey;
  if (view.frames.at(-1)?.step !== 'main' || atlas.isSea(to)) return null;
  const horde = me.faction === 'chaosHorde' && survey.mine(to).length > 0;
  const here = horde || isHome(view, seat, to);
  const home = here
    ? to
    : atlas.neighbours(to).find((next) => isHome(view, seat, next) && survey.foeIn(next) === undefined);
  if (home === undefined) return null;
  const kinds = buildable(view, seat)
    .filter(isTile)
    .filter((kind) => attacks(kind) && refuseBuild(view, seat, kind, home) === null);
  const tiles = kinds.flatMap((kind) => me.hand.filter((tile) => tile === kind).map(() => kind));
  return {
    home,
    pips: here ? 0 : enterCost(view, seat, 'swords', atlas.terrain(to)),
    kinds: tiles.toSorted((a, b) => UNIT_VALUE[b] - UNIT_VALUE[a]).slice(0, RECRUITS),
  };
}

const attacks = (kind: UnitKind): boolean => kind !== 'castle' && kind !== 'ship';
