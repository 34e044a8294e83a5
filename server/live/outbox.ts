import type { Writable } from 'node:stream';
import type { WebSocket } from '@fastify/websocket';

/** A whole text message in one frame (RFC 6455, 5.2): the server's frames are not masked. */
const TEXT = 0x81;
/** The lengths from which on more bytes are needed to say them. */
const TWO_BYTES = 126;
const EIGHT_BYTES = 65_536;

/**
 * What is said to one socket. All that is said at once goes out at once, in one write: a row and the answer to its
 * player are one packet. The library would write each message in parts.
 */
export class Outbox {
  readonly #socket: WebSocket;
  readonly #wire: Writable;
  #waiting: string[] = [];

  constructor(socket: WebSocket, wire: Writable) {
    this.#socket = socket;
    this.#wire = wire;
  }

  put(text: string): void {
    if (this.#waiting.push(text) === 1) process.nextTick(() => this.flush());
  }

  /** Called before the socket is closed: after that, nothing may be said. */
  flush(): void {
    const texts = this.#waiting;
    if (texts.length === 0) return;
    this.#waiting = [];
    if (this.#socket.readyState === this.#socket.OPEN) this.#wire.write(framed(texts));
  }
}

function framed(texts: readonly string[]): Buffer {
  let size = 0;
  for (const text of texts) size += frameSize(Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(size);
  let at = 0;
  for (const text of texts) {
    const length = Buffer.byteLength(text);
    at = writeHead(frames, at, length);
    // As many bytes as letters: nothing but ASCII, which needs no encoding.
    at += frames.write(text, at, length === text.length ? 'latin1' : 'utf8');
  }
  return frames;
}

function frameSize(length: number): number {
  return length + (length < TWO_BYTES ? 2 : length < EIGHT_BYTES ? 4 : 10);
}

/** Gives back where the text begins. */
function writeHead(frames: Buffer, at: number, length: number): number {
  frames[at] = TEXT;
  if (length < TWO_BYTES) return frames.writeUInt8(length, at + 1);
  if (length < EIGHT_BYTES) {
    frames.writeUInt8(TWO_BYTES, at + 1);
    return frames.writeUInt16BE(length, at + 2);
  }
  frames.writeUInt8(TWO_BYTES + 1, at + 1);
  return frames.writeBigUInt64BE(BigInt(length), at + 2);
}
