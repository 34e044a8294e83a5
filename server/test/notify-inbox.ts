import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Network } from '../notify/guard.ts';

export interface Letter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody's server, to which something is sent. */
export interface Inbox {
  readonly url: string;
  readonly letters: Letter[];
  /** The next letter that comes, or that has come and was not looked at. */
  next(): Promise<Letter>;
  /** What it answers from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** The tests' own loopback stands for the internet. */
export const LOOPBACK: Network = { lookup: () => Promise.resolve(['127.0.0.1']), permits: () => true };

export async function openInbox(): Promise<Inbox> {
  const letters: Letter[] = [];
  let waiting: (() => void)[] = [];
  let looked = 0;
  let answered: { status: number; headers: Record<string, string> } = { status: 204, headers: {} };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      letters.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      reply.writeHead(answered.status, answered.headers).end();
      for (const wake of waiting) wake();
      waiting = [];
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://somewhere.example:${address.port}`,
    letters,
    async next() {
      let letter = letters[looked];
      while (letter === undefined) {
        await new Promise<void>((resolve) => void waiting.push(resolve));
        letter = letters[looked];
      }
      looked++;
      return letter;
    },
    answer(status, headers = {}) {
      answered = { status, headers };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
