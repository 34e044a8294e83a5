import type { Kysely, Transaction } from 'kysely';
import { NOTEBOOK_LIMIT } from '@sanguine/protocol';
import type { Schema } from '../storage/schema.ts';
import type { PeopleProblem } from './people.ts';
import type { Person } from './person.ts';

interface Notebook {
  /** 0 if nothing was ever written. */
  readonly version: number;
  readonly value: unknown;
}

type Unwritten = PeopleProblem<'notebook.size' | 'notebook.stale'>;

/** What each person has written down about each game. */
export interface Notebooks {
  notebook(person: Pick<Person, 'id'>, game: string): Promise<Notebook>;
  /** Replaces the contents if they still have this version; returns the new one. */
  writeNotebook(
    person: Pick<Person, 'id'>,
    game: string,
    next: Notebook,
  ): Promise<{ readonly version: number } | Unwritten>;
}

export function notebooksOf(database: Kysely<Schema>): Notebooks {
  return {
    async notebook({ id }, game) {
      const found = await database
        .selectFrom('notebooks')
        .select(['version', 'text'])
        .where('person', '=', id)
        .where('game', '=', game)
        .executeTakeFirst();
      return found === undefined
        ? { version: 0, value: null }
        : { version: found.version, value: JSON.parse(found.text) };
    },

    async writeNotebook({ id }, game, { version, value }) {
      const text = JSON.stringify(value ?? null);
      if (Buffer.byteLength(text) > NOTEBOOK_LIMIT) return { problem: 'notebook.size' };
      const written =
        version === 0
          ? await database
              .insertInto('notebooks')
              .values({ person: id, game, version: 1, text })
              .onConflict((conflict) => conflict.doNothing())
              .returning('version')
              .executeTakeFirst()
          : await database
              .updateTable('notebooks')
              .set({ version: version + 1, text })
              .where('person', '=', id)
              .where('game', '=', game)
              .where('version', '=', version)
              .returning('version')
              .executeTakeFirst();
      return written === undefined ? { problem: 'notebook.stale' } : { version: written.version };
    },
  };
}

/**
 * Gives an account what a guest has written down. Where both have written, the account's words stay and what only the
 * guest has is added, unless the whole would be too long; the guest's own device keeps its notes in any case.
 */
export async function adoptNotebooks(
  query: Transaction<Schema>,
  guest: string,
  account: string,
): Promise<void> {
  const of = (person: string) =>
    query.selectFrom('notebooks').selectAll().where('person', '=', person).orderBy('game').execute();
  const own = new Map((await of(account)).map((notebook) => [notebook.game, notebook]));
  for (const { game, version, text } of await of(guest)) {
    const mine = own.get(game);
    if (mine === undefined) {
      await query.insertInto('notebooks').values({ person: account, game, version, text }).execute();
      continue;
    }
    const both = JSON.stringify(joined(JSON.parse(mine.text), JSON.parse(text)));
    if (Buffer.byteLength(both) > NOTEBOOK_LIMIT) continue;
    await query
      .updateTable('notebooks')
      .set((column) => ({ version: column('version', '+', 1), text: both }))
      .where('person', '=', account)
      .where('game', '=', game)
      .execute();
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first value with what only the second has, key by key; nothing written counts as nothing. */
function joined(first: unknown, second: unknown): unknown {
  if (first === null || first === undefined) return second;
  if (!isRecord(first) || !isRecord(second)) return first;
  const keys = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...keys].map((key) => [key, joined(first[key], second[key])]));
}
