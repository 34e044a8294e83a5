import { Readable } from 'node:stream';
import { Queue, type Viewer } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { Notices } from '../storage/notices.ts';
import type { TableReader } from './table-reader.ts';

export interface LobbyOptions {
  readonly tables: Pick<TableReader, 'find'>;
  readonly notices: Notices;
  readonly trouble: (error: unknown) => void;
  /** Milliseconds between two heartbeats; each also checks the table, in case a notice was lost. */
  readonly beat: number;
  /** Counts a viewer as present; returns a function that ends it. By default presence is not counted. */
  readonly enter?: (table: string, viewer: Viewer) => () => void;
}

/** Bytes a page may be behind in reading before it is cut off. */
const BEHIND = 256 * 1024;

/** A page that waits for a table to begin. */
interface Watcher {
  readonly table: string;
  readonly asker: string | null;
  readonly stream: Readable;
  readonly looking: Queue;
  /** True if a check is already queued. */
  waiting: boolean;
  /** True if nothing more is sent. */
  over: boolean;
  /** What was last sent. */
  last: string;
  presence: { readonly viewer: Viewer; readonly leave: () => void } | null;
}

/** Sends pages that wait for a table to begin every change of it, from any node. */
export class Lobby {
  readonly #options: LobbyOptions;
  readonly #watchers = new Map<string, Set<Watcher>>();
  readonly #beating: NodeJS.Timeout;
  #deaf: () => void = () => {};

  private constructor(options: LobbyOptions) {
    this.#options = options;
    this.#beating = setInterval(() => this.#beat(), options.beat);
    this.#beating.unref();
  }

  static async open(options: LobbyOptions): Promise<Lobby> {
    const lobby = new Lobby(options);
    lobby.#deaf = await options.notices.subscribe((notice) => {
      if (notice === 'gap') lobby.#lookAtAll();
      else for (const watcher of lobby.#watchers.get(notice.match) ?? []) lobby.#look(watcher);
    });
    return lobby;
  }

  /** Server-sent events: `table` with the table, and finally `gone` if it was deleted. */
  follow(table: string, asker: string | null): Readable {
    const stream = new Readable({ read: () => {} });
    const watcher: Watcher = {
      table,
      asker,
      stream,
      looking: new Queue(),
      waiting: false,
      over: false,
      last: '',
      presence: null,
    };
    const watchers = this.#watchers.get(table) ?? new Set();
    this.#watchers.set(table, watchers.add(watcher));
    stream.once('close', () => this.#drop(watcher));
    this.#look(watcher);
    return stream;
  }

  /** Resolves when no check is running. */
  async close(): Promise<void> {
    clearInterval(this.#beating);
    this.#deaf();
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) this.#end(watcher);
    }
    const all = [...this.#watchers.values()].flatMap((watchers) => [...watchers]);
    await Promise.all(all.map(({ looking }) => looking.empty()));
  }

  #look(watcher: Watcher): void {
    if (watcher.waiting) return;
    watcher.waiting = true;
    const looked = watcher.looking.enter(() => {
      watcher.waiting = false;
      return this.#tell(watcher);
    });
    looked.catch((error: unknown) => {
      this.#options.trouble(error);
      watcher.stream.destroy();
    });
  }

  async #tell(watcher: Watcher): Promise<void> {
    const { table, asker } = watcher;
    if (watcher.over) return;
    const info = await this.#options.tables.find(table, asker);
    const text = info === null ? '' : JSON.stringify(info);
    if (info === null) this.#say(watcher, 'event: gone\ndata: {}\n\n');
    else if (text !== watcher.last) this.#say(watcher, `event: table\ndata: ${text}\n\n`);
    watcher.last = text;
    // After the start the live connection takes over.
    if (info?.state !== 'open') this.#end(watcher);
    else if (!watcher.over) this.#seat(watcher, info);
  }

  /** A person who takes a seat meanwhile is then present as that seat. */
  #seat(watcher: Watcher, { seats }: TableInfo): void {
    const viewer = seats.find(({ mine }) => mine)?.seat ?? null;
    if (watcher.presence?.viewer === viewer) return;
    watcher.presence?.leave();
    const leave = this.#options.enter?.(watcher.table, viewer) ?? (() => {});
    watcher.presence = { viewer, leave };
  }

  #say({ stream, over }: Watcher, text: string): void {
    if (over) return;
    if (stream.readableLength > BEHIND) stream.destroy();
    else stream.push(text);
  }

  #end(watcher: Watcher): void {
    if (watcher.over) return;
    watcher.over = true;
    watcher.stream.push(null);
    watcher.presence?.leave();
  }

  #drop(watcher: Watcher): void {
    if (!watcher.over) watcher.presence?.leave();
    watcher.over = true;
    const watchers = this.#watchers.get(watcher.table);
    watchers?.delete(watcher);
    if (watchers?.size === 0) this.#watchers.delete(watcher.table);
  }

  #beat(): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) this.#say(watcher, ':\n\n');
    }
    this.#lookAtAll();
  }

  #lookAtAll(): void {
    for (const watchers of this.#watchers.values()) {
      for (const watcher of watchers) this.#look(watcher);
    }
  }
}
