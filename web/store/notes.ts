import { type Notes, NOTES_LIMIT, type NotesProblem } from '@sanguine/ui';

/** Storage for notebooks: by game, as JSON. */
export interface NoteStore {
  /** Null if nothing was written. */
  read(game: string): Promise<string | null>;
  write(game: string, text: string): Promise<void>;
}

/** Where a notebook is stored. Game ids contain no slash, so a named notebook is never mistaken for another game's. */
export const notebookKey = (game: string, name: string): string => (name === '' ? game : `${game}/${name}`);

export function notesIn(store: NoteStore, game: string): Notes {
  return {
    async read(): Promise<unknown> {
      try {
        return JSON.parse((await store.read(game)) ?? 'null');
      } catch {
        // Without storage the notebook is empty.
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

/** The value as JSON, or null if it has none. */
function written(value: unknown): string | null {
  try {
    const text: string | undefined = JSON.stringify(value);
    return text ?? null;
  } catch {
    return null;
  }
}
