import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppLimits, type AppOptions, buildApp, openDatabase } from '@sanguine/server';
import type { AnyGame } from '@sanguine/kernel';
import type { TableInfo } from '@sanguine/protocol';
import type { LinkSnapshot } from '../link/link.ts';
import { RemoteLink } from '../link/remote.ts';
import type { Beat } from '../link/socket.ts';
import { anyGame } from './tables.ts';

/** A connection to the server that can be cut, or go dead silently. */
export class Line {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  #dead = false;
  url = '';
  #stop: () => void = () => {};

  static async to(port: number): Promise<Line> {
    const line = new Line();
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      const pair = [near, far] as const;
      line.#pairs.add(pair);
      const pass = (to: Socket) => (data: Buffer) => {
        if (!line.#dead) to.write(data);
      };
      near.on('data', pass(far)).on('error', () => {});
      far.on('data', pass(near)).on('error', () => {});
      const end = (): void => {
        near.destroy();
        far.destroy();
        line.#pairs.delete(pair);
      };
      near.on('close', end);
      far.on('close', end);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address() as AddressInfo;
    line.url = `ws://127.0.0.1:${address.port}/live`;
    line.#stop = () => server.close();
    return line;
  }

  cut(): void {
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Nothing passes any more, and neither side is notified. */
  die(): void {
    this.#dead = true;
  }

  revive(): void {
    this.#dead = false;
  }

  close(): void {
    this.cut();
    this.#stop();
  }
}

const QUICK: Beat = { every: 40, answer: 400 };

/** A page at a table: a link, and a way to wait for a snapshot. */
export class Page {
  readonly link: RemoteLink;
  readonly line: Line;

  constructor(line: Line, table: string, token: string | null, game: AnyGame, beat: Beat = QUICK) {
    this.line = line;
    this.link = new RemoteLink({
      url: line.url,
      table,
      token,
      loadGame: () => Promise.resolve(game),
      beat,
      retry: () => 1,
    });
  }

  get table() {
    const { table } = this.link.snapshot();
    if (table === null) throw new Error('no table yet');
    return table;
  }

  until(so: (now: LinkSnapshot) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!so(this.link.snapshot())) return;
        stop();
        resolve();
      };
      const stop = this.link.subscribe(look);
      look();
    });
  }

  /** Waits until the table has reached a row. */
  at(row: number): Promise<void> {
    return this.until(({ status, table }) => status === 'live' && (table?.number ?? -1) >= row);
  }
}

export interface Inn {
  /** A started table with two persons; `tokens` are their sessions. */
  readonly table: string;
  readonly tokens: readonly [string, string];
  page(token: string | null, table?: string, beat?: Beat): Promise<Page>;
  /** Locks the database as another program would. Resolves with the function that releases it. */
  holdDatabase(): Promise<() => Promise<void>>;
  readonly troubles: unknown[];
}

/** Runs a scene on a real server with an empty database, and cleans up. */
export async function atInn(
  scene: (inn: Inn) => Promise<void>,
  limits: Partial<AppLimits> = {},
  { game = anyGame(), ...more }: Pick<AppOptions, 'sleep'> & { readonly game?: AnyGame } = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-link-'));
  const troubles: unknown[] = [];
  const trouble = (error: unknown): void => void troubles.push(error);
  const file = `sqlite:${join(folder, 'tables.db')}`;
  const database = await openDatabase(file, trouble);
  const rate = { burst: 1e6, perSecond: 1e6 };
  const app = await buildApp({
    database,
    games: [game],
    ...more,
    now: Date.now,
    trouble,
    limits: { rate, voice: rate, waiting: 1e6, requests: 1e6, ...limits },
  });
  const pages: Page[] = [];
  try {
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const [ann, ben] = [await guest(url, 'Ann'), await guest(url, 'Ben')] as const;
    const opened = await ask(url, ann, '/api/tables', {
      game: game.engine.id,
      name: 'A table',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: {},
      pace: { kind: 'live', minutes: 60, increment: 0 },
      listed: false,
      watch: 'anyone',
    });
    await ask(url, ben, `/api/tables/${opened.id}/seats`, {});
    await scene({
      table: opened.id,
      tokens: [ann, ben],
      troubles,
      holdDatabase: () => hold(file),
      async page(token, table = opened.id, beat = QUICK) {
        const page = new Page(await Line.to(Number(new URL(url).port)), table, token, game, beat);
        pages.push(page);
        return page;
      },
    });
  } finally {
    for (const { link, line } of pages) {
      link.close();
      line.close();
    }
    await app.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
  if (troubles.length > 0) throw new AggregateError(troubles, 'troubles nobody expected');
}

/** Like an administrator with their own tool. */
async function hold(file: string): Promise<() => Promise<void>> {
  const database = await openDatabase(file, () => {});
  const held = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const holding = database.query.transaction().execute(() => {
    held.resolve();
    return over.promise;
  });
  await held.promise;
  return async () => {
    over.resolve();
    await holding;
    await database.close();
  };
}

async function guest(url: string, name: string): Promise<string> {
  const came = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ name, locale: 'en' }),
  });
  const token = /sanguine=([\w-]+)/.exec(came.headers.get('set-cookie') ?? '')?.[1];
  if (token === undefined) throw new Error(`${name} did not get in: ${await came.text()}`);
  return token;
}

async function ask(url: string, token: string, path: string, body: unknown): Promise<TableInfo> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const read: TableInfo = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
  return read;
}
