import { looksDown } from '../attack/bonuses.ts';
import { refuseProfile } from '../attack/legality.ts';
import { targetFault } from '../attack/targets.ts';
import { chargeKind, type ChargeKind } from '../charge/kind.ts';
import { chargeBonus } from '../charge/legality.ts';
import { distance } from '../geometry/disc.ts';
import { easyPlace } from '../geometry/easy-charge.ts';
import { hardPlaces } from '../geometry/hard-charge.ts';
import { type Point, span } from '../geometry/point.ts';
import { fieldFor } from '../ground.ts';
import { type AttackCase, casesOdds, type ChainOdds } from '../odds/attack-chain.ts';
import { testOdds } from '../odds/test-odds.ts';
import type { TestOdds } from '../odds/test-play.ts';
import { chargeTest, rerollBoth, type TestQuery } from '../odds/test-query.ts';
import { profileOf, skillSet } from '../skills.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { movementOf } from '../stats.ts';
import { bodiesFor, unitOf } from '../units.ts';
import { attackCases, attackForecast, type AttackForecast, targetOf, type Terms } from './attack.ts';
import { Charms, type Help, testEffectsOn } from './charms.ts';
import { welcomed } from './welcome.ts';

export interface ChargeForecast {
  readonly kind: ChargeKind;
  /** In mil. */
  readonly distance: number;
  /** Which die counts, and what it must show. */
  readonly query: TestQuery;
  readonly test: TestOdds;
  /** The best free attack, its own forecast, and the odds of charge and attack together; null if there is none. */
  readonly strike: {
    readonly skill: string;
    readonly attack: AttackForecast;
    readonly odds: ChainOdds;
  } | null;
  /** Charms and passives taken into account. */
  readonly counted: readonly Help[];
}

/** §6: the test of a charge if made now, and the free attack after it. */
export function chargeForecast(state: State, id: UnitId, target: UnitId, terms: Terms = {}): ChargeForecast {
  const charms = new Charms(terms.charms);
  const { kind, query, test } = chargeOdds(state, id, target, charms);
  const far = distance(unitOf(state, id), unitOf(state, target));
  const then = afterCharge(state, id, target, kind);
  const skills = then === null ? [] : strikesIn(then, id, target);
  const against = targetOf(state, target, terms);
  const strikes = skills.map((skill) => ({
    skill,
    odds: casesOdds(against, [chargeCases(then ?? state, id, target, skill, test, charms, terms)]),
  }));
  const [best] = strikes.toSorted((one, two) => two.odds.worth - one.odds.worth);
  const strike =
    best === undefined || then === null
      ? null
      : { ...best, attack: attackForecast(then, id, target, best.skill, true, terms) };
  return { kind, distance: far, query, test, strike, counted: charms.all };
}

/** §6.2, §6.3: how hard the charge is, and the chances of its test. */
export function chargeOdds(
  state: State,
  id: UnitId,
  target: UnitId,
  charms: Charms,
  kind: ChargeKind = chargeKind(state, id, target),
): { readonly kind: ChargeKind; readonly query: TestQuery; readonly test: TestOdds } {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const charge = {
    value: distance(unit, other) / 1000,
    movement: movementOf(unit) / 1000,
    bonus: chargeBonus(unit, other),
  };
  const again = looksDown(state, id, target) ? [rerollBoth()] : [];
  const effects = testEffectsOn(state, 'charge', id, charms, again);
  const query = chargeTest(kind, charge, effects);
  return { kind, query, test: testOdds(query) };
}

/** §6.4: the table after the charge came into contact; null if there is no place for it. */
export function afterCharge(state: State, id: UnitId, target: UnitId, kind: ChargeKind): State | null {
  const unit = unitOf(state, id);
  const other = unitOf(state, target);
  const bodies = bodiesFor(state, unit.owner, id, target);
  const field = fieldFor(state);
  const place =
    kind === 'easy' ? easyPlace(unit, other, field, bodies) : hardPlaces(unit, other, field, bodies)[0];
  return place === null || place === undefined ? null : movedTo(state, id, place);
}

/** The table with a unit that has moved straight to a place. */
export function movedTo(state: State, id: UnitId, { x, y }: Point, length?: number): State {
  const unit = unitOf(state, id);
  const moved = unit.turn.moved + (length ?? span(unit, { x, y }));
  const there: Unit = { ...unit, x, y, turn: { ...unit.turn, moved } };
  return { ...state, units: state.units.with(id, there) };
}

/** §6.5: the free attacks it could make. */
export const strikesIn = (then: State, id: UnitId, target: UnitId): string[] =>
  skillSet(unitOf(then, id).kind)
    .attacks.filter(
      (attack) =>
        attack.attack.kind === 'melee' &&
        refuseProfile(then, id, attack, false) === null &&
        targetFault(then, id, target, attack.attack) === null,
    )
    .map(({ id: skill }) => skill);

/** §6.3 to §6.5: the cases of a charge with this test, and of its free attack. */
export function chargeCases(
  then: State,
  id: UnitId,
  target: UnitId,
  skill: string,
  test: TestOdds,
  charms: Charms,
  terms: Terms = {},
): AttackCase[] {
  const struck = welcomed(then, id, target, charms, (state) =>
    attackCases(
      state,
      { attacker: id, target, skill, profile: profileOf(unitOf(state, id), skill), charge: true },
      charms,
      terms,
    ),
  );
  return test.ends.flatMap(({ uses, pass }) =>
    pass === 0 ? [] : struck.map((one) => ({ ...one, chance: one.chance * pass, uses: one.uses | uses })),
  );
}
