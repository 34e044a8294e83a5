import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Playable } from '@sanguine/bots';
import type { Seat, Viewer } from '@sanguine/kernel';
import { MAX_FRAME } from '@sanguine/protocol';
import { Buckets } from '../bucket.ts';
import { addressOf, PerAddress } from '../http/address.ts';
import { sameOrigin } from '../http/origin.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../storage/database.ts';
import type { MatchServices } from '../storage/kept-match.ts';
import { seatsOf } from '../tables/seats.ts';
import { BotsAtWork } from './bots/bots-at-work.ts';
import { chatOf } from './room/chat.ts';
import { type Allowances, Connection } from './room/connection.ts';
import { FairThinker } from './bots/fair-thinker.ts';
import { type Sleep, sleep } from './room/delayed-answers.ts';
import { LIVE_LIMITS, type LiveLimits } from './limits.ts';
import { voteStore } from './votes/vote-store.ts';
import { answerPings } from './room/pings.ts';
import { Presence } from './room/presence.ts';
import { review } from './room/review.ts';
import { Rooms } from './room/rooms.ts';
import { type Thinker, thinkerFor } from './bots/thinker.ts';

export interface LiveOptions {
  readonly database: Pick<Database, 'query' | 'availability'>;
  readonly keeping: MatchServices;
  readonly people: People;
  /** The registry's, or a test's: this module names no game. */
  readonly games: readonly Playable[];
  readonly limits: Partial<LiveLimits>;
  /** Where bots think; by default in threads, if those know all the games. */
  readonly thinker?: Thinker;
  /** How answers wait for their least time; by default by the machine's clock. */
  readonly sleep?: Sleep;
  /** Called for every match where other seats may be asked, something is put to a vote, or the game is over. */
  readonly turned?: (match: string) => void;
}

export interface Live {
  /** Matches open on this node. */
  readonly matches: number;
  readonly sockets: number;
  /** For each of these tables, the seats whose holder has it open, on any node. */
  here(tables: readonly string[]): Promise<Map<string, Set<Seat>>>;
  /**
   * Counts a viewer without a socket, for example one who waits for the table to begin. Returns a function that ends
   * it.
   */
  enter(table: string, viewer: Viewer): () => void;
  /**
   * Call when sessions have ended: closes the connections that came by one of them. Other nodes do so within a beat.
   */
  review(): void;
}

const TRY_LATER = 1013;

/** Serves live play at `/live`. The caller is already identified as `request.person`. */
export async function openLive(
  app: FastifyInstance,
  { database: { query, availability }, keeping, people, games, turned = () => {}, ...options }: LiveOptions,
): Promise<Live> {
  const limits: LiveLimits = { ...LIVE_LIMITS, ...options.limits };
  const { now, trouble } = keeping;
  const seats = seatsOf(query);
  const thinker = new FairThinker(options.thinker ?? thinkerFor(games));
  const presence = new Presence({ database: query, keeping, beat: limits.beat, gather: limits.gather });
  const services = {
    database: query,
    keeping,
    seats,
    people,
    chat: chatOf(query),
    votes: voteStore(query),
    presence,
    away: limits.away,
  };
  const rooms = await Rooms.open({
    services,
    games,
    thinker,
    pause: limits.pause,
    sleep: options.sleep ?? sleep,
    turned,
    stirred: (match) => {
      void bots.look(match).catch(trouble);
      turned(match);
    },
  });
  const bots = new BotsAtWork({ database: query, rooms, trouble });
  const may: Allowances = {
    voices: new Buckets(limits.voice, now),
    asks: new Buckets(limits.asks, now),
    undos: new Buckets(limits.undos, now),
    hellos: new Buckets(limits.hellos, now),
  };
  const addresses = new PerAddress(limits.perAddress);
  const connections = new Set<Connection>();
  const stops = [
    availability.subscribe((on) => {
      for (const connection of connections) connection.tellOutage(on);
    }),
    await keeping.notices.subscribe((notice) => {
      if (notice !== 'gap') return;
      void presence.restate();
      void bots.sweep().catch(trouble);
    }),
  ];
  const reviewAll = (): void => void review(connections, people).catch(trouble);
  const beating = setInterval(() => {
    for (const connection of connections) connection.beat();
    reviewAll();
    rooms.beat();
    for (const buckets of Object.values(may)) buckets.sweep();
    void bots.sweep(now() - limits.beat).catch(trouble);
  }, limits.beat);
  beating.unref();

  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME, autoPong: false },
    // A socket that broke the protocol is already closing, with the reason.
    errorHandler: (_error, socket) => {
      if (socket.readyState === socket.OPEN) socket.terminate();
    },
    preClose: async () => {
      clearInterval(beating);
      await Promise.all([...connections].map((connection) => connection.finish()));
    },
  });
  app.addHook('onReady', () => void bots.sweep().catch(trouble));
  app.addHook('onClose', async () => {
    clearInterval(beating);
    for (const stop of stops) stop();
    const resting = bots.close();
    await rooms.close();
    await resting;
    await presence.close();
    await thinker.close();
  });

  app.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
    const address = addressOf(request);
    const giveBack = connections.size < limits.sockets ? addresses.admit(address) : null;
    if (giveBack === null) {
      socket.close(TRY_LATER);
      return;
    }
    answerPings(socket, limits, now);
    const { person, token } = isOurs(request) ? request : { person: null, token: null };
    const connection = new Connection(socket, {
      wire: request.socket,
      rooms,
      seats,
      people,
      person,
      token,
      address,
      may,
      now,
      trouble,
      limits,
    });
    connections.add(connection);
    socket.on('close', () => {
      connections.delete(connection);
      giveBack();
    });
    if (request.unavailable) connection.turnAway();
  });

  return {
    get matches() {
      return rooms.size;
    },
    get sockets() {
      return connections.size;
    },
    here: (tables) => presence.here(tables),
    enter: (table, viewer) => presence.enter(table, viewer),
    review: reviewAll,
  };
}

/** A page of another site can open a socket here with its visitor's cookie: it is treated as not signed in. */
function isOurs(request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  return (origin === undefined && site === undefined) || sameOrigin(request);
}
