/** Maximum size of a game's notebook, in bytes of UTF-8 JSON. */
export const NOTES_LIMIT = 64 * 1024;

/** Why a write failed: too long, not representable as JSON, or the browser cannot store it. */
export type NotesProblem = 'size' | 'data' | 'storage';

/**
 * A game's small notebook on this device, for saved rosters and the like. It is the same at every table of the game, in
 * replays and in the tutorial, and works offline. Nobody else can see it, so no rule may depend on it.
 */
export interface Notes {
  /** The last value written, or null. An earlier version of the game may have written it, so its shape may differ. */
  read(this: void): Promise<unknown>;
  /** Replaces the contents. Returns null if stored; otherwise nothing has changed. */
  write(this: void, value: unknown): Promise<NotesProblem | null>;
}
