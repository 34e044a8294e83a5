import { request as plain, type RequestOptions } from 'node:http';
import { request as secure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { RequestTarget } from './guard.ts';

/** Time limit of a request. */
const LONGEST_MS = 5000;
/** Limit of an answer, which needs no body at all. */
const MOST_BYTES = 16 * 1024;

export interface Outbound {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/**
 * Posts to the checked address itself, even if its name now resolves to another, and follows no redirects. Returns the
 * status; the answer's body is ignored.
 */
export function post(
  { url, address }: RequestTarget,
  { headers, body }: Outbound,
  longest = LONGEST_MS,
): Promise<number> {
  const send = url.protocol === 'https:' ? secure : plain;
  const lookup: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address);
    if (all === true) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    lookup,
    // A connection made for another name must not be reused.
    agent: false,
    signal: AbortSignal.timeout(longest),
  };
  return new Promise((resolve, reject) => {
    const asking = send(url, options, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > MOST_BYTES) answer.destroy(new Error('more than was asked for'));
      });
      answer.on('error', reject);
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', reject);
    asking.end(body);
  });
}

export function isFine(status: number): boolean {
  return status >= 200 && status < 300;
}
