import { type Judgement, MARKS } from '@sanguine/bots';
import type { AnyGame, Masked, Seat } from '@sanguine/kernel';
import type { MarkedDecision } from '../headline.ts';

/** What a choice at a marked moment came to. */
export type Answer =
  /** Warlord's own move, or one within the least mark of it. */
  | { readonly kind: 'best' }
  | { readonly kind: 'good'; readonly loss: number }
  /** It seems to cost something, but what was measured is too uncertain to say so. */
  | { readonly kind: 'close' }
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

/** Any choice that costs less than the least mark is accepted, and so is one of which nothing can be said for certain. */
export function answerOf({ loss, verdict }: Pick<Judgement, 'loss' | 'verdict'>): Answer {
  if (verdict === 'unclear') return { kind: 'close' };
  if (loss < 0.05) return { kind: 'best' };
  return loss < MARKS.inaccuracy ? { kind: 'good', loss } : { kind: 'worse', loss };
}

export const isAccepted = ({ kind }: Answer): boolean => kind !== 'same' && kind !== 'worse';
