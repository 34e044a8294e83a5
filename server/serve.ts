import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addressesOf, type Addresses } from './addresses.ts';
import type { Config, StartProblem } from './config.ts';
import { settleHeap } from './heap.ts';
import { type AppOptions, buildApp } from './http/app.ts';
import { type Lease, leaseOf } from './lease.ts';
import { whyOf } from './plain-error.ts';
import { type Database, openDatabase } from './storage/database.ts';
import type { DatabaseWait } from './storage/postgres-start.ts';
import { Unavailable } from './storage/unavailable.ts';

const FIRST_PORT = 8040;
const PORTS = 20;

/** A running server. */
export interface Served {
  readonly ok: true;
  readonly addresses: Addresses;
  /** False if only the API is served. */
  readonly pages: boolean;
  /** Finishes pending requests, closes all sockets and stores what was played. */
  close(): Promise<void>;
}

/** Opens folder, lock, database and port, in this order; if one fails, closes those opened before. */
export async function serve(
  config: Config,
  games: AppOptions['games'],
  waits: Omit<DatabaseWait, 'patience'>,
): Promise<Served | StartProblem> {
  settleHeap();
  const closers: (() => void | Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const closer of closers.toReversed()) await closer();
  };
  const opened = await open(config, games, { waits, closers });
  if (!opened.ok) await close();
  return opened.ok ? { ...opened, close } : opened;
}

type Closers = (() => void | Promise<void>)[];

async function open(
  config: Config,
  games: AppOptions['games'],
  { waits, closers }: { readonly waits: Omit<DatabaseWait, 'patience'>; readonly closers: Closers },
): Promise<Omit<Served, 'close'> | StartProblem> {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(config.databaseUrl)?.[1];
  const leased = file === undefined ? null : lease(file);
  if (leased !== null && 'ok' in leased) return leased;
  if (leased !== null) closers.push(() => leased.release());

  // Until there is a logger, an error is one line on stderr.
  let trouble = (error: unknown): void => void process.stderr.write(`${whyOf(error)}\n`);
  let database: Database;
  try {
    const opening = { ...waits, patience: config.databaseWait };
    database = await openDatabase(config.databaseUrl, (error) => trouble(error), opening);
  } catch (error) {
    return problem('problem.noDatabase', { why: whyOf(error) });
  }
  closers.push(() => database.close());
  const tell = (error: unknown): void => {
    // An outage was logged when it was noticed; the requests that fail because of it are not.
    if (!(error instanceof Unavailable && database.availability.isAway)) trouble(error);
  };

  const pages = existsSync(join(config.pages, 'index.html'));
  let app: FastifyInstance;
  try {
    app = await buildApp({
      ...config,
      database,
      games,
      now: Date.now,
      trouble: tell,
      pages: pages ? config.pages : null,
    });
  } catch (error) {
    const known = databaseProblem(error);
    if (known === null) throw error;
    return known;
  }
  trouble = (error) => app.log.error(error instanceof Error ? error : new Error(String(error)));
  closers.push(() => app.close());

  const listening = await listen(app, config);
  if (typeof listening !== 'number') return listening;
  const addresses = addressesOf(config, listening);
  leased?.tell(addresses.here);
  return { ok: true, addresses, pages };
}

function lease(file: string): Lease | StartProblem {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const asked = leaseOf(file);
    if (asked.ok) return asked.lease;
    const { address } = asked;
    return address === null ? problem('problem.starting') : problem('problem.running', { address });
  } catch (error) {
    return problem('problem.folder', { folder, why: whyOf(error) });
  }
}

/** Listens on the configured port, or on the first free one from `FIRST_PORT` on. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<number | StartProblem> {
  const wanted = port === null ? Array.from({ length: PORTS }, (_, next) => FIRST_PORT + next) : [port];
  for (const one of wanted) {
    try {
      await app.listen({ host, port: one });
      return app.addresses()[0]?.port ?? one;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'EADDRNOTAVAIL') return problem('problem.noHost', { host });
      if (code === 'EACCES') return problem('problem.denied', { port: one });
      if (code !== 'EADDRINUSE') throw error;
    }
  }
  return problem('problem.taken', { port: wanted[0] ?? FIRST_PORT });
}

function problem(key: StartProblem['key'], values: StartProblem['values'] = {}): StartProblem {
  return { ok: false, key, values };
}

/** The problem to show for an error of the database; null for any other error. */
export function databaseProblem(error: unknown): StartProblem | null {
  return error instanceof Unavailable ? problem('problem.noDatabase', { why: whyOf(error) }) : null;
}
