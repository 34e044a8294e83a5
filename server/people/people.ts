import type { Kysely, Updateable } from 'kysely';
import { folded, type Locale } from '@sanguine/kernel';
import { randomId } from '../ids.ts';
import type { Schema } from '../storage/schema.ts';
import { type Mutes, mutesOf } from './mutes.ts';
import { type Notebooks, notebooksOf } from './notebooks.ts';
import { decentName } from './names.ts';
import { hashPassword, passwordFits } from './passwords.ts';
import { type Person, personOf } from './person.ts';
import { type Sessions, sessionsOf } from './sessions.ts';

/** Sixteen characters in base64url. */
const ID_BYTES = 12;

export interface PeopleProblem<Word extends string> {
  readonly problem: Word;
}
type UnfitName = PeopleProblem<'name.unfit' | 'name.taken'>;

/** What a person may change about themselves; fields left out stay. */
export interface PersonChange {
  readonly name?: string | undefined;
  readonly locale?: Locale | undefined;
  /** The caller has checked that it may be called. */
  readonly webhook?: string | null | undefined;
}

/** All persons, and how they are identified. Names come trimmed and of valid length. */
export interface People extends Sessions, Mutes, Notebooks {
  /** A person without a password. */
  guest(name: string, locale: Locale): Promise<Person | UnfitName>;
  /** A person with a password: the calling guest, who keeps everything, or a new person. */
  account(guest: Person | null, name: string, password: string, locale: Locale): Promise<Person | UnfitName>;
  /** Takes as long for an unknown name as for a wrong password. */
  signIn(name: string, password: string): Promise<Person | PeopleProblem<'credentials'>>;
  /** Whether this is the person's password; always false for a guest. */
  proves(person: string, password: string): Promise<boolean>;
  /** Sets the password of an account. The caller has checked that this is allowed. */
  setPassword(person: string, password: string): Promise<void>;
  change(person: Person, change: PersonChange): Promise<Person | UnfitName>;
  find(id: string): Promise<Person | null>;
  /** By id; unknown ids are left out. */
  many(ids: readonly string[]): Promise<Map<string, Person>>;
  /** Bans a person, who may then only watch, or lifts the ban. */
  ban(id: string, on: boolean): Promise<void>;
}

/** `levels` are the bots' levels, which no person may use as a name. */
export function peopleOf(
  database: Kysely<Schema>,
  now: () => number,
  levels: readonly string[] = [],
): People {
  const find = async (id: string): Promise<Person | null> => {
    const found = await database.selectFrom('persons').selectAll().where('id', '=', id).executeTakeFirst();
    return found === undefined ? null : personOf(found);
  };

  /** Whether another account has this name. */
  const isTaken = async (name: string, own: string): Promise<boolean> => {
    const other = await database
      .selectFrom('persons')
      .select('id')
      .where('login', '=', folded(name))
      .where('id', '!=', own)
      .executeTakeFirst();
    return other !== undefined;
  };

  const nameProblem = async (name: string, own: string): Promise<UnfitName | null> => {
    if (!decentName(name, levels)) return { problem: 'name.unfit' };
    return (await isTaken(name, own)) ? { problem: 'name.taken' } : null;
  };

  /** Writes a person under a name. If two claim the same name at once, the database lets one win. */
  const claim = async (
    name: string,
    id: string,
    write: () => Promise<unknown>,
  ): Promise<Person | UnfitName> => {
    const problem = await nameProblem(name, id);
    if (problem !== null) return problem;
    try {
      await write();
    } catch (error) {
      if (await isTaken(name, id)) return { problem: 'name.taken' };
      throw error;
    }
    return known(id);
  };

  const known = async (id: string): Promise<Person> => {
    const person = await find(id);
    if (person === null) throw new Error(`person ${id} cannot be found`);
    return person;
  };

  const add = (id: string, person: Pick<Updateable<Schema['persons']>, 'login' | 'password'> & Named) => {
    const { name, locale, login = null, password = null } = person;
    const row = { id, name, login, password, locale, webhook: null, banned: null, created: now() };
    return database.insertInto('persons').values(row).execute();
  };

  const set = (id: string, change: Updateable<Schema['persons']>) =>
    database.updateTable('persons').set(change).where('id', '=', id).execute();

  return {
    ...sessionsOf(database, now),
    ...mutesOf(database),
    ...notebooksOf(database),
    find,

    guest(name, locale) {
      const id = randomId(ID_BYTES);
      return claim(name, id, () => add(id, { name, locale }));
    },

    async account(guest, name, password, locale) {
      const own = guest === null || guest.account ? null : guest.id;
      const id = own ?? randomId(ID_BYTES);
      const problem = await nameProblem(name, id);
      if (problem !== null) return problem;
      const secret = { name, locale, login: folded(name), password: await hashPassword(password) };
      return claim(name, id, () => (own === null ? add(id, secret) : set(id, secret)));
    },

    async signIn(name, password) {
      const found = await database
        .selectFrom('persons')
        .selectAll()
        .where('login', '=', folded(name))
        .executeTakeFirst();
      const fits = await passwordFits(found?.password ?? null, password);
      return fits && found !== undefined ? personOf(found) : { problem: 'credentials' };
    },

    async proves(person, password) {
      const found = await database
        .selectFrom('persons')
        .select('password')
        .where('id', '=', person)
        .executeTakeFirst();
      return passwordFits(found?.password ?? null, password);
    },

    async setPassword(person, password) {
      await set(person, { password: await hashPassword(password) });
    },

    async change({ id, account }, { name, locale, webhook }) {
      const others = {
        ...(locale !== undefined && { locale }),
        ...(webhook !== undefined && { webhook }),
      };
      if (name !== undefined) {
        const named = account ? { name, login: folded(name) } : { name };
        return claim(name, id, () => set(id, { ...named, ...others }));
      }
      if (Object.keys(others).length > 0) await set(id, others);
      return known(id);
    },

    async many(ids) {
      if (ids.length === 0) return new Map();
      const wanted = [...new Set(ids)];
      const found = await database.selectFrom('persons').selectAll().where('id', 'in', wanted).execute();
      return new Map(found.map((one) => [one.id, personOf(one)]));
    },

    async ban(id, on) {
      await set(id, { banned: on ? now() : null });
    },
  };
}

interface Named {
  readonly name: string;
  readonly locale: Locale;
}
