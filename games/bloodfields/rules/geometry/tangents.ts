/** Takes a line as one of its points and its unit direction; says whether it will do. */
export type LineTest = (px: number, py: number, ux: number, uy: number) => boolean;

/**
 * Tries the common tangents of two circles (a point is a circle without a radius) until one will do. There are up to four: two
 * with both circles on the same side of the line, two with a circle on either side.
 */
export function someTangent(
  x1: number,
  y1: number,
  r1: number,
  x2: number,
  y2: number,
  r2: number,
  test: LineTest,
): boolean {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const square = dx * dx + dy * dy;
  if (square === 0) return false;
  if (tangentPair(x1, y1, r1, dx, dy, square, r1 - r2, test)) return true;
  return r1 !== 0 && r2 !== 0 && tangentPair(x1, y1, r1, dx, dy, square, r1 + r2, test);
}

/** The two lines whose unit normal n points from the first centre to the line, with n * (dx, dy) = lean. */
function tangentPair(
  x1: number,
  y1: number,
  r1: number,
  dx: number,
  dy: number,
  square: number,
  lean: number,
  test: LineTest,
): boolean {
  const rest = square - lean * lean;
  if (rest < 0) return false;
  const h = Math.sqrt(rest);
  const lx = dx * lean;
  const ly = dy * lean;
  const nx = (lx - dy * h) / square;
  const ny = (ly + dx * h) / square;
  if (test(x1 + nx * r1, y1 + ny * r1, -ny, nx)) return true;
  if (lean === 0 && r1 === 0) return false;
  const mx = (lx + dy * h) / square;
  const my = (ly - dx * h) / square;
  return test(x1 + mx * r1, y1 + my * r1, -my, mx);
}
