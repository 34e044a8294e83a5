import type { Seat, Veiled, Viewer } from '@sanguine/kernel';
import { swappedTile } from './battle.ts';
import type { Event } from './events.ts';
import { MAX_TILES } from './moves.ts';
import { sequence } from './sequence.ts';
import { HIDDEN, type Player, type State, type Tile } from './state.ts';
import { isCountedOpenly } from './steps/swap.ts';

/**
 * §1.5: everything is public except the contents of hands and bags, battle tiles before the reveal, and what the
 * current step hides. Owners can work out their own bag from what they see, so it is shown.
 */
export function veilState(state: State): Veiled<State> {
  const { map, options, first, active, round, units, villages, settlers, tribute, busy, spent } = state;
  return {
    open: { map, options, first, active, round, units, villages, settlers, tribute, busy, spent },
    covered: coverAll(state),
  };
}

/** What is not the same for everybody. A player looks alike to all others. */
function coverAll(state: State): (viewer: Viewer) => Pick<State, 'players' | 'frames'> {
  const backs: Player[] = [];
  const backOf = (player: Player, seat: Seat): Player =>
    (backs[seat] ??= maskPlayer(player, false, frozenTiles(state, seat)));
  return (viewer) => ({
    players: state.players.map((player, seat) =>
      seat === viewer ? maskPlayer(player, true, 0) : backOf(player, seat),
    ),
    frames: sequence.mask(state, viewer),
  });
}

/** Spelled out on purpose: a field added to the player stays hidden until somebody shows it here. */
function maskPlayer(player: Player, own: boolean, frozen: number): Player {
  return {
    faction: player.faction,
    hand: own ? player.hand.slice() : backsOf(player.hand.length + frozen),
    bag: own ? player.bag.slice() : backsOf(player.bag.length),
    discard: player.discard.slice(),
    supply: player.supply,
    pool: player.pool,
    capturedVillages: player.capturedVillages,
    capturedCitadels: player.capturedCitadels,
    vp: player.vp,
    regroups: player.regroups,
    idle: player.idle,
    out: player.out,
    fled: player.fled.slice(),
  };
}

/** As many as anybody can hold; a part of a list is copied at once. */
const BACKS: readonly Tile[] = Array.from({ length: MAX_TILES }, () => HIDDEN);

function backsOf(count: number): Tile[] {
  return BACKS.slice(0, count);
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
    case 'battle.held':
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
