import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** A whole text message in one frame (RFC 6455, 5.2): the server's frames are not masked. */
const TEXT = 0x81;
/** The lengths from which on more bytes are needed to say them. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 65_536;

/** Those with something to be said, all at once as soon as what goes on has come to an end. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.flush();
}

/**
 * What is said to one socket. All that is said at once goes out at once, in one write: a row and the answer to its
 * player are one packet. The library would write each message in parts.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Writable;
  readonly #most: number;
  /** Frames, a letter for each byte: nearly all that is said is ASCII, and a text is written without being copied first. */
  #frames = '';

  /** With more than `most` bytes that wait to be said, or to be read at the other end, the socket is cut off. */
  constructor(socket: WebSocket, wire: Writable, most: number) {
    this.#socket = socket;
    this.#wire = wire;
    this.#most = most;
  }

  put(text: string): void {
    if (this.#frames.length > this.#most) this.#socket.terminate();
    if (this.#frames === '' && waiting.push(this) === 1) process.nextTick(flushAll);
    const length = Buffer.byteLength(text);
    this.#frames += headOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
  }

  /** Called before the socket is closed: after that, nothing may be said. */
  flush(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#wire.writableLength > this.#most) this.#socket.terminate();
    else this.#wire.write(frames, 'latin1');
  }
}

function headOf(length: number): string {
  if (length < TWO_BYTES) return String.fromCharCode(TEXT, length);
  if (length < EIGHT_BYTES) return String.fromCharCode(TEXT, TWO_BYTES, length >> 8, length & 0xff);
  const bytes = [24, 16, 8, 0].map((shift) => (length >>> shift) & 0xff);
  return String.fromCharCode(TEXT, TWO_BYTES + 1, 0, 0, 0, 0, ...bytes);
}
