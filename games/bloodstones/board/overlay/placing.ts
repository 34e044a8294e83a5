import { type Rect, cheapestCorner, covered, type Size, type Corner } from '@sanguine/ui/controls/placing.ts';

const GAP = 12;

/**
 * Where a slip lies beside what it is about: to the right, left, above or below, within the board, and over as little
 * as can be of what is not to be hidden.
 */
export function placeBeside(about: Rect, size: Size, board: Rect, avoid: readonly Rect[]): Corner {
  const level = about.top + (about.height - size.height) / 2;
  const middle = about.left + (about.width - size.width) / 2;
  const spots = [
    { left: about.left + about.width + GAP, top: level },
    { left: about.left - GAP - size.width, top: level },
    { left: middle, top: about.top - GAP - size.height },
    { left: middle, top: about.top + about.height + GAP },
  ];
  // What it is about must be seen before anything else.
  return cheapestCorner(spots, size, board, (slip) => 8 * covered(slip, [about]) + covered(slip, avoid));
}
