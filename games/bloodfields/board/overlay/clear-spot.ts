import { cheapestCorner, type Corner, covered, type Rect, type Size } from '@sanguine/ui/controls/placing.ts';

const GAP = 14;

/** Above, below or beside what it is about, wherever it covers no other unit. */
export function clearOf(about: Rect, size: Size, board: Rect): Corner {
  const others = [...document.querySelectorAll('button[data-place^="unit:"]')].map((one) =>
    one.getBoundingClientRect(),
  );
  const middle = about.left + (about.width - size.width) / 2;
  const level = about.top + (about.height - size.height) / 2;
  const spots: Corner[] = [
    { left: about.left + about.width + GAP, top: level },
    { left: about.left - size.width - GAP, top: level },
    { left: middle, top: about.top - size.height - GAP },
    { left: middle, top: about.top + about.height + GAP },
  ];
  return cheapestCorner(spots, size, board, (lying) => covered(lying, [about, ...others]));
}
