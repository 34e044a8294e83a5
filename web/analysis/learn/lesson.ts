import { type Judgement, MARKS } from '@sanguine/bots';
import type { AnyGame, Masked, Seat } from '@sanguine/kernel';
import type { MarkedDecision } from '../headline.ts';

/** The verdict on a choice at a marked moment. */
export type Answer =
  /** Warlord's own move, or one within the least mark of it. */
  | { readonly kind: 'best' }
  | { readonly kind: 'good'; readonly loss: number }
  /** It seems to cost something, but the measurement is too uncertain to say so. */
  | { readonly kind: 'close' }
  | { readonly kind: 'same'; readonly loss: number }
  | { readonly kind: 'worse'; readonly loss: number };

/** The answer to a choice that needs no work: Warlord's own or the one made in the game; null for any other. */
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

/** Accepts any choice that costs less than the least mark, or whose cost is uncertain. */
export function answerOf({ loss, verdict }: Pick<Judgement, 'loss' | 'verdict'>): Answer {
  if (verdict === 'unclear') return { kind: 'close' };
  if (loss < 0.05) return { kind: 'best' };
  return loss < MARKS.inaccuracy ? { kind: 'good', loss } : { kind: 'worse', loss };
}

export const isAccepted = ({ kind }: Answer): boolean => kind !== 'same' && kind !== 'worse';
