import { whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { CONDITIONS } from '../../../content/effects.ts';
import { SUPPORT_KINDS } from './supports.ts';
import { CHARGE_KINDS } from '../../../rules/charge/kind.ts';
import { type AnyMove, moveSchema, unitSchema } from '../../../rules/moves.ts';
import { setupSchema } from './setup.ts';

const seat = v.picklist([0, 1]);
const skill = v.pipe(v.string(), v.minLength(1), v.maxLength(24));
const units = v.pipe(v.array(unitSchema), v.maxLength(24));

/** What the ground can do for an action. */
export const GROUNDS = ['cover', 'high', 'half', 'forest', 'same'] as const;
export type GroundFact = (typeof GROUNDS)[number];

/** What players say about where units stand, as far as an action depends on it. Records leave out what was not said. */
const saidSchema = v.strictObject({
  targets: v.optional(units, []),
  /** Units near the acting one, near its (first) target, or touching that target. */
  nearActor: v.optional(units, []),
  nearTarget: v.optional(units, []),
  touching: v.optional(units, []),
  ground: v.optional(v.pipe(v.array(v.picklist(GROUNDS)), v.maxLength(GROUNDS.length)), []),
  /** §14.2: targets under the inner ring. */
  inner: v.optional(units, []),
  /** §14.4: dice allotted to each target; 0 to use the card's. */
  dice: v.optional(whole(0, 40), 0),
});
export type Said = v.InferOutput<typeof saidSchema>;

export const NOTHING_SAID: Said = v.parse(saidSchema, {});

/** Things that lie beside a unit and are added or removed by hand. */
export const PILES = ['damage', 'inspire', 'shields', 'dot', 'embers'] as const;
export type Pile = (typeof PILES)[number];

/** One tap. */
const rowSchema = v.variant('tap', [
  /** An answer to a question of the rules: who begins, who is inspired, who acts, what happens to dice. */
  v.strictObject({ tap: v.literal('answer'), move: moveSchema }),
  /** A move of the acting unit. */
  v.strictObject({ tap: v.literal('act'), move: moveSchema, said: saidSchema }),
  v.strictObject({ tap: v.literal('cast'), spell: skill, said: saidSchema }),
  /** §5.1: the unit moved, and whether far enough for skills that count inches. */
  v.strictObject({ tap: v.literal('walk'), far: v.boolean() }),
  v.strictObject({
    tap: v.literal('charge'),
    target: unitSchema,
    /** In mil. */
    distance: whole(0, 40_000),
    kind: v.picklist(CHARGE_KINDS),
    said: saidSchema,
  }),
  /** How many dice show each face, thrown by the app or read from the table. */
  v.strictObject({
    tap: v.literal('throw'),
    faces: v.pipe(v.array(whole(0, 40)), v.minLength(4), v.maxLength(6)),
    real: v.boolean(),
  }),
  v.strictObject({
    tap: v.literal('pile'),
    unit: unitSchema,
    pile: v.picklist(PILES),
    by: v.picklist([1, -1]),
  }),
  v.strictObject({ tap: v.literal('token'), unit: unitSchema, token: v.picklist(CONDITIONS) }),
  /** §7.9: hits from a source the app does not follow. */
  v.strictObject({ tap: v.literal('hits'), unit: unitSchema, hits: whole(1, 12) }),
  /** §15: an item was used by hand, or was not used after all. */
  v.strictObject({ tap: v.literal('item'), unit: unitSchema, item: skill }),
  /** §13.4: a support has come onto the table. */
  v.strictObject({ tap: v.literal('arrive'), seat, kind: v.picklist(SUPPORT_KINDS) }),
  /** §16.2: a unit leaves through the enemy's zone. */
  v.strictObject({ tap: v.literal('exit'), unit: unitSchema }),
  /** §3.8: who holds each place of the scenario as the round ends. */
  v.strictObject({
    tap: v.literal('score'),
    held: v.pipe(v.array(v.nullable(seat)), v.maxLength(8)),
  }),
  /** The players end the battle here. */
  v.strictObject({ tap: v.literal('stop') }),
]);
export type Row = v.InferOutput<typeof rowSchema>;

/** §4.4: the turn is over. */
export const END_TURN: Row = { tap: 'act', move: { do: 'end' }, said: NOTHING_SAID };

export const answerRow = (move: AnyMove): Row => ({ tap: 'answer', move });

export const RECORD_VERSION = 1;

/** A battle as it is stored: what the players agreed on, and every tap since. */
export const recordSchema = v.strictObject({
  companion: v.literal(RECORD_VERSION),
  setup: setupSchema,
  rows: v.pipe(v.array(rowSchema), v.maxLength(4000)),
});
export type CompanionRecord = v.InferOutput<typeof recordSchema>;

/** A record as it is written: without what was not said. */
export const packed = ({ companion, setup, rows }: CompanionRecord): v.InferInput<typeof recordSchema> => ({
  companion,
  setup,
  rows: rows.map((row) => ('said' in row ? { ...row, said: packedWords(row.said) } : row)),
});

const packedWords = (said: Said): Partial<Said> =>
  Object.fromEntries(
    Object.entries(said).filter(([, words]) => (Array.isArray(words) ? words.length > 0 : words > 0)),
  );

/** Reads a written record; null if it is none. */
export function unpacked(written: unknown): CompanionRecord | null {
  const read = v.safeParse(recordSchema, written);
  return read.success ? read.output : null;
}
