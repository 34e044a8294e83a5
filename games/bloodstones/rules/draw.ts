import type { Seat, PlayContext } from '@sanguine/kernel';
import { FACTION_FACTS } from '../content/factions.ts';
import { UNITS } from '../content/kinds.ts';
import { atlasOf } from './atlas.ts';
import { turnCutiecorn } from './cutiecorn.ts';
import type { Event } from './events.ts';
import { eliminate, forceOf } from './forces.ts';
import type { State, Tile } from './state.ts';
import { addTile, drawTile, playerOf } from './tiles.ts';
import { villagesOf } from './villages.ts';

/** §12.1: at the end of their owner's turn, units in a desert die unless their kind survives there. */
export function burnInDeserts(state: State, seat: Seat, context: PlayContext<Event>): void {
  for (const area of atlasOf(state).deserts) {
    for (const kind of forceOf(state, seat, area)) {
      if (!UNITS[kind].desert) eliminate(state, seat, kind, area, 'desert', context);
    }
  }
  turnCutiecorn(state, context);
}

/** §12.3: regroups that count towards the end of the game. */
export function regroupTarget(state: State): number {
  const standard = state.players.length === 2 ? 3 : 2;
  return state.options.regroupTarget === 'short' ? standard - 1 : standard;
}

/**
 * §12.2: draws up to the hand size. When a tile is needed and the bag is empty the player regroups, at most once per
 * draw; after the end has been triggered (`scoring` false) tiles only recycle.
 */
export function refill(state: State, seat: Seat, scoring: boolean, context: PlayContext<Event>): void {
  const player = playerOf(state, seat);
  const limit = player.faction === 'none' ? 0 : FACTION_FACTS[player.faction].handSize;
  const drawn: Tile[] = [];
  let regrouped = false;
  while (player.hand.length < limit) {
    if (player.bag.length === 0) {
      if (regrouped) break;
      regrouped = true;
      regroup(state, seat, scoring, context);
      if (player.bag.length === 0) break;
    }
    addTile(drawn, drawTile(player, context.hidden(seat)));
  }
  if (drawn.length > 0) context.emit({ e: 'tiles.drawn', seat, tiles: drawn });
}

/** §12.3: the discard pile goes back into the bag; up to the target, villages on the map score. */
function regroup(state: State, seat: Seat, scoring: boolean, context: PlayContext<Event>): void {
  const player = playerOf(state, seat);
  player.bag = player.discard;
  player.discard = [];
  if (!scoring || player.regroups >= regroupTarget(state)) return;
  const vp = villagesOf(state, seat);
  player.vp += vp;
  player.regroups++;
  context.emit({ e: 'regrouped', seat, vp, count: player.regroups });
}
