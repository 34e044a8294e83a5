import { type Random, swiftRandom } from '@sanguine/kernel';
import { WebSocket } from 'ws';
import { neighbour, PIECES, type Reference, SEATS } from '../reference.ts';
import type { Contender, LoadedMatch } from './contender.ts';
import { HostProcess } from './host-process.ts';

export const PEER_GAME = 'reference';

interface PeerState {
  readonly G: Reference;
  readonly ctx: { readonly currentPlayer: string };
  readonly _stateID: number;
}

/** boardgame.io's server, driven in its own protocol (socket.io over a WebSocket) by a minimal client. */
export async function peerContender(): Promise<Contender> {
  const host = await HostProcess.start<{ readonly port: number }>('./peer-host.ts', []);
  const { port } = host.ready;
  const sockets: WebSocket[] = [];
  let bytes = 0;
  let tableBytes = 0;
  let made = 0;
  const random = swiftRandom('peer-server');

  const connect = async (
    match: string,
    seat: number,
    hear: (name: string, body: string) => void,
  ): Promise<WebSocket> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('the peer hangs up')));
      socket.on('message', (data: Buffer) => {
        bytes += data.length;
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40/${PEER_GAME},`);
        else if (text === '2') socket.send('3');
        else if (text.startsWith(`40/${PEER_GAME}`))
          socket.send(event('sync', [match, String(seat), null, SEATS]));
        else if (text.startsWith(`42/${PEER_GAME},["sync"`)) {
          hear('sync', text);
          resolve();
        } else if (text.startsWith(`42/${PEER_GAME},["update"`)) {
          tableBytes = text.length;
          hear('update', text);
        }
      });
    });
    return socket;
  };

  return {
    // The peer creates a match when its first player connects.
    lay: () => Promise.resolve(),
    async seat(matches) {
      const seated: LoadedMatch[] = [];
      for (let at = 0; at < matches; at++) seated.push(await seatMatch(`match-${made++}`, connect, random));
      return seated;
    },
    received: () => bytes,
    tableBytes: () => tableBytes,
    cpu: () => host.cpu(),
    memory: () => host.memory(),
    async stop() {
      for (const socket of sockets) socket.terminate();
      await host.stop();
    },
  };
}

const event = (name: string, args: readonly unknown[]): string =>
  `42/${PEER_GAME},${JSON.stringify([name, ...args])}`;

async function seatMatch(
  matchID: string,
  connect: (match: string, seat: number, hear: (name: string, body: string) => void) => Promise<WebSocket>,
  random: Random,
): Promise<LoadedMatch> {
  let state: { readonly told: PeerState; readonly number: number } | null = null;
  /** The mover waits here for the update on its own socket. */
  let waiting: { readonly seat: number; readonly done: () => void } | null = null;
  /** Returns false for a state already known: the last move's update also reaches the next mover. */
  const read = (body: string): boolean => {
    const [name, , told] = JSON.parse(body.slice(body.indexOf(',') + 1)) as [
      string,
      string,
      PeerState & { state: PeerState },
    ];
    const next = name === 'sync' ? told.state : told;
    const { _stateID: number } = next;
    if (state !== null && number <= state.number) return false;
    state = { told: next, number };
    return true;
  };
  const sockets: WebSocket[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    sockets.push(
      await connect(matchID, seat, (name, body) => {
        // Only the mover parses updates, so that the load stays on the server.
        if (name === 'sync' && seat === 0) read(body);
        if (name === 'update' && waiting?.seat === seat && read(body)) waiting.done();
      }),
    );
  }
  return {
    // The game never ends.
    ready: () => Promise.resolve(),
    play: () =>
      new Promise((resolve, reject) => {
        if (state === null) {
          reject(new Error('the peer has not said how its match stands'));
          return;
        }
        const { told, number } = state;
        const seat = Number(told.ctx.currentPlayer);
        const id = random.int(PIECES / SEATS) * SEATS + seat;
        const to = neighbour(told.G.pieces[id]?.area ?? 0, random.int(4));
        waiting = { seat, done: resolve };
        const action = {
          type: 'MAKE_MOVE',
          payload: { type: 'march', args: [id, to], playerID: String(seat), credentials: null },
        };
        sockets[seat]?.send(event('update', [action, number, matchID, String(seat)]));
      }),
  };
}
