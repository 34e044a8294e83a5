import { KERNEL_REFUSALS, type Locale, type Refusal } from '@sanguine/kernel';
import type { Unavailable } from '@sanguine/ui/interaction/reason.ts';
import { thingName } from '../../text/words.ts';
import { refusalLine } from '../../text/refusals.ts';
import { sayBoard } from '../text/say.ts';

export function unavailableBy(locale: Locale, refusal: Refusal): Unavailable {
  // A shape refusal's own text would tell a player nothing.
  const bare = refusal.code === KERNEL_REFUSALS.shape;
  return {
    says: bare ? sayBoard(locale, 'why.nothing') : refusalLine(locale, refusal),
    rule: refusal.rule,
    places: refusal.pieces.map((piece) => ({ ref: piece, words: thingName(locale, piece) })),
  };
}
