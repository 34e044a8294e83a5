import { createRequire } from 'node:module';
import { chanceIn, march, MOVES_A_TURN, type Reference, reference, swapTile } from '../reference.ts';
import { hosting } from './hosting.ts';
import { PEER_GAME } from './peer.ts';

interface Context {
  readonly G: Reference;
  readonly ctx: { readonly currentPlayer: string };
}

interface PeerServer {
  run(port: number): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
}

/**
 * The reference game on boardgame.io's own server, with matches in memory and each player shown only their own hand.
 */
const game = {
  name: PEER_GAME,
  setup: reference,
  disableUndo: true,
  playerView: ({ G, playerID }: { readonly G: Reference; readonly playerID: string | null }) => ({
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.map(() => -1))),
    bag: G.bag.map(() => -1),
  }),
  moves: { march: ({ G }: Context, piece: number, to: number) => void march(G, piece, to, chanceIn(G)) },
  turn: {
    maxMoves: MOVES_A_TURN,
    onEnd: ({ G, ctx }: Context) => swapTile(G, Number(ctx.currentPlayer), chanceIn(G)),
  },
};

const peer: { Server(this: void, options: { games: object[]; origins: string[] }): PeerServer } =
  createRequire(import.meta.url)('boardgame.io/server');
const { appServer } = await peer.Server({ games: [game], origins: [] }).run(0);
hosting({ port: appServer.address().port }, () => Promise.resolve());
