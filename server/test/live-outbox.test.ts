import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { Outbox } from '../live/room/outbox.ts';

/** The outbox's limit in bytes. */
const MOST = 1_000_000;

const server = createServer();
const sockets = new WebSocketServer({ server });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  sockets.close();
  server.close();
});

/** Returns what a visitor receives until the socket is closed. */
async function hears(speak: (outbox: Outbox, socket: WebSocket) => void): Promise<string[]> {
  const { port } = server.address() as AddressInfo;
  const came = once(sockets, 'connection');
  const visitor = new WebSocket(`ws://127.0.0.1:${port}`);
  const heard: string[] = [];
  visitor.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  const [socket, request] = (await came) as [WebSocket, IncomingMessage];
  const gone = once(visitor, 'close');
  speak(new Outbox(socket, request.socket, MOST), socket);
  await gone;
  return heard;
}

test('whatever its length and its letters, a text arrives as it was said, and in its order', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].flatMap((length) => [
    'x'.repeat(length),
    '竜'.repeat(length / 3),
  ]);
  const heard = await hears((outbox, socket) => {
    for (const text of texts) outbox.put(text);
    outbox.flush();
    socket.close();
  });
  expect(heard).toEqual(texts);
});

test('all that is said at once is one write', async () => {
  const { port } = server.address() as AddressInfo;
  const came = once(sockets, 'connection');
  const visitor = new WebSocket(`ws://127.0.0.1:${port}`);
  const [socket, request] = (await came) as [WebSocket, IncomingMessage];
  const { bytesWritten } = request.socket;
  const outbox = new Outbox(socket, request.socket, MOST);
  outbox.put('one');
  outbox.put('two');
  expect(request.socket.bytesWritten).toBe(bytesWritten);
  const [first] = (await once(visitor, 'message')) as [Buffer];
  expect(first.toString()).toBe('one');
  expect(request.socket.bytesWritten - bytesWritten).toBe(2 * (2 + 3));
  visitor.terminate();
});

test('after the farewell nothing is said', async () => {
  const heard = await hears((outbox, socket) => {
    outbox.put('before');
    outbox.flush();
    outbox.put('too late');
    socket.close();
  });
  expect(heard).toEqual(['before']);
});

test('who has too much waiting for it is cut off', async () => {
  const heard = await hears((outbox) => {
    outbox.put('x'.repeat(MOST));
    outbox.put('y'.repeat(MOST));
    outbox.put('z');
  });
  expect(heard).toEqual([]);
});
