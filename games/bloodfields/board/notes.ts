import { same } from '@sanguine/kernel';
import type { Notes, NotesProblem } from '@sanguine/ui';

/** The chapters of the game's one notebook. */
export type ChapterName = 'policies' | 'rosters';

/** A part of the notebook that can be changed without the others. */
export interface Chapter<Value> {
  read(this: void): Promise<Value>;
  /** Null if it was stored; otherwise nothing has changed. */
  write(this: void, value: Value): Promise<NotesProblem | null>;
}

/** Writes to a notebook run one after another, because each reads the whole book first and puts it back. */
const lastWrite = new WeakMap<Notes, Promise<unknown>>();

function inTurn<Result>(notes: Notes, work: () => Promise<Result>): Promise<Result> {
  const done = (lastWrite.get(notes) ?? Promise.resolve()).then(work, work);
  lastWrite.set(notes, done);
  return done;
}

function chaptersIn(book: unknown): Readonly<Record<string, unknown>> {
  return typeof book === 'object' && book !== null && !Array.isArray(book) ? { ...book } : {};
}

/** How many times a write is tried if other devices write in between. */
const TRIES = 4;

/**
 * Changes one chapter even if others write to the book: `change` is called again on what was written since. Returns what the
 * chapter holds now, or would hold if there were no problem.
 */
export const changeChapter = <Value>(
  notes: Notes,
  name: ChapterName,
  change: (before: unknown) => Value,
): Promise<{ readonly value: Value; readonly problem: NotesProblem | null }> =>
  inTurn(notes, async () => {
    for (let tries = 1; ; tries += 1) {
      const book = chaptersIn(await notes.read());
      const value = change(book[name]);
      if (same(book[name], value)) return { value, problem: null };
      const problem = await notes.write({ ...book, [name]: value });
      if (problem !== 'stale' || tries === TRIES) return { value, problem };
    }
  });

/** `parse` must accept anything: nothing at all, or what another version of the game wrote. */
export function chapterOf<Value>(
  notes: Notes,
  name: ChapterName,
  parse: (written: unknown) => Value,
): Chapter<Value> {
  return {
    read: async () => parse(chaptersIn(await notes.read())[name]),
    write: async (value) => (await changeChapter(notes, name, () => value)).problem,
  };
}
