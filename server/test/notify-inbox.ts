import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { Network } from '../notify/guard.ts';

export interface Letter {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that receives notifications. */
export interface Inbox {
  readonly url: string;
  readonly letters: Letter[];
  /** The next request, or the first one not returned yet. */
  next(): Promise<Letter>;
  /** Sets its answer from now on. */
  answer(status: number, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

/** The loopback in place of the internet. */
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
