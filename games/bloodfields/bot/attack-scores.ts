import type { Attack, AttackProfile } from '../content/skills.ts';
import { targetsOf } from '../rules/attack/targets.ts';
import { foesOf } from '../rules/combat.ts';
import { gap } from '../rules/geometry/disc.ts';
import { skillSet } from '../rules/skills.ts';
import type { State, UnitId } from '../rules/state.ts';
import { isAlive, unitOf } from '../rules/units.ts';
import { type Blow, blowWorth } from './blow-worth.ts';
import type { BlowWorth } from './pair-worth.ts';
import { reachOf } from './prospects.ts';
import { healthWorth } from './unit-worth.ts';
import { TOKEN } from './values.ts';

/** The share of its worth a shot keeps if it may go astray. */
const ASTRAY = 0.55;
/** What a second enemy under a template or on a line adds. */
const MORE = 0.3;

/** §7.7: what each blank of a shot into a melee costs. */
export function blankCost(
  state: State,
  attacker: UnitId,
  target: UnitId,
  { kind, shot }: AttackProfile,
): number {
  if (kind !== 'ranged' || shot !== undefined) return 0;
  const { owner } = unitOf(state, attacker);
  let cost = 0;
  for (const id of foesOf(state, target)) {
    const ally = unitOf(state, id);
    if (ally.owner === owner) cost += healthWorth(ally);
  }
  return cost;
}

/** One roll against one enemy. */
export function rollWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  { id: skill, cost, attack }: Pick<Attack, 'id' | 'cost' | 'attack'>,
  meeting: Blow = {},
): BlowWorth {
  const blank = blankCost(state, attacker, target, attack);
  return blowWorth(state, attacker, target, skill, attack, { blank, cost, ...meeting });
}

/** What an attack is worth; without a target, against everyone it strikes or the best target. */
export function attackScore(
  state: State,
  attacker: UnitId,
  attack: Attack,
  target: UnitId | null,
  charge = false,
): number {
  const { attack: profile, cost } = attack;
  const price = TOKEN * cost;
  if (target !== null) {
    const share = profile.shot === 'artillery' ? ASTRAY : 1;
    return (
      share * (profile.times ?? 1) * rollWorth(state, attacker, target, attack, { charge }).worth - price
    );
  }
  if (profile.aoe !== undefined) {
    let sum = 0;
    for (const enemy of targetsOf(state, attacker, profile))
      sum += rollWorth(state, attacker, enemy, attack, { charge }).worth;
    return sum - price;
  }
  return bestShot(state, attacker, attack) - price;
}

/** A shot aimed later: the best enemy in reach, and a little for the others. */
function bestShot(state: State, attacker: UnitId, attack: Attack): number {
  const unit = unitOf(state, attacker);
  const [from, to] = reachOf(unit, attack.attack);
  let best = 0;
  let sum = 0;
  for (let enemy = 0; enemy < state.units.length; enemy++) {
    const other = unitOf(state, enemy);
    if (other.owner === unit.owner || !isAlive(other)) continue;
    const far = gap(unit, other);
    if (far < from || far > to) continue;
    const { worth } = rollWorth(state, attacker, enemy, attack);
    best = Math.max(best, worth);
    sum += Math.max(0, worth);
  }
  const share = attack.attack.shot === 'cannon' ? ASTRAY : 1;
  return share * (best + MORE * Math.min(best, sum - best));
}

/** The best melee attack a unit may strike with against an enemy in contact. */
export function bestStrike(
  state: State,
  attacker: UnitId,
  target: UnitId,
  charge: boolean,
): { readonly skill: string; readonly worth: number; readonly mean: number; readonly kill: number } {
  const unit = unitOf(state, attacker);
  let best = { skill: 'basic', worth: -Infinity, mean: 0, kill: 0 };
  for (const attack of skillSet(unit.kind).attacks) {
    const { id: skill, cost, unique, attack: profile } = attack;
    if (profile.kind !== 'melee' || cost > unit.inspire) continue;
    if (unique === true && unit.turn.skills.includes(skill)) continue;
    const times = profile.times ?? 1;
    const { worth, mean, kill } = rollWorth(state, attacker, target, attack, { charge });
    const all = times * worth - TOKEN * cost;
    if (all > best.worth) best = { skill, worth: all, mean: times * mean, kill: Math.min(1, times * kill) };
  }
  return best;
}
