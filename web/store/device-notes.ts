import type { Notes } from '@sanguine/ui';
import { deviceDatabase } from './database.ts';
import { notesIn, type NoteStore } from './notes.ts';

const indexedNotes: NoteStore = {
  async read(game) {
    return (await (await deviceDatabase()).get('notes', game)) ?? null;
  },
  async write(game, text) {
    await (await deviceDatabase()).put('notes', text, game);
  },
};

const known = new Map<string, Notes>();

/** A game's notebook on this device: always the same object, so that boards may keep it. */
export function deviceNotes(game: string): Notes {
  let notes = known.get(game);
  if (notes === undefined) {
    notes = notesIn(indexedNotes, game);
    known.set(game, notes);
  }
  return notes;
}
