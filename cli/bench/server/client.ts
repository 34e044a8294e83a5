import { apply, type Masked, type Seat } from '@sanguine/kernel';
import type { ServerMessage } from '@sanguine/protocol';
import { WebSocket } from 'ws';

/** Totals over all clients. */
export interface Tally {
  bytes: number;
}

/** One player's socket at our server; keeps its view up to date, as a page does. */
export class Client {
  readonly #socket: WebSocket;
  readonly #tally: Tally;
  #done: (() => void) | null = null;
  #fail: (error: Error) => void = () => {};
  #awaited: { readonly number: number; readonly seen: () => void } | null = null;
  number = 0;
  /** Empty until the welcome; not read before. */
  view = {} as Masked<unknown>;
  deciders: readonly Seat[] = [];

  private constructor(socket: WebSocket, tally: Tally) {
    this.#socket = socket;
    this.#tally = tally;
  }

  static async sit(port: number, match: string, token: string, tally: Tally): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
    const client = new Client(socket, tally);
    await new Promise<void>((resolve, reject) => {
      client.#done = resolve;
      client.#fail = reject;
      socket.on('error', reject);
      socket.on('close', (code) => client.#fail(new Error(`the server of the bench hangs up with ${code}`)));
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', match, token, seen: null })));
      socket.on('message', (data: Buffer) => client.#hear(data));
    });
    return client;
  }

  /** Resolves once this client has received the row. */
  sees(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((seen) => {
      this.#awaited = { number, seen };
    });
  }

  /** Resolves once the server has stored the move and sent it to everybody. */
  play(move: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#socket.send(JSON.stringify({ type: 'move', id: 'm', move, seen: this.number }));
    });
  }

  leave(): Promise<void> {
    return new Promise((resolve) => {
      this.#socket.once('close', () => resolve());
      this.#socket.close();
    });
  }

  #hear(data: Buffer): void {
    this.#tally.bytes += data.length;
    const message = JSON.parse(data.toString()) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.view = message.view as Masked<unknown>;
        this.deciders = message.deciders;
        this.number = message.number;
        this.#done?.();
        return;
      case 'update':
        this.view = apply(this.view, message.patch) as Masked<unknown>;
        this.deciders = message.deciders;
        this.number = message.number;
        if (this.#awaited !== null && this.#awaited.number <= message.number) this.#awaited.seen();
        return;
      case 'accepted':
        this.#done?.();
        return;
      case 'refused':
      case 'overtaken':
      case 'withdrawn':
      case 'problem':
        this.#fail(new Error(`the server of the bench answers ${data.toString().slice(0, 200)}`));
        return;
      case 'absences':
      case 'chat':
      case 'clocks':
      case 'company':
      case 'done':
      case 'held':
      case 'vote':
      case 'moves':
      case 'outage':
      case 'pong':
      case 'reasons':
    }
  }
}
