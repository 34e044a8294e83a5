import type { Showing } from './showing.ts';

/** A card of the own hand. */
export interface OwnCard {
  readonly showing: Showing;
  /** What the own late cards add to it, this one among them if it is late; and the best of them. */
  readonly added: number;
  readonly best: number;
}
