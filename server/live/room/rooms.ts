import { setImmediate as everybodyHeard } from 'node:timers/promises';
import type { Playable } from '@sanguine/bots';
import { KeptMatch } from '../../storage/kept-match.ts';
import { TABLE_CHANGED } from '../../storage/notices.ts';
import { Unavailable } from '../../storage/unavailable.ts';
import type { TableServices } from './surroundings.ts';
import { Room, type RoomOptions } from './room.ts';

/** Delay before a room catches up again after the database was unavailable. */
const RETRY_MS = 1000;

export interface RoomsOptions {
  readonly services: TableServices;
  readonly games: readonly Playable[];
  readonly thinker: RoomOptions['thinker'];
  /** Milliseconds before a bot's move while anybody is in the room. */
  readonly pause: number;
  readonly sleep: RoomOptions['sleep'];
  /** Called for a match open here when other seats are asked, or it is over. */
  readonly turned: (match: string) => void;
  /** Called when a table changed on any node; it may have no match yet. */
  readonly stirred: (match: string) => void;
}

/** Keeps a room open until `leave`. */
export interface Visit {
  readonly room: Room;
  /** The last visitor to leave closes the room. */
  leave(): void;
}

interface Entry {
  readonly id: string;
  /** Null if there is no such match. */
  readonly room: Promise<Room | null>;
  /** The room, once it is open. */
  open: Room | null;
  visitors: number;
}

/** The matches open on this node: opened for the first visitor, woken by notices, closed after the last. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #closing = new Set<Promise<void>>();
  #deaf: () => void = () => {};
  #resting: Promise<void> | null = null;

  private constructor(options: RoomsOptions) {
    this.#options = options;
  }

  static async open(options: RoomsOptions): Promise<Rooms> {
    const rooms = new Rooms(options);
    rooms.#deaf = await options.services.keeping.notices.subscribe((notice) => {
      if (notice === 'gap') {
        for (const entry of rooms.#entries.values()) {
          rooms.#catchUp(entry, null);
          options.turned(entry.id);
        }
        return;
      }
      const entry = rooms.#entries.get(notice.match);
      if (notice.number !== TABLE_CHANGED) rooms.#catchUp(entry, notice.number);
      else {
        rooms.#look(entry).catch(options.services.keeping.trouble);
        options.stirred(notice.match);
      }
    });
    return rooms;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** Null if there is no such match. */
  async enter(id: string): Promise<Visit | null> {
    const entry = this.#entries.get(id) ?? this.#add(id);
    const leave = this.#hold(entry);
    try {
      const room = await entry.room;
      if (room !== null) return { room, leave };
    } catch (error) {
      leave();
      throw error;
    }
    leave();
    return null;
  }

  /** Catches up on missed rows. If that fails the room is closed, and the next visitor opens it anew. */
  mend(id: string): void {
    this.#catchUp(this.#entries.get(id), null);
  }

  /** Checks what may have changed by time alone, or without a notice. */
  beat(): void {
    void this.#closeGone().catch(this.#options.services.keeping.trouble);
    this.#resting ??= this.#restAll().finally(() => (this.#resting = null));
    for (const { room } of this.#entries.values()) {
      void room.then((open) => open?.surroundings.beat()).catch(this.#options.services.keeping.trouble);
    }
  }

  /** Resolves when every room is closed and everything is stored. */
  async close(): Promise<void> {
    this.#deaf();
    for (const entry of this.#entries.values()) this.#drop(entry);
    await Promise.all([...this.#closing, this.#resting]);
  }

  /** One match at a time, so that active matches do not wait for all the idle ones. */
  async #restAll(): Promise<void> {
    for (const { room } of this.#entries.values()) {
      await room.then((open) => open?.restMatch()).catch(this.#options.services.keeping.trouble);
      await everybodyHeard();
    }
  }

  #add(id: string): Entry {
    const room = this.#load(id, () => this.#hold(entry));
    const entry: Entry = { id, room, open: null, visitors: 0 };
    // A failure to open is reported to the visitor in `enter`.
    void room.then((open) => (entry.open = open)).catch(() => undefined);
    this.#entries.set(id, entry);
    return entry;
  }

  #hold(entry: Entry): () => void {
    entry.visitors++;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      entry.visitors--;
      if (entry.visitors === 0) this.#drop(entry);
    };
  }

  #drop(entry: Entry): void {
    if (this.#entries.get(entry.id) === entry) this.#entries.delete(entry.id);
    const closing = entry.room
      // A failure to open was reported in `enter`.
      .catch(() => null)
      .then((room) => room?.close())
      .catch(this.#options.services.keeping.trouble)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  #catchUp(entry: Entry | undefined, number: number | null): void {
    if (entry === undefined || knows(entry, number)) return;
    catchUp(entry, number).catch((error: unknown) => {
      this.#options.services.keeping.trouble(error);
      if (error instanceof Unavailable) setTimeout(() => this.#catchUpLater(entry), RETRY_MS).unref();
      else this.#drop(entry);
    });
  }

  /** After an outage everybody stays in the room, which looks for missed rows again. */
  #catchUpLater(entry: Entry): void {
    if (this.#entries.get(entry.id) === entry) this.#catchUp(entry, null);
  }

  /** Refreshes the surroundings; closes the room of a table without seats, which was deleted. */
  async #look(entry: Entry | undefined): Promise<void> {
    const room = await entry?.room.catch(() => null);
    await room?.surroundings.refresh();
    if (entry !== undefined && room?.surroundings.places.length === 0) this.#drop(entry);
  }

  /** Closes rooms of matches that an administrator deleted. */
  async #closeGone(): Promise<void> {
    const open = [...this.#entries.values()];
    const found = await this.#options.services.database
      .selectFrom('matches')
      .select('id')
      .where('id', 'in', ['', ...open.map(({ id }) => id)])
      .execute();
    const there = new Set(found.map(({ id }) => id));
    for (const entry of open) if (!there.has(entry.id)) this.#drop(entry);
  }

  async #load(id: string, hold: () => () => void): Promise<Room | null> {
    const { services, games, thinker, pause, sleep, turned } = this.#options;
    const summary = await services.keeping.store.find(id);
    const game = games.find(({ engine }) => engine.id === summary?.game);
    if (game === undefined) return null;
    const opened = await KeptMatch.open(services.keeping, game.engine, id);
    if (!opened.ok) throw new Error(opened.problem);
    return Room.open({
      game,
      match: opened.match,
      services,
      thinker,
      pause,
      sleep,
      hold,
      turned: () => turned(id),
    });
  }
}

/** Catches up to this row; with null, to the latest row, and refreshes the surroundings. */
async function catchUp(entry: Entry, number: number | null): Promise<void> {
  const room = await entry.room.catch(() => null);
  if (room === null || knows(entry, number)) return;
  await room.match.catchUp();
  if (number !== null) return;
  await room.surroundings.refresh();
  room.wake();
}

/** True for most notices: the node played the row itself. */
function knows({ open }: Entry, number: number | null): boolean {
  return open !== null && number !== null && number <= open.match.current.number;
}
