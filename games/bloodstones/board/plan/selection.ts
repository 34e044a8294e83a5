import type { Masked, Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { forceOf } from '../../rules/forces.ts';
import type { Deployment, Move } from '../../rules/moves.ts';
import { countOf, holds } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';

export type View = Masked<State>;

/** What the player has selected; nothing of it is a move. */
export interface Selection {
  /** The stack that marches. */
  readonly from: Area | null;
  /** Which of its units go; null for all that can. */
  readonly units: readonly UnitKind[] | null;
  /** True to move an Undead that has stepped once, false for a fresh one; null for either. */
  readonly again: boolean | null;
  /** The unit to build. */
  readonly kind: UnitKind | null;
  /** The payment, as hand positions; null for the proposed one. */
  readonly tiles: readonly number[] | null;
  /** The secret opening build so far. */
  readonly deployed: readonly Deployment[];
  /** The battle to fight next. */
  readonly battle: Area | null;
  /** The marked choice in a battle. */
  readonly picked: string | null;
}

export const NOTHING: Selection = {
  from: null,
  units: null,
  again: null,
  kind: null,
  tiles: null,
  deployed: [],
  battle: null,
  picked: null,
};

/** What remains of a selection after the state changed: pieces that are gone are dropped. */
export function kept(selection: Selection, view: View, seat: Seat): Selection {
  const { from, units, kind } = selection;
  const force = from === null ? [] : forceOf(view, seat, from);
  const { hand } = playerOf(view, seat);
  const stands = force.length > 0;
  return {
    ...NOTHING,
    from: stands ? from : null,
    units: stands && units !== null && holds(force, units) ? units : null,
    kind: kind === 'cutiecorn' || hand.some((tile) => tile === kind) ? kind : null,
    deployed: view.frames.at(-1)?.step === 'deploy' ? selection.deployed : [],
  };
}

/** The selection when a new decision comes up. */
export function selectionFor(view: View, seat: Seat, before: Selection, played: Move | null): Selection {
  return played === null ? kept(before, view, seat) : after(played, view, seat);
}

/** The selection right after the player's own move: a marching army stays selected. */
export function after(move: Move, view: View, seat: Seat): Selection {
  if (move.do === 'step') return kept({ ...NOTHING, from: move.to, units: move.units }, view, seat);
  if (move.do === 'shamble' && !move.again) return { ...NOTHING, from: move.to, again: true };
  return NOTHING;
}

/** Adds a unit to the group or removes one; the last one stays. */
export function toggled(
  group: readonly UnitKind[],
  force: readonly UnitKind[],
  kind: UnitKind,
  take: boolean,
): UnitKind[] {
  const wanted = countOf(group, kind) + (take ? 1 : -1);
  const next: UnitKind[] = [];
  for (const one of force) {
    const most = one === kind ? wanted : countOf(group, one);
    if (countOf(next, one) < most) next.push(one);
  }
  return next.length === 0 ? [...group] : next;
}
