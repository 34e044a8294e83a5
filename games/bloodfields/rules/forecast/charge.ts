import { looksDown } from '../attack/bonuses.ts';
import { refuseProfile } from '../attack/legality.ts';
import { targetFault } from '../attack/targets.ts';
import { chargeKind, type ChargeKind } from '../charge/kind.ts';
import { chargeBonus } from '../charge/legality.ts';
import { distance } from '../geometry/disc.ts';
import { easyPlaces } from '../geometry/easy-charge.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { span } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { type ChargeStrike, chargeStrike } from '../odds/charge-strike.ts';
import { testOdds } from '../odds/test-odds.ts';
import type { TestOdds } from '../odds/test-play.ts';
import { chargeTest, rerollBoth } from '../odds/test-query.ts';
import { skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { bodiesFor, unitOf } from '../units.ts';
import { attackForecast, type AttackForecast, type Terms } from './attack.ts';

export interface ChargeForecast {
  readonly kind: ChargeKind;
  /** In mil. */
  readonly distance: number;
  readonly test: TestOdds;
  /** The free attack that promises most, and what charge and attack come to together; null if there is none. */
  readonly strike: {
    readonly skill: string;
    readonly attack: AttackForecast;
    readonly odds: ChargeStrike;
  } | null;
}

/** §6: the test of a charge as it would be made now, and the free attack after it. */
export function chargeForecast(state: State, id: UnitId, target: UnitId, terms: Terms = {}): ChargeForecast {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const kind = chargeKind(state, id, target);
  const far = distance(unit, other);
  const charge = {
    value: far / 1000,
    movement: movementOf(unit) / 1000,
    bonus: chargeBonus(unit, other),
  };
  const own = looksDown(state, id, target) ? [rerollBoth()] : [];
  const test = testOdds(chargeTest(kind === 'veryHard' ? 'very hard' : kind, charge, { own }));
  const attacks = strikesAfter(state, id, target, kind, terms);
  const [best] = attacks.toSorted((one, two) => two.attack.worth - one.attack.worth);
  const strike = best === undefined ? null : { ...best, odds: chargeStrike(test, best.attack) };
  return { kind, distance: far, test, strike };
}

/** §6.4, §6.5: the free attacks from the place where the charge would end. */
function strikesAfter(
  state: State,
  id: UnitId,
  target: UnitId,
  kind: ChargeKind,
  terms: Terms,
): { readonly skill: string; readonly attack: AttackForecast }[] {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const find = kind === 'easy' ? easyPlaces : hardPlaces;
  const [place] = find(unit, other, fieldFor(state), bodiesFor(state, unit.owner, id, target));
  if (place === undefined) return [];
  const moved = unit.turn.moved + span(unit, place);
  const there: Unit = { ...unit, x: place.x, y: place.y, turn: { ...unit.turn, moved } };
  const then: State = { ...state, units: state.units.with(id, there) };
  return skillSet(unit.kind)
    .attacks.filter(
      (attack) =>
        attack.attack.kind === 'melee' &&
        refuseProfile(then, id, attack, false) === null &&
        targetFault(then, id, target, attack.attack) === null,
    )
    .map(({ id: skill }) => ({ skill, attack: attackForecast(then, id, target, skill, true, terms) }));
}
