import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';
import { Queue, type Seat, type Viewer } from '@sanguine/kernel';
import {
  type ClientMessage,
  type Hello,
  type PlayMessage,
  type ProblemCode,
  readMessage,
  type ServerMessage,
} from '@sanguine/protocol';
import { Bucket, type Buckets, type Rate } from '../../bucket.ts';
import type { People } from '../../people/people.ts';
import type { Person } from '../../people/person.ts';
import { Unavailable } from '../../storage/unavailable.ts';
import type { Seats } from '../../tables/seats.ts';
import { Outbox } from './outbox.ts';
import type { Answer, Member, Room } from './room.ts';
import type { Rooms, Visit } from './rooms.ts';

export interface Limits {
  readonly rate: Rate;
  /** How many messages of one socket may wait to be handled. */
  readonly waiting: number;
  /** Bytes a socket may be behind in reading; beyond that it is cut off and may reconnect. */
  readonly behind: number;
  /** How long a socket may take to close, in milliseconds. */
  readonly grace: number;
  /** From this many rows on, a match can be played on but nothing can be undone: it cannot grow forever. */
  readonly rows: number;
}

/** Rate limits by person or address. */
export interface Allowances {
  /** Chat lines, proposals and votes of each person. */
  readonly voices: Buckets;
  /** Requests of each person for their legal moves. */
  readonly asks: Buckets;
  /** Undos and new choices of each person. */
  readonly undos: Buckets;
  /** Hellos from each address: each one costs reading everything. */
  readonly hellos: Buckets;
}

export interface ConnectionOptions {
  /** The stream the socket's messages are written to. */
  readonly wire: Writable;
  readonly rooms: Rooms;
  readonly seats: Pick<Seats, 'viewerOf'>;
  readonly people: Pick<People, 'bySession' | 'find'>;
  /** Identified by the page's cookie; null if not signed in. */
  readonly person: Person | null;
  /** The session of that cookie. */
  readonly token: string | null;
  readonly address: string;
  readonly may: Allowances;
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  readonly limits: Limits;
}

/** Close codes of RFC 6455. */
const GOING_AWAY = 1001;
const POLICY = 1008;
const FAULT = 1011;
const COME_AGAIN = 1012;
const TRY_LATER = 1013;

interface Stay {
  readonly match: string;
  readonly viewer: Viewer;
  readonly visit: Visit;
  readonly leave: () => void;
}

function problem(code: ProblemCode, id: string | null): ServerMessage {
  return { type: 'problem', code, id };
}

/** One socket; handles its messages one at a time, in the order they came. */
export class Connection implements Member {
  readonly #socket: WebSocket;
  readonly #options: ConnectionOptions;
  readonly #bucket: Bucket;
  readonly #outbox: Outbox;
  readonly #queue = new Queue();
  #waiting = 0;
  #stay: Stay | null = null;
  #person: Person | null;
  #token: string | null;
  /** No more messages are accepted. */
  #over = false;
  /** Messages that still wait are dropped. */
  #turnedAway = false;
  #alive = true;
  #beaten = false;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#person = options.person;
    this.#token = options.token;
    this.#bucket = new Bucket(options.limits.rate, options.now);
    this.#outbox = new Outbox(socket, options.wire, options.limits.behind);
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

  /** The session that identifies it; null if not signed in. */
  get token(): string | null {
    return this.#token;
  }

  /** Sets whose session it is. With null the socket is closed; the client may reconnect. */
  recognise(person: Person | null): void {
    if (person === null) this.dismiss();
    else this.#person = person;
  }

  /** Tells the client that the database is unavailable, or available again. */
  tellOutage(on: boolean): void {
    if (!this.#over) this.#say({ type: 'outage', on });
  }

  /** Closes the socket because its person cannot be looked up now. */
  turnAway(): void {
    this.#reject('unavailable', TRY_LATER);
  }

  send(text: string): void {
    this.#outbox.put(text);
  }

  dismiss(): void {
    this.#end(COME_AGAIN);
  }

  /** Called at every beat: cuts off a client that did not answer the last ping, or still sent no hello. */
  beat(): void {
    if (!this.#alive || (this.#beaten && this.#stay === null)) {
      this.#socket.terminate();
      return;
    }
    this.#alive = false;
    this.#beaten = true;
    this.#socket.ping();
  }

  /** Handles the messages that wait, then closes. Resolves when the socket is closed. */
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
      this.#reject('rate');
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
      if (this.#turnedAway) return;
      if (message.type === 'ping') this.#say({ type: 'pong' });
      else if (message.type === 'hello') await this.#greet(message);
      else if (message.type === 'tempo') this.#stay?.visit.room.tempo(this, message.factor);
      else this.#say(await this.#answer(message));
    } catch (error) {
      this.#options.trouble(error);
      const isUnavailable = error instanceof Unavailable;
      this.#problem(isUnavailable ? 'unavailable' : 'fault', 'id' in message ? message.id : null);
      if (this.#stay === null) this.#end(isUnavailable ? TRY_LATER : FAULT);
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
    const { rooms, seats, people, may, address } = this.#options;
    if (!may.hellos.take(address)) {
      this.#reject('rate', TRY_LATER);
      return;
    }
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

  #answer(message: Exclude<ClientMessage, { type: 'hello' | 'ping' | 'tempo' }>): Answer {
    const { id } = message;
    const stay = this.#stay;
    const person = this.#person;
    if (stay === null) return problem('hello', id);
    const { viewer } = stay;
    if (viewer === null || person === null) return problem('spectator', id);
    const { room } = stay.visit;
    if (message.type === 'say' || message.type === 'propose' || message.type === 'vote')
      return this.#speak(room, viewer, person.id, message);
    if (person.banned) return problem('spectator', id);
    if (message.type === 'concede') return room.concede(viewer, id);
    // While a bot stands in, the seat's holder can only watch or give up.
    if (room.isBots(viewer)) return problem('spectator', id);
    if (message.type !== 'moves') return this.#play(room, viewer, person.id, message);
    return this.#options.may.asks.take(person.id) ? room.moves(viewer, id) : problem('rate', id);
  }

  #play(room: Room, seat: Seat, player: string, message: PlayMessage): Answer {
    const { id } = message;
    if (room.takesBack(seat, message)) {
      const { may, limits } = this.#options;
      if (room.match.current.number >= limits.rows) return problem('rows', id);
      if (!may.undos.take(player)) return problem('rate', id);
    }
    return room.play(seat, message, (answer) => this.#say(answer));
  }

  async #speak(
    room: Room,
    seat: Seat,
    speaker: string,
    message: Extract<ClientMessage, { type: 'say' | 'propose' | 'vote' }>,
  ): Promise<ServerMessage> {
    const { id } = message;
    const { people, may, limits } = this.#options;
    if (!may.voices.take(speaker)) return problem('rate', id);
    // Read again: their name or a ban may have changed.
    const person = await people.find(speaker);
    if (person === null || person.banned) return problem('spectator', id);
    if (message.type === 'say') {
      await room.surroundings.say({ person: person.id, name: person.name, seat, text: message.text });
      return { type: 'done', id };
    }
    const wantsBack = message.type === 'propose' && message.wish.kind === 'takeBack';
    if (wantsBack && room.match.current.number >= limits.rows) return problem('rows', id);
    const done =
      message.type === 'propose'
        ? await room.propose(seat, message.wish)
        : await room.surroundings.vote(seat, message.vote, message.yes);
    return done ? { type: 'done', id } : problem('vote', id);
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
    this.#say(problem(code, id));
  }

  #reject(code: ProblemCode, close = POLICY): void {
    this.#problem(code);
    this.#end(close);
  }

  #end(code: number): void {
    this.#over = true;
    this.#turnedAway = true;
    this.#outbox.flush();
    this.#socket.close(code);
    setTimeout(() => this.#socket.terminate(), this.#options.limits.grace).unref();
  }
}
