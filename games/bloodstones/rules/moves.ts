import { list, verbsOf, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { FACTIONS } from '../content/factions.ts';
import { TILE_KINDS, UNIT_KINDS } from '../content/kinds.ts';

/** Bounds that no real game reaches; they keep bad input small. */
export const MAX_AREAS = 400;
const MAX_UNITS = 80;
export const MAX_TILES = 36;
export const MAX_SEATS = 6;

export const areaSchema = whole(0, MAX_AREAS - 1);
export const seatSchema = whole(0, MAX_SEATS - 1);
const tile = v.picklist(TILE_KINDS);
const unit = v.picklist(UNIT_KINDS);
const tiles = list(tile, MAX_TILES, 1);

export const deploymentSchema = v.strictObject({ kind: unit, area: areaSchema });

const verbs = verbsOf({
  pick: { faction: v.picklist(FACTIONS) },
  found: { area: areaSchema },
  muster: { kind: unit, area: areaSchema },
  ready: {},
  deploy: { units: list(deploymentSchema, MAX_TILES) },
  return: { kind: unit, area: areaSchema },
  capture: { area: areaSchema },
  pay: { tiles },
  end: {},
  shamble: {
    from: areaSchema,
    to: areaSchema,
    /** The second step of an Undead. */
    again: v.boolean(),
  },
  build: { kind: unit, area: areaSchema },
  discard: { tiles },
  step: { units: list(unit, MAX_UNITS, 1), from: areaSchema, to: areaSchema },
  battle: { area: areaSchema, foe: seatSchema },
  withdraw: { area: areaSchema },
  stand: {},
  swap: { tile },
  keep: {},
  lose: { kind: unit },
  retreat: { area: areaSchema },
  raise: { count: whole(0, MAX_UNITS) },
  settle: { area: areaSchema },
});

export const moveSchema = v.variant('do', Object.values(verbs));

/** §2.2: take a faction. */
export type Pick = v.InferOutput<typeof verbs.pick>;
/** §2.4: place the citadel; §2.6: choose the Chaos Horde's start. */
export type Found = v.InferOutput<typeof verbs.found>;
/** §2.5: place a unit for Build Points. */
export type Muster = v.InferOutput<typeof verbs.muster>;
export type Ready = v.InferOutput<typeof verbs.ready>;
export type Deployment = v.InferOutput<typeof deploymentSchema>;
/** §16: the whole opening build in secret. */
export type Deploy = v.InferOutput<typeof verbs.deploy>;
/** §7.5: the Chaos Horde returns to the map. */
export type Return = v.InferOutput<typeof verbs.return>;
/** §4: take one village. */
export type Capture = v.InferOutput<typeof verbs.capture>;
/** Pips for a march, a capture or villages. */
export type Pay = v.InferOutput<typeof verbs.pay>;
export type End = v.InferOutput<typeof verbs.end>;
/** §5: one Undead makes one step. */
export type Shamble = v.InferOutput<typeof verbs.shamble>;
/** §7: put a tile from hand on the map. */
export type Build = v.InferOutput<typeof verbs.build>;
/** §7.1: the cost of a build; §3.3: the idle player's tile. */
export type Discard = v.InferOutput<typeof verbs.discard>;
/** §8: units go together from one area to another, over land, sea or a passage of ships. */
export type March = v.InferOutput<typeof verbs.step>;
/** §9.1: fight one enemy in one area. */
export type Battle = v.InferOutput<typeof verbs.battle>;
export type Withdraw = v.InferOutput<typeof verbs.withdraw>;
export type Stand = v.InferOutput<typeof verbs.stand>;
/** §9.4: replace the lowest battle tile. */
export type Swap = v.InferOutput<typeof verbs.swap>;
export type Keep = v.InferOutput<typeof verbs.keep>;
/** §9.8: the casualty. */
export type Lose = v.InferOutput<typeof verbs.lose>;
export type Retreat = v.InferOutput<typeof verbs.retreat>;
/** §9.10: how many Undead rise. */
export type Raise = v.InferOutput<typeof verbs.raise>;
/** §11: one village. */
export type Settle = v.InferOutput<typeof verbs.settle>;

export type Move = v.InferOutput<typeof moveSchema>;
