import type { JudgedDraw } from '@sanguine/bots';
import type { Seat } from '@sanguine/kernel';

/** A draw and what it was worth to one seat. */
export interface FeltDraw {
  readonly draw: JudgedDraw;
  readonly luck: number;
}

/** What each draw was worth to a seat, in order. */
export const feltBy = (draws: readonly JudgedDraw[], seat: Seat): FeltDraw[] =>
  draws.map((draw) => ({ draw, luck: draw.luck[seat] ?? 0 }));

/** The draws that gave a seat most and those that took most from it, the greatest first. */
export function extremes(
  felt: readonly FeltDraw[],
  count = 3,
): { readonly best: readonly FeltDraw[]; readonly worst: readonly FeltDraw[] } {
  const sorted = felt.toSorted((one, other) => other.luck - one.luck);
  return {
    best: sorted.slice(0, count).filter(({ luck }) => luck > 0),
    worst: sorted
      .slice(-count)
      .toReversed()
      .filter(({ luck }) => luck < 0),
  };
}
