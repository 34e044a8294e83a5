import type { Seat } from '@sanguine/kernel';

/** The moves of whoever decided last, since anybody else did: all a bot may remember besides its mask. */
export class OwnMoves {
  #seat: Seat | null = null;
  #moves: unknown[] = [];

  /** Those of a seat that is to decide, the oldest first. */
  of(seat: Seat): readonly unknown[] {
    return this.#seat === seat ? this.#moves : [];
  }

  add(seat: Seat, move: unknown): void {
    if (this.#seat !== seat) this.#moves = [];
    this.#seat = seat;
    this.#moves.push(move);
  }
}
