import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** How a commit appears in PostgreSQL's protocol. */
const COMMIT = Buffer.from('commit\0');

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** An answer held back by the proxy. */
export interface Held {
  release(): void;
  /** Holds back the answer to a later query on the same connection. */
  next(text: string): Promise<Held>;
}

interface Hold {
  readonly texts: readonly string[];
  /** Null for any connection. */
  readonly pair: Pair | null;
  readonly held: (held: Held) => void;
}

/** When to cut a connection that commits: before the database receives it, or before the answer is passed on. */
export type AtCommit = 'unheard' | 'unanswered';

/** A proxy between a server and its PostgreSQL that can fail as networks and machines do. */
export class DatabaseProxy {
  /** The URL of the database through this proxy. */
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

  /** Breaks all connections. */
  cut(): void {
    for (const pair of this.#pairs) part(pair);
  }

  /** Cuts the next connection that commits; resolves when that has happened. */
  cutAtCommit(where: AtCommit): Promise<void> {
    return new Promise((done) => (this.#atCommit = { where, done }));
  }

  /** Holds back the answer to the next query that contains all these texts; resolves when it has. */
  holdAt(...texts: readonly string[]): Promise<Held> {
    return this.#holdAt(texts, null);
  }

  /** Passes nothing on, without closing anything; new connections are accepted and get no answer. */
  silence(): void {
    this.#silent = true;
    for (const { near, far } of this.#pairs) {
      near.pause();
      far.pause();
    }
  }

  /** Passes on what was held back by `silence`. */
  resume(): void {
    this.#silent = false;
    for (const { near, far } of this.#pairs) {
      near.resume();
      far.resume();
    }
  }

  /** Breaks all connections and refuses new ones. */
  async refuse(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.cut();
    await closed;
  }

  /** Accepts new connections again. */
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
