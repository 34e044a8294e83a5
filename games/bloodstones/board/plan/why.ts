import { KERNEL_REFUSALS, type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from './selection.ts';

/**
 * Why no move of this verb is legal: the first refusal with numbers, because it is closest to being legal, else the
 * first. Null if one is legal.
 */
export function whyNone(
  view: View,
  seat: Seat,
  verb: Move['do'],
  fits: (move: Move) => boolean = () => true,
): Refusal | null {
  let first: Refusal | null = null;
  let counted: Refusal | null = null;
  for (const move of bloodstones.offers(view, seat)) {
    if (move.do !== verb || !fits(move)) continue;
    const refused = bloodstones.refuse(view, seat, move);
    if (refused === null) return null;
    first ??= refused;
    if (Object.keys(refused.facts).length > 0) counted ??= refused;
  }
  return counted ?? first ?? refusal('', KERNEL_REFUSALS.shape);
}
