import type { Locale, Seat } from '@sanguine/kernel';
import type { Routes } from '../http/schemas.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { MatchServices } from '../storage/kept-match.ts';
import { internet, type Network, targetOf } from './guard.ts';
import { Notifier } from './notifier.ts';
import { Jobs } from './jobs.ts';
import { NOTIFY_LIMITS, type NotifyLimits } from './limits.ts';
import { DelayedLooks } from './delayed-looks.ts';
import type { Note } from './note.ts';
import { openPush } from './push.ts';
import { pushRoutes } from './routes.ts';
import { say } from './text/say.ts';
import { MOST_FAILURES, webhooksOf } from './webhook.ts';
import { type SpeakingGame, Writer } from './writer.ts';

/** Milliseconds between two checks of an active table, in place of one at every turn. */
const LOOK_MS = 8000;

export interface NotifyOptions {
  readonly database: Pick<Database, 'query'>;
  readonly keeping: MatchServices;
  readonly people: People;
  readonly games: readonly SpeakingGame[];
  /** For each of these tables, the seats whose holder has it open. */
  readonly here: (tables: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<Seat>>>;
  readonly publicUrl: string | null;
  readonly limits?: Partial<NotifyLimits>;
  /** By default the public internet, and no private address. */
  readonly network?: Network;
}

/** Notifications for persons who do not have the table open. */
export interface Notify {
  /** Call when somebody at this table may need to be notified. */
  look(table: string): void;
  /** Whether a person's webhook may be called. */
  webhookFits(url: string): Promise<boolean>;
}

export async function openNotify(app: Routes, options: NotifyOptions): Promise<Notify> {
  const { database, keeping, people, games, here, publicUrl, network = internet } = options;
  const { query } = database;
  const { now, trouble } = keeping;
  const { delays, every } = { ...NOTIFY_LIMITS, ...options.limits };
  const push = await openPush({ database: query, network, now, contact: contactOf(publicUrl) });
  const notifier: Notifier = new Notifier({
    database: query,
    people,
    push,
    webhooks: webhooksOf({
      database: query,
      network,
      publicUrl,
      off: async (person) => {
        const changed = await people.change(person, { webhook: null });
        if (!('problem' in changed))
          await notifier.send(changed, switchedOff(person.locale), `webhook ${now()}`);
      },
    }),
    writer: new Writer({ keeping, people, games }),
    add: (job) => jobs.add(job),
    here,
    delays,
    now,
  });
  const jobs = new Jobs({ database: query, workers: notifier.workers, now, trouble, every });
  const looks = new DelayedLooks(
    Math.min(LOOK_MS, ...Object.values(delays)),
    (table) => notifier.look(table),
    trouble,
  );
  app.addHook('onClose', async () => {
    await looks.close();
    await jobs.close();
  });
  pushRoutes(app, push);

  return {
    look: (table) => looks.ask(table),
    webhookFits: async (url) => (await targetOf(url, network)) !== null,
  };
}

function switchedOff(locale: Locale): Note {
  return {
    title: say(locale, 'webhook.title'),
    body: say(locale, 'webhook.body', { times: MOST_FAILURES }),
    path: '/account',
    table: '',
    game: '',
  };
}

/** Push services require a contact address. */
function contactOf(publicUrl: string | null): string {
  return publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:host@sanguine.invalid';
}
