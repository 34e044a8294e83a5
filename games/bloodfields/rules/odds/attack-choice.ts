import { type Attack, attackOf } from './attack.ts';
import type { AttackQuery } from './attack-query.ts';
import { asFaces, diceOf, without } from './faces.ts';
import type { RerollChoice } from './reroll.ts';

/** A roll on the table, in the middle of an attack. */
export interface RollOnTable {
  readonly roll: 'attack' | 'defence';
  /** How many dice show each face. */
  readonly faces: readonly number[];
  /** For a defence roll: the hits that cannot be saved. */
  readonly criticals: number;
}

export interface SpendChoice {
  readonly spend: boolean;
  /** The worth to the attacker of the better answer, and of the other. */
  readonly worth: number;
  readonly otherwise: number;
}

function onTable(query: AttackQuery, { faces, criticals }: RollOnTable): Attack {
  return attackOf(query, diceOf(asFaces(faces)) + criticals);
}

/** §7.4, §7.5: whether the roller should spend a token on a roll that stands. */
export function bestSpend(query: AttackQuery, table: RollOnTable): SpendChoice {
  const attack = onTable(query, table);
  const faces = asFaces(table.faces);
  const { spend, worth, otherwise } =
    table.roll === 'attack' ? attack.settle(faces) : attack.defence.settle(faces, table.criticals);
  return { spend, worth, otherwise };
}

/**
 * §7.10: which dice a player should reroll next; the query lists the rerolls left to both. `rerolled`: dice this player has
 * rerolled already: each player may reroll each die once.
 */
export function bestReroll(
  query: AttackQuery,
  table: RollOnTable,
  by: 'roller' | 'opponent',
  rerolled: readonly number[] = [],
): RerollChoice {
  const attack = onTable(query, table);
  const faces = asFaces(table.faces);
  const dice = diceOf(faces);
  const window = table.roll === 'attack' ? attack.window(dice) : attack.defence.window(dice, table.criticals);
  const locked = asFaces(rerolled);
  return (by === 'roller' ? window.own : window.forced).choose(without(faces, locked), locked);
}
