import { list, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { optionsSchema } from '../content/options.ts';
import { BLOOD_KINDS, PHANTOM_KINDS } from '../content/spells.ts';
import { STONES } from '../content/units.ts';
import { spaceSchema, unitSchema } from './moves.ts';
import { HIDDEN, NOWHERE } from './state.ts';

const gladeId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,59}$/));
const count = (most: number) => whole(0, most);
const seat = count(1);

export const setupSchema = v.strictObject({
  seats: whole(1, 12),
  glade: gladeId,
  options: optionsSchema,
});

const figure = v.strictObject({
  status: v.picklist(['waiting', 'glade', 'realm', 'gone']),
  at: v.union([spaceSchema, v.literal(NOWHERE)]),
  blood: count(STONES),
  zombie: v.boolean(),
  wards: count(8),
  rooted: v.boolean(),
  moved: v.boolean(),
  attacked: v.boolean(),
  extra: count(8),
});

const bloodCard = v.picklist(BLOOD_KINDS);
const phantomCard = v.picklist(PHANTOM_KINDS);
export const MAX_CARDS = 16;
const hidden = v.literal(HIDDEN);

const frame = v.variant('step', [
  v.strictObject({ step: v.literal('place'), side: v.picklist(['witch', 'soldiers']) }),
  v.strictObject({ step: v.literal('soldiers') }),
  v.strictObject({ step: v.literal('witch') }),
  v.strictObject({
    step: v.literal('puppets'),
    acting: v.union([unitSchema, v.literal('none')]),
    moved: v.boolean(),
    attacked: v.boolean(),
  }),
  v.strictObject({ step: v.literal('husk'), unit: unitSchema }),
  v.strictObject({ step: v.literal('whisper') }),
]);

export const stateSchema = v.strictObject({
  glade: gladeId,
  options: optionsSchema,
  witch: seat,
  round: count(1000),
  figures: v.strictObject({
    witch: figure,
    boar: figure,
    wolf: figure,
    raven: figure,
    toad: figure,
    swordsman: figure,
    spearman: figure,
    archer: figure,
  }),
  bank: count(STONES),
  tokens: count(6),
  blood: v.strictObject({
    deck: list(v.union([bloodCard, hidden]), MAX_CARDS),
    hand: list(v.union([bloodCard, hidden]), MAX_CARDS),
    discard: list(bloodCard, MAX_CARDS),
  }),
  phantom: v.strictObject({
    deck: list(v.union([phantomCard, hidden]), MAX_CARDS),
    hand: list(v.union([phantomCard, hidden]), MAX_CARDS),
    discard: list(phantomCard, MAX_CARDS),
  }),
  seen: list(bloodCard, MAX_CARDS),
  acts: count(3),
  casts: count(2),
  result: v.picklist(['open', 'soldiers', 'witch', 'draw']),
  frames: list(frame, 3),
});
