import type { Amount } from './amount.ts';
import { NO_REROLLS, type Rerolls } from './reroll.ts';
import type { Once } from './uses.ts';
import { standardValue } from './value.ts';

/** §7.1 to §7.6: one attack roll against one target, as numbers. */
export interface AttackQuery {
  /** Attack dice, never fewer than one. */
  readonly dice: Amount;
  readonly mastery: number;
  /** Damage of each unsaved hit; a variable one is rolled for each. */
  readonly damage: Amount;
  /** The target's armour against this attack: less the ignored part, 0 with Armour Penetration. */
  readonly armour: number;
  /** What the target has left. */
  readonly hp: number;
  readonly shields: number;
  /** Tokens available for these rolls: at most one each is spent. 0 for a unit that may not spend any. */
  readonly attackerTokens: number;
  readonly defenderTokens: number;
  /** §10.2: the defender may not spend any in this attack. */
  readonly muted: boolean;
  /** §8.3: Inspire icons save for free. */
  readonly cover: boolean;
  readonly critical: boolean;
  /** Whether there is a defence roll: a Warmachine has none against melee. */
  readonly defended: boolean;
  /** The first time the target would be destroyed it keeps 1 HP. */
  readonly secondChance: boolean;
  readonly attackRerolls: Rerolls;
  readonly defenceRerolls: Rerolls;
  /** Warding Pebble: one more Shield once the damage is known. */
  readonly pebble: Once | null;
  /** Smoke Bead: cover, chosen before the roll. Null if there is cover already or cover does not count. */
  readonly bead: Once | null;
  /** Interpose: another unit takes over one point; nobody has a choice. */
  readonly guard: Once | null;
  /** What a token is worth to its owner after this attack, in the same units as `value`. */
  readonly attackerPrice: number;
  readonly defenderPrice: number;
  /** What each natural blank costs the attacker: friendly fire, Blind. */
  readonly blankPrice: number;
  /** What placed damage tokens are worth to the attacker, from 0 to `hp` of them; more are never worth less. */
  readonly value: readonly number[];
}

/** An attack with nothing special; others give only their differences. */
export const PLAIN_ATTACK: AttackQuery = {
  dice: 1,
  mastery: 3,
  damage: 1,
  armour: 0,
  hp: 1,
  shields: 0,
  attackerTokens: 0,
  defenderTokens: 0,
  muted: false,
  cover: false,
  critical: false,
  defended: true,
  secondChance: false,
  attackRerolls: NO_REROLLS,
  defenceRerolls: NO_REROLLS,
  pebble: null,
  bead: null,
  guard: null,
  attackerPrice: 0,
  defenderPrice: 0,
  blankPrice: 0,
  value: standardValue(1, 1),
};
