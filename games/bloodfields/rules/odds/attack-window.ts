import { hitsOf, savesOf } from '../dice/convert.ts';
import { attackOf } from './attack.ts';
import type { AttackQuery } from './attack-query.ts';
import { meanOf, zeros } from './chances.ts';
import { asFaces, diceOf, type Faces, facesAt, NO_DICE, throwsBelow, throwsOf, without } from './faces.ts';
import type { Passed, RerollUse } from './reroll.ts';
import { placedFor } from './wounds.ts';

/** The odds of a roll on the table. */
export interface RollOdds {
  /** The chance of each number of damage tokens, from 0 to the target's hit points. */
  readonly damage: readonly number[];
  readonly kill: number;
  readonly mean: number;
  /** For the attacker. */
  readonly worth: number;
}

/** What a player may do with the dice on the table next. */
export type RollUse = 'keep' | 'spend' | RerollUse;

/** A roll on the table, in the middle of an attack, and whose part of its window it is. */
export interface OpenRoll {
  readonly roll: 'attack' | 'defence';
  /** How many dice show each face. */
  readonly faces: readonly number[];
  /** For a defence roll: the hits that cannot be saved. */
  readonly criticals: number;
  readonly by: 'opponent' | 'roller';
  /** The dice this player has rerolled already. */
  readonly rerolled: readonly number[];
}

/** §7.10: an open window: the odds of each use, both sides then playing on as is best for them, and the best use. */
export interface OpenWindow {
  readonly odds: (use: RollUse) => RollOdds;
  readonly best: () => RollUse;
}

/** The query lists the rerolls still left to both. */
export function openWindow(query: AttackQuery, table: OpenRoll): OpenWindow {
  const faces = asFaces(table.faces);
  const locked = asFaces(table.rerolled);
  const free = without(faces, locked);
  const dice = diceOf(faces);
  const { criticals, by } = table;
  const attack = attackOf(query, dice + criticals);
  const isAttack = table.roll === 'attack';
  const window = isAttack ? attack.window(dice) : attack.defence.window(dice, criticals);

  /** Adds the outcome of a throw that stands; `spend` null: whatever is best. */
  const stand = (unsaved: number[], thrown: Faces, chance: number, spend: boolean | null): void => {
    if (isAttack) {
      const struck = spend === null ? attack.settle(thrown) : converted(query, thrown, spend);
      for (const { chances } of attack.defence.odds(struck.hits, struck.criticals).ends) {
        chances.forEach((likely, at) => {
          unsaved[at] = (unsaved[at] ?? 0) + chance * likely;
        });
      }
    } else {
      const left =
        spend === null
          ? attack.defence.settle(thrown, criticals).unsaved
          : dice + criticals - savesOf(thrown, query.armour, spend || query.cover);
      unsaved[left] = (unsaved[left] ?? 0) + chance;
    }
  };

  /** The throws that stand in the end, with their chances. */
  const ends = (use: RerollUse | null): readonly Passed[] =>
    by === 'roller'
      ? window.own.passFrom(free, locked, use)
      : use === null
        ? window.own.passFrom(faces, NO_DICE, null)
        : window.forced.passFrom(free, locked, use).flatMap(({ chances }) => window.own.pass(chances));

  const odds = (use: RollUse): RollOdds => {
    const unsaved = zeros(dice + criticals + 1);
    if (by === 'roller' && typeof use === 'string') stand(unsaved, faces, 1, use === 'spend');
    else {
      const throws = throwsOf(dice);
      for (const { chances } of ends(typeof use === 'string' ? null : use)) {
        for (let place = throwsBelow(dice); place < throwsBelow(dice + 1); place++) {
          const chance = chances[place] ?? 0;
          if (chance > 0) stand(unsaved, facesAt(throws, place), chance, null);
        }
      }
    }
    const damage = zeros(query.hp + 1);
    unsaved.forEach((chance, hits) => {
      for (const { chances } of attack.wounds.points[hits] ?? []) {
        chances.forEach((likely, points) => {
          const placed = placedFor(points, query);
          damage[placed] = (damage[placed] ?? 0) + chance * likely;
        });
      }
    });
    const worth = damage.reduce((sum, chance, placed) => sum + chance * (query.value[placed] ?? 0), 0);
    return { damage, kill: damage[query.hp] ?? 0, mean: meanOf(damage), worth };
  };

  const best = (): RollUse => {
    const use = (by === 'roller' ? window.own : window.forced).choose(free, locked);
    if (use !== null) return use;
    const { spend } = isAttack ? attack.settle(faces) : attack.defence.settle(faces, criticals);
    return by === 'roller' && spend ? 'spend' : 'keep';
  };
  return { odds, best };
}

/** §7.4: an attack roll converted with or without a token. */
function converted({ mastery, critical }: AttackQuery, thrown: Faces, spend: boolean) {
  const criticals = critical ? thrown[0] : 0;
  return { hits: hitsOf(thrown, mastery, spend) - criticals, criticals };
}
