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

/** How persons stop being who they were: each is one transaction, and all tables concerned hear of it. */
export interface Departures {
  /**
   * Forgets a person. Tables they opened and nobody began are put away, their seats at others' are free again, bots
   * play on for them where a game has begun, and what they said stays without their name.
   */
  leave(person: string): Promise<void>;
  /**
   * A guest turns out to be somebody with an account, who gets the guest's tables and seats. Where both sit at one table
   * the guest keeps that seat: nobody plays two. Whoever is banned brings nothing and gets nothing.
   */
  merge(guest: Person, account: Person): Promise<void>;
}

export function departuresOf({ database, games, trouble }: DeparturesOptions): Departures {
  const { query, notices } = database;
  /** It is stored already: who misses the notice finds it when they look. */
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
