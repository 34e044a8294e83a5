import { type EndingRow, isEndingRow } from './ending.ts';
import type { Did } from './row-update.ts';

/** A seat that is asked was shown the best move. Changes no state; what was shown is not kept. */
export interface HintRow {
  readonly do: 'hint';
  readonly seat: number;
}

/** Rows beside the play: they change no state, and nothing takes them back. */
export function isAside(row: Did): row is EndingRow | HintRow {
  return row.do === 'hint' || isEndingRow(row);
}
