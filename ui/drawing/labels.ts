import { columnsOf, type DrawnBase, type DrawnPoint } from '@sanguine/kernel';

/** Lengths of the drawing, in its own pixels. */
const COLUMN = 6.6;
const HEIGHT = 13;
/** From the rim of a base to the middle of its name. */
const AWAY = 11;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const cross = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 && Math.abs(one.y - other.y) < HEIGHT;

/** Where the middle of each base's name stands: below the base, or above it where it would overlap others. */
export function labelPlaces(
  bases: readonly DrawnBase[],
  place: (point: DrawnPoint) => DrawnPoint,
  scale: number,
): readonly DrawnPoint[] {
  const drawn = bases.map((base) => ({ ...place(base), r: base.r * scale, ghost: base.ghost }));
  const placed: Box[] = [];
  for (const [index, base] of bases.entries()) {
    const { x, y, r } = drawn[index] ?? { x: 0, y: 0, r: 0 };
    const width = columnsOf(base.name) * COLUMN;
    const boxes = [y + r + AWAY, y - r - AWAY].map((at): Box => ({ x, y: at, width }));
    const isFree = (box: Box): boolean =>
      placed.every((other) => !cross(box, other)) &&
      drawn.every(
        (other, at) =>
          at === index ||
          other.ghost ||
          Math.abs(other.x - x) >= other.r + width / 2 ||
          Math.abs(other.y - box.y) >= other.r + HEIGHT / 2,
      );
    const [below = { x, y, width }] = boxes;
    // The name of a ghost is not drawn and takes no space.
    if (base.ghost) placed.push({ x, y: -Infinity, width: 0 });
    else placed.push(boxes.find(isFree) ?? below);
  }
  return placed;
}
