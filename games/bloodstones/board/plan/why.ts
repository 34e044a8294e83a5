import { KERNEL_REFUSALS, type Refusal, refusal, type Seat } from '@sanguine/kernel';
import type { Area } from '../../content/map.ts';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import { refusalLine } from '../../text/refusals.ts';
import type { View } from './selection.ts';

interface Tried {
  /** Only these moves were meant. */
  readonly fits?: (move: Move) => boolean;
  /** The areas the player has chosen: a reason names no other. */
  readonly touched?: readonly Area[];
}

/**
 * Why no move of this verb is legal: the first refusal with numbers, because it is closest to being legal, else the
 * first; one that could only be told with a place the player has not chosen is told as there being no place at all. Null
 * if a move is legal.
 */
export function whyNone(view: View, seat: Seat, verb: Move['do'], tried: Tried = {}): Refusal | null {
  const { fits = () => true, touched = [] } = tried;
  let first: Refusal | null = null;
  let counted: Refusal | null = null;
  let rule = '';
  for (const move of bloodstones.offers(view, seat)) {
    if (move.do !== verb || !fits(move)) continue;
    const refused = bloodstones.refuse(view, seat, move);
    if (refused === null) return null;
    rule = rule === '' ? refused.rule : rule;
    const told = aboutTouched(refused, touched);
    if (told === null) continue;
    first ??= told;
    if (Object.keys(told.facts).length > 0) counted ??= told;
  }
  return counted ?? first ?? refusal(rule, KERNEL_REFUSALS.shape);
}

/** The refusal without places the player has not chosen; null if its words name one. */
function aboutTouched(refused: Refusal, touched: readonly Area[]): Refusal | null {
  const pieces = refused.pieces.flatMap((piece) => {
    const [what = '', area] = piece.split('@');
    if (area === undefined || touched.includes(Number(area))) return [piece];
    return what === '' ? [] : [what];
  });
  const told = { ...refused, pieces };
  return refusalLine('en', told) === refusalLine('en', refused) ? told : null;
}
