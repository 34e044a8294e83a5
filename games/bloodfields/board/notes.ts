import type { Notes, NotesProblem } from '@sanguine/ui';

/** What the game's one notebook on a device is divided into. */
export type ChapterName = 'policies' | 'rosters';

/** A part of the notebook that leaves the others as they are. */
export interface Chapter<Value> {
  read(this: void): Promise<Value>;
  /** Null if it was stored; otherwise nothing has changed. */
  write(this: void, value: Value): Promise<NotesProblem | null>;
}

/** Writes to a notebook wait for each other: each reads the whole book first and puts it back. */
const lastWrite = new WeakMap<Notes, Promise<unknown>>();

function chaptersIn(book: unknown): Readonly<Record<string, unknown>> {
  return typeof book === 'object' && book !== null && !Array.isArray(book) ? { ...book } : {};
}

/** `parse` makes sense of whatever is there: nothing at all, or what another version of the game wrote. */
export function chapterOf<Value>(
  notes: Notes,
  name: ChapterName,
  parse: (written: unknown) => Value,
): Chapter<Value> {
  return {
    read: async () => parse(chaptersIn(await notes.read())[name]),
    write: (value) => {
      const put = async (): Promise<NotesProblem | null> =>
        notes.write({ ...chaptersIn(await notes.read()), [name]: value });
      const done = (lastWrite.get(notes) ?? Promise.resolve()).then(put, put);
      lastWrite.set(notes, done);
      return done;
    },
  };
}
