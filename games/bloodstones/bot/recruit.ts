import { bestBy, inPercent } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, buildCost, refuseBuild } from '../rules/build.ts';
import { areasOf, enemyIn } from '../rules/forces.ts';
import type { FrameOf } from '../rules/frames.ts';
import { marches, marchCost, refuseStep } from '../rules/march.ts';
import type { March } from '../rules/moves.ts';
import { readyUndead, shambleTargets } from '../rules/undead.ts';
import { armyIn, armyOf } from './army.ts';
import { Budget } from './budget.ts';
import { victoryChance } from './chance.ts';
import { because, type BotChoice } from './choice.ts';
import type { Mind } from './decide.ts';
import { lures } from './lure.ts';
import type { Outlook } from './outlook.ts';
import { UNIT_WORTH } from './worth.ts';
import { payMarch, wrapUp } from './wrap-up.ts';

/** Good enough to attack. */
const BOLD = 0.8;
/** Spendable tiles below which nothing more is built or moved about. */
const CAUTION = 2;

/** Rules of thumb, one area ahead: attack at good odds, walk into open villages, build, go where the prizes are. */
export const recruitMind: Mind = { main, march: (outlook, { debt }) => payMarch(outlook, debt), undead };

function main(outlook: Outlook): BotChoice {
  const budget = new Budget(outlook);
  return attack(outlook, budget) ?? raid(outlook, budget) ?? build(outlook, budget) ?? wrapUp(outlook);
}

/** Steps of the whole stack, or of one unit, out of every area that is not contested. */
function* steps(outlook: Outlook, budget: Budget, whole: boolean): Iterable<March> {
  const { view, seat, atlas } = outlook;
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from)) continue;
    const movers = outlook.mine(from).filter(marches);
    const groups: UnitKind[][] = whole ? [movers] : [...new Set(movers)].map((kind) => [kind]);
    for (const to of atlas.neighbours(from)) {
      for (const units of groups) {
        const step: March = { do: 'step', units, from, to };
        if (units.length === 0 || refuseStep(view, seat, step, 0) !== null) continue;
        if (budget.bill(marchCost(view, seat, units, to)) !== null) yield step;
      }
    }
  }
}

function attack(outlook: Outlook, budget: Budget): BotChoice | null {
  const { seat, atlas } = outlook;
  const chance = ({ units, to }: March): number => {
    const foe = outlook.foeIn(to);
    if (foe === undefined) return 0;
    const force = [...outlook.mine(to), ...units];
    return victoryChance(armyOf(outlook, seat, force), armyIn(outlook, foe, to), atlas.terrain(to));
  };
  const best = bestBy(steps(outlook, budget, true), chance);
  if (best === undefined || chance(best) < BOLD) return null;
  return because('attack', best, { area: best.to, odds: inPercent(chance(best)) });
}

/** One unit into villages nobody guards, or a step towards some. */
function raid(outlook: Outlook, budget: Budget): BotChoice | null {
  const { view, seat, atlas } = outlook;
  const pull = lures(outlook, false);
  const gain = ({ from, to, units }: March): number => {
    if (enemyIn(view, seat, to) || atlas.terrain(to) === 'desert') return 0;
    if (outlook.prizes(from) > 0 || units.includes('ship')) return 0;
    if (outlook.prizes(to) > 0) return 10 + outlook.prizes(to);
    if (budget.spendable.length <= CAUTION + 1) return 0;
    return (pull[to] ?? 0) - (pull[from] ?? 0);
  };
  const best = bestBy(steps(outlook, budget, false), gain);
  if (best === undefined || gain(best) <= 0) return null;
  if (outlook.prizes(best.to) === 0) return because('march', best, { area: best.to });
  return because('raid', best, { area: best.to, count: outlook.prizes(best.to) });
}

/** The unit worth most for what it costs, at home nearest to where it is needed. */
function build(outlook: Outlook, budget: Budget): BotChoice | null {
  const { view, seat } = outlook;
  if (budget.spendable.length <= CAUTION) return null;
  const pull = lures(outlook, false);
  let best: { kind: UnitKind; area: Area; value: number } | null = null;
  for (const kind of buildable(view, seat)) {
    const cost = buildCost(view, seat, kind);
    if (cost === null || cost >= budget.spendable.length - 1 || kind === 'ship' || kind === 'cutiecorn')
      continue;
    for (const area of outlook.footholds()) {
      if (refuseBuild(view, seat, kind, area) !== null) continue;
      const value = UNIT_WORTH[kind] / (1 + 0.5 * cost) + 0.05 * (pull[area] ?? 0);
      if (value > (best?.value ?? 0.5)) best = { kind, area, value };
    }
  }
  if (best === null) return null;
  return because('build', { do: 'build', kind: best.kind, area: best.area }, { area: best.area });
}

/** §5: towards the prizes, never into a fight. */
function undead(outlook: Outlook, frame: FrameOf<'undead'>): BotChoice {
  const { view, seat } = outlook;
  const pull = lures(outlook, false);
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from) || outlook.prizes(from) > 0) continue;
    const { fresh, tired } = readyUndead(view, frame, seat, from);
    if (fresh + tired <= 0) continue;
    const open = shambleTargets(view, seat, from).filter((to) => !enemyIn(view, seat, to));
    const to = bestBy(open, (area) => pull[area] ?? 0);
    if (to === undefined || (pull[to] ?? 0) <= (pull[from] ?? 0)) continue;
    return because('shamble', { do: 'shamble', from, to, again: fresh <= 0 }, { area: to });
  }
  return because('endPhase', { do: 'end' });
}
