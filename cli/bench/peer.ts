import { createRequire } from 'node:module';
import { swiftRandom } from '@sanguine/kernel';
import { messageOf, CommandProblem } from '../problem.ts';
import {
  chanceIn,
  march,
  MOVES_A_TURN,
  neighbour,
  PIECES,
  type Reference,
  reference,
  SEATS,
  swapTile,
} from './reference.ts';

/** About the length of a game. */
const MOVES_A_CALL = 500;

/** The part of boardgame.io used here. */
interface Peer {
  Client(options: { game: object; numPlayers: number; debug: boolean }): {
    start(): void;
    getState(): { readonly G: Reference; readonly ctx: { readonly currentPlayer: string } };
    readonly moves: { march(piece: number, to: number): void };
  };
}

interface Context {
  readonly G: Reference;
  readonly ctx: { readonly currentPlayer: string };
}

/** The reference game on boardgame.io, without undo, which is faster. Returns work that counts moves. */
export function peerWork(): () => number {
  const peer = loadPeer();
  const game = {
    setup: reference,
    disableUndo: true,
    moves: { march: ({ G }: Context, piece: number, to: number) => void march(G, piece, to, chanceIn(G)) },
    turn: {
      maxMoves: MOVES_A_TURN,
      onEnd: ({ G, ctx }: Context) => swapTile(G, Number(ctx.currentPlayer), chanceIn(G)),
    },
  };
  const random = swiftRandom('peer');
  return () => {
    // A new match each time, since its log grows with every move and the game never ends.
    const client = peer.Client({ game, numPlayers: SEATS, debug: false });
    client.start();
    for (let made = 0; made < MOVES_A_CALL; made++) {
      const { G, ctx } = client.getState();
      const id = random.int(PIECES / SEATS) * SEATS + Number(ctx.currentPlayer);
      client.moves.march(id, neighbour(G.pieces[id]?.area ?? 0, random.int(4)));
    }
    return MOVES_A_CALL;
  };
}

/** Imported on demand: nothing else needs it. */
function loadPeer(): Peer {
  process.env['NODE_ENV'] ??= 'production';
  try {
    const peer: Peer = createRequire(import.meta.url)('boardgame.io/client');
    return peer;
  } catch (error) {
    throw new CommandProblem('problem.peer', { why: messageOf(error) });
  }
}
