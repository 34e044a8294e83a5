import type { Seat, Viewer } from '@sanguine/kernel';
import { wholePercent } from '@sanguine/ui/odds/percents.ts';
import { battleEffect } from '../../rules/cards/index.ts';
import { clanOf } from '../../rules/clans.ts';
import { highestBonus, holdingChance, printedBonus, unknownOf } from '../../text/guesses.ts';
import type { View } from '../plan/selection.ts';

/** What a rival may hold, as far as the viewer can tell, in whole percent. */
export interface Holdings {
  /** For each possible bonus, the chance of a Battle card with this printed bonus or more. */
  readonly bonuses: readonly { readonly bonus: number; readonly percent: number }[];
  /** The chance of a late card; after the reveal nothing else matters. */
  readonly late: number | null;
}

/** Null if there is nothing to guess. */
export function holdingsOf(view: View, seat: Seat, viewer: Viewer): Holdings | null {
  if (seat === viewer || clanOf(view, seat).hand.length === 0) return null;
  const unknown = unknownOf(view, seat, viewer);
  if (unknown.length === 0) return null;
  if ((view.battle?.played.length ?? 0) > 0) {
    const late = holdingChance(unknown, (card) => battleEffect(card).late === true);
    return view.age === 1 ? null : { bonuses: [], late: wholePercent(late) };
  }
  const bonuses = Array.from({ length: highestBonus(unknown) }, (_, at) => at + 1).map((bonus) => ({
    bonus,
    percent: wholePercent(holdingChance(unknown, (card) => printedBonus(card) >= bonus)),
  }));
  return bonuses.length === 0 ? null : { bonuses, late: null };
}
