import type { Seat } from '@sanguine/kernel';

interface Place {
  readonly seat: Seat;
  /** The decision shown. */
  readonly row?: number;
  /** True to practise the seat's mistakes. */
  readonly learn?: boolean;
}

/** The address of a report; whoever opens it sees the same seat. */
export function addressOf(path: string, { seat, row, learn = false }: Place): string {
  return `/analysis/${path}?seat=${seat}${row === undefined ? '' : `&row=${row}`}${learn ? '&learn' : ''}`;
}
