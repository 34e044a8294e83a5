import type { AttackEffect, AttackProfile } from '../content/skills.ts';
import { extraDamage, extraDice } from '../rules/attack/bonuses.ts';
import { isSpell, standingsOf } from '../rules/skills.ts';
import type { State, Unit, UnitId } from '../rules/state.ts';
import { boostOf, isBoosted, masteryOf, suffers } from '../rules/stats.ts';
import { cardFor, hasTrait, healthOf, unitOf } from '../rules/units.ts';
import { effectsWorth } from './effect-worth.ts';
import { unsavedChances } from './hit-table.ts';
import { fallWorth, healthWorth } from './unit-worth.ts';
import { TOKEN } from './values.ts';

/** How an attack is met. */
export interface Meeting {
  /** The free attack of a charge. */
  readonly charge?: boolean;
  readonly cover?: boolean;
  /** Dice allotted to it; left out: those of the profile. */
  readonly dice?: number;
  /** What each natural blank costs. */
  readonly blank?: number;
  /** Tokens the attacker keeps back for something else. */
  readonly cost?: number;
}

/** What may come of an attack, roughly. */
export interface BlowWorth {
  readonly worth: number;
  readonly mean: number;
  readonly kill: number;
}

/** A roll for how many: on average. */
const D6_DICE = 3;
const ARRAY_DICE = 8;
const D3_DAMAGE = 2;
/** Dice a reroll is about worth. */
const REROLL = 0.3;
/** How often a defender has a token to spend on this attack. */
const GUARDS = 0.6;

function diceOf(
  state: State,
  attacker: UnitId,
  target: UnitId,
  skill: string,
  profile: AttackProfile,
  charge: boolean,
): number {
  const { dice } = profile;
  const base = dice === 'd6' ? D6_DICE : dice === 'array' ? ARRAY_DICE : dice;
  return base + extraDice(state, { attacker, target, skill, profile, charge });
}

/** Whether anything could add to the dice or the damage of a profile: most have nothing. */
const isPlain = (unit: Unit, { bonuses }: AttackProfile): boolean =>
  bonuses === undefined &&
  standingsOf(unit.kind).every(({ gives }) => gives !== 'attack') &&
  unit.boosts.length === 0;

/** What an attack is worth to the attacker's side, both using tokens sensibly: from tables, not by exact odds. */
export function blowWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  skill: string,
  profile: AttackProfile,
  { charge = false, cover = false, dice, blank = 0, cost = 0 }: Meeting = {},
): BlowWorth {
  const unit = unitOf(state, attacker);
  const other = unitOf(state, target);
  const plain = isPlain(unit, profile);
  const count =
    dice ??
    (plain && typeof profile.dice === 'number'
      ? profile.dice
      : diceOf(state, attacker, target, skill, profile, charge));
  const mastery = masteryOf(unit, isSpell(unit, skill) ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm');
  const helpless = profile.kind === 'melee' && hasTrait(other, 'warmachine');
  const pierces = profile.penetration === true || profile.shot === 'cannon';
  const armour =
    pierces || helpless
      ? 0
      : Math.max(0, cardFor(other).ar + boostOf(other, 'ar') - (profile.ignoreArmour ?? 0));
  const guarded = cover || helpless ? 0 : other.inspire > 0 ? GUARDS : 0;
  const tokens = unit.inspire - cost + unit.embers;
  const damage =
    (profile.damage === 'd3' ? D3_DAMAGE : profile.damage) +
    (plain ? 0 : extraDamage(state, { attacker, target, skill, profile, charge }));
  const roll = {
    dice: count,
    mastery,
    armour,
    critical: helpless || (profile.kind === 'ranged' && isBoosted(unit, 'critical')),
  };
  const rerolls =
    profile.bonuses?.reduce((sum, bonus) => sum + (bonus.when === 'always' ? (bonus.reroll ?? 0) : 0), 0) ??
    0;
  const value = {
    each: healthWorth(other),
    fall: fallWorth(state, target, other),
    hp: healthOf(other),
    shields: other.shields,
    damage,
  };
  const at = (spends: boolean): BlowWorth =>
    guarded === 0
      ? settle({ ...roll, spends, guarded: cover }, value)
      : mix(
          settle({ ...roll, spends, guarded: false }, value),
          settle({ ...roll, spends, guarded: true }, value),
          guarded,
        );
  let best = at(false);
  if (tokens > 0) {
    const spent = at(true);
    // The token is spent only where there are icons for it.
    if (spent.worth - TOKEN > best.worth)
      best = { ...spent, worth: spent.worth - TOKEN * Math.min(1, count * 0.2) };
  }
  const share = 1 + (rerolls * REROLL) / Math.max(1, count);
  let worth = best.worth * share - blank * count * 0.25;
  if (suffers(unit, 'blind')) worth -= count * 0.25 * healthWorth(unit);
  worth += sideWorth(state, attacker, target, profile, best);
  return { worth, mean: best.mean * share, kill: Math.min(1, best.kill * share) };
}

interface Value {
  readonly each: number;
  readonly fall: number;
  readonly hp: number;
  readonly shields: number;
  readonly damage: number;
}

function settle(
  roll: Parameters<typeof unsavedChances>[0],
  { each, fall, hp, shields, damage }: Value,
): BlowWorth {
  const chances = unsavedChances(roll);
  let mean = 0;
  let kill = 0;
  for (let hits = 1; hits < chances.length; hits++) {
    const chance = chances[hits] ?? 0;
    const dealt = Math.max(0, Math.min(hp, hits * damage - shields));
    mean += chance * dealt;
    if (dealt >= hp) kill += chance;
  }
  return { worth: mean * each + kill * fall, mean, kill };
}

const mix = (one: BlowWorth, other: BlowWorth, share: number): BlowWorth => ({
  worth: one.worth + (other.worth - one.worth) * share,
  mean: one.mean + (other.mean - one.mean) * share,
  kill: one.kill + (other.kill - one.kill) * share,
});

/** What an attack does besides damage. */
function sideWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  profile: AttackProfile,
  { mean, kill }: BlowWorth,
): number {
  const { lifesteal, before, after, onDamage } = profile;
  if (lifesteal === undefined && before === undefined && after === undefined && onDamage === undefined)
    return 0;
  const unit = unitOf(state, attacker);
  let worth = 0;
  if (lifesteal === true) worth += Math.min(unit.damage, mean) * healthWorth(unit);
  const harmed = Math.max(0, Math.min(1, mean) - kill);
  worth +=
    listWorth(state, attacker, target, before) + listWorth(state, attacker, target, after) * (1 - kill);
  return worth + harmed * listWorth(state, attacker, target, onDamage);
}

function listWorth(
  state: State,
  attacker: UnitId,
  target: UnitId,
  effects: readonly AttackEffect[] | undefined,
): number {
  if (effects === undefined) return 0;
  let worth = 0;
  for (const effect of effects)
    worth += effectsWorth(state, attacker, effect.self === true ? attacker : target, [effect]);
  return worth;
}
