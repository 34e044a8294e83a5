import type { TableChoices, Outcome, Seat } from '@sanguine/kernel';

/** Who plays a seat in a game on this device. */
export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string };

/** The plan of a game on this device. Several persons share the screen. */
export interface LocalPlan {
  readonly game: string;
  /** Name of the table. */
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly choices: TableChoices;
}

/** A game on this device, as lists show it. */
export interface LocalGame {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly origin: 'new' | 'whatIf' | 'imported';
  readonly created: number;
  /** When the last row was played. */
  readonly changed: number;
  /** Number of the last row. */
  readonly number: number;
  /** Seats the table waits for. */
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
}

export function personsOf(seats: readonly LocalSeat[]): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
}
