import type { TableChoices, Outcome, Seat } from '@sanguine/kernel';

/** Who plays a seat of a game on this device. */
export type LocalSeat =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string };

/** What it takes to start a game on this device. With several persons they share the screen. */
export interface LocalPlan {
  readonly game: string;
  /** What the table is called. */
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly choices: TableChoices;
}

/** A game kept on this device, as lists show it. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly origin: 'new' | 'whatIf' | 'imported';
  readonly created: number;
  /** When the last row was played. */
  readonly changed: number;
  /** The last row. */
  readonly number: number;
  /** Seats the table waits for. */
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** The persons' seats. */
export function personsOf(seats: readonly LocalSeat[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
