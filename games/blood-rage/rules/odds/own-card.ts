import type { Showing } from './showing.ts';

/** A card of the own hand. */
export interface OwnCard {
  readonly showing: Showing;
  /** What all own late cards add with it, itself included if it is late; and the best of them. */
  readonly added: number;
  readonly best: number;
}
