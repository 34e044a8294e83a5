import type { Kysely } from 'kysely';
import type { Person } from '../people/person.ts';
import type { Schema } from '../storage/schema.ts';
import { type Network, targetOf } from './guard.ts';
import { TryLater } from './jobs.ts';
import type { Note } from './note.ts';
import { isFine, post } from './outbound.ts';

/** A webhook is switched off after this many failures in a row: three pieces of news, each with all its retries. */
export const MOST_FAILURES = 15;

export interface WebhookOptions {
  readonly database: Kysely<Schema>;
  readonly network: Network;
  /** The server's public address, for links. */
  readonly publicUrl: string | null;
  /** Called when a person's webhook has failed too often; switches it off. */
  readonly off: (person: Person) => Promise<void>;
}

/** Posts notes to a person's own program or chat room. */
export interface Webhooks {
  send(person: Person, note: Note): Promise<void>;
}

export function webhooksOf({ database, network, publicUrl, off }: WebhookOptions): Webhooks {
  /** Returns the number of failures in a row, including this one. */
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

/** Discord reads `content`, Slack reads `text`; the other fields are for programs. */
export function hookBody({ title, body, path, table, game }: Note, publicUrl: string | null) {
  const url = publicUrl === null ? null : new URL(path, publicUrl).href;
  const lines = [title, body, url].filter((line) => line !== null && line !== '').join('\n');
  return { content: quiet(lines), text: escaped(lines), table, game, url };
}

/** Names are chosen by players: none may ping a whole chat room. */
function quiet(text: string): string {
  return text.replaceAll('@', '@\u200b');
}

/** Slack's markup uses these characters. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
