import { type AnyGame, apply, type Masked, type Random, type Seat, swiftRandom } from '@sanguine/kernel';
import type { ServerMessage } from '@sanguine/protocol';
import { WebSocket } from 'ws';
import type { Contender, LoadedMatch } from './contender.ts';
import { HostProcess } from './host-process.ts';

/** A match laid out by the host, and the sessions of its four players. */
export interface LoadedTable {
  readonly id: string;
  readonly tokens: readonly string[];
}

interface Ready {
  readonly port: number;
  readonly tables: readonly LoadedTable[];
}

/** Our own server with real games on it: every client keeps its mask up to date, as a page does. */
export async function ownContender(game: AnyGame, matches: number): Promise<Contender> {
  const host = await HostProcess.start<Ready>('./own-host.ts', [game.engine.id, String(matches)]);
  const { port, tables } = host.ready;
  const clients: Client[] = [];
  const random = swiftRandom('own-server');
  return {
    async seat() {
      const seated: LoadedMatch[] = [];
      for (const { id, tokens } of tables) {
        const seats = await Promise.all(tokens.map((token) => Client.sit(port, id, token)));
        clients.push(...seats);
        seated.push(new OwnMatch(game, seats, random));
      }
      return seated;
    },
    received: () => clients.reduce((sum, { bytes }) => sum + bytes, 0),
    usage: () => host.usage(),
    async stop() {
      for (const client of clients) client.leave();
      await host.stop();
    },
  };
}

class OwnMatch implements LoadedMatch {
  readonly #game: AnyGame;
  readonly #seats: readonly Client[];
  readonly #random: Random;
  /** Whoever saw the last move first knows who is next. */
  #latest: Client | undefined;

  constructor(game: AnyGame, seats: readonly Client[], random: Random) {
    this.#game = game;
    this.#seats = seats;
    this.#random = random;
    this.#latest = seats[0];
  }

  async play(): Promise<void> {
    const [seat] = this.#latest?.deciders ?? [];
    const mover = seat === undefined ? undefined : this.#seats[seat];
    if (seat === undefined || mover === undefined) throw new Error('a match of the bench is over');
    await mover.sees(this.#latest?.number ?? 0);
    await mover.play(this.#game.engine.sample(mover.mask, seat, this.#random));
    this.#latest = mover;
  }
}

/** One player's socket. */
class Client {
  readonly #socket: WebSocket;
  #done: (() => void) | null = null;
  #fail: (error: Error) => void = () => {};
  #awaited: { readonly number: number; readonly seen: () => void } | null = null;
  number = 0;
  bytes = 0;
  /** Nothing is known before the welcome, and nobody asks. */
  mask = {} as Masked<unknown>;
  deciders: readonly Seat[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async sit(port: number, match: string, token: string): Promise<Client> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`);
    const client = new Client(socket);
    await new Promise<void>((resolve, reject) => {
      client.#done = resolve;
      client.#fail = reject;
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', match, token, seen: null })));
      socket.on('message', (data: Buffer) => client.#hear(data));
    });
    return client;
  }

  /** Resolves when this client has been told of the row. */
  sees(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((seen) => {
      this.#awaited = { number, seen };
    });
  }

  /** Resolves when the server has stored the move and told everybody. */
  play(move: unknown): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#done = resolve;
      this.#fail = reject;
      this.#socket.send(JSON.stringify({ type: 'move', id: 'm', move, seen: this.number }));
    });
  }

  leave(): void {
    this.#socket.terminate();
  }

  #hear(data: Buffer): void {
    this.bytes += data.length;
    const message = JSON.parse(data.toString()) as ServerMessage;
    switch (message.type) {
      case 'welcome':
        this.mask = message.mask as Masked<unknown>;
        this.deciders = message.deciders;
        this.number = message.number;
        this.#done?.();
        return;
      case 'told':
        this.mask = apply(this.mask, message.patch) as Masked<unknown>;
        this.deciders = message.deciders;
        this.number = message.row;
        if (this.#awaited !== null && this.#awaited.number <= message.row) this.#awaited.seen();
        return;
      case 'accepted':
        this.#done?.();
        return;
      case 'refused':
      case 'overtaken':
      case 'problem':
        this.#fail(new Error(`the server of the bench answers ${data.toString().slice(0, 200)}`));
        return;
      case 'chat':
      case 'clocks':
      case 'company':
      case 'done':
      case 'motion':
      case 'moves':
      case 'pong':
    }
  }
}
