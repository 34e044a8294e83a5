import { whole } from '@sanguine/kernel';
import * as v from 'valibot';
import type { BattleEffect, QuestEffect, UpgradeEffect } from './effects.ts';

export const AGES = [1, 2, 3] as const;
export type Age = (typeof AGES)[number];

const GODS = ['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'] as const;
export type God = (typeof GODS)[number];

const small = whole(0, 20);
const three = v.pipe(v.strictTuple([small, small, small]), v.readonly());
const god = v.picklist(GODS);
/** By Age: copies in every game, additional ones with three players, and with four. */
const copies = v.strictObject({
  1: v.exactOptional(three),
  2: v.exactOptional(three),
  3: v.exactOptional(three),
});
/** Rage to play it. */
const cost = small;

/* What is printed on a card; its effect is checked by its type only. */

export const keySchema = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/));
export const upgradeSchema = v.variant('kind', [
  v.strictObject({
    kind: v.picklist(['leader', 'warrior', 'ship', 'monster']),
    god: v.exactOptional(god),
    /** The figure's. */
    strength: small,
    cost,
    copies,
  }),
  v.strictObject({ kind: v.literal('clan'), god, cost, copies }),
]);
/** Glory by Age. */
export const questSchema = v.strictObject({ glory: three, copies });
export const battleSchema = v.strictObject({ god, bonus: small, copies });

/** The keys of a table whose rows match `Part`. */
export type KeyWith<Rows, Part> = {
  [Key in keyof Rows]: Rows[Key] extends Part ? Key : never;
}[keyof Rows];

/** `coded`: its effect needs code of its own, in `rules/cards`. */
export type UpgradeRow = v.InferOutput<typeof upgradeSchema> & { readonly effect?: UpgradeEffect | 'coded' };
export type QuestRow = v.InferOutput<typeof questSchema> & { readonly effect: QuestEffect };
export type BattleRow = v.InferOutput<typeof battleSchema> & { readonly effect?: BattleEffect };
