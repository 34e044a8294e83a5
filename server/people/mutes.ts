import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Person } from './person.ts';
import type { PeopleProblem } from './people.ts';

/** Per person. */
export const MOST_MUTES = 500;

/** Whose chat each person has muted. */
export interface Mutes {
  /** Null on success. */
  mute(person: Pick<Person, 'id'>, other: string): Promise<PeopleProblem<'missing' | 'mutes'> | null>;
  unmute(person: Pick<Person, 'id'>, other: string): Promise<void>;
  /** Ids of those the person has muted. */
  mutedBy(person: Pick<Person, 'id'>): Promise<string[]>;
  /** The same, with names. */
  mutedNames(person: Pick<Person, 'id'>): Promise<{ readonly person: string; readonly name: string }[]>;
}

export function mutesOf(database: Kysely<Schema>): Mutes {
  const of = (person: string) =>
    database
      .selectFrom('mutes')
      .innerJoin('persons', 'persons.id', 'mutes.other')
      .select(['mutes.other as person', 'persons.name'])
      .where('mutes.person', '=', person)
      .orderBy('persons.name')
      .orderBy('mutes.other')
      .execute();

  return {
    async mute({ id }, other) {
      const known = await database
        .selectFrom('persons')
        .select('id')
        .where('id', '=', other)
        .where('id', '!=', id)
        .executeTakeFirst();
      if (known === undefined) return { problem: 'missing' };
      const muted = await of(id);
      if (muted.some(({ person }) => person === other)) return null;
      if (muted.length >= MOST_MUTES) return { problem: 'mutes' };
      await database
        .insertInto('mutes')
        .values({ person: id, other })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    },

    async unmute({ id }, other) {
      await database.deleteFrom('mutes').where('person', '=', id).where('other', '=', other).execute();
    },

    mutedBy: async ({ id }) => (await of(id)).map(({ person }) => person),
    mutedNames: ({ id }) => of(id),
  };
}
