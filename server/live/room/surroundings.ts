import type { Kysely } from 'kysely';
import { type Did, Queue, type Seat, type Viewer } from '@sanguine/kernel';
import type {
  Absence,
  ChatLine,
  Company,
  VoteWish,
  Pace,
  SeatClock,
  ServerMessage,
  Surroundings,
} from '@sanguine/protocol';
import type { People } from '../../people/people.ts';
import type { MatchServices } from '../../storage/kept-match.ts';
import { TABLE_CHANGED } from '../../storage/notices.ts';
import type { Schema } from '../../storage/schema.ts';
import type { SeatHolder, Seats } from '../../tables/seats.ts';
import type { AnyKeptMatch } from './any-match.ts';
import { type Chat, LINES_SHOWN } from './chat.ts';
import { isOverdue } from '../clocks/clock.ts';
import { TableClocks } from '../clocks/table-clocks.ts';
import { absencesOf, personsAt } from '../votes/absence.ts';
import { Votes } from '../votes/votes.ts';
import { handOversOf, holdsBots, voteMessage, type VotingState } from '../votes/vote.ts';
import type { VoteStore } from '../votes/vote-store.ts';
import type { Attendance, Presence } from './presence.ts';

/** What all rooms of a node share for their surroundings. */
export interface TableServices {
  readonly database: Kysely<Schema>;
  readonly keeping: MatchServices;
  readonly seats: Seats;
  readonly people: People;
  readonly chat: Chat;
  readonly votes: VoteStore;
  readonly presence: Presence;
  /** Milliseconds a player may be away in their own turn. */
  readonly away: number;
}

/** The members of the room. */
export interface RoomAudience {
  /** Sends each viewer the message written for it. */
  tell(write: (viewer: Viewer) => ServerMessage): void;
  tellLine(line: ChatLine, deaf: ReadonlySet<string>): void;
  /** Called after everything was read again. */
  looked(): void;
  /** Whether the seat's holder has the table open on this node, which may not be stored yet. */
  has(seat: Seat): boolean;
}

/**
 * Everything about one open table that is not the game. It is read from the store and sent when it has changed, so it
 * does not matter on which node something happened.
 */
export class TableSurroundings {
  readonly #services: TableServices;
  readonly #match: AnyKeptMatch;
  readonly #name: string;
  readonly #pace: Pace['kind'];
  readonly #audience: RoomAudience;
  readonly #votes: Votes;
  readonly #tableClocks: TableClocks;
  readonly #queue = new Queue();
  /** Who plays on for those who concede. */
  readonly #standIn: string;
  /** When this node began to look. */
  readonly #watched: number;
  #next: Promise<void> | null = null;
  #places: readonly SeatHolder[] = [];
  #names: ReadonlyMap<string, string> = new Map();
  #attendance: Attendance = { here: new Set(), watching: 0, left: new Map() };
  #clocks: readonly SeatClock[] = [];
  #absences: readonly Absence[] = [];
  #chat: readonly ChatLine[] = [];
  /** What was last sent about each topic, serialized, so that nothing is sent twice. */
  readonly #told = new Map<string, string>();
  #open = false;

  private constructor(
    services: TableServices,
    match: AnyKeptMatch,
    audience: RoomAudience,
    {
      name,
      pace,
      begun,
      standIn,
    }: { readonly name: string; readonly pace: Pace; readonly begun: number; readonly standIn: string },
  ) {
    const { database, votes, seats, keeping } = services;
    this.#services = services;
    this.#match = match;
    this.#audience = audience;
    this.#name = name;
    this.#pace = pace.kind;
    this.#standIn = standIn;
    this.#watched = keeping.now();
    this.#votes = new Votes({ match, store: votes, seats, now: keeping.now });
    this.#tableClocks = new TableClocks(database, match, { pace, begun });
  }

  static async open(
    services: TableServices,
    match: AnyKeptMatch,
    audience: RoomAudience,
    standIn: string,
  ): Promise<TableSurroundings> {
    const { name, pace, begun, created } = await services.database
      .selectFrom('tables')
      .select(['name', 'pace', 'begun', 'created'])
      .where('id', '=', match.id)
      .executeTakeFirstOrThrow();
    const surroundings = new TableSurroundings(services, match, audience, {
      name,
      pace: JSON.parse(pace),
      begun: begun ?? created,
      standIn,
    });
    await surroundings.refresh();
    surroundings.#open = true;
    return surroundings;
  }

  get places(): readonly SeatHolder[] {
    return this.#places;
  }

  /** True while a vote to go back is open: bots wait for it. */
  get mayGoBack(): boolean {
    const now = this.#services.keeping.now();
    return this.#votes.undecided.some((vote) => holdsBots(vote, now));
  }

  /** The surroundings as a welcome message carries them. */
  for(viewer: Viewer, muted: ReadonlySet<string>): Surroundings {
    const voting = this.#voting;
    return {
      ...this.#company(viewer),
      name: this.#name,
      away: this.#pace === 'days' ? null : this.#services.away,
      clocks: this.#clocks,
      now: voting.now,
      chat: this.#chat.filter(({ person }) => !muted.has(person)),
      votes: this.#votes.undecided.map((vote) => voteMessage(vote, voting)),
      absences: this.#absences,
    };
  }

  /** Reads everything again; callers share a read that has not begun yet. */
  refresh(): Promise<void> {
    this.#next ??= this.#queue.enter(() => {
      this.#next = null;
      return this.#read();
    });
    return this.#next;
  }

  /** Refreshes what time alone may have changed. */
  async beat(): Promise<void> {
    if (this.#votes.undecided.length > 0) await this.refresh();
  }

  /** Call when a row was played, on any node. An ordered answer does not count as a reaction to an open vote. */
  async row(did: Did, byOrder: boolean): Promise<void> {
    const concerns = this.#votes.undecided.length > 0;
    if (concerns && !byOrder) await this.#votes.row(did, this.#voting);
    const isConcession = did.do === 'concede';
    if (concerns || isConcession || this.#tableClocks.runs || this.#someAreAway) await this.refresh();
  }

  async say(line: Pick<ChatLine, 'person' | 'name' | 'seat' | 'text'>): Promise<void> {
    const { chat, keeping } = this.#services;
    await chat.say(this.#match.id, { ...line, at: keeping.now() });
    await this.#changed();
  }

  /** False if this cannot be proposed. */
  async propose(by: Seat, wish: VoteWish): Promise<boolean> {
    await this.refresh();
    const proposed = await this.#votes.propose(by, wish, this.#voting);
    if (proposed) await this.#changed();
    return proposed;
  }

  /** False if this seat has nothing to vote on. */
  async vote(seat: Seat, vote: string, yes: boolean): Promise<boolean> {
    await this.refresh();
    const voted = await this.#votes.vote(seat, vote, yes, this.#voting);
    if (voted) await this.#changed();
    return voted;
  }

  /** Resolves when everything asked for is read and sent. */
  async settle(): Promise<void> {
    await this.#queue.empty();
  }

  /** Tells the members here, then wakes the other nodes. */
  async #changed(): Promise<void> {
    await this.refresh();
    const { notices, trouble } = this.#services.keeping;
    await notices.announce(this.#match.id, TABLE_CHANGED).catch(trouble);
  }

  async #read(): Promise<void> {
    do {
      await this.#readCompany();
      if (await this.#seatStandIns()) await this.#readCompany();
      await this.#readAbsences();
      await this.#readChat();
      await this.#votes.read();
      this.#clocks = await this.#tableClocks.read(this.#places, handOversOf(this.#votes.all));
      this.#tellClocks();
      this.#tellVotes();
    } while (await this.#votes.conduct(this.#voting));
    this.#audience.looked();
  }

  async #readCompany(): Promise<void> {
    const { seats, people, presence } = this.#services;
    const places = await seats.places(this.#match.id);
    const persons = await people.many(places.flatMap(({ person }) => person ?? []));
    this.#attendance = await presence.at(this.#match.id);
    this.#places = places;
    this.#names = new Map([...persons].map(([id, { name }]) => [id, name]));
    this.#tell('company', this.#company(null), (viewer) => ({ type: 'company', ...this.#company(viewer) }));
  }

  /** Lets bots play for those who have conceded: the row is the truth, and this follows from it. */
  async #seatStandIns(): Promise<boolean> {
    const { ending } = this.#match.current;
    if (ending.conceded.length === 0 || this.#match.current.outcome() !== null) return false;
    const empty = this.#places.filter(
      ({ seat, person, level }) => person !== null && level === null && ending.conceded.includes(seat),
    );
    for (const { seat } of empty) await this.#services.seats.standIn(this.#match.id, seat, this.#standIn);
    return empty.length > 0;
  }

  async #readAbsences(): Promise<void> {
    const { keeping, away } = this.#services;
    const match = this.#someAreAway ? await keeping.store.find(this.#match.id) : null;
    this.#absences =
      match === null
        ? []
        : absencesOf({
            pace: this.#pace,
            persons: this.#persons,
            asked: this.#match.current.deciders(),
            attendance: { here: this.#here, left: this.#attendance.left },
            turned: match.changed,
            watched: this.#watched,
            away,
          });
    const now = keeping.now();
    this.#tell('absences', this.#absences, () => ({ type: 'absences', absences: this.#absences, now }));
  }

  /** Who is here as far as the store knows, and whoever is here on this node. */
  get #here(): ReadonlySet<Seat> {
    const nearby = this.#places.map(({ seat }) => seat).filter((seat) => this.#audience.has(seat));
    return new Set([...this.#attendance.here, ...nearby]);
  }

  get #persons(): Seat[] {
    return personsAt(this.#places, this.#match.current.ending.conceded);
  }

  get #someAreAway(): boolean {
    const here = this.#here;
    return this.#persons.some((seat) => !here.has(seat));
  }

  async #readChat(): Promise<void> {
    const { chat } = this.#services;
    const lines = await chat.after(this.#match.id, this.#chat.at(-1)?.number ?? 0);
    // Before the room is open there is nobody to tell: the welcome carries earlier lines.
    const news = this.#open ? lines : [];
    const heard = await Promise.all(
      news.map(async (line) => ({ line, deaf: await chat.deafTo(line.person) })),
    );
    this.#chat = [...this.#chat, ...lines].slice(-LINES_SHOWN);
    for (const { line, deaf } of heard) this.#audience.tellLine(line, deaf);
  }

  #tellClocks(): void {
    const now = this.#services.keeping.now();
    this.#tell('clocks', this.#clocks, () => ({ type: 'clocks', clocks: this.#clocks, now }));
  }

  #tellVotes(): void {
    const voting = this.#voting;
    const listed = new Set(this.#votes.all.map(({ id }) => `vote ${id}`));
    for (const about of this.#told.keys()) {
      if (about.startsWith('vote ') && !listed.has(about)) this.#told.delete(about);
    }
    for (const kept of this.#votes.all) {
      const vote = voteMessage(kept, voting);
      this.#tell(`vote ${kept.id}`, vote, () => ({ type: 'vote', vote }));
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

  get #voting(): VotingState {
    const now = this.#services.keeping.now();
    const { current } = this.#match;
    const seats = this.#places.map(({ seat }) => seat);
    const overdue = seats.filter((seat) => isOverdue(this.#clocks[seat], now));
    const here = this.#here;
    const away = this.#absences.filter(({ seat, from }) => from <= now && !here.has(seat));
    return {
      places: this.#places,
      persons: this.#persons,
      number: current.number,
      conceded: current.ending.conceded,
      here,
      overdue: new Set(overdue),
      absent: new Set([...overdue, ...away.map(({ seat }) => seat)]),
      slow: this.#pace === 'days',
      now,
      over: current.outcome() !== null,
    };
  }
}
