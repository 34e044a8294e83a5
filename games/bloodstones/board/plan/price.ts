import type { Seat } from '@sanguine/kernel';
import { bloodstones } from '../../index.ts';
import type { Move } from '../../rules/moves.ts';
import type { View } from './selection.ts';

/** What a move costs: pips at once or added to the debt, tiles to discard, or Build Points. */
export interface Price {
  readonly of: 'pips' | 'tiles' | 'points';
  readonly count: number;
}

/** The price of a legal move, read from a preview of it; null if it has none. */
export function priceOf(view: View, seat: Seat, move: Move): Price | null {
  const before = view.frames.at(-1);
  const { state } = bloodstones.preview(view, seat, move);
  const after = state?.frames.at(-1);
  switch (move.do) {
    case 'build':
    case 'return':
      return { of: 'tiles', count: after?.step === 'build' ? after.cost : 0 };
    case 'muster':
      if (before?.step !== 'muster' || after?.step !== 'muster') return null;
      return { of: 'points', count: before.points - after.points };
    case 'step':
    case 'capture':
    case 'settle':
      return { of: 'pips', count: debtIn(after) - debtIn(before) };
    default:
      return null;
  }
}

function debtIn(frame: View['frames'][number] | undefined): number {
  return frame !== undefined && 'debt' in frame ? frame.debt : 0;
}

export function debtOf(view: View): number {
  return debtIn(view.frames.at(-1));
}
