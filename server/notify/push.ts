import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../storage/schema.ts';
import { type Network, targetOf } from './guard.ts';
import { TryLater } from './jobs.ts';
import type { Note } from './note.ts';
import { isFine, post } from './outbound.ts';

/** A person has so many browsers at most; the oldest makes room. */
const MOST_BROWSERS = 10;
const DAY_SECONDS = 24 * 60 * 60;
const GONE = new Set([404, 410]);

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Browsers that want to be told, and how they are. */
export interface Push {
  /** What browsers are to trust. */
  readonly key: string;
  /** False: the address must not be called. */
  add(person: string, subscription: Subscription): Promise<boolean>;
  remove(person: string, endpoint: string): Promise<void>;
  endpoints(person: string): Promise<string[]>;
  /** One the other side does not know any more is forgotten. */
  send(endpoint: string, note: Note): Promise<void>;
}

export interface PushOptions {
  readonly database: Kysely<Schema>;
  readonly network: Network;
  readonly now: () => number;
  /** Whom a push service may turn to: an https or mailto address. */
  readonly contact: string;
}

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made by the first node there ever was; the same for all. */
async function pairOf(database: Kysely<Schema>): Promise<Pair> {
  const name = 'vapid';
  const value = JSON.stringify(webPush.generateVAPIDKeys());
  await database
    .insertInto('keys')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await database
    .selectFrom('keys')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  const pair: Pair = JSON.parse(kept.value);
  return pair;
}

export async function openPush({ database, network, now, contact }: PushOptions): Promise<Push> {
  const pair = await pairOf(database);
  const forget = async (endpoint: string): Promise<void> => {
    await database.deleteFrom('pushes').where('endpoint', '=', endpoint).execute();
  };
  return {
    key: pair.publicKey,

    async add(person, { endpoint, keys: { p256dh, auth } }) {
      const target = await targetOf(endpoint, network);
      if (target === null) return false;
      await database
        .insertInto('pushes')
        .values({ endpoint, person, p256dh, auth, created: now() })
        // The same browser, perhaps used by somebody else now.
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, p256dh, auth }))
        .execute();
      const own = database.selectFrom('pushes').select('endpoint').where('person', '=', person);
      const kept = await own.orderBy('created', 'desc').orderBy('endpoint').execute();
      for (const old of kept.slice(MOST_BROWSERS)) await forget(old.endpoint);
      return true;
    },

    async remove(person, endpoint) {
      await database
        .deleteFrom('pushes')
        .where('endpoint', '=', endpoint)
        .where('person', '=', person)
        .execute();
    },

    async endpoints(person) {
      const found = await database
        .selectFrom('pushes')
        .select('endpoint')
        .where('person', '=', person)
        .orderBy('created')
        .execute();
      return found.map(({ endpoint }) => endpoint);
    },

    async send(endpoint, { title, body, path }) {
      const held = await database
        .selectFrom('pushes')
        .selectAll()
        .where('endpoint', '=', endpoint)
        .executeTakeFirst();
      const target = await targetOf(endpoint, network);
      if (held === undefined || target === null) return forget(endpoint);
      const { p256dh, auth } = held;
      const request = sealed({ endpoint, keys: { p256dh, auth } }, { title, body, url: path });
      if (request === null) return forget(endpoint);
      const status = await post(target, request).catch((cause: unknown) => {
        throw new TryLater('no answer', { cause });
      });
      if (GONE.has(status)) return forget(endpoint);
      if (!isFine(status)) throw new TryLater(`answered ${status}`);
    },
  };

  /** Encrypted for one browser; null: its keys are none. */
  function sealed(subscription: Subscription, message: { title: string; body: string; url: string }) {
    try {
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails: { subject: contact, ...pair },
        TTL: DAY_SECONDS,
        urgency: 'normal',
      });
      return { headers, body };
    } catch {
      return null;
    }
  }
}
