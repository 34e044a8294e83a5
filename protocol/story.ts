import type { TableMessage, UpdateMessage } from './live.ts';

/**
 * A game as one viewer could follow it from its first row: the table at the start, and what was told of every row.
 * Applying the patches one after the other gives every table in between.
 */
export interface Story {
  readonly game: string;
  /** Null for a spectator. */
  readonly viewer: number | null;
  readonly names: readonly string[];
  readonly start: TableMessage;
  /** When each row was played, where that is known. */
  readonly rows: readonly (UpdateMessage & { readonly at: number | null })[];
}
