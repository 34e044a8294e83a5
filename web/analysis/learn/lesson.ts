import { MARKS } from '@sanguine/bots';
import type { AnyGame, Masked, Seat } from '@sanguine/kernel';
import type { MarkedDecision } from '../headline.ts';

/** What a choice at a marked moment came to. */
export type Answer =
  /** Warlord's own move, or one within the least mark of it. */
  | { readonly kind: 'best' }
  | { readonly kind: 'good'; readonly loss: number }
  | { readonly kind: 'same'; readonly loss: number }
  | { readonly kind: 'worse'; readonly loss: number };

/** What is known of a choice without any work: it was Warlord's, or the one made in the game; null otherwise. */
export function knownAnswer(
  { engine }: AnyGame,
  view: Masked<unknown>,
  seat: Seat,
  { made, better, loss }: MarkedDecision,
  move: unknown,
): Answer | null {
  const text = engine.notation.print(view, seat, move);
  if (text === better?.notation) return { kind: 'best' };
  return text === made.notation ? { kind: 'same', loss } : null;
}

/** Any choice that costs less than the least mark is accepted. */
export function answerOf(loss: number): Answer {
  if (loss < 0.05) return { kind: 'best' };
  return loss < MARKS.inaccuracy ? { kind: 'good', loss } : { kind: 'worse', loss };
}

export const isAccepted = ({ kind }: Answer): boolean => kind === 'best' || kind === 'good';
