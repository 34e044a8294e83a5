import type { Seat } from '@sanguine/kernel';

interface Place {
  readonly seat: Seat;
  /** The decision that is looked at. */
  readonly row?: number;
  /** Its mistakes are learnt from. */
  readonly learn?: boolean;
}

/** The address of a report: whoever opens it sees the same seat's. */
export function addressOf(path: string, { seat, row, learn = false }: Place): string {
  return `/analysis/${path}?seat=${seat}${row === undefined ? '' : `&row=${row}`}${learn ? '&learn' : ''}`;
}
