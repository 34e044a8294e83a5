import { cheapestCorner, type Corner, covered, type Rect, type Size } from '@sanguine/ui/controls/placing.ts';

const GAP = 14;

/** The boxes of the units in the window. */
export const unitBoxes = (): Rect[] =>
  [...document.querySelectorAll('button[data-place^="unit:"]')].map((one) => one.getBoundingClientRect());

/** A place above, below or beside its subject, where it covers no other unit if possible. */
export function clearOf(about: Rect, size: Size, board: Rect, others: readonly Rect[] = unitBoxes()): Corner {
  const middle = about.left + (about.width - size.width) / 2;
  const level = about.top + (about.height - size.height) / 2;
  const [right, left] = [about.left + about.width + GAP, about.left - size.width - GAP];
  const [above, below] = [about.top - size.height - GAP, about.top + about.height + GAP];
  const spots: Corner[] = [
    { left: right, top: level },
    { left, top: level },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
    { left: middle, top: above },
    { left: middle, top: below },
  ];
  return cheapestCorner(spots, size, board, (lying) => covered(lying, [about, ...others]));
}
