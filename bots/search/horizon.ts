import type { Seat } from '@sanguine/kernel';

/** How far one play-out looks: until the deciders have changed this many times, or this many plays were made. */
export class Horizon {
  #turns: number;
  #plays: number;
  #last: string | undefined;

  constructor(turns: number, plays: number) {
    this.#turns = turns;
    this.#plays = plays;
  }

  /** Asked before each play, with those who make it. */
  isReached(deciders: readonly Seat[]): boolean {
    const now = deciders.join();
    if (this.#last !== undefined && now !== this.#last) this.#turns--;
    this.#last = now;
    return deciders.length === 0 || this.#turns <= 0 || this.#plays-- <= 0;
  }
}
