import { deviceDatabase } from './database.ts';
import { withNames } from './names.ts';
import type { GameStore } from './store.ts';

function rowsOf(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game, 0], [game, Number.MAX_SAFE_INTEGER]);
}

/** Local games in IndexedDB. */
export const indexedStore: GameStore = {
  async list() {
    const games = await (await deviceDatabase()).getAllFromIndex('games', 'changed');
    return games.toReversed().map(withNames);
  },

  async find(id) {
    const game = await (await deviceDatabase()).get('games', id);
    return game === undefined ? null : withNames(game);
  },

  async record(id) {
    const reading = (await deviceDatabase()).transaction(['records', 'rows']);
    const [kept, rows] = await Promise.all([
      reading.objectStore('records').get(id),
      reading.objectStore('rows').getAll(rowsOf(id)),
    ]);
    const last = kept?.chapters.at(-1);
    if (kept === undefined || last === undefined) return null;
    const whole = { ...last, rows: [...last.rows, ...rows.map(({ row }) => row)] };
    return { ...kept, chapters: [...kept.chapters.slice(0, -1), whole] };
  },

  async add(game, record) {
    const writing = (await deviceDatabase()).transaction(['games', 'records'], 'readwrite');
    await Promise.all([
      writing.objectStore('games').add(game),
      writing.objectStore('records').add(record, game.id),
      writing.done,
    ]);
  },

  async append(id, number, row, at) {
    const writing = (await deviceDatabase()).transaction(['games', 'rows'], 'readwrite');
    const [games, rows] = [writing.objectStore('games'), writing.objectStore('rows')];
    const game = await games.get(id);
    if (game === undefined || game.number !== number - 1) return false;
    await Promise.all([
      rows.add({ game: id, number, row }),
      games.put({ ...game, number, changed: at }),
      writing.done,
    ]);
    return true;
  },

  async note(id, note) {
    const writing = (await deviceDatabase()).transaction('games', 'readwrite');
    const game = await writing.store.get(id);
    if (game !== undefined) await writing.store.put({ ...game, ...note });
    await writing.done;
  },

  async remove(id) {
    const stores = ['games', 'records', 'rows', 'analyses'] as const;
    const writing = (await deviceDatabase()).transaction(stores, 'readwrite');
    await Promise.all([
      writing.objectStore('analyses').delete(`local/${id}`),
      writing.objectStore('games').delete(id),
      writing.objectStore('records').delete(id),
      writing.objectStore('rows').delete(rowsOf(id)),
      writing.done,
    ]);
  },
};
