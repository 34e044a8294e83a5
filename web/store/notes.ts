import { type Notes, NOTES_LIMIT, type NotesProblem } from '@sanguine/ui';

/** Where notebooks are kept: by game, as JSON. */
export interface NoteStore {
  /** Null where nothing was written. */
  read(game: string): Promise<string | null>;
  write(game: string, text: string): Promise<void>;
}

/** A game's notebook. */
export function notesIn(store: NoteStore, game: string): Notes {
  return {
    async read(): Promise<unknown> {
      try {
        return JSON.parse((await store.read(game)) ?? 'null');
      } catch {
        // A browser that keeps nothing has an empty notebook.
        return null;
      }
    },
    async write(value: unknown): Promise<NotesProblem | null> {
      const text = written(value);
      if (text === null) return 'data';
      if (new TextEncoder().encode(text).length > NOTES_LIMIT) return 'size';
      try {
        await store.write(game, text);
        return null;
      } catch {
        return 'storage';
      }
    },
  };
}

/** The value as JSON; null where it is none. */
function written(value: unknown): string | null {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text ?? null;
  } catch {
    return null;
  }
}
