import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Link } from '@sanguine/ui';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import { UNITS } from '../../content/units.ts';
import { refusalLine } from '../../text/refusals.ts';
import { unitName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

/** A piece of a refusal as a link to its space; cards have none. */
function linkTo(locale: Locale, piece: string): Link[] {
  const unit = UNITS.find((one) => one === piece);
  if (unit !== undefined) return [{ ref: unit, words: unitName(locale, unit) }];
  return piece.startsWith('@') ? [{ ref: piece, words: piece.slice(1) }] : [];
}

export function unavailableBy(locale: Locale, refusal: Refusal): Unavailable {
  // A shape refusal's own text would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  return {
    says: bare ? sayBoard(locale, 'why.nothing') : refusalLine(locale, refusal),
    rule: refusal.rule,
    places: refusal.pieces.flatMap((piece) => linkTo(locale, piece)),
  };
}
