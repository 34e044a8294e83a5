import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '@sanguine/kernel';
import { Queue } from '../storage/queue.ts';
import { Bucket, type Rate } from './bucket.ts';
import {
  type ClientMessage,
  type Hello,
  type Play,
  type ProblemCode,
  readMessage,
  type ServerMessage,
} from './protocol.ts';
import type { Member } from './room.ts';
import type { Rooms, Visit } from './rooms.ts';
import type { Seats } from './seats.ts';

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
  readonly rooms: Rooms;
  readonly seats: Seats;
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
  /** Nothing more is heard from it. */
  #over = false;
  #alive = true;
  #beaten = false;

  constructor(socket: WebSocket, options: ConnectionOptions) {
    this.#socket = socket;
    this.#options = options;
    this.#bucket = new Bucket(options.limits.rate, options.now);
    socket.on('message', (data, isBinary) => this.#hear(isBinary || !Buffer.isBuffer(data) ? null : data));
    socket.on('pong', () => (this.#alive = true));
    socket.on('close', () => {
      this.#over = true;
      void this.#queue.enter(() => Promise.resolve(this.#leave()));
    });
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > this.#options.limits.behind) this.#socket.terminate();
    else this.#socket.send(text);
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
      else await this.#play(message);
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
    const { rooms, seats } = this.#options;
    const viewer = token === null ? null : await seats.holder(match, token);
    if (token !== null && viewer === null) {
      this.#reject('token');
      return;
    }
    const visit = await rooms.enter(match);
    if (visit === null) {
      this.#reject('match');
      return;
    }
    try {
      this.#stay = { match, viewer, visit, leave: await visit.room.join(this, viewer, seen) };
    } catch (error) {
      visit.leave();
      throw error;
    }
  }

  async #play(message: Play): Promise<void> {
    if (this.#stay === null) this.#problem('hello', message.id);
    else if (this.#stay.viewer === null) this.#problem('spectator', message.id);
    else this.#say(await this.#stay.visit.room.play(this.#stay.viewer, message));
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
