import type { Seat, Veiled, Viewer } from '@sanguine/kernel';
import { swappedTile } from './battle.ts';
import { cloneUnits } from './clone.ts';
import type { Event } from './events.ts';
import { sequence } from './sequence.ts';
import { HIDDEN, type Player, type State, type Tile } from './state.ts';
import { isCountedOpenly } from './steps/swap.ts';

/**
 * §1.5: everything is public except the contents of hands and bags, battle tiles before the reveal, and what the
 * current step hides. Owners can work out their own bag from what they see, so it is shown.
 */
export function maskState(state: State, viewer: Viewer): State {
  const { players, frames } = coverAll(state)(viewer);
  return {
    map: state.map,
    options: { ...state.options },
    first: state.first,
    active: state.active,
    round: state.round,
    players,
    units: cloneUnits(state.units),
    villages: [...state.villages],
    settlers: [...state.settlers],
    tribute: state.tribute,
    busy: state.busy,
    frames,
  };
}

/** The parts that differ between viewers. A player looks the same to all others. */
function coverAll(state: State): (viewer: Viewer) => Pick<State, 'players' | 'frames'> {
  const backs = state.players.map((player, seat) => maskPlayer(player, false, frozenTiles(state, seat)));
  return (viewer) => ({
    players: backs.map((back, seat) => {
      const own = seat === viewer ? state.players[seat] : undefined;
      return own === undefined ? back : maskPlayer(own, true, 0);
    }),
    frames: sequence.mask(state, viewer),
  });
}

export function veilState(state: State): Veiled<State> {
  const { map, options, first, active, round, units, villages, settlers, tribute, busy } = state;
  return {
    open: { map, options, first, active, round, units, villages, settlers, tribute, busy },
    covered: coverAll(state),
  };
}

/** Written out on purpose: a new field of the player stays hidden until it is shown here. */
function maskPlayer(player: Player, own: boolean, frozen: number): Player {
  return {
    faction: player.faction,
    hand: own ? [...player.hand] : backsOf(player.hand.length + frozen),
    bag: own ? [...player.bag] : backsOf(player.bag.length),
    discard: [...player.discard],
    supply: player.supply,
    pool: player.pool,
    capturedVillages: player.capturedVillages,
    capturedCitadels: player.capturedCitadels,
    vp: player.vp,
    regroups: player.regroups,
    idle: player.idle,
    out: player.out,
    fled: [...player.fled],
  };
}

function backsOf(count: number): Tile[] {
  const tiles: Tile[] = [];
  while (tiles.length < count) tiles.push(HIDDEN);
  return tiles;
}

/** §16 (`swapVisibility` = secret): for the others, a swapped-in tile still counts as held until the reveal. */
function frozenTiles(state: State, seat: Seat): number {
  const frame = state.frames.at(-1);
  if (frame?.step !== 'swap' || state.options.swapVisibility === 'public') return 0;
  const side = frame.sides.find((one) => one.seat === seat);
  if (side === undefined || swappedTile(side) === null) return 0;
  return isCountedOpenly(state, side) ? 0 : 1;
}

export function maskEvent(event: Event, viewer: Viewer): Event | null {
  switch (event.e) {
    case 'tiles.drawn':
      return event.seat === viewer ? event : { ...event, tiles: backsOf(event.tiles.length) };
    case 'battle.drew':
      return event.seat === viewer ? event : { ...event, tiles: event.tiles.map(() => 0) };
    case 'battle.decided':
      if (event.seat === viewer) return event;
      return { ...event, tile: event.secret || event.tile !== null ? HIDDEN : null };
    case 'first.drawn':
    case 'faction.picked':
    case 'citadel.placed':
    case 'start.chosen':
    case 'unit.built':
    case 'deployed':
    case 'turn.began':
    case 'village.captured':
    case 'tiles.discarded':
    case 'unit.moved':
    case 'battle.began':
    case 'battle.withdrew':
    case 'battle.shown':
    case 'battle.revealed':
    case 'battle.tied':
    case 'battle.won':
    case 'unit.lost':
    case 'citadel.taken':
    case 'force.retreated':
    case 'undead.raised':
    case 'cutiecorn.turned':
    case 'village.built':
    case 'regrouped':
    case 'player.out':
    case 'end.triggered':
    case 'villages.claimed':
    case 'game.ended':
      return event;
  }
}
