import type { Routes } from '../http/schemas.ts';
import type { MatchStore } from '../storage/store.ts';
import { keepSwept } from '../sweeping.ts';
import { archiveOf } from './archive.ts';
import { ARCHIVE_LIMITS, type ArchiveLimits, archiveRoutes } from './archive-routes.ts';
import { archiveWriters } from './archive-writers.ts';
import { Lobby, type LobbyOptions } from './lobby.ts';
import { TABLE_LIMITS, type TableLimits, tableRoutes } from './routes.ts';
import { seatsOf } from './seats.ts';
import { SetupCheck, setupChecker } from './setup-check.ts';
import { type Tables, tablesOf, type TablesOptions } from './tables.ts';

export interface OpenTablesOptions extends TablesOptions, Pick<LobbyOptions, 'enter'> {
  readonly store: MatchStore;
  readonly limits?: Partial<TableLimits & ArchiveLimits>;
}

/** A page without an event for much longer takes itself for disconnected. */
const BEAT_MS = 20_000;

/** Opens everything about tables under `/api`. */
export async function openTables(app: Routes, options: OpenTablesOptions): Promise<Tables> {
  const { database, store, people, games, trouble, enter } = options;
  const limits = { ...TABLE_LIMITS, ...ARCHIVE_LIMITS, ...options.limits };
  const checker = setupChecker(games);
  const writers = archiveWriters(games);
  const tables = tablesOf({ ...options, setups: new SetupCheck(checker) });
  const lobby = await Lobby.open({
    tables,
    notices: database.notices,
    trouble,
    beat: BEAT_MS,
    ...(enter === undefined ? {} : { enter }),
  });
  // Before the server waits for its connections: pages that wait at a table would never close theirs.
  app.addHook('preClose', async () => {
    await lobby.close();
  });
  tableRoutes(app, { tables, lobby, games, limits });
  app.addHook('onClose', async () => {
    await Promise.all([checker, ...Object.values(writers)].map((work) => work.close()));
  });
  const archive = archiveOf({ database, store, people, writers });
  archiveRoutes(app, { archive, seats: seatsOf(database.query), limits });
  await keepSwept(app, () => tables.sweep(), trouble);
  return tables;
}
