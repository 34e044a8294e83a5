import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';
import { apply, type Masked, type Seat } from '@sanguine/kernel';
import type {
  ClientMessage,
  RowReason,
  Vote,
  VoteWish,
  ServerMessage,
  Surroundings,
  UpdateMessage,
  WelcomeMessage,
} from '@sanguine/protocol';

type Of<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
type Reply = Of<'accepted' | 'refused' | 'overtaken' | 'withdrawn' | 'done' | 'moves' | 'problem'>;

/** A client like a page: keeps the table it was welcomed to and patches it with every update. */
export class Guest {
  readonly socket: WebSocket;
  /** Every message it received, as text. */
  readonly raw: string[] = [];
  readonly told: UpdateMessage[] = [];
  readonly problems: Of<'problem'>[] = [];
  /** Its answers that had to wait for the least time. */
  readonly held: Of<'held'>[] = [];
  /** One entry for each outage message: true for away, false for back. */
  readonly outages: boolean[] = [];
  /** The code the socket was closed with. */
  closed: number | null = null;
  pongs = 0;
  number = -1;
  /** A view: the server sends nothing else of a table. */
  view = null as unknown as Masked<unknown>;
  deciders: readonly Seat[] = [];
  canUndo = false;
  /** The surroundings as received so far. */
  around: Surroundings | null = null;
  /** The latest state of every vote it received. */
  readonly votes = new Map<string, Vote>();
  /** What bots thought, once it was told; null before. */
  reasons: readonly RowReason[] | null = null;
  #welcome: WelcomeMessage | null = null;
  readonly #replies = new Map<string, Reply>();
  #waiting: (() => void)[] = [];
  #ids = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString('utf8') : '';
      this.raw.push(text);
      const message: ServerMessage = JSON.parse(text);
      this.#take(message);
      this.#wake();
    });
    socket.on('close', (code) => {
      this.closed = code;
      this.#wake();
    });
    socket.on('error', () => {});
  }

  static async connect(url: string, options: ClientOptions = {}): Promise<Guest> {
    const socket = new WebSocket(url, options);
    const guest = new Guest(socket);
    await once(socket, 'open');
    return guest;
  }

  get welcome(): WelcomeMessage {
    if (this.#welcome === null) throw new Error('not welcomed');
    return this.#welcome;
  }

  get seat(): Seat | null {
    return this.welcome.viewer;
  }

  /** Resolves once the condition holds; checks it at every message. */
  async until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.closed !== null) throw new Error(`closed with ${this.closed}: ${this.raw.at(-1)}`);
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    }
  }

  /** Resolves with the code the server closes the socket with. */
  async end(): Promise<number> {
    if (this.closed === null) await once(this.socket, 'close');
    return this.closed ?? 0;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async hello(match: string, token: string | null, seen: number | null = null): Promise<void> {
    this.say({ type: 'hello', match, token, seen });
    await this.until(() => this.#welcome !== null);
  }

  move(move: unknown, seen = this.number): Promise<Reply> {
    return this.#ask({ type: 'move', id: `m${this.#ids++}`, move, seen });
  }

  undo(seen = this.number): Promise<Reply> {
    return this.#ask({ type: 'undo', id: `u${this.#ids++}`, seen });
  }

  moves(): Promise<Reply> {
    return this.#ask({ type: 'moves', id: `l${this.#ids++}` });
  }

  chat(text: string): Promise<Reply> {
    return this.#ask({ type: 'say', id: `s${this.#ids++}`, text });
  }

  propose(wish: VoteWish): Promise<Reply> {
    return this.#ask({ type: 'propose', id: `p${this.#ids++}`, wish });
  }

  concede(): Promise<Reply> {
    return this.#ask({ type: 'concede', id: `c${this.#ids++}` });
  }

  vote(vote: string, yes: boolean): Promise<Reply> {
    return this.#ask({ type: 'vote', id: `v${this.#ids++}`, vote, yes });
  }

  /** The chat lines received. */
  get lines(): string[] {
    return this.around?.chat.map(({ text }) => text) ?? [];
  }

  /** Seats whose holder has the table open. */
  get here(): Seat[] {
    return this.around?.seats.filter(({ here }) => here).map(({ seat }) => seat) ?? [];
  }

  /** Resolves with the latest vote of this kind in this state. */
  async voteOn(kind: VoteWish['kind'], state: Vote['state']): Promise<Vote> {
    const found = (): Vote | undefined =>
      [...this.votes.values()].findLast((vote) => vote.wish.kind === kind && vote.state === state);
    await this.until(() => found() !== undefined);
    const vote = found();
    if (vote === undefined) throw new Error('no vote');
    return vote;
  }

  /** Resolves once everything sent before is answered. */
  async ping(): Promise<void> {
    const before = this.pongs;
    this.say({ type: 'ping' });
    await this.until(() => this.pongs > before);
  }

  /** The answer to a message already sent. */
  async reply(id: string): Promise<Reply> {
    let reply = this.#replies.get(id);
    await this.until(() => (reply = this.#replies.get(id)) !== undefined);
    if (reply === undefined) throw new Error('no reply');
    return reply;
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.end();
  }

  async #ask(message: Extract<ClientMessage, { id: string }>): Promise<Reply> {
    this.say(message);
    return this.reply(message.id);
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.#welcome = message;
        this.view = message.view as Masked<unknown>;
        this.number = message.number;
        this.deciders = message.deciders;
        this.canUndo = message.canUndo;
        this.around = message.around;
        for (const vote of message.around.votes) this.votes.set(vote.id, vote);
        return;
      case 'update':
        if (message.number !== this.number + 1) throw new Error(`row ${message.number} after ${this.number}`);
        this.told.push(message);
        this.view = apply(this.view, message.patch) as Masked<unknown>;
        this.number = message.number;
        this.deciders = message.deciders;
        this.canUndo = message.canUndo;
        return;
      case 'pong':
        this.pongs++;
        return;
      case 'outage':
        this.outages.push(message.on);
        return;
      case 'problem':
        this.problems.push(message);
        if (message.id !== null) this.#replies.set(message.id, message);
        return;
      case 'company':
      case 'clocks':
      case 'absences':
        if (this.around !== null) this.around = { ...this.around, ...message };
        return;
      case 'chat':
        if (this.around !== null) this.around = { ...this.around, chat: [...this.around.chat, message.line] };
        return;
      case 'vote':
        this.votes.delete(message.vote.id);
        this.votes.set(message.vote.id, message.vote);
        return;
      case 'reasons':
        this.reasons = message.reasons;
        return;
      case 'held':
        this.held.push(message);
        return;
      case 'accepted':
      case 'refused':
      case 'overtaken':
      case 'withdrawn':
      case 'done':
      case 'moves':
        this.#replies.set(message.id, message);
    }
  }
}
