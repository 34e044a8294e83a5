import { type Circumstance, CIRCUMSTANCES } from './circumstances.ts';
import { IMPOSSIBLE, type Side, SIDES } from './impossible.ts';
import { CROSSED, type Row, ROWS } from './rows.ts';

/** A combination by its name: `orlen: judgement, bearer blind`. */
const cellOf = (row: string, side: Side, circumstance: Circumstance): string =>
  `${row}, ${side} ${circumstance}`;

const sidesOf = ({ aimed }: Row): readonly Side[] => (aimed ? SIDES : ['bearer']);

/** A combination of a row with a circumstance of one side. */
export interface Cell {
  readonly name: string;
  readonly row: Row;
  readonly side: Side;
  readonly circumstance: Circumstance;
  /** The section that forbids it; null if it has to be met. */
  readonly because: string | null;
}

export const CELLS: readonly Cell[] = CROSSED.flatMap((row) =>
  sidesOf(row).flatMap((side) =>
    CIRCUMSTANCES.map((circumstance) => ({
      name: cellOf(row.name, side, circumstance),
      row,
      side,
      circumstance,
      because: IMPOSSIBLE.find((one) => one.applies(row, side, circumstance))?.section ?? null,
    })),
  ),
);

/** How often everything was met so far. */
export class Tally {
  readonly used = new Map<string, number>();
  readonly declined = new Map<string, number>();
  readonly crossed = new Map<string, number>();
  games = 0;
  plays = 0;

  use(row: string): void {
    this.used.set(row, (this.used.get(row) ?? 0) + 1);
  }

  decline(row: string): void {
    this.declined.set(row, (this.declined.get(row) ?? 0) + 1);
  }

  cross(row: string, side: Side, circumstance: Circumstance): void {
    const cell = cellOf(row, side, circumstance);
    this.crossed.set(cell, (this.crossed.get(cell) ?? 0) + 1);
  }

  unused(): Row[] {
    return ROWS.filter(({ name }) => !this.used.has(name));
  }

  neverDeclined(): Row[] {
    return ROWS.filter(({ name, optional }) => optional && !this.declined.has(name));
  }

  /** Possible combinations that were not met. */
  uncrossed(): Cell[] {
    return CELLS.filter(({ name, because }) => because === null && !this.crossed.has(name));
  }

  /** Impossible combinations that were met. */
  wronglyCrossed(): Cell[] {
    return CELLS.filter(({ name, because }) => because !== null && this.crossed.has(name));
  }
}
