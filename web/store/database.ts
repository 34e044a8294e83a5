import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Analysis } from '@sanguine/bots';
import type { GameRecord, MarkedRow } from '@sanguine/kernel';
import type { LocalGame } from './local-game.ts';

interface KeptRow {
  readonly game: string;
  readonly number: number;
  readonly row: MarkedRow<unknown>;
}

/** The analysis of a finished game, and how many rows the game had then. */
interface KeptAnalysis {
  readonly rows: number;
  readonly analysis: Analysis;
}

export interface DeviceSchema extends DBSchema {
  games: { key: string; value: LocalGame; indexes: { changed: number } };
  /** Each record as it was added; rows played since are stored separately. */
  records: { key: string; value: GameRecord };
  rows: { key: [string, number]; value: KeptRow };
  /** Each game's notebook, as JSON. Since version 2. */
  notes: { key: string; value: string };
  /** By the game's path: `local/<id>` or a table's id. Since version 3. */
  analyses: { key: string; value: KeptAnalysis };
}

const NAME = 'sanguine';
const VERSION = 3;

let opened: Promise<IDBPDatabase<DeviceSchema>> | null = null;

/** The browser database with everything stored on this device. */
export function deviceDatabase(): Promise<IDBPDatabase<DeviceSchema>> {
  opened ??= openDB<DeviceSchema>(NAME, VERSION, {
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('games', { keyPath: 'id' }).createIndex('changed', 'changed');
        database.createObjectStore('records');
        database.createObjectStore('rows', { keyPath: ['game', 'number'] });
      }
      if (before < 2) database.createObjectStore('notes');
      if (before < 3) database.createObjectStore('analyses');
    },
    blocking() {
      // A newer page in another window waits for this connection to close.
      void opened?.then((database) => database.close());
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  return opened;
}
