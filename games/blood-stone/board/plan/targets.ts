import type { Seat } from '@sanguine/kernel';
import type { Space } from '../../content/glade.ts';
import { bloodStone } from '../../index.ts';
import { struckBy } from '../../rules/attack.ts';
import { isOwn } from '../../text/consequences.ts';
import type { AnyMove, Attack } from '../../rules/moves.ts';
import { castPlan } from './casting.ts';
import type { Selection, View } from './selection.ts';

/** A space that can be pressed, to make a move or to choose it for the selected card. */
export type Target =
  | { readonly space: Space; readonly kind: 'go' | 'strike'; readonly move: AnyMove }
  | { readonly space: Space; readonly kind: 'choose' };

/** What pressing each space would do with this selection. */
export function targetsOf(view: View, seat: Seat, selection: Selection): ReadonlyMap<Space, Target> {
  const targets = new Map<Space, Target>();
  const add = (target: Target): void => {
    if (!targets.has(target.space)) targets.set(target.space, target);
  };
  const plan = castPlan(view, seat, selection);
  if (plan !== null) {
    for (const at of plan.spaces) {
      const unit = plan.target ?? 'none';
      add({ space: at, kind: 'go', move: { do: 'cast', card: plan.card, unit, blood: plan.blood, at } });
    }
    for (const unit of plan.targets) {
      const { at, status } = view.figures[unit];
      if (status === 'glade') add({ space: at, kind: 'choose' });
    }
    return targets;
  }
  const moves = bloodStone.moves(view, seat);
  for (const move of moves) {
    if (move.do === 'rise') add({ space: move.at, kind: 'go', move });
    if (!('unit' in move) || move.unit !== selection.unit) continue;
    if (move.do === 'place') add({ space: move.at, kind: 'go', move });
    if (move.do === 'move') add({ space: move.to, kind: 'go', move });
  }
  for (const { move, at } of strikesAt(view, seat, attacksOf(moves, selection)))
    add({ space: at, kind: 'strike', move });
  return targets;
}

export function attacksOf(moves: readonly AnyMove[], { unit }: Selection): Attack[] {
  return moves.flatMap((move) => (move.do === 'attack' && move.unit === unit ? [move] : []));
}

/**
 * The foes that can be struck by pressing them, each with the aim that strikes most. Pressing an own unit selects it
 * and never strikes; such attacks, and other aims, have buttons.
 */
function strikesAt(view: View, seat: Seat, attacks: readonly Attack[]): { move: Attack; at: Space }[] {
  return attacks
    .map((move) => ({ move, struck: struckBy(view, move.unit, move.aim) }))
    .toSorted((one, other) => harm(view, seat, other.struck) - harm(view, seat, one.struck))
    .flatMap(({ move, struck }) =>
      struck.filter((unit) => !isOwn(view, seat, unit)).map((unit) => ({ move, at: view.figures[unit].at })),
    );
}

/** Foes struck minus own units struck. */
function harm(view: View, seat: Seat, struck: ReturnType<typeof struckBy>): number {
  return struck.reduce((sum, unit) => sum + (isOwn(view, seat, unit) ? -1 : 1), 0);
}
