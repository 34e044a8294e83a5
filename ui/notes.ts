/** Maximum size of a game's notebook, in bytes of UTF-8 JSON. */
export const NOTES_LIMIT = 64 * 1024;

/**
 * Why a write failed: too long, not representable as JSON, it cannot be stored here and now, or somebody has written since
 * it was read last, so that it should be read again.
 */
export type NotesProblem = 'size' | 'data' | 'storage' | 'stale';

/**
 * A game's small notebook, for saved rosters and the like: on this device, where it is the same at every table of the game,
 * in replays and in the tutorial, and works offline; or in the person's account. Nobody else can see it, so no rule may
 * depend on it.
 */
export interface Notes {
  /** The last value written, or null. An earlier version of the game may have written it, so its shape may differ. */
  read(this: void): Promise<unknown>;
  /** Replaces the contents. Returns null if stored; otherwise nothing has changed. */
  write(this: void, value: unknown): Promise<NotesProblem | null>;
}
