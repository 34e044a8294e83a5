import type { RatedMove } from '@sanguine/kernel';
import { Mean } from './mean.ts';

/** A move in a race, measured by its lead over the favourite from the same states. */
export class RaceEntry {
  readonly rated: RatedMove<unknown>;
  /** How far ahead of the favourite it was ranked. */
  readonly edge: number;
  runs = 0;
  /** What people are told: the chances to win where its play-outs ended, and their lead over the favourite's. */
  readonly told = new Mean();
  readonly toldLead = new Mean();
  /** The sum of its lead over the favourite. */
  #gained = 0;

  constructor(rated: RatedMove<unknown>, edge: number) {
    this.rated = rated;
    this.edge = edge;
  }

  get move(): unknown {
    return this.rated.move;
  }

  ran(odds: number, favourite: number): void {
    this.runs++;
    this.#gained += odds - favourite;
  }

  /** How far ahead it is, if the ranking counts as much as `trust` runs. */
  lead(trust: number): number {
    return (trust * this.edge + this.#gained) / (trust + this.runs);
  }
}
