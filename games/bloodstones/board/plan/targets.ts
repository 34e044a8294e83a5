import type { Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import { atlasOf } from '../../rules/atlas.ts';
import type { Move } from '../../rules/moves.ts';
import { column, moveAt } from './pointing.ts';
import { type Price, priceOf } from './price.ts';
import { reach } from './reach.ts';
import type { Selection, View } from './selection.ts';

/** A highlighted area: the moves that pointing at it plays, and their total price. */
export interface Target {
  readonly area: Area;
  /** In order; several for a march of more than one step. */
  readonly moves: readonly Move[];
  readonly price: Price | null;
  /** The view before the last move. */
  readonly before: View;
}

/** Every area that can be pointed at with this selection. */
export function targetsOf(view: View, seat: Seat, selection: Selection): Target[] {
  const near: Target[] = [];
  for (const area of atlasOf(view).areas) {
    const move = moveAt(view, seat, selection, area);
    if (move === null || bloodstones.refuse(view, seat, move) !== null) continue;
    near.push({ area, moves: [move], price: priceOf(view, seat, move), before: view });
  }
  const { from } = selection;
  const step = view.frames.at(-1)?.step;
  if (from === null || selection.kind !== null || (step !== 'main' && step !== 'march')) return near;
  const far = reach(view, seat, from, column(view, seat, selection)).flatMap(
    ({ area, steps, cost, before }): Target[] =>
      near.some((target) => target.area === area)
        ? []
        : [{ area, moves: steps, price: { of: 'pips', count: cost }, before }],
  );
  return [...near, ...far];
}
