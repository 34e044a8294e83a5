import type { TableMessage, UpdateMessage } from './live.ts';

/**
 * A game as one viewer could follow it from its first row: the table at the start and the update of every row. Applying
 * the patches in order gives every table in between.
 */
export interface Story {
  readonly game: string;
  /** Null for a spectator. */
  readonly viewer: number | null;
  readonly names: readonly string[];
  readonly start: TableMessage;
  /** `at` is when the row was played; null if unknown. */
  readonly rows: readonly (UpdateMessage & { readonly at: number | null })[];
}
