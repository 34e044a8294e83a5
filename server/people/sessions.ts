import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import { type Person, personOf } from './person.ts';

const TOKEN_BYTES = 32;
const HOUR = 60 * 60 * 1000;
const UNUSED_FOR = 90 * 24 * HOUR;
/** Per person: the least recently used end first. */
const MOST = 50;
/** Tokens per query. */
const AT_A_TIME = 500;

/** Identifies persons by tokens of which only a hash is stored. */
export interface Sessions {
  /** Begins a session for a page or a program. */
  newToken(person: Person): Promise<string>;
  /** Null if the token is unknown, or was not used for 90 days. */
  bySession(token: string): Promise<Person | null>;
  signOut(token: string): Promise<void>;
  /** Ends all the person's sessions, those of programs too, and their push notifications. */
  signOutEverywhere(person: string): Promise<void>;
  /** The tokens that are still valid, with their persons. Does not count as use. */
  standing(tokens: readonly string[]): Promise<Map<string, Person>>;
}

export function sessionsOf(database: Kysely<Schema>, now: () => number): Sessions {
  return {
    async newToken({ id }) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const at = now();
      await database
        .insertInto('sessions')
        .values({ hash: hashOf(token), person: id, created: at, used: at })
        .execute();
      await database
        .deleteFrom('sessions')
        .where((where) =>
          where.or([where('used', '<', at - UNUSED_FOR), where('hash', 'in', crowdedOut(id))]),
        )
        .execute();
      return token;
    },

    async bySession(token) {
      const hash = hashOf(token);
      const at = now();
      const found = await database
        .selectFrom('sessions')
        .innerJoin('persons', 'persons.id', 'sessions.person')
        .selectAll('persons')
        .select('sessions.used')
        .where('hash', '=', hash)
        .where('used', '>=', at - UNUSED_FOR)
        .executeTakeFirst();
      if (found === undefined) return null;
      // To the hour, so that not every request writes.
      if (at - found.used > HOUR) {
        await database.updateTable('sessions').set({ used: at }).where('hash', '=', hash).execute();
      }
      return personOf(found);
    },

    async signOut(token) {
      await database.deleteFrom('sessions').where('hash', '=', hashOf(token)).execute();
    },

    async signOutEverywhere(person) {
      await database.deleteFrom('sessions').where('person', '=', person).execute();
      await database.deleteFrom('pushes').where('person', '=', person).execute();
    },

    async standing(tokens) {
      const byHash = new Map(tokens.map((token) => [hashOf(token), token]));
      const hashes = [...byHash.keys()];
      const standing = new Map<string, Person>();
      for (let at = 0; at < hashes.length; at += AT_A_TIME) {
        const found = await database
          .selectFrom('sessions')
          .innerJoin('persons', 'persons.id', 'sessions.person')
          .selectAll('persons')
          .select('sessions.hash')
          .where('hash', 'in', hashes.slice(at, at + AT_A_TIME))
          .execute();
        for (const one of found) standing.set(byHash.get(one.hash) ?? '', personOf(one));
      }
      return standing;
    },
  };

  function crowdedOut(person: string) {
    return database
      .selectFrom('sessions')
      .select('hash')
      .where('person', '=', person)
      .orderBy('used', 'desc')
      .orderBy('created', 'desc')
      .limit(Number.MAX_SAFE_INTEGER)
      .offset(MOST);
  }
}

/** Tokens are random and as long as the hash, so they cannot be guessed and need no slow hash. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
