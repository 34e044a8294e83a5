import type { WebSocket } from '@fastify/websocket';
import { Bucket } from '../../bucket.ts';
import type { Limits } from './connection.ts';

/**
 * Answers pings, as RFC 6455 requires. The library would answer them all and buffer pongs nobody reads: a socket that
 * sends too many pings, or does not read the pongs, is cut off.
 */
export function answerPings(
  socket: WebSocket,
  { rate, behind }: Pick<Limits, 'rate' | 'behind'>,
  now: () => number,
): void {
  const bucket = new Bucket(rate, now);
  socket.on('ping', (data) => {
    if (!bucket.take() || socket.bufferedAmount > behind) socket.terminate();
    else socket.pong(data);
  });
}
