import { KERNEL_REFUSALS, type Refusal, refusal, type Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from './selection.ts';

/**
 * Why nothing of a kind can be done: of all that might be pointed at, the reason of what fails by numbers alone, for
 * that is nearest to being allowed; else the first. Null: something can be done.
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
