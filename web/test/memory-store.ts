import { copy, type GameRecord, type MarkedRow } from '@sanguine/kernel';
import type { LocalGame } from '../store/local-game.ts';
import type { NoteStore } from '../store/notes.ts';
import type { GameStore } from '../store/store.ts';

interface Kept {
  game: LocalGame;
  readonly record: GameRecord;
  readonly rows: MarkedRow<unknown>[];
}

/** Local games in memory; like IndexedDB it returns copies. */
export function memoryStore(): GameStore {
  const kept = new Map<string, Kept>();
  return {
    list: () =>
      Promise.resolve(
        [...kept.values()].map(({ game }) => copy(game)).toSorted((a, b) => b.changed - a.changed),
      ),
    find: (id) => Promise.resolve(copy(kept.get(id)?.game ?? null)),
    record(id) {
      const found = kept.get(id);
      const last = found?.record.chapters.at(-1);
      if (found === undefined || last === undefined) return Promise.resolve(null);
      const whole = { ...last, rows: [...last.rows, ...found.rows] };
      return Promise.resolve(
        copy({ ...found.record, chapters: [...found.record.chapters.slice(0, -1), whole] }),
      );
    },
    add(game, record) {
      kept.set(game.id, { game: copy(game), record: copy(record), rows: [] });
      return Promise.resolve();
    },
    append(id, number, row, at) {
      const found = kept.get(id);
      if (found?.game.number !== number - 1) return Promise.resolve(false);
      found.rows.push(copy(row));
      found.game = { ...found.game, number, changed: at };
      return Promise.resolve(true);
    },
    note(id, note) {
      const found = kept.get(id);
      if (found !== undefined) found.game = { ...found.game, ...copy(note) };
      return Promise.resolve();
    },
    remove(id) {
      kept.delete(id);
      return Promise.resolve();
    },
  };
}

/** Notebooks in memory. */
export function memoryNotes(): NoteStore {
  const kept = new Map<string, string>();
  return {
    read: (game) => Promise.resolve(kept.get(game) ?? null),
    write(game, text) {
      kept.set(game, text);
      return Promise.resolve();
    },
  };
}
