import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { Listeners, type NoticeListener, type Notices } from './notices.ts';

const CHANNEL = 'sanguine_rows';
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 10_000;

/** `LISTEN` on a connection of its own, made anew when it breaks; `NOTIFY` from the pool. */
export class PostgresNotices implements Notices {
  readonly #url: string;
  readonly #pool: Pool;
  readonly #trouble: (error: unknown) => void;
  readonly #listeners: Listeners;
  readonly #closed = new AbortController();
  #line: Promise<Client> | null = null;

  constructor(url: string, pool: Pool, trouble: (error: unknown) => void) {
    this.#url = url;
    this.#pool = pool;
    this.#trouble = trouble;
    this.#listeners = new Listeners(trouble);
  }

  async announce(match: string, number: number): Promise<void> {
    await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, `${number} ${match}`]);
  }

  async subscribe(listener: NoticeListener): Promise<() => void> {
    const stop = this.#listeners.add(listener);
    try {
      await (this.#line ??= this.#listen());
    } catch (error) {
      this.#line = null;
      stop();
      throw error;
    }
    return stop;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#listeners.clear();
    // A line that could not be had needs no end.
    const client = await this.#line?.catch(() => null);
    await client?.end();
  }

  async #listen(): Promise<Client> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('notification', ({ payload = '' }) => {
      const [, number, match] = /^(\d+) (.+)$/s.exec(payload) ?? [];
      if (number !== undefined && match !== undefined)
        this.#listeners.tell({ match, number: Number(number) });
    });
    client.on('error', this.#trouble);
    await client.connect();
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    client.on('end', () => {
      if (!this.#closed.signal.aborted) this.#mend();
    });
    return client;
  }

  #mend(): void {
    const line = this.#listenAgain();
    this.#line = line;
    line.then(
      () => this.#listeners.tell('gap'),
      (error: unknown) => {
        if (!this.#closed.signal.aborted) this.#trouble(error);
      },
    );
  }

  async #listenAgain(): Promise<Client> {
    const { signal } = this.#closed;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      signal.throwIfAborted();
      try {
        return await this.#listen();
      } catch (error) {
        this.#trouble(error);
      }
      await pause(wait, undefined, { signal });
    }
  }
}
