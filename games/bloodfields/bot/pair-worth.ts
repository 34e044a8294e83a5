import type { AttackEffect, AttackProfile } from '../content/skills.ts';
import { isSpell } from '../rules/skills.ts';
import type { Unit } from '../rules/state.ts';
import { boostOf, isBoosted, masteryOf, suffers } from '../rules/stats.ts';
import { cardFor, hasTrait, healthOf } from '../rules/units.ts';
import { effectsWorth } from './effect-worth.ts';
import { type Roll, unsavedChances } from './hit-table.ts';
import { fallWorth, healthWorth } from './unit-worth.ts';
import { TOKEN } from './values.ts';

/** How an attack is met, as far as the two units alone do not decide it. */
export interface Meeting {
  readonly dice: number;
  /** Damage beyond the profile's. */
  readonly extra?: number;
  readonly cover?: boolean;
  /** What each natural blank costs. */
  readonly blank?: number;
  /** Tokens the attacker pays for the attack. */
  readonly cost?: number;
  /** What the scenario adds to the target's fall. */
  readonly stake?: number;
}

/** What may come of an attack: its worth, mean damage and chance to kill. */
export interface BlowWorth {
  readonly worth: number;
  readonly mean: number;
  readonly kill: number;
}

/** Averages where the number of dice, or the damage, is itself rolled or split. */
const D6_DICE = 3;
const ARRAY_DICE = 8;
const D3_DAMAGE = 2;
/** How many dice a reroll is worth. */
const REROLL = 0.3;
/** How often a defender has a token to spend on this attack. */
const GUARDS = 0.6;

export const diceIn = ({ dice }: AttackProfile): number =>
  dice === 'd6' ? D6_DICE : dice === 'array' ? ARRAY_DICE : dice;

/** What an attack is worth to its side if both sides use tokens sensibly: from tables, not by exact odds. */
export function pairWorth(
  unit: Unit,
  other: Unit,
  skill: string,
  profile: AttackProfile,
  { dice, extra = 0, cover = false, blank = 0, cost = 0, stake = 0 }: Meeting,
): BlowWorth {
  const { roll, target, helpless } = matchOf(unit, other, skill, profile, dice, extra, stake);
  const guards = cover || helpless || other.inspire === 0 ? 0 : GUARDS;
  let best = met({ ...roll, guarded: cover }, target, guards);
  if (unit.inspire - cost + unit.embers > 0) {
    const spent = met({ ...roll, spends: true, guarded: cover }, target, guards);
    // The token is spent only if there are icons for it.
    if (spent.worth - TOKEN > best.worth)
      best = { ...spent, worth: spent.worth - TOKEN * Math.min(1, dice * 0.2) };
  }
  const share = 1 + (rerollsOf(profile) * REROLL) / Math.max(1, dice);
  let worth = best.worth * share - blank * dice * 0.25;
  if (suffers(unit, 'blind')) worth -= dice * 0.25 * healthWorth(unit);
  worth += sideWorth(unit, other, profile, best);
  return { worth, mean: best.mean * share, kill: Math.min(1, best.kill * share) };
}

/** The dice of both sides and what is at stake, without tokens or cover. */
function matchOf(
  unit: Unit,
  other: Unit,
  skill: string,
  profile: AttackProfile,
  dice: number,
  extra: number,
  stake: number,
): { readonly roll: Roll; readonly target: Target; readonly helpless: boolean } {
  const spell = profile.kind === 'ranged' || cardFor(unit).am > 2 ? isSpell(unit, skill) : false;
  const mastery = masteryOf(unit, spell ? 'am' : profile.kind === 'melee' ? 'mm' : 'rm');
  const helpless = profile.kind === 'melee' && hasTrait(other, 'warmachine');
  const pierces = profile.penetration === true || profile.shot === 'cannon';
  const armour =
    pierces || helpless
      ? 0
      : Math.max(0, cardFor(other).ar + boostOf(other, 'ar') - (profile.ignoreArmour ?? 0));
  const target: Target = {
    each: healthWorth(other),
    fall: fallWorth(other) + stake,
    hp: healthOf(other),
    shields: other.shields,
    damage: (profile.damage === 'd3' ? D3_DAMAGE : profile.damage) + extra,
  };
  const critical = helpless || (profile.kind === 'ranged' && isBoosted(unit, 'critical'));
  return { roll: { dice, mastery, spends: false, armour, guarded: false, critical }, target, helpless };
}

function rerollsOf({ bonuses }: AttackProfile): number {
  let sum = 0;
  if (bonuses !== undefined)
    for (const { when, reroll } of bonuses) if (when === 'always') sum += reroll ?? 0;
  return sum;
}

interface Target {
  readonly each: number;
  readonly fall: number;
  readonly hp: number;
  readonly shields: number;
  readonly damage: number;
}

/** Averaged over defenders that spend a token and those that do not. */
function met(roll: Roll, target: Target, guards: number): BlowWorth {
  const open = settle(roll, target);
  if (guards === 0) return open;
  const guarded = settle({ ...roll, guarded: true }, target);
  return {
    worth: open.worth + (guarded.worth - open.worth) * guards,
    mean: open.mean + (guarded.mean - open.mean) * guards,
    kill: open.kill + (guarded.kill - open.kill) * guards,
  };
}

function settle(roll: Roll, { each, fall, hp, shields, damage }: Target): BlowWorth {
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

/** What an attack does besides damage. */
export function sideWorth(
  unit: Unit,
  other: Unit,
  profile: AttackProfile,
  { mean, kill }: BlowWorth,
): number {
  const { lifesteal, before, after, onDamage } = profile;
  let worth = lifesteal === true ? Math.min(unit.damage, mean) * healthWorth(unit) : 0;
  if (before !== undefined) worth += listWorth(unit, other, before);
  if (after !== undefined) worth += (1 - kill) * listWorth(unit, other, after);
  if (onDamage !== undefined)
    worth += Math.max(0, Math.min(1, mean) - kill) * listWorth(unit, other, onDamage);
  return worth;
}

function listWorth(unit: Unit, other: Unit, effects: readonly AttackEffect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectsWorth(unit, effect.self === true ? unit : other, [effect]);
  return worth;
}
