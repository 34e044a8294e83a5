export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
const EDGE = 6;

/**
 * Where a slip lies beside what it is about: to the right, left, above or below, within the board, and over as little
 * as can be of what is not to be hidden.
 */
export function placeBeside(
  about: Box,
  size: { readonly width: number; readonly height: number },
  board: Box,
  avoid: readonly Box[],
): { readonly left: number; readonly top: number } {
  const middle = { x: about.left + about.width / 2, y: about.top + about.height / 2 };
  const spots = [
    { left: about.left + about.width + GAP, top: middle.y - size.height / 2 },
    { left: about.left - GAP - size.width, top: middle.y - size.height / 2 },
    { left: middle.x - size.width / 2, top: about.top - GAP - size.height },
    { left: middle.x - size.width / 2, top: about.top + about.height + GAP },
  ].map(({ left, top }) => ({
    left: within(left, board.left + EDGE, board.left + board.width - size.width - EDGE),
    top: within(top, board.top + EDGE, board.top + board.height - size.height - EDGE),
  }));
  // Measured boxes have their sides as getters, which a spread would lose.
  const { width, height } = size;
  const cost = (spot: { left: number; top: number }): number => {
    const slip = { ...spot, width, height };
    // What it is about must be seen before anything else.
    return 8 * shared(slip, about) + avoid.reduce((sum, box) => sum + shared(slip, box), 0);
  };
  const [first, ...others] = spots;
  let best = first ?? { left: 0, top: 0 };
  for (const spot of others) if (cost(spot) < cost(best)) best = spot;
  return best;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
