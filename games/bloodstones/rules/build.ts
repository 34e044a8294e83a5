import { type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { CUTIECORN_COST } from '../content/factions.ts';
import { isTile, type UnitKind, UNITS } from '../content/kinds.ts';
import type { Area } from '../content/map.ts';
import { atlasOf } from './atlas.ts';
import { findCutiecorn, turnCutiecorn } from './cutiecorn.ts';
import type { Event } from './events.ts';
import { enemyIn, hasKind, hasUnits, placeUnit } from './forces.ts';
import { mayStand } from './passage.ts';
import type { State } from './state.ts';
import { isHorde, kindsIn, playerOf, removeTile, tileFacts } from './tiles.ts';

/** §7.1: tiles to discard for a unit; null if it is never built. */
export function buildCost(state: State, seat: Seat, kind: UnitKind): number | null {
  if (kind === 'cutiecorn') return CUTIECORN_COST;
  if (kind === 'undead' || kind === 'citadel') return null;
  return tileFacts(playerOf(state, seat).faction, kind).cost;
}

/** §7.1, §15.1: refuses unless the tile is available: in hand, or the Cutiecorn beside the map. */
export function refuseSupply(state: State, seat: Seat, kind: UnitKind): Refusal | null {
  if (kind === 'undead' || kind === 'citadel') return refusal('7.1', 'build.never', [kind]);
  if (kind === 'cutiecorn') {
    if (state.options.cutiecorn === 'off') return refusal('15.1', 'build.noCutiecorn');
    return findCutiecorn(state) === null ? null : refusal('15.1', 'build.cutiecornTaken');
  }
  return playerOf(state, seat).hand.includes(kind) ? null : refusal('7.1', 'build.notInHand', [kind]);
}

/** §7.1: a tile without a unit pays and fights, and is never built. */
export const refuseBlank = (): Refusal => refusal('7.1', 'build.blank');

/** §7.1: the cost is paid with other tiles of the hand. */
export function refuseCost(state: State, seat: Seat, kind: UnitKind): Refusal | null {
  const need = buildCost(state, seat, kind) ?? Infinity;
  const have = playerOf(state, seat).hand.length - (kind === 'cutiecorn' ? 0 : 1);
  return need > have ? refusal('7.1', 'build.cost', [kind], { need, have }) : null;
}

/** §7.2–7.4: where a unit may be built. */
export function refusePlace(state: State, seat: Seat, kind: UnitKind, area: Area): Refusal | null {
  const atlas = atlasOf(state);
  const ship = UNITS[kind].domain === 'sea';
  if (ship && !atlas.isSea(area)) return refusal('7.3', 'build.shipOnLand', [`@${area}`]);
  if (!ship && atlas.isSea(area)) return refusal('7.2', 'build.landAtSea', [`@${area}`]);
  if (isHorde(state, seat)) return refuseHordePlace(state, seat, kind, area);
  if (ship) {
    const port = atlas.neighbours(area).some((land) => isHome(state, seat, land));
    return port ? null : refusal('7.3', 'build.noPort', [`@${area}`]);
  }
  return isHome(state, seat, area) ? null : refusal('7.2', 'build.noHome', [`@${area}`]);
}

/** The seat has a village or its citadel there. */
export function isHome(state: State, seat: Seat, area: Area): boolean {
  return state.settlers[area] === seat || hasKind(state, seat, area, 'citadel');
}

/**
 * §7.4: the Chaos Horde builds where it has units; or across a shore, land units next to its own ship and ships next to
 * its own units on land, if the new unit's area holds no enemy unit; that of the base may be contested.
 */
function refuseHordePlace(state: State, seat: Seat, kind: UnitKind, area: Area): Refusal | null {
  const atlas = atlasOf(state);
  if (hasUnits(state, seat, area)) return null;
  const ship = UNITS[kind].domain === 'sea';
  if (!ship && !mayStand(state, seat, kind, atlas.terrain(area)))
    return refusal('7.4', 'build.mountain', [`@${area}`]);
  if (enemyIn(state, seat, area)) return refusal('7.4', 'build.enemy', [`@${area}`]);
  const base = atlas
    .neighbours(area)
    .some((next) => atlas.isSea(next) !== ship && hasUnits(state, seat, next));
  return base ? null : refusal('7.4', 'build.noBase', [`@${area}`]);
}

export function refuseBuild(state: State, seat: Seat, kind: UnitKind, area: Area): Refusal | null {
  return (
    refuseSupply(state, seat, kind) ?? refusePlace(state, seat, kind, area) ?? refuseCost(state, seat, kind)
  );
}

/** Puts the unit on the map; its cost is due afterwards. */
export function build(
  state: State,
  seat: Seat,
  kind: UnitKind,
  area: Area,
  context: PlayContext<Event>,
): void {
  if (isTile(kind)) {
    removeTile(playerOf(state, seat).hand, kind);
    if (seat === state.active) state.spent = true;
  }
  placeUnit(state, seat, kind, area);
  context.emit({ e: 'unit.built', seat, kind, area });
  turnCutiecorn(state, context);
}

/** What a player might want to build: the kinds in hand, and the Cutiecorn if it is in play. */
export function buildable(state: State, seat: Seat): UnitKind[] {
  const kinds = kindsIn(playerOf(state, seat).hand).filter((kind) => kind !== 'blank');
  return state.options.cutiecorn === 'on' ? [...kinds, 'cutiecorn'] : kinds;
}
