import { lying, type Measures, type Quarter, toScreen, toTable } from './quarter.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** How a table lies in the board's world: turns mil into pixels and back. Everything drawn on the table goes by it. */
export interface Lie {
  readonly turn: Quarter;
  /** Pixels per inch. */
  readonly unit: number;
  /** The table's own width and height, in pixels as it lies. */
  readonly table: Measures;
  /** Pixels around the table for ruler and bench. */
  readonly margin: number;
  /** Table, ruler and bench. */
  readonly world: Measures;
  /** From a place on the table in mil to the world. */
  toWorld(spot: Spot): Spot;
  /** From the world to a place on the table in mil, not rounded. */
  toMil(spot: Spot): Spot;
}

const MIL = 1000;
/** In inches: the width of the ruler, and of the strip of bench visible beyond it. */
export const RULER = 0.85;
const BENCH = 0.4;

export function lieOf(mil: Measures, unit: number, turn: Quarter): Lie {
  const scale = unit / MIL;
  const on = lying(mil, turn);
  const table = { width: on.width * scale, height: on.height * scale };
  const margin = (RULER + BENCH) * unit;
  return {
    turn,
    unit,
    table,
    margin,
    world: { width: table.width + 2 * margin, height: table.height + 2 * margin },
    toWorld(spot) {
      const { x, y } = toScreen(spot, mil, turn);
      return { x: margin + x * scale, y: margin + y * scale };
    },
    toMil({ x, y }) {
      return toTable({ x: (x - margin) / scale, y: (y - margin) / scale }, mil, turn);
    },
  };
}
