import type { Seat, Viewer } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import { cloneState } from './clone.ts';
import { cheapest, type Due, dueNow } from './due.ts';
import { unseenTiles } from './imagine.ts';
import type { State } from './state.ts';
import { discard, factionOf, pipSum, playerOf } from './tiles.ts';

/** A table on which nothing is owed any more. */
export interface Settled {
  readonly state: State;
  /** The tiles the viewer has paid with; none: nothing was owed, or another owes it. */
  readonly paid: readonly TileKind[];
}

/**
 * The table once what is owed now is paid: by the viewer with these tiles, else with those proposed. Of another hand as
 * many tiles go as will be asked of it, for what they are is not known.
 */
export function settled(view: State, viewer: Viewer, tiles: readonly TileKind[] | null = null): Settled {
  const due = dueNow(view);
  if (due === null) return { state: view, paid: [] };
  const state = cloneState(view);
  const debtor = state.active;
  const paid = debtor === viewer ? (tiles ?? cheapest(view, debtor, due) ?? []) : [];
  state.frames.pop();
  if (debtor === viewer) discard(state, debtor, paid);
  else playerOf(state, debtor).hand.splice(0, tilesAsked(view, debtor, due));
  return { state, paid };
}

/** A march is paid with as many tiles as it takes (§8.7): here with tiles of middling worth. */
function tilesAsked(view: State, seat: Seat, { by, count }: Due): number {
  if (by === 'count') return count;
  if (by === 'one') return 1;
  const unseen = unseenTiles(view, seat);
  return Math.ceil((count * unseen.length) / Math.max(1, pipSum(factionOf(view, seat), unseen)));
}
