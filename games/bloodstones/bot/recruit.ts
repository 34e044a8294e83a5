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
import type { LevelDecisions } from './decisions.ts';
import { attractions } from './attractions.ts';
import type { Survey } from './survey.ts';
import { UNIT_VALUE } from './values.ts';
import { payMarch, endMainPhase } from './phase-end.ts';

/** The chance of winning from which it attacks. */
const BOLD = 0.8;
/** Spendable tiles below which nothing more is built or moved about. */
const CAUTION = 2;

/** Simple rules, one area ahead: attack at good odds, walk into open villages, build, go where the prizes are. */
export const recruit: LevelDecisions = { main, march: (survey, { debt }) => payMarch(survey, debt), undead };

function main(survey: Survey): BotChoice {
  const budget = new Budget(survey);
  return attack(survey, budget) ?? raid(survey, budget) ?? build(survey, budget) ?? endMainPhase(survey);
}

/** Steps of the whole stack, or of one unit, from every area that is not contested. */
function* steps(survey: Survey, budget: Budget, whole: boolean): Iterable<March> {
  const { view, seat, atlas } = survey;
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from)) continue;
    const movers = survey.mine(from).filter(marches);
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

function attack(survey: Survey, budget: Budget): BotChoice | null {
  const { seat, atlas } = survey;
  const chance = ({ units, to }: March): number => {
    const foe = survey.foeIn(to);
    if (foe === undefined) return 0;
    const force = [...survey.mine(to), ...units];
    return victoryChance(armyOf(survey, seat, force), armyIn(survey, foe, to), atlas.terrain(to));
  };
  const best = bestBy(steps(survey, budget, true), chance);
  if (best === undefined || chance(best) < BOLD) return null;
  return because('attack', best, { area: best.to, odds: inPercent(chance(best)) });
}

/** One unit into villages nobody guards, or a step towards some. */
function raid(survey: Survey, budget: Budget): BotChoice | null {
  const { view, seat, atlas } = survey;
  const attraction = attractions(survey, null);
  const gain = ({ from, to, units }: March): number => {
    if (enemyIn(view, seat, to) || atlas.terrain(to) === 'desert') return 0;
    if (survey.prizes(from) > 0 || units.includes('ship')) return 0;
    if (survey.prizes(to) > 0) return 10 + survey.prizes(to);
    if (budget.spendable.length <= CAUTION + 1) return 0;
    return (attraction[to] ?? 0) - (attraction[from] ?? 0);
  };
  const best = bestBy(steps(survey, budget, false), gain);
  if (best === undefined || gain(best) <= 0) return null;
  if (survey.prizes(best.to) === 0) return because('march', best, { area: best.to });
  return because('raid', best, { area: best.to, count: survey.prizes(best.to) });
}

/** The most valuable unit for its cost, where attractive areas are near. */
function build(survey: Survey, budget: Budget): BotChoice | null {
  const { view, seat } = survey;
  if (budget.spendable.length <= CAUTION) return null;
  const attraction = attractions(survey, null);
  let best: { kind: UnitKind; area: Area; value: number } | null = null;
  for (const kind of buildable(view, seat)) {
    const cost = buildCost(view, seat, kind);
    if (cost === null || cost >= budget.spendable.length - 1 || kind === 'ship' || kind === 'cutiecorn')
      continue;
    for (const area of survey.footholds()) {
      if (refuseBuild(view, seat, kind, area) !== null) continue;
      const value = UNIT_VALUE[kind] / (1 + 0.5 * cost) + 0.05 * (attraction[area] ?? 0);
      if (value > (best?.value ?? 0.5)) best = { kind, area, value };
    }
  }
  if (best === null) return null;
  return because('build', { do: 'build', kind: best.kind, area: best.area }, { area: best.area });
}

/** §5: towards the prizes, never into a fight. */
function undead(survey: Survey, frame: FrameOf<'undead'>): BotChoice {
  const { view, seat } = survey;
  const attraction = attractions(survey, null);
  for (const from of areasOf(view, seat)) {
    if (enemyIn(view, seat, from) || survey.prizes(from) > 0) continue;
    const { fresh, tired } = readyUndead(view, frame, seat, from);
    if (fresh + tired <= 0) continue;
    const open = shambleTargets(view, seat, from).filter((to) => !enemyIn(view, seat, to));
    const to = bestBy(open, (area) => attraction[area] ?? 0);
    if (to === undefined || (attraction[to] ?? 0) <= (attraction[from] ?? 0)) continue;
    return because('shamble', { do: 'shamble', from, to, again: fresh <= 0 }, { area: to });
  }
  return because('endPhase', { do: 'end' });
}
