import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Queue, type Seat, type Viewer } from '@sanguine/kernel';
import type { MatchServices } from '../../storage/kept-match.ts';
import { TABLE_CHANGED } from '../../storage/notices.ts';
import type { Schema } from '../../storage/schema.ts';

/** Who has a table open, on any node. */
export interface Attendance {
  readonly here: ReadonlySet<Seat>;
  readonly watching: number;
  /** When the holder of each absent seat last had the table open. */
  readonly left: ReadonlyMap<Seat, number>;
}

const WATCHER = -1;
/** A node silent for this many beats is dead, and so is everybody's presence through it. */
const BEATS = 3;
/** How long a last presence is stored. */
const MEMORY_MS = 30 * 24 * 60 * 60 * 1000;

export interface PresenceOptions {
  readonly database: Kysely<Schema>;
  readonly keeping: Pick<MatchServices, 'notices' | 'now' | 'trouble'>;
  /** Milliseconds between two heartbeats of a node. */
  readonly beat: number;
  /** Milliseconds over which joins and leaves are collected into one write. */
  readonly gather: number;
}

interface Row {
  readonly viewer: number;
  readonly count: number;
  readonly at: number;
}

async function hereAt(
  database: Kysely<Schema>,
  matches: readonly string[],
  since: number,
): Promise<Map<string, Set<Seat>>> {
  const here = new Map(matches.map((match) => [match, new Set<Seat>()]));
  if (matches.length === 0) return here;
  const found = await database
    .selectFrom('presence')
    .select(['match', 'viewer'])
    .where('match', 'in', matches)
    .where('viewer', '!=', WATCHER)
    .where('count', '>', 0)
    .where('at', '>', since)
    .execute();
  for (const { match, viewer } of found) here.get(match)?.add(viewer);
  return here;
}

function attendanceOf(rows: readonly Row[], since: number): Attendance {
  const present = rows.filter(({ count, at }) => count > 0 && at > since);
  const here = new Set(present.map(({ viewer }) => viewer).filter((viewer) => viewer !== WATCHER));
  const left = new Map<Seat, number>();
  for (const { viewer, at } of rows) {
    if (viewer !== WATCHER && !here.has(viewer)) left.set(viewer, Math.max(at, left.get(viewer) ?? 0));
  }
  const watching = present
    .filter(({ viewer }) => viewer === WATCHER)
    .reduce((sum, { count }) => sum + count, 0);
  return { here, watching, left };
}

/** Counts the viewers on this node and stores the counts for the other nodes. */
export class Presence {
  readonly #options: PresenceOptions;
  readonly #node = randomUUID();
  /** By match and viewer. */
  readonly #counts = new Map<string, Map<number, number>>();
  readonly #stirred = new Map<string, Set<number>>();
  readonly #writing = new Queue();
  #gathering: NodeJS.Timeout | null = null;
  readonly #beating: NodeJS.Timeout;

  constructor(options: PresenceOptions) {
    this.#options = options;
    this.#beating = setInterval(() => void this.beat(), options.beat);
    this.#beating.unref();
  }

  /** Counts one more window of a viewer on the match. Returns a function that ends it. */
  enter(match: string, viewer: Viewer): () => void {
    this.#count(match, viewer ?? WATCHER, 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      this.#count(match, viewer ?? WATCHER, -1);
    };
  }

  async at(match: string): Promise<Attendance> {
    const found = await this.#options.database
      .selectFrom('presence')
      .select(['viewer', 'count', 'at'])
      .where('match', '=', match)
      .execute();
    return attendanceOf(found, this.#since);
  }

  /** For each of these tables, the seats whose holder has it open. */
  here(matches: readonly string[]): Promise<Map<string, Set<Seat>>> {
    return hereAt(this.#options.database, matches, this.#since);
  }

  /** Writes all counts again: other nodes may have taken this one for dead. */
  restate(): Promise<void> {
    for (const [match, counts] of this.#counts) this.#stir(match, counts.keys());
    return this.#write(() => this.#flush());
  }

  /** Writes this node's heartbeat, and clears the counts of dead nodes. */
  beat(): Promise<void> {
    return this.#write(async () => {
      const { database, keeping } = this.#options;
      await this.#flush();
      const now = keeping.now();
      await database
        .updateTable('presence')
        .set({ at: now })
        .where('node', '=', this.#node)
        .where('count', '>', 0)
        .execute();
      const dead = await database
        .updateTable('presence')
        .set({ count: 0 })
        .where('count', '>', 0)
        .where('at', '<=', this.#since)
        .returning('match')
        .execute();
      await database
        .deleteFrom('presence')
        .where('at', '<', now - MEMORY_MS)
        .execute();
      await this.#announce(dead.map(({ match }) => match));
    });
  }

  /** Clears this node's counts. Resolves when that is written. */
  async close(): Promise<void> {
    clearInterval(this.#beating);
    if (this.#gathering !== null) clearTimeout(this.#gathering);
    await this.#write(() => this.#flush());
    await this.#write(async () => {
      const { database, keeping } = this.#options;
      const gone = await database
        .updateTable('presence')
        .set({ count: 0, at: keeping.now() })
        .where('node', '=', this.#node)
        .where('count', '>', 0)
        .returning('match')
        .execute();
      await this.#announce(gone.map(({ match }) => match));
    });
  }

  /** Counts written after this moment are valid. */
  get #since(): number {
    return this.#options.keeping.now() - BEATS * this.#options.beat;
  }

  #count(match: string, viewer: number, by: number): void {
    const counts = this.#counts.get(match) ?? new Map<number, number>();
    this.#counts.set(match, counts.set(viewer, (counts.get(viewer) ?? 0) + by));
    this.#stir(match, [viewer]);
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      void this.#write(() => this.#flush());
    }, this.#options.gather);
  }

  #stir(match: string, viewers: Iterable<number>): void {
    this.#stirred.set(match, new Set([...(this.#stirred.get(match) ?? []), ...viewers]));
  }

  /** If writing fails, the changes are kept for the next flush. */
  async #flush(): Promise<void> {
    const stirred = [...this.#stirred];
    this.#stirred.clear();
    try {
      await this.#writeDown(stirred);
    } catch (error) {
      for (const [match, viewers] of stirred) this.#stir(match, viewers);
      throw error;
    }
  }

  async #writeDown(stirred: readonly (readonly [string, ReadonlySet<number>])[]): Promise<void> {
    const { database, keeping } = this.#options;
    const at = keeping.now();
    for (const [match, viewers] of stirred) {
      const counts = this.#counts.get(match);
      for (const viewer of viewers) {
        const count = counts?.get(viewer) ?? 0;
        if (count === 0) counts?.delete(viewer);
        await database
          .insertInto('presence')
          .values({ match, viewer, node: this.#node, count, at })
          .onConflict((conflict) => conflict.columns(['match', 'viewer', 'node']).doUpdateSet({ count, at }))
          .execute();
      }
      if (counts?.size === 0) this.#counts.delete(match);
    }
    await this.#announce(stirred.map(([match]) => match));
  }

  async #announce(matches: readonly string[]): Promise<void> {
    for (const match of new Set(matches)) await this.#options.keeping.notices.announce(match, TABLE_CHANGED);
  }

  /** A failed write is only logged: the next beat writes again. */
  #write(work: () => Promise<void>): Promise<void> {
    return this.#writing.enter(work).catch(this.#options.keeping.trouble);
  }
}
