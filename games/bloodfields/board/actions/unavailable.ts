import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import { UNIT_KINDS } from '../../content/units/kinds.ts';
import { refusalLine } from '../../text/refusals.ts';
import { thingName } from '../../text/words.ts';
import { sayBoard } from '../text/say.ts';

const isUnit = (piece: string): boolean =>
  UNIT_KINDS.some((kind) => piece.replace(/^(?:south|north)-/, '').split('.')[0] === kind);

/** A refusal with the units at fault as links to where they stand. */
export function unavailableBy(locale: Locale, refusal: Refusal): Unavailable {
  // A shape refusal's own text would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  return {
    says: bare ? sayBoard(locale, 'why.nothing') : refusalLine(locale, refusal),
    rule: refusal.rule,
    places: refusal.pieces.filter(isUnit).map((piece) => ({ ref: piece, words: thingName(locale, piece) })),
  };
}
