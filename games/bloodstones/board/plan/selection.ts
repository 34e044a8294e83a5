import type { Masked, Seat } from '@sanguine/kernel';
import type { UnitKind } from '../../content/kinds.ts';
import type { Area } from '../../content/map.ts';
import { forceOf } from '../../rules/forces.ts';
import type { Deployment, Move } from '../../rules/moves.ts';
import { countOf, holds } from '../../rules/multiset.ts';
import type { State } from '../../rules/state.ts';
import { playerOf } from '../../rules/tiles.ts';

export type View = Masked<State>;

/** What a person has taken up and not yet put down: nothing of it is a move. */
export interface Selection {
  /** The stack that is to go. */
  readonly from: Area | null;
  /** Who of it goes; null: everybody who can. */
  readonly units: readonly UnitKind[] | null;
  /** An Undead that has stepped once goes on, rather than a fresh one; null: whichever there is. */
  readonly again: boolean | null;
  /** The unit that is to be built. */
  readonly kind: UnitKind | null;
  /** The hand tiles laid out as payment, by their places in the hand; null: those proposed. */
  readonly tiles: readonly number[] | null;
  /** The secret opening build so far. */
  readonly deployed: readonly Deployment[];
  /** The battle that is to be fought next. */
  readonly battle: Area | null;
  /** The choice marked in a battle. */
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

/** What is left of a selection when the table has changed: pieces that are gone are let go. */
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

/** What is in hand when a question comes up. */
export function selectionFor(view: View, seat: Seat, before: Selection, played: Move | null): Selection {
  return played === null ? kept(before, view, seat) : after(played, view, seat);
}

/** What one has in hand right after a move of one's own: an army on the march stays taken up. */
export function after(move: Move, view: View, seat: Seat): Selection {
  if (move.do === 'step') return kept({ ...NOTHING, from: move.to, units: move.units }, view, seat);
  if (move.do === 'shamble' && !move.again) return { ...NOTHING, from: move.to, again: true };
  return NOTHING;
}

/** Takes one unit more into the group, or one less; the last one stays. */
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
