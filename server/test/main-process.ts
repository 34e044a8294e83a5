import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const METER = new URL('turn-meter.ts', import.meta.url).href;

/** The server as a separate process, as `npm start` runs it. */
export class House {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;
  #heard: (() => void)[] = [];
  out = '';
  aside = '';

  /** `metered`: `longestTurn` can be used. */
  constructor(env: Readonly<Record<string, string>>, metered: boolean) {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    this.#child = spawn(process.execPath, [...(metered ? ['--import', METER] : []), MAIN], {
      env: { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#ended = once(this.#child, 'close').then(([code]: unknown[]) =>
      typeof code === 'number' ? code : null,
    );
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
      this.#wake();
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.aside += text;
      this.#wake();
    });
    void this.#ended.then(() => this.#wake());
  }

  /** Resolves with its address once it is up. */
  async open(): Promise<string> {
    await this.says(/Ctrl-C|gone when/);
    return /http:\/\/localhost:\d+/.exec(this.out)?.[0] ?? '';
  }

  /** Resolves when it has printed this to stdout. */
  says(what: RegExp): Promise<void> {
    return this.#until(() => what.test(this.out));
  }

  /** Resolves when it has printed this to stderr. */
  warns(what: RegExp): Promise<void> {
    return this.#until(() => what.test(this.aside));
  }

  /** The longest the main thread worked without a pause since the last call, as a multiple of the meter's reference work. */
  async longestTurn(): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send('longest?');
    const [longest]: unknown[] = await answer;
    return Number(longest);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Its exit code; null if it was killed. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  async close(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.ended();
  }

  async #until(so: () => boolean): Promise<void> {
    while (!so()) {
      if (this.#child.exitCode !== null) throw new Error(`ended with ${this.#child.exitCode}: ${this.aside}`);
      await new Promise<void>((resolve) => void this.#heard.push(resolve));
    }
  }

  #wake(): void {
    const heard = this.#heard;
    this.#heard = [];
    for (const resolve of heard) resolve();
  }
}

export interface Street {
  /** A fresh folder. */
  readonly folder: string;
  /** Starts a server on the folder, on a free port. */
  readonly start: (env?: Readonly<Record<string, string>>, metered?: boolean) => House;
}

/** Runs a scene with servers on an empty folder, and ends them all. */
export async function onStreet(scene: (street: Street) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sanguine-main-'));
  const houses: House[] = [];
  try {
    await scene({
      folder,
      start(env, metered = false) {
        const house = new House({ DATA_DIR: folder, PORT: '0', ...env }, metered);
        houses.push(house);
        return house;
      },
    });
  } finally {
    for (const house of houses) {
      house.signal('SIGKILL');
      await house.ended();
    }
    rmSync(folder, { recursive: true, force: true });
  }
}
