import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { refusalLine } from '../../text/refusals.ts';
import { thingName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

const isUnit = (piece: string): boolean =>
  UNIT_KINDS.some((kind) => piece.replace(/^(?:south|north)-/, '').split('.')[0] === kind);

/** A refusal, with links to the places of the units at fault. */
export function unavailableBy(locale: Locale, refusal: Refusal): Unavailable {
  // The text of a shape refusal would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  return {
    says: bare ? sayBoard(locale, 'why.nothing') : refusalLine(locale, refusal),
    rule: refusal.rule,
    places: refusal.pieces.filter(isUnit).map((piece) => ({ ref: piece, words: thingName(locale, piece) })),
  };
}
