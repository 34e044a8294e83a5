import type { Attack } from '../content/skills.ts';
import { attackForecast } from '../rules/forecast.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { healthOf, unitOf } from '../rules/units.ts';
import { blankCost } from './attack-scores.ts';
import { type BlowWorth, sideWorth } from './pair-worth.ts';
import { fallWorth, healthWorth, stakeOn } from './unit-worth.ts';
import { SPARE_TOKEN, TOKEN } from './values.ts';

/** What each number of damage tokens on a unit is worth to its enemy. */
function damageValue(state: State, id: UnitId): readonly number[] {
  const unit = unitOf(state, id);
  const hp = healthOf(unit);
  const each = healthWorth(unit);
  const fall = fallWorth(unit) + stakeOn(state, id, unit);
  return Array.from({ length: hp + 1 }, (_, damage) => damage * each + (damage === hp ? fall : 0));
}

/** A token is worth less to a unit that has others or has acted. */
const tokenPrice = (unit: Unit): number => (unit.inspire > 1 || unit.activated ? SPARE_TOKEN : TOKEN);

/** What an attack is worth by its exact odds: cover, rerolls, and both players' best use of their tokens. */
export function exactWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  { id: skill, cost, attack }: Pick<Attack, 'id' | 'cost' | 'attack'>,
  charge = false,
): BlowWorth {
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const { worth, mean, kill } = attackForecast(state, attacker, target, skill, charge, {
    attackerPrice: tokenPrice(unit),
    defenderPrice: tokenPrice(other),
    blankPrice: blankCost(state, attacker, target, attack),
    value: damageValue(state, target),
    // The opponent may keep a charm for something better.
    charms: false,
  });
  const side = sideWorth(unit, other, attack, { worth, mean, kill });
  return { worth: worth + side - TOKEN * cost, mean, kill };
}
