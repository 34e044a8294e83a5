import type { WebSocket } from '@fastify/websocket';
import { Bucket } from '../../bucket.ts';
import type { Limits } from './connection.ts';

/**
 * Answers the pings of a socket, as a peer has to. The library would answer all there are, and pile up what is not
 * read: one that sends too many, or reads none of the answers, is cut off.
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
