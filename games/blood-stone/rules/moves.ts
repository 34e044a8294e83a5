import { verbsOf, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { DIRECTIONS } from '../content/shapes.ts';
import { BLOOD_KINDS, SPELL_KINDS } from '../content/spells.ts';
import { UNITS } from '../content/units.ts';

/** The most spaces a glade can have. */
const MAX_SPACES = 225;
export const spaceSchema = whole(0, MAX_SPACES - 1);
export const unitSchema = v.picklist(UNITS);

const verbs = verbsOf({
  place: { unit: unitSchema, at: spaceSchema },
  ready: {},
  move: { unit: unitSchema, to: spaceSchema },
  attack: {
    unit: unitSchema,
    /** A direction, the picked unit, or all around. */
    aim: v.union([v.picklist(DIRECTIONS), unitSchema, v.literal('all')]),
  },
  cast: {
    card: v.picklist(SPELL_KINDS),
    /** The target; `none` if the card has none. */
    unit: v.union([unitSchema, v.literal('none')]),
    /** Stones offered or given; negative if taken (Transfuse). */
    blood: whole(-42, 42),
    /** The destination (Blood Mist, Ghost Step); null for others. */
    at: v.nullable(spaceSchema),
  },
  discard: { card: v.picklist(SPELL_KINDS) },
  end: {},
  rest: {},
  rise: { at: spaceSchema },
  strip: { card: v.picklist(BLOOD_KINDS) },
});

export const moveSchema = v.variant('do', Object.values(verbs));

/** §2.4: put a piece on a start space, or move it to another one. */
export type Place = v.InferOutput<typeof verbs.place>;
export type Ready = v.InferOutput<typeof verbs.ready>;
/** §3.1: one unit walks up to its movement. */
export type Move = v.InferOutput<typeof verbs.move>;
/** §3.2 */
export type Attack = v.InferOutput<typeof verbs.attack>;
/** §6: cast a spell card. */
export type Cast = v.InferOutput<typeof verbs.cast>;
export type Discard = v.InferOutput<typeof verbs.discard>;
export type End = v.InferOutput<typeof verbs.end>;
/** Ends Manipulate before everything it allows is done. */
export type Rest = v.InferOutput<typeof verbs.rest>;
/** Where a raised unit is placed. */
export type Rise = v.InferOutput<typeof verbs.rise>;
/** The card the Witch loses to a whisper. */
export type Strip = v.InferOutput<typeof verbs.strip>;

export type AnyMove = v.InferOutput<typeof moveSchema>;
export type Aim = Attack['aim'];
