import type { Seat } from '@sanguine/kernel';
import { type Blow, extraDice } from '../../../rules/attack/bonuses.ts';
import type { ChargeKind } from '../../../rules/charge/kind.ts';
import { cloneState } from '../../../rules/clone.ts';
import { attackCases, targetOf } from '../../../rules/forecast/attack.ts';
import { chargeOdds } from '../../../rules/forecast/charge.ts';
import { Charms, type Help } from '../../../rules/forecast/charms.ts';
import { fleeForecast, spellForecast } from '../../../rules/forecast/tests.ts';
import { casesOdds } from '../../../rules/odds/attack-chain.ts';
import { attackRerolls } from '../../../rules/attack/bonuses.ts';
import { profileOf, spellOf } from '../../../rules/skills.ts';
import type { State, UnitId } from '../../../rules/state.ts';
import { isAlive, unitOf, unitsWhere } from '../../../rules/units.ts';
import type { Said } from './rows.ts';
import { arrange, attackReach, selectorReach } from './stage.ts';

/** What to expect of an attack before it is made. */
export interface AttackTold {
  readonly mean: number;
  readonly kill: number;
  readonly damage: readonly number[];
  /** What gives the attack rerolls, and the charms the forecast includes. */
  readonly rerolls: readonly string[];
  readonly charms: readonly Help[];
}

/** A copy of the table, set up as the players said. */
function stagedFor(table: State, set: (state: State) => void): State {
  const state = cloneState(table);
  set(state);
  return state;
}

/** §7: against the first named target; null if there is none. */
export function attackTold(
  table: State,
  actor: UnitId,
  skill: string,
  said: Said,
  charge = false,
): AttackTold | null {
  const [target] = said.targets;
  if (target === undefined) return null;
  const profile = profileOf(unitOf(table, actor), skill);
  const state = stagedFor(table, (one) => {
    arrange(one, actor, attackReach(unitOf(one, actor), profile, said), said);
  });
  const blow: Blow = { attacker: actor, target, skill, profile, charge };
  const charms = new Charms();
  const inner = said.inner.includes(target);
  const struck = { inner: inner ? 1 : 0, outer: inner ? 0 : 1 };
  const cases = attackCases(state, blow, charms, {}, struck).map((one) => ({
    ...one,
    attacks: one.attacks.map((query) =>
      profile.dice !== 'array' ? query : { ...query, dice: Math.max(1, said.dice + extraDice(state, blow)) },
    ),
  }));
  const { mean, kill, damage } = casesOdds(targetOf(state, target), [cases]);
  const rerolls = attackRerolls(state, blow).map(({ by }) => (by === 'skill' ? skill : by));
  return { mean, kill, damage, rerolls, charms: charms.all };
}

/** §9.2: the chance of the magic test. */
export function spellTold(table: State, actor: UnitId, by: string, said: Said): number | null {
  const spell = spellOf(unitOf(table, actor), by);
  if (spell === undefined) return null;
  const state = stagedFor(table, (one) => {
    const { does } = spell;
    const reach =
      'attack' in does ? attackReach(unitOf(one, actor), does.attack, said) : selectorReach(does.select);
    arrange(one, actor, reach, said);
  });
  return spellForecast(state, actor, by)?.test.pass ?? null;
}

/** §6.3: the chance of the charge test at a distance in mil. */
export function chargeTold(
  table: State,
  actor: UnitId,
  far: number,
  kind: ChargeKind,
  said: Said,
): number | null {
  const [target] = said.targets;
  if (target === undefined) return null;
  const state = stagedFor(table, (one) => {
    arrange(one, actor, far, said);
  });
  return chargeOdds(state, actor, target, new Charms(), kind).test.pass;
}

/** §10.1: the chance of the morale test for fleeing from these enemies. */
export function fleeTold(table: State, actor: UnitId, said: Said): number | null {
  if (said.targets.length === 0) return null;
  const state = stagedFor(table, (one) => {
    arrange(one, actor, 'contact', said);
  });
  return fleeForecast(state, actor)?.pass ?? null;
}

export const livingOf = (table: State, seat: Seat): UnitId[] =>
  unitsWhere(table, (unit) => unit.owner === seat && isAlive(unit));
