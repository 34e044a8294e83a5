import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import type { Seat, Viewer } from '@sanguine/kernel';
import {
  type ClientMessage,
  type Hello,
  type ProblemCode,
  readMessage,
  type ServerMessage,
} from '@sanguine/protocol';
import type { People } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { Queue } from '../storage/queue.ts';
import type { Seats } from '../tables/seats.ts';
import { Bucket, type Buckets, type Rate } from './bucket.ts';
import type { Member, Room } from './room.ts';
import type { Rooms, Visit } from './rooms.ts';

export interface Limits {
  readonly rate: Rate;
  /** Messages of one socket that wait to be handled. */
  readonly waiting: number;
  /** Bytes a socket may be behind in reading; one further behind is cut off and may come again. */
  readonly behind: number;
  /** How long a socket may take to close, in milliseconds. */
  readonly grace: number;
}

export interface ConnectionOptions {
  /** What the socket's messages go out on. */
  readonly wire: Writable;
  readonly rooms: Rooms;
  readonly seats: Pick<Seats, 'viewerOf'>;
  readonly people: Pick<People, 'bySession' | 'find'>;
  /** Known by the page's cookie; null for somebody not signed in. */
  readonly person: Person | null;
  /** The session of that cookie. */
  readonly token: string | null;
  /** What each person may still say, propose and vote. */
  readonly voices: Buckets;
  /** How often each may still ask for their legal moves. */
  readonly asks: Buckets;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  readonly limits: Limits;
}

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const FAULT = 1011;
const COME_AGAIN = 1012;

interface Stay {
  readonly match: string;
  readonly viewer: Viewer;
  readonly visit: Visit;
  readonly leave: () => void;
}

/** One socket: its messages are handled one at a time, in the order they came. */
export class Connection implements Member {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #bucket: Bucket;
  readonly #queue = new Queue();
  #waiting = 0;
  #stay: Stay | null = null;
  #person: Person | null;
  #token: string | null;
  /** Nothing more is heard from it. */
  #over = false;
  #alive = true;
  #beaten = false;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#person = options.person;
    this.#token = options.token;
    this.#bucket = new Bucket(options.limits.rate, options.now);
    socket.on('message', (data, isBinary) => this.#hear(isBinary || !Buffer.isBuffer(data) ? null : data));
    socket.on('pong', () => (this.#alive = true));
    socket.on('close', () => {
      this.#over = true;
      void this.#queue.enter(() => Promise.resolve(this.#leave()));
    });
  }

  get person(): string | null {
    return this.#person?.id ?? null;
  }

  /** The session it is known by; null for somebody not signed in. */
  get token(): string | null {
    return this.#token;
  }

  /** Who the session stands for now. Nobody: whoever it was may come again as who they are. */
  recognise(person: Person | null): void {
    if (person === null) this.dismiss();
    else this.#person = person;
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#options.limits.behind) {
      this.#socket.terminate();
      return;
    }
    this.#gather();
    this.#socket.send(text);
  }

  /** What is said at once goes out at once: a row and the answer to its player are one packet. */
  #gather(): void {
    const { wire } = this.#options;
    if (wire.writableCorked > 0) return;
    wire.cork();
    process.nextTick(() => wire.uncork());
  }

  dismiss(): void {
    this.#end(COME_AGAIN);
  }

  /** Called now and then: cuts off who has not answered the last call, or has still not said whom they want. */
  beat(): void {
    if (!this.#alive || (this.#beaten && this.#stay === null)) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#beaten = true;
    this.#socket.ping();
  }

  /** Finishes what was asked, then says goodbye. Resolves when the socket is closed. */
  async finish(): Promise<void> {
    this.#over = true;
    await this.#queue.empty();
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    const closed = new Promise<void>((resolve) => void this.#socket.once('close', () => resolve()));
    this.#end(GOING_AWAY);
    await closed;
    await this.#queue.empty();
  }

  #hear(data: Buffer | null): void {
    if (this.#over) return;
    this.#alive = true;
    if (!this.#bucket.take() || this.#waiting >= this.#options.limits.waiting) {
      this.#problem('rate');
      this.#end(POLICY);
      return;
    }
    const message = data === null ? null : readMessage(data.toString('utf8'));
    if (message === null) {
      this.#problem('shape');
      return;
    }
    this.#waiting++;
    void this.#queue.enter(() => this.#handle(message));
  }

  async #handle(message: ClientMessage): Promise<void> {
    try {
      if (message.type === 'ping') this.#say({ type: 'pong' });
      else if (message.type === 'hello') await this.#greet(message);
      else await this.#act(message);
    } catch (error) {
      this.#options.trouble(error);
      this.#problem('fault', 'id' in message ? message.id : null);
      if (this.#stay === null) this.#end(FAULT);
      else this.#options.rooms.mend(this.#stay.match);
    } finally {
      this.#waiting--;
    }
  }

  async #greet({ match, token, seen }: Hello): Promise<void> {
    if (this.#stay !== null) {
      this.#problem('hello');
      return;
    }
    const { rooms, seats, people } = this.#options;
    if (token !== null) {
      this.#person = await people.bySession(token);
      this.#token = token;
      if (this.#person === null) {
        this.#reject('token');
        return;
      }
    }
    const viewing = await seats.viewerOf(match, this.person);
    const visit = viewing === null ? null : await rooms.enter(match);
    if (viewing === null || visit === null) {
      this.#reject('match');
      return;
    }
    const viewer = viewing.seat;
    try {
      this.#stay = { match, viewer, visit, leave: await visit.room.join(this, viewer, seen) };
    } catch (error) {
      visit.leave();
      throw error;
    }
  }

  async #act(message: Exclude<ClientMessage, { type: 'hello' | 'ping' }>): Promise<void> {
    const { id } = message;
    const stay = this.#stay;
    const person = this.#person;
    if (stay === null) this.#problem('hello', id);
    else if (stay.viewer === null || person === null) this.#problem('spectator', id);
    else if (message.type === 'move' || message.type === 'undo' || message.type === 'moves') {
      const { room } = stay.visit;
      // While a bot stands in, the holder looks on.
      if (person.banned || room.isBots(stay.viewer)) this.#problem('spectator', id);
      else if (message.type !== 'moves') this.#say(await room.play(stay.viewer, message));
      else if (this.#options.asks.take(person.id)) this.#say(room.moves(stay.viewer, id));
      else this.#problem('rate', id);
    } else this.#say(await this.#speak(stay.visit.room, stay.viewer, person.id, message));
  }

  async #speak(
    room: Room,
    seat: Seat,
    speaker: string,
    message: Extract<ClientMessage, { type: 'say' | 'propose' | 'vote' }>,
  ): Promise<ServerMessage> {
    const { id } = message;
    const { people, voices } = this.#options;
    if (!voices.take(speaker)) return { type: 'problem', code: 'rate', id };
    // As they are called, and whether they may, at this very moment.
    const person = await people.find(speaker);
    if (person === null || person.banned) return { type: 'problem', code: 'spectator', id };
    if (message.type === 'say') {
      await room.around.say({ person: person.id, name: person.name, seat, text: message.text });
      return { type: 'done', id };
    }
    const done =
      message.type === 'propose'
        ? await room.propose(seat, message.motion)
        : await room.around.vote(seat, message.motion, message.yes);
    return done ? { type: 'done', id } : { type: 'problem', code: 'motion', id };
  }

  #leave(): void {
    this.#stay?.leave();
    this.#stay?.visit.leave();
    this.#stay = null;
  }

  #say(message: ServerMessage): void {
    this.send(JSON.stringify(message));
  }

  #problem(code: ProblemCode, id: string | null = null): void {
    this.#say({ type: 'problem', code, id });
  }

  #reject(code: ProblemCode): void {
    this.#problem(code);
    this.#end(POLICY);
  }

  #end(code: number): void {
    this.#over = true;
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), this.#options.limits.grace).unref();
  }
}
