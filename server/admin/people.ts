import type { Kysely } from 'kysely';
import { folded } from '@sanguine/kernel';
import type { Schema } from '../storage/schema.ts';

/** A person as administrators see them. */
export interface AdminPerson {
  readonly id: string;
  readonly name: string;
  /** Has a password. */
  readonly account: boolean;
  /** When they were banned; null if they are not. */
  readonly banned: number | null;
  readonly created: number;
  /** When one of their sessions was last used, to the hour; null if they have none. */
  readonly seen: number | null;
  /** How many tables they have a seat at. */
  readonly tables: number;
}

export interface PeopleFilter {
  /** An id, or a name in any spelling that reads the same. */
  readonly called?: string;
  readonly banned?: boolean;
  readonly limit: number;
}

/** Newest first. */
export async function findPeople(
  database: Kysely<Schema>,
  { called, banned, limit }: PeopleFilter,
): Promise<AdminPerson[]> {
  let some = database
    .selectFrom('persons')
    .select(['id', 'name', 'login', 'banned', 'created'])
    .select((of) => [
      of
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('used').as('used'))
        .whereRef('sessions.person', '=', 'persons.id')
        .as('seen'),
      of
        .selectFrom('seats')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('seats.person', '=', 'persons.id')
        .as('tables'),
    ]);
  if (banned === true) some = some.where('banned', 'is not', null);
  const ordered = some.orderBy('created', 'desc').orderBy('id');
  // Names are compared as people read them, which no database can do, so all are searched.
  const found = await (called === undefined ? ordered.limit(limit) : ordered).execute();
  const meant = called === undefined ? found : found.filter((one) => isCalled(one, called));
  return meant.slice(0, limit).map(({ id, name, login, banned: since, created, seen, tables }) => ({
    id,
    name,
    account: login !== null,
    banned: since,
    created,
    seen,
    tables: Number(tables ?? 0),
  }));
}

function isCalled({ id, name }: { readonly id: string; readonly name: string }, called: string): boolean {
  return id === called || folded(name) === folded(called);
}
