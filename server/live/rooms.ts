import { botFor, type Playable } from '@sanguine/bots';
import { type Keeping, KeptMatch } from '../storage/kept-match.ts';
import { Queue } from '../storage/queue.ts';
import { BotSeat } from './bot-seat.ts';
import { type AnyKeptMatch, Room } from './room.ts';
import type { Seats } from './seats.ts';

export interface RoomsOptions {
  readonly keeping: Keeping;
  readonly seats: Seats;
  readonly games: readonly Playable[];
}

/** A stay in a room. */
export interface Visit {
  readonly room: Room;
  /** The room is closed when the last visitor leaves. */
  leave(): void;
}

interface Entry {
  readonly id: string;
  /** Null: there is no such match. */
  readonly room: Promise<Room | null>;
  visitors: number;
}

/** The matches open on this node: opened when somebody comes, woken by notices, closed when the last one leaves. */
export class Rooms {
  readonly #options: RoomsOptions;
  readonly #entries = new Map<string, Entry>();
  readonly #closing = new Set<Promise<void>>();
  readonly #thinking = new Queue();
  #deaf: () => void = () => {};

  private constructor(options: RoomsOptions) {
    this.#options = options;
  }

  static async open(options: RoomsOptions): Promise<Rooms> {
    const rooms = new Rooms(options);
    rooms.#deaf = await options.keeping.notices.subscribe((notice) => {
      if (notice === 'gap') for (const entry of rooms.#entries.values()) rooms.#refresh(entry, null);
      else rooms.#refresh(rooms.#entries.get(notice.match), notice.number);
    });
    return rooms;
  }

  /** How many matches are open here. */
  get size(): number {
    return this.#entries.size;
  }

  /** Null: there is no such match. */
  async enter(id: string): Promise<Visit | null> {
    const entry = this.#entries.get(id) ?? this.#add(id);
    entry.visitors++;
    let left = false;
    const leave = (): void => {
      if (left) return;
      left = true;
      entry.visitors--;
      if (entry.visitors === 0) this.#drop(entry);
    };
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

  /** Looks for rows that may have been missed; a match that cannot go on like this is opened anew by whoever comes next. */
  mend(id: string): void {
    this.#refresh(this.#entries.get(id), null);
  }

  /** Resolves when every room is closed and all is stored. */
  async close(): Promise<void> {
    this.#deaf();
    for (const entry of this.#entries.values()) this.#drop(entry);
    await Promise.all(this.#closing);
    await this.#thinking.empty();
  }

  #add(id: string): Entry {
    const entry: Entry = { id, room: this.#load(id), visitors: 0 };
    this.#entries.set(id, entry);
    return entry;
  }

  #drop(entry: Entry): void {
    if (this.#entries.get(entry.id) === entry) this.#entries.delete(entry.id);
    const closing = entry.room
      // One that could not be opened was reported to whoever wanted in.
      .catch(() => null)
      .then((room) => room?.close())
      .catch(this.#options.keeping.trouble)
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  #refresh(entry: Entry | undefined, number: number | null): void {
    if (entry === undefined) return;
    const caughtUp = entry.room
      .catch(() => null)
      .then((room) => {
        if (room === null || (number !== null && number <= room.match.view.number)) return;
        return room.match.catchUp();
      });
    caughtUp.catch((error: unknown) => {
      this.#options.keeping.trouble(error);
      this.#drop(entry);
    });
  }

  async #load(id: string): Promise<Room | null> {
    const { keeping, seats, games } = this.#options;
    const summary = await keeping.store.find(id);
    const game = games.find(({ engine }) => engine.id === summary?.game);
    if (game === undefined) return null;
    const opened = await KeptMatch.open(keeping, game.engine, id);
    if (!opened.ok) throw new Error(opened.problem);
    return new Room(game.engine.id, opened.match, await this.#bots(game, opened.match, seats));
  }

  async #bots(game: Playable, match: AnyKeptMatch, seats: Seats): Promise<BotSeat[]> {
    const places = await seats.bots(match.id);
    return places.map(({ seat, level }) => {
      const bot = botFor(game, level);
      if (bot === undefined) throw new Error(`match ${match.id}: no bot is called ${level}`);
      const { trouble } = this.#options.keeping;
      return new BotSeat({ match, seat, bot, thinking: this.#thinking, trouble });
    });
  }
}
