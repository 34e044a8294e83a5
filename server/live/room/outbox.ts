import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** A whole text message in one frame (RFC 6455, 5.2). Server frames are not masked. */
const TEXT = 0x81;
/** Lengths from which on the header needs more bytes. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 65_536;

/** Outboxes with pending frames; all are flushed at the next tick. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const outboxes = waiting;
  waiting = [];
  for (const outbox of outboxes) outbox.flush();
}

/**
 * Sends to one socket. Everything sent in one tick goes out in one write, so a row's update and the answer to its
 * player are one packet. The library would write each message in parts.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Writable;
  readonly #most: number;
  /** Frames, one latin1 character per byte: nearly all text is ASCII and is written without being copied first. */
  #frames = '';

  /** Cuts the socket off when more than `most` bytes wait to be written, or to be read by the peer. */
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

  /** Call before closing the socket: nothing may be sent after. */
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
