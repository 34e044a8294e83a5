import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
/** A compile cache shared by all servers of the tests. */
const COMPILED = fileURLToPath(new URL('../.build/compiled', import.meta.url));

export interface RunningServer {
  /** `http://127.0.0.1:40123` */
  readonly url: string;
  stop(): Promise<void>;
}

/** The real server in its own process, with its own data folder and a free port. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const data = mkdtempSync(join(tmpdir(), 'sanguine-e2e-'));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      DATABASE_URL: '',
      LANG: 'C',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The server prints its address once it answers. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server says nothing');
  for await (const line of createInterface(child.stdout)) {
    const address = /http:\/\/\S+/.exec(line)?.[0];
    if (address === undefined) continue;
    // Later output is ignored, but must not fill the pipe.
    child.stdout.resume();
    return `http://127.0.0.1:${new URL(address).port}`;
  }
  throw new Error('the server ended before it answered');
}
