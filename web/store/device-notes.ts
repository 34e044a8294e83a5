import type { Notes } from '@sanguine/ui';
import { deviceDatabase } from './database.ts';
import { notebookKey, notesIn, type NoteStore } from './notes.ts';

const indexedNotes: NoteStore = {
  async read(game) {
    return (await (await deviceDatabase()).get('notes', game)) ?? null;
  },
  async write(game, text) {
    await (await deviceDatabase()).put('notes', text, game);
  },
};

const known = new Map<string, Notes>();

/** A game's notebook on this device, or another one of it by name: always the same object, so that boards may keep it. */
export function deviceNotes(game: string, name = ''): Notes {
  const key = notebookKey(game, name);
  let notes = known.get(key);
  if (notes === undefined) {
    notes = notesIn(indexedNotes, key);
    known.set(key, notes);
  }
  return notes;
}
