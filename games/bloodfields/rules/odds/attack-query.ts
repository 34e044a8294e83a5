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
  /** The target's armour as this attack meets it: less what is ignored, 0 with Armour Penetration. */
  readonly armour: number;
  /** What the target has left. */
  readonly hp: number;
  readonly shields: number;
  /** Tokens that may be spent on these rolls: one each at most. Of a unit that may not spend any, 0. */
  readonly attackerTokens: number;
  readonly defenderTokens: number;
  /** §10.2: the defender may spend none in this attack, whatever there is. */
  readonly muted: boolean;
  /** §8.3: Inspire icons save for nothing. */
  readonly cover: boolean;
  readonly critical: boolean;
  /** Whether there is a defence roll: not for a Warmachine against melee. */
  readonly defended: boolean;
  /** The first time the target would be destroyed it keeps 1 HP. */
  readonly secondChance: boolean;
  readonly attackRerolls: Rerolls;
  readonly defenceRerolls: Rerolls;
  /** Warding Pebble: a Shield more once it is known how much damage comes. */
  readonly pebble: Once | null;
  /** Smoke Bead: cover, chosen before the roll. Not where there is cover already or none counts. */
  readonly bead: Once | null;
  /** Interpose: another unit takes over one point, whether anybody likes it or not. */
  readonly guard: Once | null;
  /** What a token is worth to its owner after this attack, in the coin of `value`. */
  readonly attackerPrice: number;
  readonly defenderPrice: number;
  /** What each natural blank costs the attacker: friendly fire, Blind. */
  readonly blankPrice: number;
  /** What damage tokens placed are worth to the attacker, from 0 to `hp` of them; more is never worth less. */
  readonly value: readonly number[];
}

/** An attack about which nothing is special: others are told by what differs. */
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
