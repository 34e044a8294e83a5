import { list, type Schema, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { BOOSTS, CONDITIONS, ROLLS, SPANS, STATUSES, TRIGGERS } from '../content/effects.ts';
import { ITEM_IDS } from '../content/item-ids.ts';
import { LINES } from '../content/lines.ts';
import { LONGEST_LAYOUT } from '../content/layout-text.ts';
import { optionsSchema } from '../content/options.ts';
import { TERRAIN_KINDS } from '../content/terrain.ts';
import { UNIT_KINDS } from '../content/units/kinds.ts';
import { CHARGE_KINDS } from './charge/kind.ts';
import {
  ATTACK_SLOTS,
  BATTLE_SLOTS,
  CAUSES,
  CHARGE_SLOTS,
  DEATH_SLOTS,
  HURT_SLOTS,
  MAGIC_SLOTS,
  PARTS,
  ROLL_SLOTS,
  ROUND_SLOTS,
  TURN_SLOTS,
  VOLLEY_SLOTS,
  WAYS,
} from './frames.ts';
import { MOST_UNITS, pointSchema, rosterSchema, unitSchema } from './moves.ts';
import { MOST_ITEMS } from './roster/faults.ts';
import { MOST_ROUNDS, ONCE_A_TURN, type Setup, SOURCES, type State } from './state.ts';

const count = whole(0, 999);
const seat = whole(0, 1);
const layout = v.pipe(v.string(), v.maxLength(LONGEST_LAYOUT));
const name = v.pipe(v.string(), v.maxLength(24));
const names = list(name, 64);
/** -1 for nobody. */
const anybody = whole(-1, MOST_UNITS - 1);
const units = list(unitSchema, MOST_UNITS);
const faces = list(count, 6, 4);

export const setupSchema: Schema<Setup> = v.strictObject({
  seats: whole(1, 12),
  layout,
  options: optionsSchema,
});

const rolled = v.nullable(v.strictObject({ faces, added: count, inspired: v.boolean() }));
const reaction = v.strictObject({ unit: unitSchema, by: name });

const turn = v.strictObject({
  once: list(v.picklist(ONCE_A_TURN), ONCE_A_TURN.length),
  skills: names,
  potion: v.boolean(),
  bogged: v.picklist(['no', 'charge', 'move']),
  leapt: v.picklist(['no', 'jumped', 'flown']),
  moved: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
  ruins: names,
});

const unit = v.strictObject({
  kind: v.picklist(UNIT_KINDS),
  owner: seat,
  copy: whole(1, 24),
  x: whole(0, 45_000),
  y: whole(0, 30_000),
  r: whole(1, 2000),
  state: v.picklist(['reserve', 'board', 'destroyed', 'exited']),
  damage: count,
  inspire: count,
  shields: count,
  dot: count,
  embers: count,
  tokens: list(v.picklist(CONDITIONS.filter((token) => token !== 'dot')), CONDITIONS.length),
  lingering: list(v.picklist(STATUSES), STATUSES.length),
  items: list(v.picklist(ITEM_IDS), MOST_ITEMS),
  spent: list(v.picklist(ITEM_IDS), MOST_ITEMS),
  activated: v.boolean(),
  turn,
  round: names,
  boosts: list(
    v.strictObject({
      boost: v.picklist(BOOSTS),
      amount: whole(-9999, 9999),
      until: v.picklist(SPANS),
      by: name,
    }),
    64,
  ),
});

const player = v.strictObject({
  loyal: v.nullable(v.picklist(LINES)),
  side: v.nullable(v.picklist([0, 1])),
  supportsDone: v.boolean(),
  spells: names,
  raised: v.boolean(),
  champion: v.nullable(unitSchema),
  rites: count,
});

const page = list(whole(0, 9999), MOST_ROUNDS, MOST_ROUNDS);
const ledger = v.strictObject(
  Object.fromEntries(SOURCES.map((source) => [source, page])) as Record<
    (typeof SOURCES)[number],
    typeof page
  >,
);

const piece = v.strictObject({
  id: name,
  kind: v.picklist(TERRAIN_KINDS),
  corners: list(v.strictTuple([whole(0, 45_000), whole(0, 30_000)]), 12, 3),
});

const slot = <const Slots extends readonly string[]>(slots: Slots) => v.picklist(slots);

const frame = v.variant('step', [
  v.strictObject({ step: v.literal('battle'), slot: slot(BATTLE_SLOTS) }),
  v.strictObject({ step: v.literal('round'), slot: slot(ROUND_SLOTS), next: seat, rolled }),
  v.strictObject({ step: v.literal('supports'), seat, left: units, rite: v.boolean() }),
  v.strictObject({
    step: v.literal('turn'),
    unit: unitSchema,
    slot: slot(TURN_SLOTS),
    actions: count,
    acted: v.boolean(),
    rolled,
  }),
  v.strictObject({ step: v.literal('landing'), unit: unitSchema }),
  v.strictObject({ step: v.literal('luck'), unit: unitSchema, pieces: names, rolled }),
  v.strictObject({
    step: v.literal('charge'),
    unit: unitSchema,
    target: unitSchema,
    kind: v.picklist(CHARGE_KINDS),
    slot: slot(CHARGE_SLOTS),
    rolled,
  }),
  v.strictObject({
    step: v.literal('magic'),
    unit: unitSchema,
    left: count,
    tried: names,
    spell: name,
    slot: slot(MAGIC_SLOTS),
    rolled,
  }),
  v.strictObject({
    step: v.literal('flight'),
    unit: unitSchema,
    from: units,
    slot: v.picklist(['test', 'tested', 'done']),
    rolled,
  }),
  v.strictObject({
    step: v.literal('volley'),
    attacker: unitSchema,
    skill: name,
    charge: v.boolean(),
    target: anybody,
    slot: slot(VOLLEY_SLOTS),
    marks: list(v.strictObject({ unit: unitSchema, dice: count, inner: v.boolean() }), MOST_UNITS),
    left: whole(-9, 9),
    from: v.nullable(pointSchema),
    at: v.nullable(v.strictObject({ x: whole(-9000, 54_000), y: whole(-9000, 39_000) })),
    direction: whole(0, 359),
    rolled,
  }),
  v.strictObject({
    step: v.literal('attack'),
    attacker: unitSchema,
    target: unitSchema,
    skill: name,
    charge: v.boolean(),
    slot: slot(ATTACK_SLOTS),
    inner: v.boolean(),
    dice: count,
    cover: v.boolean(),
    covered: v.boolean(),
    muted: v.boolean(),
    hits: count,
    criticals: count,
    blanks: count,
    amount: count,
    placed: count,
    immobilized: v.boolean(),
    rolled,
  }),
  v.strictObject({
    step: v.literal('hits'),
    unit: unitSchema,
    source: unitSchema,
    by: name,
    hits: count,
    slot: v.picklist(['roll', 'rolled', 'done']),
    rolled,
  }),
  v.strictObject({
    step: v.literal('roll'),
    roll: v.picklist(ROLLS),
    unit: unitSchema,
    slot: slot(ROLL_SLOTS),
    faces,
    touched: v.strictTuple([faces, faces]),
    used: list(reaction, 64),
    added: count,
    inspired: v.boolean(),
  }),
  v.strictObject({
    step: v.literal('hurt'),
    unit: unitSchema,
    amount: count,
    cause: v.picklist(CAUSES),
    by: anybody,
    slot: slot(HURT_SLOTS),
  }),
  v.strictObject({
    step: v.literal('deaths'),
    units,
    by: anybody,
    melee: v.boolean(),
    slot: slot(DEATH_SLOTS),
  }),
  v.strictObject({
    step: v.literal('resolve'),
    source: unitSchema,
    by: name,
    part: v.picklist(PARTS),
    targets: units,
    other: anybody,
    effect: count,
    target: count,
    done: v.boolean(),
    slot: v.picklist(['run', 'ordered', 'pushed', 'tested']),
    held: v.boolean(),
    rolled,
  }),
  v.strictObject({
    step: v.literal('triggers'),
    on: v.picklist(TRIGGERS),
    queue: list(reaction, 64),
    other: anybody,
    ready: v.boolean(),
  }),
  v.strictObject({
    step: v.literal('muster'),
    chosen: list(v.nullable(v.union([rosterSchema, v.literal('hidden')])), 2, 2),
  }),
  v.strictObject({ step: v.literal('terrain'), seat, left: list(whole(0, 39), 40), wood: v.boolean() }),
  v.strictObject({ step: v.literal('prize'), seat, side: v.boolean() }),
  v.strictObject({ step: v.literal('champion'), seat }),
  v.strictObject({ step: v.literal('deploy'), seat, supports: v.boolean() }),
  v.strictObject({ step: v.literal('initiative'), seat }),
  v.strictObject({ step: v.literal('inspire'), seat, left: count }),
  v.strictObject({ step: v.literal('activate'), seat }),
  v.strictObject({ step: v.literal('support'), seat }),
  v.strictObject({
    step: v.literal('act'),
    unit: unitSchema,
    what: v.picklist(['turn', 'any', 'move', 'charge', 'attack']),
    skill: name,
    target: anybody,
  }),
  v.strictObject({
    step: v.literal('go'),
    unit: unitSchema,
    seat,
    way: v.picklist(WAYS),
    distance: whole(0, 45_000),
    source: unitSchema,
    from: units,
  }),
  v.strictObject({ step: v.literal('aim'), unit: unitSchema, by: name, choices: units }),
  v.strictObject({ step: v.literal('shoot'), unit: unitSchema, skill: name, target: anybody }),
  v.strictObject({ step: v.literal('split'), unit: unitSchema, dice: count, marks: units }),
  v.strictObject({
    step: v.literal('contact'),
    unit: unitSchema,
    target: unitSchema,
    kind: v.picklist(CHARGE_KINDS),
  }),
  v.strictObject({ step: v.literal('strike'), unit: unitSchema, target: unitSchema }),
  v.strictObject({ step: v.literal('cast'), unit: unitSchema }),
  v.strictObject({
    step: v.literal('summon'),
    unit: unitSchema,
    kind: v.picklist(UNIT_KINDS),
    range: v.union([whole(0, 45_000), v.literal('adjacent')]),
    within: whole(0, 45_000),
    left: count,
    may: v.boolean(),
  }),
  v.strictObject({ step: v.literal('dice'), seat, side: v.picklist(['opponent', 'roller']) }),
  v.strictObject({ step: v.literal('react'), unit: unitSchema, by: name }),
  v.strictObject({ step: v.literal('order'), seat }),
  v.strictObject({ step: v.literal('ember'), seat, choices: units }),
  v.strictObject({ step: v.literal('exit'), seat, choices: units }),
]);

export const stateSchema: Schema<State> = v.strictObject({
  options: optionsSchema,
  layout,
  grown: list(piece, 44),
  round: whole(0, MOST_ROUNDS),
  holder: seat,
  starter: seat,
  players: list(player, 2, 2),
  units: list(unit, MOST_UNITS),
  caches: list(whole(0, 9), 9),
  wagon: v.nullable(pointSchema),
  ledger: list(ledger, 2, 2),
  fallen: list(seat, 2),
  frames: list(frame, 40),
});
