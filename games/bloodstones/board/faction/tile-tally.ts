import type { Seat, Viewer } from '@sanguine/kernel';
import { type Faction, FACTION_FACTS } from '../../content/factions.ts';
import { TILE_KINDS, type TileKind, UNIT_KINDS } from '../../content/kinds.ts';
import { unitsIn } from '../../rules/forces.ts';
import { unseenTiles } from '../../rules/imagine.ts';
import { countOf } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';

/** Where the tiles of one kind are, as far as the viewer knows. */
export interface TileTally {
  readonly kind: TileKind;
  readonly map: number;
  readonly discard: number;
  /** Null for another player's hand, which is hidden. */
  readonly hand: number | null;
  /** In the bag for the viewer's own tiles; in hand or bag for another player's. */
  readonly rest: number;
}

/** A faction's kinds, in the order of its card. */
export function kindsOf(faction: Faction): TileKind[] {
  return TILE_KINDS.filter((kind) => FACTION_FACTS[faction].tiles[kind] !== undefined);
}

/** §1.5: everybody can work out what a hand and a bag hold together. */
export function tileTallies(view: State, viewer: Viewer, seat: Seat): TileTally[] {
  const player = playerOf(view, seat);
  if (player.faction === 'none') return [];
  const own = seat === viewer;
  const rest = own ? player.bag : unseenTiles(view, seat);
  return kindsOf(player.faction).map((kind) => ({
    kind,
    map: onMap(view, seat, kind),
    discard: countOf(player.discard, kind),
    hand: own ? countOf(player.hand, kind) : null,
    rest: countOf(rest, kind),
  }));
}

function onMap(view: State, seat: Seat, tile: TileKind): number {
  const kind = UNIT_KINDS.find((one) => one === tile);
  if (kind === undefined) return 0;
  let count = 0;
  for (let area = 0; area < view.units.length; area++)
    for (const unit of unitsIn(view, area)) if (unit.seat === seat && unit.kind === kind) count++;
  return count;
}
