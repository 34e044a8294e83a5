import { list, type Schema, verbsOf, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { ITEM_IDS } from '../content/items.ts';
import { UNIT_KINDS } from '../content/units/index.ts';
import { MOST_LEGS } from './geometry/numbers.ts';
import type { Point } from './geometry/point.ts';
import { MOST_ITEMS } from './roster/faults.ts';
import { MOST_MUSTERED } from './roster/text.ts';
import type { UnitId } from './state.ts';

/** More units than can ever be in play. */
export const MOST_UNITS = 64;
const MOST_DICE = 40;

export const unitSchema: Schema<UnitId> = whole(0, MOST_UNITS - 1);
export const pointSchema: Schema<Point> = v.strictObject({
  x: whole(0, 45_000),
  y: whole(0, 30_000),
});
/** The name of a skill, a spell or an item; the step checks that it exists. */
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(24), v.regex(/^[a-z-]+$/));
export const rosterSchema = list(
  v.strictObject({ kind: v.picklist(UNIT_KINDS), items: list(v.picklist(ITEM_IDS), MOST_ITEMS) }),
  MOST_MUSTERED,
  1,
);
const faces = list(whole(0, MOST_DICE), 6, 4);

const verbs = verbsOf({
  muster: { roster: rosterSchema },
  lay: { piece: whole(0, 39), at: pointSchema, turn: whole(0, 359) },
  take: { what: v.picklist(['token', 'south', 'north']) },
  name: { unit: unitSchema },
  place: { unit: unitSchema, at: pointSchema },
  first: { seat: whole(0, 1) },
  inspire: { unit: unitSchema },
  activate: { unit: unitSchema },
  supports: {},
  move: { path: list(pointSchema, MOST_LEGS, 1) },
  charge: { target: unitSchema },
  attack: {
    skill: nameSchema,
    /** Null if the attack needs a place or strikes everybody in reach. */
    target: v.nullable(unitSchema),
  },
  use: { by: nameSchema },
  magic: {},
  flee: {},
  focus: {},
  douse: {},
  shake: {},
  drink: { item: v.picklist(ITEM_IDS) },
  rite: {},
  end: {},
  stay: {},
  target: { unit: unitSchema },
  aim: {
    /** The point of the base where a line begins; null for a template. */
    from: v.nullable(pointSchema),
    at: pointSchema,
  },
  fan: { direction: whole(0, 359) },
  split: { dice: list(whole(1, MOST_DICE), MOST_UNITS, 1) },
  contact: { at: pointSchema },
  strike: { skill: nameSchema },
  cast: { spell: nameSchema },
  stop: {},
  summon: { at: pointSchema },
  reroll: { by: nameSchema, dice: faces },
  turn: { by: nameSchema, die: whole(0, 5) },
  spend: { token: v.picklist(['inspire', 'ember']) },
  keep: {},
  pass: {},
  next: { unit: unitSchema, by: nameSchema },
  exit: { unit: unitSchema },
});

export const moveSchema = v.variant('do', Object.values(verbs));
export type AnyMove = v.InferOutput<typeof moveSchema>;

type MoveOf<Verb extends keyof typeof verbs> = v.InferOutput<(typeof verbs)[Verb]>;

/** §2.1 */
export type Muster = MoveOf<'muster'>;
/** §2.3: a piece of terrain, its middle, and its turn in degrees. */
export type Lay = MoveOf<'lay'>;
/** §2.4 */
export type Take = MoveOf<'take'>;
/** §16.1: the player's champion. */
export type Name = MoveOf<'name'>;
/** §2.5 */
export type Place = MoveOf<'place'>;
/** §3.2 */
export type First = MoveOf<'first'>;
/** §3.3: one token. */
export type Inspire = MoveOf<'inspire'>;
/** §3.4 */
export type Activate = MoveOf<'activate'>;
/** §3.5 */
export type Supports = MoveOf<'supports'>;
/** §5.1: a way, corner by corner. */
export type Walk = MoveOf<'move'>;
/** §6 */
export type Charge = MoveOf<'charge'>;
/** §7 */
export type Attack = MoveOf<'attack'>;
/** An ability, a passive or a charm. */
export type Use = MoveOf<'use'>;
/** §9.1 */
export type Magic = MoveOf<'magic'>;
/** §10.1 */
export type Flee = MoveOf<'flee'>;
/** §4.7 */
export type Focus = MoveOf<'focus'>;
/** §4.8 */
export type Douse = MoveOf<'douse'>;
/** §12.3: spends the action a Stun token costs. */
export type Shake = MoveOf<'shake'>;
/** §15.1 */
export type Drink = MoveOf<'drink'>;
/** §16.2 */
export type Rite = MoveOf<'rite'>;
/** §4.2: gives up the remaining actions, or the gained one. */
export type End = MoveOf<'end'>;
export type Stay = MoveOf<'stay'>;
export type Target = MoveOf<'target'>;
/** §14: where a template or a line goes. */
export type Aim = MoveOf<'aim'>;
/** §14.4: the direction of the array. */
export type Fan = MoveOf<'fan'>;
export type Split = MoveOf<'split'>;
/** §6.4 */
export type Contact = MoveOf<'contact'>;
/** §6.5 */
export type Strike = MoveOf<'strike'>;
export type Cast = MoveOf<'cast'>;
export type Stop = MoveOf<'stop'>;
/** §13.4: where the support appears. */
export type Summon = MoveOf<'summon'>;
/** §7.10: dice by their faces. */
export type Reroll = MoveOf<'reroll'>;
/** §7.10: turns one die to another face. */
export type Turn = MoveOf<'turn'>;
/** §7.4, §7.5: spends a token on all Inspire icons. */
export type Spend = MoveOf<'spend'>;
export type Keep = MoveOf<'keep'>;
export type Pass = MoveOf<'pass'>;
/** §1.6: which effect comes next. */
export type Next = MoveOf<'next'>;
export type Exit = MoveOf<'exit'>;
