import type { Seat, Viewer } from '@sanguine/kernel';
import type { TileKind } from '../content/kinds.ts';
import { cloneState } from './clone.ts';
import { cheapest, type Due, dueNow } from './due.ts';
import { unseenTiles } from './imagine.ts';
import type { State } from './state.ts';
import { discard, factionOf, pipSum, playerOf } from './tiles.ts';

/** A state in which nothing is owed any more. */
export interface Settled {
  readonly state: State;
  /** The tiles the viewer paid with; empty if nothing was owed, or if another player owed it. */
  readonly paid: readonly TileKind[];
}

/**
 * The state once the current debt is paid: by the viewer with these tiles, else with the proposed ones. Another hand,
 * which is unknown, loses as many tiles as it is expected to need.
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

/** A march is paid with as many tiles as it takes (§8.7); assumes tiles of average pips. */
function tilesAsked(view: State, seat: Seat, { by, count }: Due): number {
  if (by === 'count') return count;
  if (by === 'one') return 1;
  const unseen = unseenTiles(view, seat);
  return Math.ceil((count * unseen.length) / Math.max(1, pipSum(factionOf(view, seat), unseen)));
}
