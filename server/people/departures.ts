import type { Transaction } from 'kysely';
import { levelsOf, type Playable } from '@sanguine/bots';
import type { Database } from '../storage/database.ts';
import { TABLE_CHANGED } from '../storage/notices.ts';
import type { Schema } from '../storage/schema.ts';
import { leaveForGood } from './leaving.ts';
import { mergeInto } from './merging.ts';
import type { Person } from './person.ts';

export interface DeparturesOptions {
  readonly database: Pick<Database, 'query' | 'notices'>;
  readonly games: readonly Playable[];
  readonly trouble: (error: unknown) => void;
}

/** Each departure is one transaction, announced to all tables concerned. */
export interface Departures {
  /**
   * Deletes a person. Tables they opened that have not begun are deleted, their seats at other open tables become free,
   * bots take over in running games, and their chat lines stay without their name.
   */
  leave(person: string): Promise<void>;
  /**
   * Gives a guest's tables and seats to an account. If both sit at one table the guest keeps that seat, so that nobody
   * plays two. Does nothing if either is banned.
   */
  merge(guest: Person, account: Person): Promise<void>;
}

export function departuresOf({ database, games, trouble }: DeparturesOptions): Departures {
  const { query, notices } = database;
  /** A failed notice is only logged: the change is stored, and other nodes find it later. */
  const carryOut = async (work: (query: Transaction<Schema>) => Promise<string[]>): Promise<void> => {
    const tables = await query.transaction().setIsolationLevel('read committed').execute(work);
    for (const table of tables) await notices.announce(table, TABLE_CHANGED).catch(trouble);
  };
  const standIn = (id: string): string => {
    const game = games.find(({ engine }) => engine.id === id);
    return (game === undefined ? undefined : levelsOf(game).at(-1)) ?? '';
  };
  return {
    leave: (person) => carryOut((held) => leaveForGood(held, person, standIn)),

    async merge(guest, account) {
      if (guest.account || guest.banned || account.banned || guest.id === account.id) return;
      await carryOut((held) => mergeInto(held, guest.id, account.id));
    },
  };
}
