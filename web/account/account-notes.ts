import type { Notes, NotesProblem } from '@sanguine/ui';
import type { RequestProblem } from '../api/client.ts';
import { readNotebook, writeNotebook } from '../api/people.ts';

/** How notebooks are read and written on the server. */
interface NotebookServer {
  readonly read: typeof readNotebook;
  readonly write: typeof writeNotebook;
}

/** A game's notebook on the server. It must be read before it is written: what another device wrote is never replaced unseen. */
export function notesOnServer({ read, write }: NotebookServer, game: string): Notes {
  let version: number | null = null;
  return {
    async read(): Promise<unknown> {
      const answer = await read(game);
      version = answer.ok ? answer.value.version : null;
      return answer.ok ? answer.value.value : null;
    },
    async write(value: unknown): Promise<NotesProblem | null> {
      if (version === null) return 'storage';
      const answer = await write(game, version, value);
      if (!answer.ok) return PROBLEMS[answer.problem] ?? 'storage';
      ({ version } = answer.value);
      return null;
    },
  };
}

const PROBLEMS: Readonly<Partial<Record<RequestProblem, NotesProblem>>> = {
  'notebook.size': 'size',
  'notebook.stale': 'stale',
  shape: 'data',
};

const known = new Map<string, Notes>();

/** The notebook of whoever is signed in: always the same object, so that pages may keep it. */
export function accountNotes(person: string, game: string): Notes {
  const key = `${person}/${game}`;
  let notes = known.get(key);
  if (notes === undefined) {
    notes = notesOnServer({ read: readNotebook, write: writeNotebook }, game);
    known.set(key, notes);
  }
  return notes;
}
