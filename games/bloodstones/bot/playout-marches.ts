import type { Seat } from '@sanguine/kernel';
import type { UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { prizeFor } from '../rules/aftermath.ts';
import { areasOf, enemyIn, isFixed } from '../rules/forces.ts';
import { marches } from '../rules/march.ts';
import type { March } from '../rules/moves.ts';
import { without } from '../rules/multiset.ts';
import { armyIn, armyOf } from './army.ts';
import { victoryChance } from './chance.ts';
import { stepsOf } from './march-group.ts';
import { Routes } from './routes.ts';
import type { Survey } from './survey.ts';
import { casualtyValue, defeatCost, UNIT_VALUE } from './values.ts';

/** Pips beyond which nobody marches. */
const FARTHEST = 5;
/** What a pip costs, and the share of villages left alone that is lost. */
const PIP = 0.22;
const LEFT = 0.35;
/** Chances of winning below this are not tried. */
const FAIR = 0.5;

interface QuickMarch {
  readonly value: number;
  readonly from: Area;
  readonly to: Area;
  readonly units: readonly UnitKind[];
  readonly pips: number;
  readonly routes: Routes;
}

/** The marches of a whole turn, each stack and each goal once, the most valuable first, as far as the pips go. */
export function quickMarches(survey: Survey, pips: number): March[][] {
  const found: QuickMarch[] = [];
  for (const from of areasOf(survey.view, survey.seat)) {
    if (!enemyIn(survey.view, survey.seat, from)) found.push(...marchesFrom(survey, from, pips));
  }
  found.sort((one, other) => other.value - one.value);
  const taken = new Set<string>();
  const ways: March[][] = [];
  let left = pips;
  for (const { from, to, units, pips: cost, routes } of found) {
    if (cost > left || taken.has(`from ${from}`) || taken.has(`to ${to}`)) continue;
    taken.add(`from ${from}`).add(`to ${to}`);
    left -= cost;
    ways.push(stepsOf({ units, from, routes }, to));
  }
  return ways;
}

function* marchesFrom(survey: Survey, from: Area, pips: number): Iterable<QuickMarch> {
  const { view, seat, atlas } = survey;
  const foot = survey.mine(from).filter((kind) => marches(kind) && kind !== 'ship' && kind !== 'cutiecorn');
  if (foot.length === 0) return;
  const routes = new Routes(view, seat, 'land', from, Math.min(FARTHEST, pips));
  const scout = cheapest(foot);
  for (const to of routes.reached) {
    if (atlas.isSea(to) || atlas.terrain(to) === 'desert') continue;
    const cost = routes.cost(to);
    const foe = survey.foeIn(to);
    const units = foe === undefined ? [scout] : foot;
    const gain = foe === undefined ? openValue(survey, to) : foughtValue(survey, foe, to, foot);
    const payers = Math.max(1, units.length - units.filter((kind) => kind === 'leader').length);
    const value = gain - PIP * survey.temper.thrift * cost * payers - leftBehind(survey, from, units);
    if (value > 0) yield { value, from, to, units, pips: cost * payers, routes };
  }
}

function cheapest(units: readonly UnitKind[]): UnitKind {
  return units.reduce((one, other) => (UNIT_VALUE[other] < UNIT_VALUE[one] ? other : one));
}

/** An area without a rival: villages to take, or own ones to guard next to a rival. */
function openValue(survey: Survey, to: Area): number {
  if (survey.mine(to).length > 0) return 0;
  const now = survey.me.faction === 'chaosHorde' && !survey.view.tribute ? 1 : 0.7;
  const loot = survey.loot(to) * survey.temper.prize * now;
  if (loot > 0 || survey.harvest(to) === 0) return loot;
  const near = survey.atlas.neighbours(to).some((next) => survey.foeIn(next) !== undefined);
  return near ? survey.harvest(to) * LEFT : 0;
}

function foughtValue(survey: Survey, foe: Seat, to: Area, units: readonly UnitKind[]): number {
  const { view, seat, atlas, me, temper } = survey;
  const force = [...survey.mine(to), ...units];
  const enemy = armyIn(survey, foe, to);
  const won = victoryChance(armyOf(survey, seat, force), enemy, atlas.terrain(to));
  if (won < FAIR) return 0;
  const spoils =
    prizeFor(me.faction, enemy.units) +
    casualtyValue(enemy.units, false) * temper.kill * survey.rivalry(foe) +
    survey.loot(to) * temper.prize * 0.7 +
    (view.settlers[to] === seat ? survey.harvest(to) : 0);
  return won * spoils - (1 - won) * defeatCost(force, false);
}

/** What is given up where the units stood. */
function leftBehind(survey: Survey, from: Area, units: readonly UnitKind[]): number {
  const rest = without(survey.mine(from), units);
  if (rest.length > 0 && (rest.some(isFixed) || rest.length > 1)) return 0;
  if (rest.length > 0) return 0.1;
  const near = survey.atlas.neighbours(from).some((next) => survey.foeIn(next) !== undefined);
  return survey.loot(from) * survey.temper.prize * 0.7 + survey.harvest(from) * (near ? LEFT : 0.1);
}
