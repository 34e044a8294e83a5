import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers connect ahead of what they may ask. Such a connection is not idle in the eyes of the server, which would
 * wait for its request until that times out: once the server closes, who has said nothing yet is cut off.
 */
export function useClosing(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let closing = false;
  app.server.on('connection', (socket: Socket) => {
    if (closing) {
      socket.destroy();
      return;
    }
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  for (const event of ['request', 'upgrade'] as const) {
    app.server.on(event, ({ socket }: IncomingMessage) => silent.delete(socket));
  }
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of silent) socket.destroy();
  });
}
