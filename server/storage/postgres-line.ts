import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Availability } from './availability.ts';
import { LINE_LIMITS } from './postgres-limits.ts';
import { postgresClient } from './postgres.ts';
import { isAway, Unavailable, unavailable } from './unavailable.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1000;

export interface LineOptions {
  readonly url: string;
  /** Run on every new connection before it counts as open. */
  readonly first: string;
  readonly heard: (payload: string) => void;
  /** Called when the connection is back after a break. */
  readonly mended: () => void;
  readonly trouble: (error: unknown) => void;
}

/**
 * A dedicated connection that is kept open: it is checked regularly, and replaced if it breaks or does not answer. So
 * it is the first to notice that the database is away or back.
 */
export class PostgresLine implements Availability {
  readonly #options: LineOptions;
  readonly #closed = new AbortController();
  readonly #listeners = new Set<{ readonly listener: (isAway: boolean) => void }>();
  #standing: Promise<Client> | null = null;
  #asking: Promise<void> | null = null;
  #beating: NodeJS.Timeout | null = null;
  #away: Unavailable | null = null;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  get isAway(): boolean {
    return this.#away !== null;
  }

  /** Throws while the database is known to be away. */
  readonly assertThere = (): void => {
    if (this.#away !== null) throw new Unavailable(this.#away.message, 'away', { cause: this.#away });
  };

  subscribe(listener: (away: boolean) => void): () => void {
    const entry = { listener };
    this.#listeners.add(entry);
    return () => void this.#listeners.delete(entry);
  }

  /** Resolves when the connection is open; from then on it is kept open. */
  async open(): Promise<void> {
    this.#standing ??= this.#connect();
    try {
      await this.#standing;
    } catch (error) {
      this.#standing = null;
      throw error;
    }
    this.#beating ??= setInterval(() => void this.check().catch(() => undefined), LINE_LIMITS.every).unref();
  }

  /** Concurrent callers share one query. */
  check(): Promise<void> {
    if (this.#away !== null) return Promise.reject(this.#away);
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  async close(): Promise<void> {
    this.#closed.abort();
    this.#listeners.clear();
    if (this.#beating !== null) clearInterval(this.#beating);
    // A failed connection needs no end, and a silent one is not waited for.
    const client = await this.#standing?.catch(() => null);
    await Promise.race([client?.end(), pause(LINE_LIMITS.answer, undefined, { ref: false })]);
  }

  async #ask(): Promise<void> {
    this.#standing ??= this.#connect();
    const standing = this.#standing;
    const client = await standing;
    try {
      await client.query('select 1');
    } catch (error) {
      // A silent connection would never emit `end`.
      if (this.#standing === standing) this.#mend();
      void client.end();
      throw unavailable(error);
    }
  }

  async #connect(): Promise<Client> {
    const { url, first, heard, trouble } = this.#options;
    let client: Client;
    try {
      client = await postgresClient(url, LINE_LIMITS);
    } catch (error) {
      throw unavailable(error);
    }
    client.on('notification', ({ payload = '' }) => heard(payload));
    try {
      await client.query(first);
    } catch (error) {
      void client.end();
      throw unavailable(error);
    }
    client.on('error', (error) => trouble(unavailable(error)));
    const standing = this.#standing;
    client.on('end', () => {
      if (this.#standing === standing) this.#mend();
    });
    return client;
  }

  #mend(): void {
    if (this.#closed.signal.aborted) return;
    const line = this.#connectAgain();
    this.#standing = line;
    void this.#tellMended(line);
  }

  async #tellMended(line: Promise<Client>): Promise<void> {
    try {
      await line;
    } catch (error) {
      if (!this.#closed.signal.aborted) this.#options.trouble(error);
      return;
    }
    this.#tell(null);
    this.#options.mended();
  }

  async #connectAgain(): Promise<Client> {
    const { signal } = this.#closed;
    for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
      signal.throwIfAborted();
      try {
        return await this.#connect();
      } catch (error) {
        if (error instanceof Unavailable && isAway(error)) this.#tell(error);
        else this.#options.trouble(error);
      }
      await pause(wait, undefined, { signal });
    }
  }

  #tell(away: Unavailable | null): void {
    const before = this.#away;
    this.#away = away;
    if ((before === null) === (away === null)) return;
    if (away !== null) this.#options.trouble(away);
    for (const { listener } of this.#listeners) listener(away !== null);
  }
}
