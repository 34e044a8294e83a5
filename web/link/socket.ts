import type { ClientMessage, ServerMessage } from '@sanguine/protocol';

export interface SocketEars {
  opened(): void;
  heard(message: ServerMessage): void;
  /** Called once, whichever side closed it. */
  closed(): void;
}

/** Intervals in milliseconds. */
export interface Beat {
  /** Between two pings. */
  readonly every: number;
  /** Maximum wait for any message before the connection counts as dead. */
  readonly answer: number;
}

const LONGEST_PAUSE = 15_000;

/** Exponential backoff in milliseconds, with jitter so that clients do not all reconnect at once. */
export function backoff(failures: number): number {
  return Math.min(LONGEST_PAUSE, 250 * 2 ** failures) * (0.75 + Math.random() / 2);
}

/** A WebSocket with a heartbeat, which detects and closes a dead connection. */
export class LiveSocket {
  readonly #socket: WebSocket;
  readonly #ears: SocketEars;
  readonly #beat: Beat;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #over = false;

  constructor(url: string, ears: SocketEars, beat: Beat) {
    this.#ears = ears;
    this.#beat = beat;
    this.#socket = new WebSocket(url);
    this.#socket.addEventListener('open', () => {
      if (this.#over) return;
      this.#listen();
      ears.opened();
    });
    this.#socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (this.#over || typeof data !== 'string') return;
      this.#listen();
      const message: ServerMessage = JSON.parse(data);
      ears.heard(message);
    });
    this.#socket.addEventListener('close', () => this.close());
    this.#expect();
  }

  send(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Pings at once. */
  ask(): void {
    this.send({ type: 'ping' });
    this.#expect();
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#wait(null, 0);
    this.#socket.close();
    this.#ears.closed();
  }

  #listen(): void {
    this.#wait(() => this.ask(), this.#beat.every);
  }

  #expect(): void {
    this.#wait(() => this.close(), this.#beat.answer);
  }

  #wait(then: (() => void) | null, ms: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = then === null ? null : setTimeout(then, ms);
  }
}
