import { bestBy } from '@sanguine/kernel';
import { isTile, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, buildCost, refuseBuild } from '../rules/build.ts';
import { hasKind } from '../rules/forces.ts';
import { pipsOf } from '../rules/tiles.ts';
import { payable, willSettle } from './budget.ts';
import { because, type BotChoice } from './choice.ts';
import { Payments } from './payments.ts';
import type { Survey } from './survey.ts';
import { UNIT_VALUE } from './values.ts';

/** Tiles kept in hand when units are built. */
const KEPT = 2;

/** The hand's pips without the best tile where that is needed for villages. */
export function pipsToSpend(survey: Survey): number {
  const { faction } = survey.me;
  let sum = 0;
  let best = 0;
  for (const tile of payable(survey)) {
    const pips = pipsOf(faction, tile);
    sum += pips;
    best = Math.max(best, pips);
  }
  return faction === 'chaosHorde' || willSettle(survey) ? sum - best : sum;
}

/** One tile pays; null if none can. */
export function single(survey: Survey, debt: number): BotChoice | null {
  const payment = debt > 0 ? new Payments(survey.me).single(debt) : null;
  return payment && because('pay', { do: 'pay', tiles: [...payment.tiles] }, { pips: debt });
}

/** The most valuable unit the spare tiles can pay for, where own units fight, else where most is at stake. */
export function quickBuild(survey: Survey): BotChoice | null {
  const { view, seat, me } = survey;
  const spare = me.hand.length - KEPT;
  if (spare <= 0) return null;
  const worth = (kind: UnitKind): number => UNIT_VALUE[kind] / (1 + (buildCost(view, seat, kind) ?? 9));
  const kind = bestBy(
    buildable(view, seat).filter(
      (one) => isTile(one) && one !== 'ship' && (buildCost(view, seat, one) ?? 9) < spare,
    ),
    worth,
  );
  if (kind === undefined) return null;
  const stake = (area: Area): number =>
    survey.harvest(area) * (survey.mine(area).length === 0 ? 1 : 0.2) +
    (survey.foeIn(area) === undefined ? 0 : 2) +
    (hasKind(view, seat, area, 'citadel') ? 0.5 : 0);
  const places = survey.footholds().filter((area) => refuseBuild(view, seat, kind, area) === null);
  const area = bestBy(places, stake);
  return area === undefined ? null : because('build', { do: 'build', kind, area });
}
