import { Readable } from 'node:stream';
import { Queue, type Viewer } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { Notices } from '../storage/notices.ts';
import type { TableReader } from './table-reader.ts';

export interface LobbyOptions {
  readonly tables: Pick<TableReader, 'find'>;
  readonly notices: Notices;
  readonly trouble: (error: unknown) => void;
  /** Milliseconds between two signs of life; with each the table is looked at, so that a lost notice is made good. */
  readonly beat: number;
  /** Somebody looks at the table; returns how they leave. Left out: nobody needs to know. */
  readonly enter?: (table: string, viewer: Viewer) => () => void;
}

/** Bytes a page may be behind in reading. */
const BEHIND = 256 * 1024;

/** A page that waits at a table. */
interface Watcher {
  readonly table: string;
  readonly asker: string | null;
  readonly stream: Readable;
  readonly looking: Queue;
  /** It will be looked at again anyway. */
  waiting: boolean;
  /** Nothing more is told. */
  over: boolean;
  /** What it was told last. */
  last: string;
  presence: { readonly viewer: Viewer; readonly leave: () => void } | null;
}

/** Those who wait for a table to begin: they are told of it anew whenever it changes, on whichever node. */
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

  /** Events as a page reads them: `table` with the table, and at the end `gone` where it was put away. */
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

  /** Resolves when nothing is looked at any more. */
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
    // Once it has begun, the live connection tells what follows.
    if (info?.state !== 'open') this.#end(watcher);
    else if (!watcher.over) this.#seat(watcher, info);
  }

  /** Who sits down while they look is from then on there as that seat. */
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
