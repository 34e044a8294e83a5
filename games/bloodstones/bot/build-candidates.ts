import { isTile, type UnitKind } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { buildable, refusePlace, refuseSupply } from '../rules/build.ts';
import { areasOf } from '../rules/forces.ts';
import { countOf } from '../rules/multiset.ts';
import type { Evaluation } from './evaluation.ts';
import type { Budget } from './budget.ts';
import type { Candidate } from './candidates.ts';
import { buildReason } from './reasons.ts';
import { UNIT_VALUE } from './values.ts';

/** Each tile of the hand in each area where it may be built. */
export function* buildCandidates(evaluation: Evaluation, budget: Budget): Iterable<Candidate> {
  const { survey } = evaluation;
  const { view, seat } = survey;
  const places = buildPlaces(evaluation);
  for (const kind of buildable(view, seat)) {
    if (!isTile(kind) || refuseSupply(view, seat, kind) !== null) continue;
    const bill = budget.bill(0, [kind]);
    if (bill === null) continue;
    const price = bill.price + evaluation.swapCost(bill.swaps);
    const lasting = lastingValue(evaluation, kind);
    for (const area of places) {
      if (refusePlace(view, seat, kind, area) !== null) continue;
      const stronger = [...survey.mine(area), kind];
      const before = evaluation.asItIs(area);
      if (evaluation.atMost(area, stronger) - before + lasting - price <= 0) continue;
      const value = evaluation.of(area, stronger) - before + lasting - price;
      if (value <= 0) continue;
      yield { value, move: { do: 'build', kind, area }, why: buildReason(evaluation, area, stronger) };
    }
  }
}

/** Areas where some unit might be built, seas included; the rules decide which kinds. */
function buildPlaces({ survey }: Evaluation): Set<Area> {
  const { atlas } = survey;
  const footholds = survey.footholds();
  const places = new Set(footholds);
  for (const area of footholds) {
    for (const sea of atlas.seas(area)) places.add(sea);
    if (survey.me.faction === 'chaosHorde' && atlas.isSea(area)) {
      for (const shore of atlas.neighbours(area)) places.add(shore);
    }
  }
  return places;
}

/** What a unit is worth for the rest of the game. A second Necromancer or ship adds nothing; the Corsairs want a fleet. */
export function lastingValue({ survey }: Evaluation, kind: UnitKind): number {
  const { view, seat, me } = survey;
  const limit = kind === 'necromancer' ? 1 : kind === 'ship' ? (me.faction === 'corsairs' ? 5 : 1) : Infinity;
  const worth = UNIT_VALUE[kind] * survey.temper.lasting * survey.future;
  if (limit === Infinity) return worth;
  const standing = areasOf(view, seat).reduce((sum, area) => sum + countOf(survey.mine(area), kind), 0);
  return standing >= limit ? 0 : worth;
}
