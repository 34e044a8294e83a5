import { type Rect, cheapestCorner, covered, type Size, type Corner } from '@sanguine/ui/controls/placing.ts';

const GAP = 12;

/**
 * Places a tip right of, left of, above or below its subject, within the board, covering as little as possible of
 * `avoid`.
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
  // Keeping the subject visible matters most.
  return cheapestCorner(spots, size, board, (slip) => 8 * covered(slip, [about]) + covered(slip, avoid));
}
