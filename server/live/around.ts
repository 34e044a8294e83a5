import type { Kysely } from 'kysely';
import type { Did, Seat, Viewer } from '@sanguine/kernel';
import type {
  ChatLine,
  Company,
  MotionWish,
  Pace,
  SeatClock,
  ServerMessage,
  Surroundings,
} from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Keeping } from '../storage/kept-match.ts';
import { TABLE_CHANGED } from '../storage/notices.ts';
import { Queue } from '../storage/queue.ts';
import type { Schema } from '../storage/schema.ts';
import type { Place, Seats } from '../tables/seats.ts';
import type { AnyKeptMatch } from './any-match.ts';
import { type Chat, LINES_SHOWN } from './chat.ts';
import { isOverdue } from './clock.ts';
import { Clockwork } from './clockwork.ts';
import { Floor } from './floor.ts';
import { handOversOf, holdsBots, motionMessage, type Standing } from './motion.ts';
import type { MotionStore } from './motion-store.ts';
import type { Attendance, Presence } from './presence.ts';

/** What all rooms of a node share to know what goes on around their games. */
export interface Desk {
  readonly database: Kysely<Schema>;
  readonly keeping: Keeping;
  readonly seats: Seats;
  readonly people: People;
  readonly chat: Chat;
  readonly motions: MotionStore;
  readonly presence: Presence;
  /** Milliseconds after which somebody who does not have the table open is away, and after which they are gone. */
  readonly away: number;
  readonly gone: number;
}

/** Those in the room. */
export interface Audience {
  /** Each is told as the message is written for what they see. */
  tell(write: (viewer: Viewer) => ServerMessage): void;
  tellLine(line: ChatLine, deaf: ReadonlySet<string>): void;
  /** Everything was read anew. */
  looked(): void;
}

/**
 * Everything about one open table that is not the game. It is read from the store and told when it has changed, so that
 * it does not matter on which node something was said or done.
 */
export class Around {
  readonly #desk: Desk;
  readonly #match: AnyKeptMatch;
  readonly #name: string;
  readonly #begun: number;
  readonly #pace: Pace['kind'];
  readonly #audience: Audience;
  readonly #floor: Floor;
  readonly #clockwork: Clockwork;
  readonly #queue = new Queue();
  #next: Promise<void> | null = null;
  #places: readonly Place[] = [];
  #names: ReadonlyMap<string, string> = new Map();
  #attendance: Attendance = { here: new Set(), watching: 0, left: new Map() };
  #clocks: readonly SeatClock[] = [];
  #chat: readonly ChatLine[] = [];
  /** What was last told of each thing, as written; nothing is told twice. */
  readonly #told = new Map<string, string>();
  #open = false;

  private constructor(
    desk: Desk,
    match: AnyKeptMatch,
    audience: Audience,
    { name, pace, begun }: { readonly name: string; readonly pace: Pace; readonly begun: number },
  ) {
    const { database, motions, seats, keeping } = desk;
    this.#desk = desk;
    this.#match = match;
    this.#audience = audience;
    this.#name = name;
    this.#begun = begun;
    this.#pace = pace.kind;
    this.#floor = new Floor({ match, motions, seats, now: keeping.now });
    this.#clockwork = new Clockwork(database, match, { pace, begun });
  }

  static async open(desk: Desk, match: AnyKeptMatch, audience: Audience): Promise<Around> {
    const { name, pace, begun, created } = await desk.database
      .selectFrom('tables')
      .select(['name', 'pace', 'begun', 'created'])
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    const around = new Around(desk, match, audience, {
      name,
      pace: JSON.parse(pace),
      begun: begun ?? created,
    });
    await around.refresh();
    around.#open = true;
    return around;
  }

  get places(): readonly Place[] {
    return this.#places;
  }

  /** It is being asked whether the table goes back: bots do not play on meanwhile. */
  get mayGoBack(): boolean {
    const now = this.#desk.keeping.now();
    return this.#floor.undecided.some((motion) => holdsBots(motion, now));
  }

  /** As a welcome brings it. */
  surroundings(viewer: Viewer, muted: ReadonlySet<string>): Surroundings {
    const standing = this.#standing;
    return {
      ...this.#company(viewer),
      name: this.#name,
      clocks: this.#clocks,
      now: standing.now,
      chat: this.#chat.filter(({ person }) => !muted.has(person)),
      motions: this.#floor.undecided.map((motion) => motionMessage(motion, standing)),
    };
  }

  /** Reads anew; those who ask while it has not begun share it. */
  refresh(): Promise<void> {
    this.#next ??= this.#queue.enter(() => {
      this.#next = null;
      return this.#read();
    });
    return this.#next;
  }

  /** Looks again where time alone may have changed something. */
  async beat(): Promise<void> {
    if (this.#floor.undecided.length > 0) await this.refresh();
  }

  /** A row was played, here or elsewhere. Who ordered it beforehand has said nothing by it now. */
  async row(did: Did, byOrder: boolean): Promise<void> {
    const concerns = this.#floor.undecided.length > 0;
    if (concerns && !byOrder) await this.#floor.row(did, this.#standing);
    if (concerns || this.#clockwork.runs) await this.refresh();
  }

  async say(line: Pick<ChatLine, 'person' | 'name' | 'seat' | 'text'>): Promise<void> {
    const { chat, keeping } = this.#desk;
    await chat.say(this.#match.id, { ...line, at: keeping.now() });
    await this.#changed();
  }

  /** False: there is nothing like it to propose. */
  async propose(by: Seat, wish: MotionWish): Promise<boolean> {
    await this.refresh();
    const proposed = await this.#floor.propose(by, wish, this.#standing);
    if (proposed) await this.#changed();
    return proposed;
  }

  /** False: there is nothing for this seat to vote on. */
  async vote(seat: Seat, motion: string, yes: boolean): Promise<boolean> {
    await this.refresh();
    const voted = await this.#floor.vote(seat, motion, yes, this.#standing);
    if (voted) await this.#changed();
    return voted;
  }

  /** Resolves when everything asked for is read and told. */
  async settle(): Promise<void> {
    await this.#queue.empty();
  }

  /** Tells those here, then wakes the other nodes. */
  async #changed(): Promise<void> {
    await this.refresh();
    const { notices, trouble } = this.#desk.keeping;
    await notices.announce(this.#match.id, TABLE_CHANGED).catch(trouble);
  }

  async #read(): Promise<void> {
    do {
      await this.#readCompany();
      await this.#readChat();
      await this.#floor.read();
      this.#clocks = await this.#clockwork.read(this.#places, handOversOf(this.#floor.motions));
      this.#tellClocks();
      this.#tellMotions();
    } while (await this.#floor.conduct(this.#standing));
    this.#audience.looked();
  }

  async #readCompany(): Promise<void> {
    const { seats, people, presence } = this.#desk;
    const places = await seats.places(this.#match.id);
    const persons = await people.many(places.flatMap(({ person }) => person ?? []));
    this.#attendance = await presence.at(this.#match.id);
    this.#places = places;
    this.#names = new Map([...persons].map(([id, { name }]) => [id, name]));
    this.#tell('company', this.#company(null), (viewer) => ({ type: 'company', ...this.#company(viewer) }));
  }

  async #readChat(): Promise<void> {
    const { chat } = this.#desk;
    const lines = await chat.after(this.#match.id, this.#chat.at(-1)?.number ?? 0);
    // Who comes is welcomed with what was said before.
    const news = this.#open ? lines : [];
    const heard = await Promise.all(
      news.map(async (line) => ({ line, deaf: await chat.deafTo(line.person) })),
    );
    this.#chat = [...this.#chat, ...lines].slice(-LINES_SHOWN);
    for (const { line, deaf } of heard) this.#audience.tellLine(line, deaf);
  }

  #tellClocks(): void {
    const now = this.#desk.keeping.now();
    this.#tell('clocks', this.#clocks, () => ({ type: 'clocks', clocks: this.#clocks, now }));
  }

  #tellMotions(): void {
    const standing = this.#standing;
    const listed = new Set(this.#floor.motions.map(({ id }) => `motion ${id}`));
    for (const about of this.#told.keys()) {
      if (about.startsWith('motion ') && !listed.has(about)) this.#told.delete(about);
    }
    for (const kept of this.#floor.motions) {
      const motion = motionMessage(kept, standing);
      this.#tell(`motion ${kept.id}`, motion, () => ({ type: 'motion', motion }));
    }
  }

  #tell(about: string, what: unknown, write: (viewer: Viewer) => ServerMessage): void {
    const text = JSON.stringify(what);
    const isNews = this.#told.get(about) !== text;
    this.#told.set(about, text);
    if (isNews && this.#open) this.#audience.tell(write);
  }

  #company(viewer: Viewer): Company {
    const { here, watching } = this.#attendance;
    const seats = this.#places.map(({ seat, kind, person, level }) => ({
      seat,
      kind,
      person,
      name: person === null ? null : (this.#names.get(person) ?? null),
      level,
      here: here.has(seat),
      mine: seat === viewer,
    }));
    return { seats, watching };
  }

  get #standing(): Standing {
    const now = this.#desk.keeping.now();
    const { here, left } = this.#attendance;
    const seats = this.#places.map(({ seat }) => seat);
    const { away, gone } = this.#desk;
    const absent = (after: number): Set<Seat> =>
      new Set(seats.filter((seat) => !here.has(seat) && now - (left.get(seat) ?? this.#begun) >= after));
    return {
      places: this.#places,
      here,
      overdue: new Set(seats.filter((seat) => isOverdue(this.#clocks[seat], now))),
      // Where a turn takes days nobody has the table open for long: only the time counts.
      away: this.#pace === 'days' ? new Set() : absent(away),
      gone: this.#pace === 'none' ? absent(gone) : new Set(),
      slow: this.#pace === 'days',
      now,
      over: this.#match.view.outcome() !== null,
    };
  }
}
