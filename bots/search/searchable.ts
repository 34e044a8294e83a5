import type { AnyGame } from '@sanguine/kernel';

/** What a search needs of a game. */
export type Searchable = Pick<AnyGame, 'engine' | 'insight' | 'estimate'>;

export interface SearchResult {
  readonly move: unknown;
  /** How likely the seat is to win by it, from 0 to 1: what people are told. */
  readonly odds: number;
  readonly playouts: number;
  /** How many moves were considered. */
  readonly considered: number;
  /** The second best move, and how much less likely the seat is to win by it, from 0 to 1; null if there was only one. */
  readonly next: { readonly move: unknown; readonly behind: number } | null;
  /** The moves meant to follow it, if the game plans ahead. */
  readonly plan?: readonly unknown[];
}
