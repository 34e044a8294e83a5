import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** The message that ends a transaction, as the protocol of PostgreSQL has it. */
const COMMIT = Buffer.from('commit\0');

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** An answer that is held up. */
export interface Held {
  release(): void;
  /** Holds up the answer to a later query on the same connection. */
  next(text: string): Promise<Held>;
}

interface Hold {
  readonly texts: readonly string[];
  /** Null: on whichever connection. */
  readonly pair: Pair | null;
  readonly held: (held: Held) => void;
}

/** Where a connection is cut that is about to commit: before the database hears of it, or before the answer is passed on. */
export type AtCommit = 'unheard' | 'unanswered';

/** Stands between a server and its PostgreSQL, and can do what networks and machines do. */
export class DatabaseProxy {
  /** The same database by way of this proxy. */
  readonly url: string;
  readonly #port: number;
  readonly #target: { readonly host: string; readonly port: number };
  readonly #pairs = new Set<Pair>();
  #server: Server;
  #silent = false;
  #atCommit: { readonly where: AtCommit; readonly done: () => void } | null = null;
  #holding: Hold | null = null;

  private constructor(url: string, server: Server, port: number) {
    const { hostname, port: far } = new URL(url);
    this.#target = { host: hostname, port: Number(far) };
    this.#server = server;
    this.#port = port;
    const own = new URL(url);
    own.host = `127.0.0.1:${port}`;
    this.url = own.href;
    server.on('connection', (near) => this.#join(near));
  }

  static async before(url: string): Promise<DatabaseProxy> {
    const server = await listening(0);
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return new DatabaseProxy(url, server, address.port);
  }

  /** All connections break. */
  cut(): void {
    for (const pair of this.#pairs) part(pair);
  }

  /** Cuts the next connection that commits; resolves when that has happened. */
  cutAtCommit(where: AtCommit): Promise<void> {
    return new Promise((done) => (this.#atCommit = { where, done }));
  }

  /** Holds up the answer to the next query with all these texts in it; resolves then. */
  holdAt(...texts: readonly string[]): Promise<Held> {
    return this.#holdAt(texts, null);
  }

  /** Nothing passes any more and nobody is told; who comes is let in and hears nothing. */
  silence(): void {
    this.#silent = true;
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Whatever was held up goes on. */
  resume(): void {
    this.#silent = false;
    for (const { near, far } of this.#pairs) {
      near.resume();
      far.resume();
    }
  }

  /** All connections break and no new one is let in. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** Lets new ones in again. */
  async admit(): Promise<void> {
    this.#server = await listening(this.#port);
    this.#server.on('connection', (near) => this.#join(near));
  }

  async close(): Promise<void> {
    if (this.#server.listening) await this.refuse();
  }

  #holdAt(texts: readonly string[], pair: Pair | null): Promise<Held> {
    return new Promise((held) => (this.#holding = { texts, pair, held }));
  }

  #join(near: Socket): void {
    const far = connect(this.#target);
    const pair = { near, far };
    this.#pairs.add(pair);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        part(pair);
        this.#pairs.delete(pair);
      });
    }
    near.on('data', (data: Buffer) => this.#forward(pair, data));
    far.on('data', (data: Buffer) => near.write(data));
    if (this.#silent) {
      near.pause();
      far.pause();
    }
  }

  #forward(pair: Pair, data: Buffer): void {
    const hold = this.#holding;
    if (hold !== null && (hold.pair ?? pair) === pair && hold.texts.every((text) => data.includes(text))) {
      this.#holding = null;
      pair.far.pause();
      hold.held({
        release: () => void pair.far.resume(),
        next: (text) => this.#holdAt([text], pair),
      });
    }
    const cut = data.includes(COMMIT) ? this.#atCommit : null;
    if (cut === null) {
      pair.far.write(data);
      return;
    }
    this.#atCommit = null;
    if (cut.where === 'unanswered') {
      pair.far.removeAllListeners('data');
      pair.far.once('data', () => {
        part(pair);
        cut.done();
      });
      pair.far.write(data);
      return;
    }
    part(pair);
    cut.done();
  }
}

function part({ near, far }: Pair): void {
  near.destroy();
  far.destroy();
}

async function listening(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
