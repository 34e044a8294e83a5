import type { Refusal } from '@sanguine/kernel';
import type { OpenTable } from './link.ts';

/** A move or undo on its way to the server. */
export interface PendingMove {
  readonly id: string;
  readonly what: { readonly type: 'move'; readonly move: unknown } | { readonly type: 'undo' };
  /** The table shown meanwhile; null if it cannot be predicted. */
  readonly preview: OpenTable | null;
  /** The row number it was sent at; null while it is queued. */
  seen: number | null;
  /** The server holds it until the least time is over; later moves need not wait for it. */
  held: boolean;
  /** The row it became, after the update for it has arrived. */
  row: number | null;
  resolve(refusal: Refusal | null): void;
}

/** The table to show: the confirmed one, or the prediction after all pending moves with the confirmed surroundings. */
export function shownTable(confirmed: OpenTable, pending: readonly PendingMove[]): OpenTable {
  let ahead: OpenTable | null = null;
  for (const { row, preview } of pending) {
    if (row !== null) continue;
    if (preview === null) break;
    ahead = preview;
  }
  if (ahead === null) return confirmed;
  const { seats, watching, clocks, chat, votes, absences, ending } = confirmed;
  return { ...ahead, seats, watching, clocks, chat, votes, absences, ending };
}
