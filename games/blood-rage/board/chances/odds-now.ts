import type { Seat } from '@sanguine/kernel';
import { battleOdds, type CardOdds } from '../../rules/odds/battle-odds.ts';
import { stepOf, type View } from '../plan/selection.ts';

/** Counted once per view, because the hand and the panel both ask. */
const COUNTED = new WeakMap<View, readonly CardOdds[]>();

/** The chances of every card of the viewer's hand while cards are chosen; empty at any other time. */
export function oddsNow(view: View, seat: Seat): readonly CardOdds[] {
  if (stepOf(view) !== 'cards') return [];
  let odds = COUNTED.get(view);
  if (odds === undefined) COUNTED.set(view, (odds = battleOdds(view, seat)));
  return odds;
}
