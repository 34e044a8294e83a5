import type { Space } from '../../content/glade.ts';
import type { GladeGraph } from '../../rules/ground.ts';

/** The size of a space, in units of the drawing. */
export const CELL = 58;
/** Room around the spaces for letters, numbers and the frame. */
export const EDGE = 26;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middle({ columns }: Pick<GladeGraph, 'columns'>, space: Space): Point {
  return {
    x: EDGE + ((space % columns) + 0.5) * CELL,
    y: EDGE + (Math.floor(space / columns) + 0.5) * CELL,
  };
}

export function sheetOf({ columns, size }: Pick<GladeGraph, 'columns' | 'size'>): {
  width: number;
  height: number;
} {
  return { width: columns * CELL + 2 * EDGE, height: (size / columns) * CELL + 2 * EDGE };
}

const STEPS: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The space an arrow key leads to; null at the edge and for other keys. */
export function spaceTowards({ columns, size }: GladeGraph, from: Space, key: string): Space | null {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return null;
  const column = (from % columns) + step[0];
  const next = from + step[0] + step[1] * columns;
  return column < 0 || column >= columns || next < 0 || next >= size ? null : next;
}
