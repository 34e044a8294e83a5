import helmet from '@fastify/helmet';
import websocket from '@fastify/websocket';
import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Playable } from '@sanguine/bots';
import type { Database } from '../storage/database.ts';
import { matchStore } from '../storage/sql-store.ts';
import { Connection, type Limits } from './connection.ts';
import { MAX_FRAME } from './protocol.ts';
import { Rooms } from './rooms.ts';
import { seatsOf } from './seats.ts';

export interface AppLimits extends Limits {
  /** Sockets open at once. */
  readonly sockets: number;
  /** Milliseconds between two looks at whether sockets are still there. */
  readonly beat: number;
}

export interface AppOptions {
  /** Stays the caller's: closed after the app. */
  readonly database: Database;
  /** The registry's, or others: none is named here. */
  readonly games: readonly Playable[];
  /** Milliseconds. */
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  readonly limits?: Partial<AppLimits>;
}

const LIMITS: AppLimits = {
  rate: { burst: 40, perSecond: 20 },
  waiting: 40,
  behind: 1024 * 1024,
  grace: 2000,
  sockets: 10_000,
  beat: 30_000,
};

const TRY_LATER = 1013;
const BODY_LIMIT = 1024;
const REQUEST_MS = 10_000;

/** The server without its port: `/live` for play, `/health` for whoever looks after it. It logs nothing. */
export async function buildApp({
  database,
  games,
  now,
  trouble,
  ...asked
}: AppOptions): Promise<FastifyInstance> {
  const limits: AppLimits = { ...LIMITS, ...asked.limits };
  const seats = seatsOf(database.query);
  const store = matchStore(database.query);
  const rooms = await Rooms.open({
    keeping: { store, notices: database.notices, now, trouble },
    seats,
    games,
  });
  const connections = new Set<Connection>();
  const beating = setInterval(() => {
    for (const connection of connections) connection.beat();
  }, limits.beat);
  beating.unref();

  const app = fastify({ bodyLimit: BODY_LIMIT, requestTimeout: REQUEST_MS });
  await app.register(helmet);
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME },
    // One that broke the protocol is closing already, and was told why.
    errorHandler: (_error, socket) => {
      if (socket.readyState === socket.OPEN) socket.terminate();
    },
    preClose: async () => {
      clearInterval(beating);
      await Promise.all([...connections].map((connection) => connection.finish()));
    },
  });
  app.addHook('onClose', () => rooms.close());

  app.get('/live', { websocket: true }, (socket) => {
    if (connections.size >= limits.sockets) {
      socket.close(TRY_LATER);
      return;
    }
    const connection = new Connection(socket, { rooms, seats, now, trouble, limits });
    connections.add(connection);
    socket.on('close', () => connections.delete(connection));
  });

  app.get('/health', async (_request, reply) => {
    try {
      await sql`select 1`.execute(database.query);
    } catch (error) {
      trouble(error);
      return reply.code(503).send({ ok: false });
    }
    return { ok: true, matches: rooms.size, sockets: connections.size };
  });
  return app;
}
