import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TableInfo } from '@sanguine/protocol';
import { shellEnv } from './sanguine.ts';

const PROGRAM = fileURLToPath(new URL('../sanguine.mjs', import.meta.url));

/** `sanguine serve`, run as from a shell. */
export class House {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly address: string;
  readonly sign: string;

  private constructor(child: ChildProcessWithoutNullStreams, address: string, sign: string) {
    this.#child = child;
    this.address = address;
    this.sign = sign;
  }

  /** Starts a server on this folder and a free port. */
  static async open(folder: string, args: readonly string[] = []): Promise<House> {
    const all = ['serve', '--port', '0', '--host', '127.0.0.1', '--data', folder, ...args];
    const child = spawn(process.execPath, [PROGRAM, ...all], { env: shellEnv() });
    let sign = '';
    let aside = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (aside += text));
    for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
      sign += String(text);
      const address = /http:\/\/localhost:\d+/.exec(sign)?.[0];
      if (address !== undefined && sign.includes('Ctrl-C')) {
        child.stdout.resume();
        return new House(child, address, sign);
      }
    }
    throw new Error(`the house did not open: ${aside}`);
  }

  /** Stops it as Ctrl-C would, and returns its exit code. */
  async close(): Promise<number | null> {
    const ended = once(this.#child, 'close');
    this.#child.kill('SIGINT');
    const [code]: unknown[] = await ended;
    return typeof code === 'number' ? code : null;
  }

  /** Signs in a guest. */
  async guest(name: string): Promise<Visitor> {
    const came = await fetch(`${this.address}/api/guests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, locale: 'en' }),
    });
    const { person }: { person: string } = JSON.parse(await came.text());
    const token = /sanguine=([\w-]+)/.exec(came.headers.get('set-cookie') ?? '')?.[1] ?? '';
    return new Visitor(this.address, person, token);
  }
}

class Visitor {
  readonly person: string;
  readonly #address: string;
  readonly #token: string;

  constructor(address: string, person: string, token: string) {
    this.person = person;
    this.#address = address;
    this.#token = token;
  }

  async ask(method: string, path: string, body?: unknown): Promise<{ status: number; text: string }> {
    const answer = await fetch(this.#address + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  }

  /** Opens a table; without open seats the game begins at once. */
  async table(name: string, seats: readonly object[]): Promise<TableInfo> {
    const pace = { kind: 'days', days: 3 };
    const wish = { game: 'bloodstones', name, seats, options: {}, pace, listed: true, watch: 'anyone' };
    const { text } = await this.ask('POST', '/api/tables', wish);
    const table: TableInfo = JSON.parse(text);
    return table;
  }

  async see(id: string): Promise<TableInfo> {
    const table: TableInfo = JSON.parse((await this.ask('GET', `/api/tables/${id}`)).text);
    return table;
  }
}
