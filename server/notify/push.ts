import type { Kysely } from 'kysely';
import webPush from 'web-push';
import type { Schema } from '../storage/schema.ts';
import { type Network, targetOf } from './guard.ts';
import { TryLater } from './jobs.ts';
import type { Note } from './note.ts';
import { isFine, post } from './outbound.ts';

/** Browsers per person; a new one replaces the oldest. */
const MOST_BROWSERS = 10;
const DAY_SECONDS = 24 * 60 * 60;
const GONE = new Set([404, 410]);

interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Web push to subscribed browsers. */
export interface Push {
  /** The public VAPID key, which browsers subscribe with. */
  readonly key: string;
  /** False if the endpoint must not be called. */
  add(person: string, subscription: Subscription): Promise<boolean>;
  remove(person: string, endpoint: string): Promise<void>;
  endpoints(person: string): Promise<string[]>;
  /** Deletes a subscription that the push service no longer knows. */
  send(endpoint: string, note: Note): Promise<void>;
}

export interface PushOptions {
  readonly database: Kysely<Schema>;
  readonly network: Network;
  readonly now: () => number;
  /** Contact for push services: an https or mailto address. */
  readonly contact: string;
}

interface Pair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Generated once by the first node, and shared by all. */
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
        // The same browser, perhaps with another person signed in.
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

  /** Encrypts a message for one browser; null if its keys are invalid. */
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
