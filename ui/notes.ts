/** So many bytes of JSON, in UTF-8, fit into a game's notebook. */
export const NOTES_LIMIT = 64 * 1024;

/** Why something was not written: too long, nothing JSON can say, or the browser keeps nothing. */
export type NotesProblem = 'size' | 'data' | 'storage';

/**
 * A game's small notebook on this device, for saved rosters and the like: the same one at every table of the game, in
 * replays and in the tutorial, without a connection too. It is nobody else's to see, so no rule may hang on it.
 */
export interface Notes {
  /** What was written last; null: nothing. Written by an earlier version of the game, it may not be what is expected. */
  read(this: void): Promise<unknown>;
  /** Replaces everything by this. Null: it is kept; otherwise nothing has changed. */
  write(this: void, value: unknown): Promise<NotesProblem | null>;
}
