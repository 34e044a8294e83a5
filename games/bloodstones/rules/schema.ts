import { list, whole } from '@sanguine/kernel';
import * as v from 'valibot';
import { FACTIONS } from '../content/factions.ts';
import { TILE_KINDS, UNIT_KINDS } from '../content/kinds.ts';
import { LONGEST_MAP } from '../content/maps/made.ts';
import { optionsSchema } from '../content/options.ts';
import { areaSchema, deploymentSchema, MAX_AREAS, MAX_SEATS, MAX_TILES, seatSchema } from './moves.ts';
import { HIDDEN, NOBODY } from './state.ts';

const count = whole(0, 10_000);
/** A map's id, or a generated map as text; `findMap` decides whether it exists. */
const mapId = v.pipe(
  v.string(),
  v.maxLength(LONGEST_MAP),
  v.regex(/^(?:[a-z0-9-]{1,60}|made\/[a-z0-9-/.;]+)$/),
);
const tile = v.picklist([...TILE_KINDS, HIDDEN]);
const tiles = list(tile, MAX_TILES);
const areas = list(areaSchema, MAX_AREAS);
const seats = list(seatSchema, MAX_SEATS);

export const setupSchema = v.strictObject({
  seats: whole(1, 12),
  map: mapId,
  options: optionsSchema,
});

const player = v.strictObject({
  faction: v.picklist([...FACTIONS, 'none']),
  hand: tiles,
  bag: tiles,
  discard: tiles,
  supply: count,
  pool: count,
  capturedVillages: count,
  capturedCitadels: count,
  vp: count,
  regroups: count,
  idle: count,
  out: v.boolean(),
  fled: areas,
});

const clash = { area: areaSchema, attacker: seatSchema, defender: seatSchema };
const aftermath = {
  area: areaSchema,
  winner: seatSchema,
  loser: seatSchema,
  attacker: seatSchema,
  bodies: count,
};
const side = v.strictObject({
  seat: seatSchema,
  tiles: list(whole(0, 5), 4),
  swap: v.picklist([...TILE_KINDS, 'open', 'kept', HIDDEN]),
  shown: v.boolean(),
});
const deployments = list(deploymentSchema, MAX_TILES);

const frame = v.variant('step', [
  v.strictObject({ step: v.literal('pick'), queue: seats }),
  v.strictObject({ step: v.literal('found'), queue: seats }),
  v.strictObject({ step: v.literal('muster'), seat: seatSchema, area: areaSchema, points: count }),
  v.strictObject({
    step: v.literal('deploy'),
    queue: seats,
    areas: list(v.union([areaSchema, v.literal(NOBODY)]), MAX_SEATS),
    chosen: list(v.union([deployments, v.literal(HIDDEN), v.null()]), MAX_SEATS),
  }),
  v.strictObject({ step: v.literal('return') }),
  v.strictObject({ step: v.literal('capture'), debt: count }),
  v.strictObject({ step: v.literal('undead'), tired: areas, spent: areas }),
  v.strictObject({ step: v.literal('main') }),
  v.strictObject({ step: v.literal('build'), cost: count }),
  v.strictObject({ step: v.literal('march'), debt: count }),
  v.strictObject({ step: v.literal('stand'), ...clash }),
  v.strictObject({ step: v.literal('swap'), ...clash, sides: v.tuple([side, side]) }),
  v.strictObject({ step: v.literal('casualty'), ...aftermath }),
  v.strictObject({ step: v.literal('retreat'), ...aftermath }),
  v.strictObject({ step: v.literal('raise'), ...aftermath }),
  v.strictObject({ step: v.literal('construct'), debt: count, paid: v.boolean(), free: v.boolean() }),
  v.strictObject({ step: v.literal('idle') }),
  v.strictObject({ step: v.literal('final'), queue: seats, order: seats, lap: count }),
]);

export const stateSchema = v.strictObject({
  map: mapId,
  options: optionsSchema,
  first: seatSchema,
  active: seatSchema,
  round: count,
  players: list(player, MAX_SEATS, 2),
  units: list(list(v.strictObject({ seat: seatSchema, kind: v.picklist(UNIT_KINDS) }), 400), MAX_AREAS),
  villages: list(count, MAX_AREAS),
  settlers: list(v.union([seatSchema, v.literal(NOBODY)]), MAX_AREAS),
  tribute: v.boolean(),
  busy: v.boolean(),
  spent: v.boolean(),
  frames: list(frame, 8),
});
