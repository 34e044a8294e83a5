import { levelsOf, type Playable } from '@sanguine/bots';
import type { PublicUpdate, Seat, RowUpdate, Viewer } from '@sanguine/kernel';
import {
  type ChatLine,
  type VoteWish,
  type PlayMessage,
  refusedMessage,
  type ServerMessage,
  type TableMessage,
  UpdateWriter,
  type WelcomeMessage,
} from '@sanguine/protocol';
import type { AnyKeptMatch } from './any-match.ts';
import { TableSurroundings, type TableServices } from './surroundings.ts';
import { BotSeat } from '../bots/bot-seat.ts';
import { movesMessage } from './legal-moves.ts';
import { Logbook } from './logbook.ts';
import type { FairThinker } from '../bots/fair-thinker.ts';
import { type Fate, DelayedAnswers, type Sleep } from './delayed-answers.ts';

/** Whoever is in a room, as the room knows them. */
export interface Member {
  /** Public id; null for somebody not signed in. */
  readonly person: string | null;
  /** One message, already written out. */
  send(text: string): void;
  /** The room is closed under its members; they may come again. */
  dismiss(): void;
}

/** What somebody in the room is answered. Most is known at once: only what is stored is waited for. */
export type Answer = ServerMessage | Promise<ServerMessage>;

export interface RoomOptions {
  readonly game: Playable;
  readonly match: AnyKeptMatch;
  readonly services: TableServices;
  readonly thinker: Pick<FairThinker, 'think'>;
  /** Milliseconds before a bot's move while somebody looks. */
  readonly pause: number;
  readonly sleep: Sleep;
  /** Keeps the room from being closed. Returns the way to let go. */
  readonly hold: () => () => void;
  /** Somebody else is asked now, or the game is over. */
  readonly turned: () => void;
}

/** One match open on this node, and everybody who follows it here. */
export class Room {
  readonly match: AnyKeptMatch;
  readonly #options: RoomOptions;
  /** Those who see the same: a row is masked and written out once for all of them. */
  readonly #crowds = new Map<Viewer, Set<Member>>();
  readonly #bots = new Map<Seat, BotSeat>();
  readonly #logbook: Logbook;
  readonly #delayed: DelayedAnswers;
  readonly #stops: readonly (() => void)[];
  #surroundings: TableSurroundings | null = null;
  #asked: readonly Seat[];
  #closed = false;

  private constructor(options: RoomOptions) {
    this.match = options.match;
    this.#options = options;
    this.#logbook = new Logbook(options.match);
    this.#delayed = this.#newHolding();
    this.#asked = options.match.current.deciders();
    this.#stops = [
      options.match.follow((update) => this.#follow(update)),
      options.match.follow((_news, to) => this.#tellRow(to)),
    ];
  }

  static async open(options: RoomOptions): Promise<Room> {
    const room = new Room(options);
    room.#surroundings = await TableSurroundings.open(options.services, options.match, {
      tell: (write) => room.#tell(write),
      tellLine: (line, deaf) => room.#tellLine(line, deaf),
      looked: () => room.#seatBots(),
    });
    room.#seatBots();
    return room;
  }

  get surroundings(): TableSurroundings {
    if (this.#surroundings === null) throw new Error('the room is not open yet');
    return this.#surroundings;
  }

  /** Welcomes a member, who is from then on told of every row. Returns the way out. */
  async join(member: Member, viewer: Viewer, seen: number | null): Promise<() => void> {
    const { services, game } = this.#options;
    // Told of more by another node, whose notice has not come yet.
    if (seen !== null && seen > this.match.current.number) await this.match.catchUp();
    const muted = member.person === null ? [] : await services.people.mutedBy({ id: member.person });
    const log = await this.#logbook.read(viewer);
    if (this.#closed) {
      member.dismiss();
      return () => {};
    }
    const isNew = (row: number): boolean => seen === null || row > seen;
    const welcome: Omit<WelcomeMessage, 'log'> = {
      type: 'welcome',
      game: game.engine.id,
      viewer,
      ...this.#table(viewer),
      takenBack: log.filter(({ row, standing }) => !standing && !isNew(row)).map(({ row }) => row),
      around: this.surroundings.for(viewer, new Set(muted)),
    };
    const news = log.flatMap(({ row, text }) => (isNew(row) ? [text] : []));
    member.send(`${JSON.stringify(welcome).slice(0, -1)},"log":[${news.join()}]}`);
    this.#crowd(viewer).add(member);
    const goAway = services.presence.enter(this.match.id, viewer);
    this.wake();
    return () => {
      goAway();
      this.#leave(member, viewer);
      if (viewer !== null && this.#asked.includes(viewer)) this.#options.turned();
    };
  }

  /**
   * Plays or takes back for a seat. All have been told of the row before its player is answered. An answer that comes
   * before its time is held, and `later` hears what becomes of it.
   */
  play(seat: Seat, message: PlayMessage, later: (answer: ServerMessage) => void): Answer {
    // Told of more by another node: only then it is known whether the answer has to wait.
    if (message.seen > this.match.current.number)
      return this.match.catchUp().then(() => this.#play(seat, message, later));
    return this.#play(seat, message, later);
  }

  /** Whether this takes back what the seat did or chose before. */
  takesBack(seat: Seat, { type }: PlayMessage): boolean {
    return type === 'undo' || this.match.current.sealedBy().includes(seat);
  }

  /** What the seat may play now, worked out from what it sees. */
  moves(seat: Seat, id: string): ServerMessage {
    return movesMessage(this.#options.game.engine, this.match.current, seat, id);
  }

  /** Whether a bot plays the seat, whoever holds it. */
  isBots(seat: Seat): boolean {
    return this.surroundings.places.some((place) => place.seat === seat && place.level !== null);
  }

  /** False: there is nothing like it to propose. */
  async propose(by: Seat, wish: VoteWish): Promise<boolean> {
    const levels = levelsOf(this.#options.game);
    if (wish.kind === 'replace' && !levels.includes(wish.level)) return false;
    return this.surroundings.propose(by, wish);
  }

  /** Keeps nothing that nobody has asked for lately. */
  async restMatch(): Promise<void> {
    this.#logbook.forget();
    await this.match.rest();
  }

  /** Lets bots look whether they are asked, and plays what was ordered beforehand. */
  wake(): void {
    if (this.#closed || this.#surroundings === null) return;
    this.#delayed.look();
    for (const bot of this.#bots.values()) bot.wake();
  }

  /** Resolves when no bot has anything to decide, and nothing is left to be played for anybody. */
  async rest(): Promise<void> {
    // When one has decided the next may be asked.
    for (;;) {
      const busy = [this.#delayed, ...this.#bots.values()].filter(({ isBusy }) => isBusy);
      if (busy.length === 0) return;
      await Promise.all(busy.map((one) => one.rest()));
    }
  }

  /** Shuts the room; resolves when all is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops) stop();
    for (const members of this.#crowds.values()) for (const member of members) member.dismiss();
    this.#crowds.clear();
    await this.#delayed.stop();
    await Promise.all([...this.#bots.values()].map((bot) => bot.stop()));
    await this.#surroundings?.settle();
    await this.match.settle();
  }

  #follow({ did, deciders, outcome }: PublicUpdate): void {
    const { trouble } = this.#options.services.keeping;
    this.#logbook.forget();
    this.wake();
    const before = this.#asked;
    this.#asked = deciders;
    // Whoever is here sees it; when they leave, it is looked at again.
    if (deciders.some((seat) => !before.includes(seat) && !this.#crowds.has(seat))) this.#options.turned();
    // Once the end is written down too.
    if (outcome !== null) void this.match.settle().then(this.#options.turned).catch(trouble);
    const byOrder = this.#surroundings !== null && this.#delayed.wasOrdered(did.seat);
    void this.#surroundings?.row(did, byOrder).catch(trouble);
  }

  #play(seat: Seat, message: PlayMessage, later: (answer: ServerMessage) => void): Answer {
    const { id, seen } = message;
    const fateOf = (fate: Fate): ServerMessage => this.#fateOf(seat, id, fate);
    if (message.type === 'undo') {
      if (this.#delayed.withdraw(seat)) return { type: 'done', id };
      return this.match.undo(seat, seen).then(fateOf);
    }
    const { left } = this.#delayed;
    if (left === 0 || seen !== this.match.current.number)
      return this.match.submit(seat, message.move, seen).then(fateOf);
    const { engine } = this.#options.game;
    const refusal = engine.refuse(this.match.current.viewFor(seat), seat, message.move);
    if (refusal !== null) return refusedMessage(id, refusal);
    this.#delayed.keep(seat, message.move, (fate) => later(fateOf(fate)));
    return { type: 'held', id, left };
  }

  #table(viewer: Viewer): TableMessage {
    const { current } = this.match;
    const { left } = this.#delayed;
    const answer = viewer === null ? null : this.#delayed.answerOf(viewer);
    return {
      number: current.number,
      view: current.viewFor(viewer),
      deciders: current.deciders(),
      sealed: current.sealedBy(),
      choice: viewer === null ? null : current.choiceOf(viewer),
      canUndo: viewer !== null && current.canUndo(viewer),
      outcome: current.outcome(),
      ...(left > 0 ? { wait: { left, answer } } : {}),
    };
  }

  /** How what a seat sent is answered. */
  #fateOf(seat: Seat, id: string, fate: Fate): ServerMessage {
    if (fate === 'withdrawn') return { type: 'withdrawn', id };
    if (fate === 'fault' || fate === 'unavailable') return { type: 'problem', code: fate, id };
    if (fate.ok) return { type: 'accepted', id, number: fate.number };
    if ('refusal' in fate) return refusedMessage(id, fate.refusal);
    return { type: 'overtaken', id, table: this.#table(seat) };
  }

  #crowd(viewer: Viewer): Set<Member> {
    const crowd = this.#crowds.get(viewer) ?? new Set();
    this.#crowds.set(viewer, crowd);
    return crowd;
  }

  #leave(member: Member, viewer: Viewer): void {
    const crowd = this.#crowds.get(viewer);
    crowd?.delete(member);
    if (crowd?.size === 0) this.#crowds.delete(viewer);
  }

  /** One viewer of whom something goes wrong keeps nothing from the others. */
  #tellRow(to: (viewer: Viewer) => RowUpdate<unknown>): void {
    const { left } = this.#delayed;
    const writer = new UpdateWriter();
    for (const [viewer, members] of this.#crowds) {
      try {
        const text = writer.write(to(viewer), left);
        for (const member of members) member.send(text);
      } catch (error) {
        this.#options.services.keeping.trouble(error);
      }
    }
  }

  #tell(write: (viewer: Viewer) => ServerMessage): void {
    for (const [viewer, members] of this.#crowds) {
      const text = JSON.stringify(write(viewer));
      for (const member of members) member.send(text);
    }
  }

  #tellLine(line: ChatLine, deaf: ReadonlySet<string>): void {
    const text = JSON.stringify({ type: 'chat', line } satisfies ServerMessage);
    for (const members of this.#crowds.values()) {
      for (const member of members) if (member.person === null || !deaf.has(member.person)) member.send(text);
    }
  }

  /** Bots come, stand in and give back as the places say. */
  #seatBots(): void {
    if (this.#closed || this.#surroundings === null) return;
    const levels = new Map(this.#surroundings.places.map(({ seat, level }) => [seat, level]));
    for (const [seat, bot] of this.#bots) {
      if (levels.get(seat) === bot.level) continue;
      void bot.stop();
      this.#bots.delete(seat);
    }
    for (const [seat, level] of levels) {
      if (level !== null && !this.#bots.has(seat)) this.#bots.set(seat, this.#botAt(seat, level));
    }
    this.wake();
  }

  #newHolding(): DelayedAnswers {
    const { match, services, sleep, hold } = this.#options;
    return new DelayedAnswers({
      match,
      sleep,
      hold,
      now: services.keeping.now,
      // Where only bots play there is nobody to keep anything from.
      isSecret: () => this.surroundings.places.some(({ person }) => person !== null),
      mustWait: () => this.surroundings.mayGoBack,
      trouble: services.keeping.trouble,
    });
  }

  #botAt(seat: Seat, level: string): BotSeat {
    const { game, match, thinker, hold, pause, services } = this.#options;
    return new BotSeat({
      match,
      game: game.engine.id,
      seat,
      level,
      thinker,
      awaited: () => [...this.#crowds.keys()].some((viewer) => viewer !== null),
      hold,
      mustWait: () => this.surroundings.mayGoBack,
      ripe: (row) => this.#delayed.ripe(row),
      pause: () => (this.#crowds.size > 0 ? pause : 0),
      trouble: services.keeping.trouble,
    });
  }
}
