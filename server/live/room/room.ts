import { isBot, type Playable, standInLevel } from '@sanguine/bots';
import type { PublicUpdate, Seat, RowUpdate, Viewer } from '@sanguine/kernel';
import {
  type ChatLine,
  type VoteWish,
  type PlayMessage,
  reasonsIn,
  refusedMessage,
  type ServerMessage,
  type TableMessage,
  UpdateWriter,
  type WelcomeMessage,
} from '@sanguine/protocol';
import type { AnyKeptMatch } from './any-match.ts';
import { Tempos } from './tempos.ts';
import { TableSurroundings, type TableServices } from './surroundings.ts';
import { BotSeat } from '../bots/bot-seat.ts';
import { movesMessage } from './legal-moves.ts';
import { Logbook } from './logbook.ts';
import type { FairThinker } from '../bots/fair-thinker.ts';
import { type Fate, DelayedAnswers, type Sleep } from './delayed-answers.ts';

/** A connection in a room. */
export interface Member {
  /** Public id; null if not signed in. */
  readonly person: string | null;
  /** Sends one serialized message. */
  send(text: string): void;
  /** Closes the connection because the room closes; the client may reconnect. */
  dismiss(): void;
}

/** A promise only if it has to wait for the store. */
export type Answer = ServerMessage | Promise<ServerMessage>;

export interface RoomOptions {
  readonly game: Playable;
  readonly match: AnyKeptMatch;
  readonly services: TableServices;
  readonly thinker: Pick<FairThinker, 'think'>;
  /** Milliseconds before a bot's move while anybody is in the room. */
  readonly pause: number;
  readonly sleep: Sleep;
  /** Keeps the room open. Returns a function that releases it. */
  readonly hold: () => () => void;
  /** Called when other seats are asked, or the game is over. */
  readonly turned: () => void;
}

/** One match open on this node, and the sockets that follow it. */
export class Room {
  readonly match: AnyKeptMatch;
  readonly #options: RoomOptions;
  /** Members who see the same: a row is masked and serialized once for all of them. */
  readonly #crowds = new Map<Viewer, Set<Member>>();
  readonly #tempos = new Tempos<Member>();
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
    room.#surroundings = await TableSurroundings.open(
      options.services,
      options.match,
      {
        tell: (write) => room.#tell(write),
        tellLine: (line, deaf) => room.#tellLine(line, deaf),
        looked: () => room.#seatBots(),
        has: (seat) => room.#crowds.has(seat),
      },
      standInLevel(options.game),
    );
    room.#seatBots();
    return room;
  }

  get surroundings(): TableSurroundings {
    if (this.#surroundings === null) throw new Error('the room is not open yet');
    return this.#surroundings;
  }

  /** Welcomes a member, who gets every row from then on. Returns a function that removes it. */
  async join(member: Member, viewer: Viewer, seen: number | null): Promise<() => void> {
    const { services, game } = this.#options;
    // The member saw more on another node, whose notice is still on its way.
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
    // Rows it has seen may have had their reasons still to come.
    if (seen !== null && this.match.current.outcome() !== null)
      member.send(JSON.stringify(await this.#reasons()));
    const goAway = services.presence.enter(this.match.id, viewer);
    this.wake();
    return () => {
      goAway();
      this.#leave(member, viewer);
      if (viewer !== null && this.#asked.includes(viewer)) this.#options.turned();
    };
  }

  /** How many times as long as usual a member wants bots to wait before they move. */
  tempo(member: Member, factor: number): void {
    this.#tempos.set(member, factor);
  }

  /**
   * Plays or undoes for a seat. Everybody gets the row before its player gets the answer. A move that comes before its
   * time is held, and `later` gets its result.
   */
  play(seat: Seat, message: PlayMessage, later: (answer: ServerMessage) => void): Answer {
    // The player saw more on another node; only after catching up is it known whether the move must wait.
    if (message.seen > this.match.current.number)
      return this.match.catchUp().then(() => this.#play(seat, message, later));
    return this.#play(seat, message, later);
  }

  /** Gives up for the seat, whatever is asked. Where the game goes on, a bot sits down before this is answered. */
  async concede(seat: Seat, id: string): Promise<ServerMessage> {
    const answer = await this.match.concede(seat);
    if (answer.ok) await this.surroundings.refresh();
    return this.#fateOf(seat, id, answer);
  }

  /** Whether the message undoes what the seat played, or replaces what it chose. */
  takesBack(seat: Seat, { type }: PlayMessage): boolean {
    return type === 'undo' || this.match.current.sealedBy().includes(seat);
  }

  /** The seat's legal moves, computed from its view. */
  moves(seat: Seat, id: string): ServerMessage {
    return movesMessage(this.#options.game.engine, this.match.current, seat, id);
  }

  /** Whether a bot plays the seat, even if a person holds it. */
  isBots(seat: Seat): boolean {
    return this.surroundings.places.some((place) => place.seat === seat && place.level !== null);
  }

  /** False if this cannot be proposed. */
  async propose(by: Seat, wish: VoteWish): Promise<boolean> {
    if (wish.kind === 'replace' && !isBot(this.#options.game, wish.level)) return false;
    return this.surroundings.propose(by, wish);
  }

  /** Drops caches that were not used lately. */
  async restMatch(): Promise<void> {
    this.#logbook.forget();
    await this.match.rest();
  }

  /** Lets bots check whether they are asked, and plays ordered answers. */
  wake(): void {
    if (this.#closed || this.#surroundings === null) return;
    this.#delayed.look();
    for (const bot of this.#bots.values()) bot.wake();
  }

  /** Resolves when no bot has to decide and no answer is left to play. */
  async rest(): Promise<void> {
    // One decision may lead to the next.
    for (;;) {
      const busy = [this.#delayed, ...this.#bots.values()].filter(({ isBusy }) => isBusy);
      if (busy.length === 0) return;
      await Promise.all(busy.map((one) => one.rest()));
    }
  }

  /** Closes the room; resolves when everything is stored. */
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
    // A player in the room sees it; when they leave, `turned` is called again.
    if (deciders.some((seat) => !before.includes(seat) && !this.#crowds.has(seat))) this.#options.turned();
    // After the outcome is stored too.
    if (outcome !== null) {
      void this.match.settle().then(this.#options.turned).catch(trouble);
      void this.#reasons()
        .then((message) => this.#tell(() => message))
        .catch(trouble);
    }
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
      ending: current.ending,
      ...(left > 0 ? { wait: { left, answer } } : {}),
    };
  }

  #fateOf(seat: Seat, id: string, fate: Fate): ServerMessage {
    if (fate === 'withdrawn') return { type: 'withdrawn', id };
    if (fate === 'fault' || fate === 'unavailable') return { type: 'problem', code: fate, id };
    if (fate.ok) return { type: 'accepted', id, number: fate.number };
    if ('refusal' in fate) return refusedMessage(id, fate.refusal);
    return { type: 'overtaken', id, table: this.#table(seat) };
  }

  /** Everybody here who has a seat: who looks on has no say. */
  *#players(): Iterable<Member> {
    for (const [viewer, members] of this.#crowds) if (viewer !== null) yield* members;
  }

  #crowd(viewer: Viewer): Set<Member> {
    const crowd = this.#crowds.get(viewer) ?? new Set();
    this.#crowds.set(viewer, crowd);
    return crowd;
  }

  #leave(member: Member, viewer: Viewer): void {
    this.#tempos.delete(member);
    const crowd = this.#crowds.get(viewer);
    crowd?.delete(member);
    if (crowd?.size === 0) this.#crowds.delete(viewer);
  }

  /** An error for one viewer does not keep the row from the others. */
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

  /** Once the game is over nothing is hidden any more: everybody learns what bots thought. */
  async #reasons(): Promise<ServerMessage> {
    return { type: 'reasons', reasons: reasonsIn(await this.match.log(null)) };
  }

  #tellLine(line: ChatLine, deaf: ReadonlySet<string>): void {
    const text = JSON.stringify({ type: 'chat', line } satisfies ServerMessage);
    for (const members of this.#crowds.values()) {
      for (const member of members) if (member.person === null || !deaf.has(member.person)) member.send(text);
    }
  }

  /** Adds and removes bots to match the places. */
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
      // If only bots play there is nobody to hide anything from.
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
      pause: () => (this.#crowds.size > 0 ? pause * this.#tempos.slowestOf(this.#players()) : 0),
      trouble: services.keeping.trouble,
    });
  }
}
