import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameRecord, MarkedRow } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

interface KeptRow {
  readonly game: string;
  readonly number: number;
  readonly row: MarkedRow<unknown>;
}

export interface DeviceSchema extends DBSchema {
  games: { key: string; value: LocalGame; indexes: { changed: number } };
  /** Each record with what it began with; the rows played since stand by themselves. */
  records: { key: string; value: GameRecord };
  rows: { key: [string, number]; value: KeptRow };
  /** By game: what its notebook says, as JSON. Since version 2. */
  notes: { key: string; value: string };
}

const NAME = 'sanguine';
const VERSION = 2;

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null;

/** The browser's own database, in which everything of this device is kept. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
        database.createObjectStore('records');
        database.createObjectStore('rows', { keyPath: ['game', 'number'] });
      }
      if (before < 2) database.createObjectStore('notes');
    },
    blocking() {
      // A newer page in another window waits for this one to let go.
      void opened?.then((database) => database.close());
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}
