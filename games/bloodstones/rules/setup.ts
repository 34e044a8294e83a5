import { type Random, type Refusal, refusal, type Seat, type PlayContext } from '@sanguine/kernel';
import { BATTLE_TILES } from '../content/battle-tiles.ts';
import { type Faction, FACTION_FACTS, FACTIONS, OPENING_HAND, VILLAGES } from '../content/factions.ts';
import { type Area, CITADEL_SPACING, CITADEL_TERRAINS, type GameMap } from '../content/map.ts';
import { faultsOfGraph } from '../content/maps/graph-check.ts';
import { findMap, MAPS } from '../content/maps/index.ts';
import { atlasOf } from './atlas.ts';
import type { Event } from './events.ts';
import { citadelArea } from './forces.ts';
import { NOBODY, type Player, type Setup, type State } from './state.ts';
import { drawTile, fullBag, isHorde, playerOf, sortTiles } from './tiles.ts';

/** Refuses a set-up that has the right shape but cannot be played. */
export function refuseSetup({ seats, map: id, options }: Setup): Refusal | null {
  const map = findMap(id);
  if (map === undefined) return refusal('1.4', 'setup.noMap', [], { map: id });
  const fault = MAPS.includes(map) ? null : faultOf(map);
  if (fault !== null) return refusal('1.4', 'setup.badMap', [], { problem: fault });
  const [least, most] = map.players;
  if (seats < least || seats > most) return refusal('1.4', 'setup.mapPlayers', [], { map: id, least, most });
  if (options.openingBuild === 'simultaneous' && options.cutiecorn === 'on') {
    return refusal('16', 'setup.cutiecorn');
  }
  return null;
}

/** The first fault of each recently checked generated map, by its text; null if it is sound. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 64;

/**
 * Cached, because checking a map takes many times as long as the rest of a set-up, and each is checked several times.
 */
function faultOf(map: GameMap): string | null {
  const found = known.get(map.id);
  if (found !== undefined) return found;
  const [fault = null] = faultsOfGraph(map);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(map.id, fault);
  return fault;
}

export function start({ seats, map, options }: Setup, context: PlayContext<Event>): State {
  const areas = atlasOf({ map }).size;
  const first = drawFirstPlayer(seats, context);
  const state: State = {
    map,
    options: { ...options },
    first,
    active: first,
    round: 0,
    players: Array.from({ length: seats }, newPlayer),
    units: Array.from({ length: areas }, () => []),
    villages: Array.from({ length: areas }, () => 0),
    settlers: Array.from({ length: areas }, () => NOBODY),
    tribute: false,
    busy: false,
    spent: false,
    frames: [{ step: 'pick', queue: clockwise(seats, first) }],
  };
  if (options.factionPick === 'random') dealFactions(state, context);
  return state;
}

function newPlayer(): Player {
  return {
    faction: 'none',
    hand: [],
    bag: [],
    discard: [],
    supply: 0,
    pool: 0,
    capturedVillages: 0,
    capturedCitadels: 0,
    vp: 0,
    regroups: 0,
    idle: 0,
    out: false,
    fled: [],
  };
}

function clockwise(seats: number, first: Seat): Seat[] {
  return Array.from({ length: seats }, (_, index) => (first + index) % seats);
}

/** §2.1: two battle tiles each, the highest sum is first player; only those who tie draw again. */
function drawFirstPlayer(seats: number, context: PlayContext<Event>): Seat {
  let drawing = clockwise(seats, 0);
  for (;;) {
    const bag = drawing.length > 4 ? [...BATTLE_TILES, ...BATTLE_TILES] : [...BATTLE_TILES];
    const random: Random = context.open;
    const draws = Array.from({ length: seats }, (_, seat) =>
      drawing.includes(seat) ? [random.draw(bag), random.draw(bag)] : [],
    );
    const sums = draws.map((tiles) => tiles.reduce((sum, tile) => sum + tile, 0));
    const best = Math.max(...sums);
    drawing = drawing.filter((seat) => sums[seat] === best);
    const [winner, tied] = drawing;
    const first = tied === undefined ? (winner ?? NOBODY) : NOBODY;
    context.emit({ e: 'first.drawn', draws, first });
    if (first !== NOBODY) return first;
  }
}

/** §2.2: whether this game may use the faction at all. */
export function isAllowed(state: State, faction: Faction): boolean {
  return state.options.factionLimits === 'free' || FACTION_FACTS[faction].minPlayers <= state.players.length;
}

function dealFactions(state: State, context: PlayContext<Event>): void {
  const factions = context.open.shuffle(FACTIONS.filter((faction) => isAllowed(state, faction)));
  for (const [index, seat] of clockwise(state.players.length, state.first).entries()) {
    const faction = factions[index];
    if (faction !== undefined) takeFaction(state, seat, faction, context);
  }
  dealHands(state, context);
}

export function takeFaction(state: State, seat: Seat, faction: Faction, context: PlayContext<Event>): void {
  const facts = FACTION_FACTS[faction];
  const player = playerOf(state, seat);
  player.faction = faction;
  player.bag = fullBag(faction);
  player.supply = facts.settles ? VILLAGES : 0;
  player.pool = facts.undead;
  player.vp = facts.startVp;
  context.emit({ e: 'faction.picked', seat, faction });
}

/** §2.3: nine tiles each; then citadels in reverse order, the Chaos Horde last of all (§2.6). */
export function dealHands(state: State, context: PlayContext<Event>): void {
  for (const [seat, player] of state.players.entries()) {
    const random = context.hidden(seat);
    const tiles = Array.from({ length: OPENING_HAND }, () => drawTile(player, random));
    context.emit({ e: 'tiles.drawn', seat, tiles: sortTiles(tiles) });
  }
  const order = clockwise(state.players.length, state.first).toReversed();
  const horde = (seat: Seat): boolean => isHorde(state, seat);
  const queue = [...order.filter((seat) => !horde(seat)), ...order.filter(horde)];
  state.frames = [{ step: 'found', queue }];
}

function citadels(state: State): Area[] {
  return [...state.players.keys()].flatMap((seat) => citadelArea(state, seat) ?? []);
}

/** §2.4: the required distance of the next citadel from all others: three areas, less only if nothing else is left. */
export function requiredSpacing(state: State): number {
  for (let spacing = CITADEL_SPACING; spacing > 1; spacing--) {
    if (foundingSites(state, spacing).length > 0) return spacing;
  }
  return 1;
}

export function foundingSites(state: State, spacing: number): Area[] {
  const taken = citadels(state);
  return atlasOf(state).areas.filter((area) => refuseFounding(state, area, spacing, taken) === null);
}

/** §2.4, §2.6: plains, forest or hill, far enough from every citadel. */
export function refuseFounding(
  state: State,
  area: Area,
  spacing: number,
  taken: readonly Area[] = citadels(state),
): Refusal | null {
  const atlas = atlasOf(state);
  if (!CITADEL_TERRAINS.includes(atlas.terrain(area))) return refusal('2.4', 'found.terrain', [`@${area}`]);
  const near = taken.find((citadel) => atlas.distance(area, citadel) < spacing);
  if (near === undefined) return null;
  return refusal('2.4', 'found.near', [`@${near}`], { spacing, distance: atlas.distance(area, near) });
}
