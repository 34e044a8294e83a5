import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { type GameRecord, type Locale } from '@sanguine/kernel';
import { configOf, type StartProblem } from '../config.ts';
import { peopleOf } from '../people/people.ts';
import { whyOf } from '../plain-error.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { TABLE_CHANGED } from '../storage/notices.ts';
import { say } from '../text/say.ts';
import { inspect, type Inspection, wholeRecord } from './inspection.ts';
import { type AdminPerson, findPeople, type PeopleFilter } from './people.ts';
import { removeTable } from './removal.ts';
import { type AdminTable, findTables, type TableFilter } from './tables.ts';

/**
 * What an administrator can do, with or without a server running on the same database. The server learns of changes
 * made here by a notice, or at its next beat.
 */
export interface Administration {
  readonly ok: true;
  tables(filter: TableFilter): Promise<AdminTable[]>;
  /** By id or code. */
  table(idOrCode: string): Promise<AdminTable | null>;
  inspect(table: AdminTable): Promise<Inspection>;
  /** With the secret of its dice, even while the game is running. */
  record(table: AdminTable): Promise<GameRecord | null>;
  /** False if it was already removed. */
  remove(table: AdminTable): Promise<boolean>;
  people(filter: PeopleFilter): Promise<AdminPerson[]>;
  /** A ban ends all the person's sessions. */
  ban(person: AdminPerson, on: boolean): Promise<void>;
  /**
   * Writes a consistent copy of the whole database to a new file. False if the database is not a file: its own tools do
   * backups.
   */
  backUp(file: string): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the database the environment names, as the server would, but never creates one. */
export async function openAdministration(
  env: Readonly<NodeJS.ProcessEnv>,
  now: () => number,
): Promise<Administration | StartProblem> {
  const read = configOf(env);
  if (!read.ok) return read;
  const { databaseUrl } = read.config;
  const file = /^sqlite:(.+)$/.exec(databaseUrl)?.[1];
  if (file !== undefined && !existsSync(file)) {
    return { ok: false, key: 'problem.nothingKept', values: { where: file } };
  }
  try {
    return administrationAt(await openDatabase(databaseUrl, () => {}), now, file !== undefined);
  } catch (error) {
    return { ok: false, key: 'problem.noDatabase', values: { why: whyOf(error) } };
  }
}

/** The administration of an open database; `isFile` is false for PostgreSQL. */
export function administrationAt(database: Database, now: () => number, isFile: boolean): Administration {
  const { query, notices } = database;
  const persons = peopleOf(query, now);
  return {
    ok: true,
    tables: (filter) => findTables(query, filter),

    async table(idOrCode) {
      const [byId] = await findTables(query, { id: idOrCode, limit: 1 });
      const [found] = byId === undefined ? await findTables(query, { code: idOrCode, limit: 1 }) : [byId];
      return found ?? null;
    },

    inspect: (table) => inspect(query, table),
    record: (table) => wholeRecord(query, table),

    async remove({ id }) {
      const removed = await removeTable(query, id);
      if (removed) await notices.announce(id, TABLE_CHANGED);
      return removed;
    },

    people: (filter) => findPeople(query, filter),

    async ban({ id }, on) {
      await persons.ban(id, on);
      if (on) await persons.signOutEverywhere(id);
    },

    async backUp(file) {
      if (isFile) await sql`vacuum into ${file}`.execute(query);
      return isFile;
    },

    close: () => database.close(),
  };
}

export function startProblem(locale: Locale, { key, values }: Omit<StartProblem, 'ok'>): string {
  return say(locale, key, values);
}
