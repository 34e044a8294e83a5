import type { Seat } from '@sanguine/kernel';

/** The moves of the last seat to decide since any other did: all a bot may remember besides its mask. */
export class OwnMoves {
  #seat: Seat | null = null;
  #moves: unknown[] = [];

  /** The moves of a seat that is to decide, oldest first. */
  of(seat: Seat): readonly unknown[] {
    return this.#seat === seat ? this.#moves : [];
  }

  add(seat: Seat, move: unknown): void {
    if (this.#seat !== seat) this.#moves = [];
    this.#seat = seat;
    this.#moves.push(move);
  }
}
