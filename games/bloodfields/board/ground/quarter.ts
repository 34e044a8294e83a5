/** How the table lies on the screen, in quarter turns clockwise: 0 with north at the top, 1 upright for phones. */
export type Quarter = 0 | 1 | 2 | 3;

/** A table's size, in any unit that is the same everywhere. */
export interface Measures {
  readonly width: number;
  readonly height: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The size of the table as it lies on the screen. */
export const lying = ({ width, height }: Measures, turn: Quarter): Measures =>
  turn % 2 === 0 ? { width, height } : { width: height, height: width };

/** From the table (y to the north) to the screen (y downwards), in the same unit. */
export function toScreen({ x, y }: Spot, { width, height }: Measures, turn: Quarter): Spot {
  if (turn === 0) return { x, y: height - y };
  if (turn === 1) return { x: y, y: x };
  if (turn === 2) return { x: width - x, y };
  return { x: height - y, y: width - x };
}

/** From the screen back to the table. */
export function toTable({ x, y }: Spot, { width, height }: Measures, turn: Quarter): Spot {
  if (turn === 0) return { x, y: height - y };
  if (turn === 1) return { x: y, y: x };
  if (turn === 2) return { x: width - x, y };
  return { x: width - y, y: height - x };
}
