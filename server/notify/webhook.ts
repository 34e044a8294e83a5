import type { Kysely } from 'kysely';
import type { Person } from '../people/person.ts';
import type { Schema } from '../storage/schema.ts';
import { type Network, targetOf } from './guard.ts';
import { TryLater } from './jobs.ts';
import type { Note } from './note.ts';
import { isFine, post } from './outbound.ts';

/** A webhook that does not answer so often in a row is switched off: three pieces of news, each tried again and again. */
export const MOST_FAILURES = 15;

export interface WebhookOptions {
  readonly database: Kysely<Schema>;
  readonly network: Network;
  /** What the server is called from outside. */
  readonly publicUrl: string | null;
  /** Hears that a person's webhook was switched off. */
  readonly off: (person: Person) => Promise<void>;
}

/** Tells a person's own program, or the chat room it belongs to. */
export interface Webhooks {
  send(person: Person, note: Note): Promise<void>;
}

export function webhooksOf({ database, network, publicUrl, off }: WebhookOptions): Webhooks {
  /** How often it has failed now, this time too. */
  const fail = async (person: string): Promise<number> => {
    const { count } = await database
      .insertInto('failures')
      .values({ person, count: 1 })
      .onConflict((conflict) =>
        conflict.column('person').doUpdateSet((column) => ({ count: column('failures.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return count;
  };
  const reset = (person: string) => database.deleteFrom('failures').where('person', '=', person).execute();

  return {
    async send(person, note) {
      if (person.webhook === null) return;
      const body = JSON.stringify(hookBody(note, publicUrl));
      const target = await targetOf(person.webhook, network);
      const headers = { 'content-type': 'application/json', 'user-agent': 'Sanguine' };
      const status = target === null ? 0 : await post(target, { headers, body }).catch(() => 0);
      if (isFine(status)) {
        await reset(person.id);
        return;
      }
      if ((await fail(person.id)) < MOST_FAILURES) throw new TryLater(`answered ${status}`);
      await reset(person.id);
      await off(person);
    },
  };
}

/** `content` is what Discord reads, `text` what Slack reads; programs find the rest in fields of their own. */
export function hookBody({ title, body, path, table, game }: Note, publicUrl: string | null) {
  const url = publicUrl === null ? null : new URL(path, publicUrl).href;
  const lines = [title, body, url].filter((line) => line !== null && line !== '').join('\n');
  return { content: quiet(lines), text: escaped(lines), table, game, url };
}

/** Names are people's own: none of them calls a whole room. */
function quiet(text: string): string {
  return text.replaceAll('@', '@\u200b');
}

/** As Slack wants it: its own marks begin with these. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
