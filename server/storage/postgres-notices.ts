import type { Pool } from 'pg';
import type { Availability } from './availability.ts';
import { Listeners, type NoticeListener, type Notices } from './notices.ts';
import { PostgresLine } from './postgres-line.ts';
import { unavailable } from './unavailable.ts';

const CHANNEL = 'sanguine_rows';

/** `LISTEN` on a dedicated connection, replaced if it breaks; `NOTIFY` from the pool. */
export class PostgresNotices implements Notices {
  readonly #pool: Pool;
  readonly #listeners: Listeners;
  readonly #line: PostgresLine;

  constructor(url: string, pool: Pool, trouble: (error: unknown) => void) {
    this.#pool = pool;
    this.#listeners = new Listeners(trouble);
    this.#line = new PostgresLine({
      url,
      first: `listen ${CHANNEL}`,
      heard: (payload) => this.#hear(payload),
      mended: () => this.#listeners.tell('gap'),
      trouble,
    });
  }

  get availability(): Availability {
    return this.#line;
  }

  /** Throws while the database is known to be away. */
  get assertThere(): () => void {
    return this.#line.assertThere;
  }

  async announce(match: string, number: number): Promise<void> {
    this.#line.assertThere();
    try {
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, `${number} ${match}`]);
    } catch (error) {
      throw unavailable(error);
    }
  }

  async subscribe(listener: NoticeListener): Promise<() => void> {
    const stop = this.#listeners.add(listener);
    try {
      await this.#line.open();
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  async close(): Promise<void> {
    this.#listeners.clear();
    await this.#line.close();
  }

  #hear(payload: string): void {
    const [, number, match] = /^(\d+) (.+)$/s.exec(payload) ?? [];
    if (number !== undefined && match !== undefined) this.#listeners.tell({ match, number: Number(number) });
  }
}
