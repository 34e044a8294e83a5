import type { Seat, PlayContext } from '@sanguine/kernel';
import { isTile, UNIT_KINDS, type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import type { Death, Event } from './events.ts';
import { MAX_SEATS } from './moves.ts';
import type { State, Unit } from './state.ts';
import { addTile, playerOf } from './tiles.ts';

const NO_UNITS: readonly Unit[] = [];

const RANK = Object.fromEntries(UNIT_KINDS.map((kind, index) => [kind, index])) as Record<UnitKind, number>;

/** All possible units by rank: ordered by seat, then kind. */
const UNIT_VALUES: readonly Unit[] = Array.from({ length: MAX_SEATS }, (_, seat) =>
  UNIT_KINDS.map((kind) => Object.freeze({ seat, kind })),
).flat();

export function unitsIn(state: State, area: Area): readonly Unit[] {
  return state.units[area] ?? NO_UNITS;
}

export function hasUnits(state: State, seat: Seat, area: Area): boolean {
  for (const unit of unitsIn(state, area)) if (unit.seat === seat) return true;
  return false;
}

/** Units of any other player (§1.3: there are no alliances). */
export function enemyIn(state: State, seat: Seat, area: Area): boolean {
  for (const unit of unitsIn(state, area)) if (unit.seat !== seat) return true;
  return false;
}

/** §1.3: a player's force in an area, as sorted kinds. */
export function forceOf(state: State, seat: Seat, area: Area): UnitKind[] {
  const force: UnitKind[] = [];
  for (const unit of unitsIn(state, area)) if (unit.seat === seat) force.push(unit.kind);
  return force;
}

export function hasKind(state: State, seat: Seat, area: Area, kind: UnitKind): boolean {
  for (const unit of unitsIn(state, area)) if (unit.seat === seat && unit.kind === kind) return true;
  return false;
}

/** Castles and citadels never leave their area. */
export function isFixed(kind: UnitKind): boolean {
  return UNITS[kind].domain === 'fixed';
}

/** Other players with units in an area, in seat order. */
export function foesIn(state: State, seat: Seat, area: Area): Seat[] {
  const foes: Seat[] = [];
  for (const unit of unitsIn(state, area)) {
    if (unit.seat !== seat && !foes.includes(unit.seat)) foes.push(unit.seat);
  }
  return foes;
}

/** The areas with units of a player, in order. */
export function areasOf(state: State, seat: Seat): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < state.units.length; area++) if (hasUnits(state, seat, area)) areas.push(area);
  return areas;
}

/** §1.3: areas that hold own units and units of another player. */
export function contestedAreas(state: State, seat: Seat): Area[] {
  return areasOf(state, seat).filter((area) => enemyIn(state, seat, area));
}

/** The seat has units or villages there. */
export function hasPieces(state: State, seat: Seat, area: Area): boolean {
  return hasUnits(state, seat, area) || state.settlers[area] === seat;
}

/** Another player has units or villages there. */
export function hasEnemyPieces(state: State, seat: Seat, area: Area): boolean {
  const settler = state.settlers[area];
  return enemyIn(state, seat, area) || (settler !== undefined && settler >= 0 && settler !== seat);
}

/** §1.3: no pieces of anybody. */
export function isEmpty(state: State, area: Area): boolean {
  return unitsIn(state, area).length === 0 && state.villages[area] === 0;
}

export function citadelArea(state: State, seat: Seat): Area | undefined {
  for (let area = 0; area < state.units.length; area++)
    if (hasKind(state, seat, area, 'citadel')) return area;
  return undefined;
}

export function placeUnit(state: State, seat: Seat, kind: UnitKind, area: Area): void {
  const units = state.units[area];
  if (units === undefined) throw new Error(`no area ${area}`);
  const rank = seat * UNIT_KINDS.length + RANK[kind];
  const unit = UNIT_VALUES[rank];
  if (unit === undefined) throw new Error(`no seat ${seat}`);
  let at = units.length;
  while (at > 0 && rankOf(units[at - 1]) > rank) at--;
  units.splice(at, 0, unit);
}

function rankOf(unit: Unit | undefined): number {
  return unit === undefined ? -1 : unit.seat * UNIT_KINDS.length + RANK[unit.kind];
}

export function removeUnit(state: State, seat: Seat, kind: UnitKind, area: Area): void {
  const units = state.units[area] ?? [];
  const at = units.findIndex((unit) => unit.seat === seat && unit.kind === kind);
  if (at < 0) throw new Error(`no ${kind} of ${seat} in ${area}`);
  units.splice(at, 1);
}

export function moveUnit(state: State, seat: Seat, kind: UnitKind, from: Area, to: Area): void {
  removeUnit(state, seat, kind, from);
  placeUnit(state, seat, kind, to);
}

/** §3.2: an eliminated unit goes to its owner's discard pile, an Undead to the pool, the Cutiecorn beside the map. */
export function eliminate(
  state: State,
  seat: Seat,
  kind: UnitKind,
  area: Area,
  why: Death,
  context: PlayContext<Event>,
): void {
  removeUnit(state, seat, kind, area);
  const player = playerOf(state, seat);
  if (kind === 'undead') player.pool++;
  else if (isTile(kind)) addTile(player.discard, kind);
  context.emit({ e: 'unit.lost', seat, kind, area, why });
}

/** Units in notation, for refusals. */
export function named(kinds: readonly UnitKind[], area: Area): string[] {
  return kinds.map((kind) => `${kind}@${area}`);
}
