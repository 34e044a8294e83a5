export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** A rectangle in window coordinates. */
export interface Rect extends Corner, Size {}

/** Minimum distance from the edge of the board. */
const MARGIN = 6;

/** The spot, clamped into the board, where a box of this size costs least; the first one on a tie. */
export function cheapestCorner(
  spots: readonly Corner[],
  size: Size,
  board: Rect,
  cost: (lying: Rect) => number,
): Corner {
  // A DOMRect has getters, which a spread would lose.
  const { width, height } = size;
  const [best] = spots
    .map((spot) => ({
      left: between(board.left + MARGIN, spot.left, board.left + board.width - width - MARGIN),
      top: between(board.top + MARGIN, spot.top, board.top + board.height - height - MARGIN),
    }))
    .map((spot) => ({ spot, costs: cost({ ...spot, width, height }) }))
    .toSorted((one, other) => one.costs - other.costs);
  return best?.spot ?? { left: board.left, top: board.top };
}

/** The total area of `boxes` that `by` covers. */
export function covered(by: Rect, boxes: readonly Rect[]): number {
  return boxes.reduce((sum, box) => {
    const across = Math.min(by.left + by.width, box.left + box.width) - Math.max(by.left, box.left);
    const down = Math.min(by.top + by.height, box.top + box.height) - Math.max(by.top, box.top);
    return sum + Math.max(0, across) * Math.max(0, down);
  }, 0);
}

export function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
