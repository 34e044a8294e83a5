import { randomBytes } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import { botsOf } from '@sanguine/bots';
import { type Live, type LiveOptions, openLive } from '../live/live.ts';
import type { Network } from '../notify/guard.ts';
import { openNotify } from '../notify/notify.ts';
import { departuresOf } from '../people/departures.ts';
import { peopleOf } from '../people/people.ts';
import { notebookRoutes } from '../people/notebook-routes.ts';
import { peopleRoutes } from '../people/routes.ts';
import { sweepGuests } from '../people/sweeping.ts';
import { Tries } from '../people/tries.ts';
import type { Database } from '../storage/database.ts';
import { matchStore } from '../storage/sql-store.ts';
import { keepSwept } from '../sweeping.ts';
import type { TableGame } from '../tables/game.ts';
import { openTables } from '../tables/open.ts';
import { plainError } from '../plain-error.ts';
import { refuse } from './answers.ts';
import { useClosing } from './closing.ts';
import { useDocs } from './docs.ts';
import { useFaults } from './faults.ts';
import { healthRoute } from './health.ts';
import { useIdentity } from './identity.ts';
import { type AppLimits, LIMITS, useLimits } from './limits.ts';
import { useMetrics } from './metrics.ts';
import { usePages } from './pages.ts';
import { useSchemas } from './schemas.ts';
import { useSecurity } from './security.ts';

export interface AppOptions {
  /** Owned by the caller, who closes it after the app. */
  readonly database: Database;
  /** The registry's, or a test's: this module names no game. */
  readonly games: readonly TableGame[];
  /** Milliseconds. */
  readonly now: () => number;
  readonly trouble: (error: unknown) => void;
  /** How answers wait for their least time; by default by the machine's clock. */
  readonly sleep?: LiveOptions['sleep'];
  readonly limits?: Partial<AppLimits>;
  /** The folder of the built pages; without it only the API is served. */
  readonly pages?: string | null;
  /** The server's public address, if known. */
  readonly publicUrl?: string | null;
  /** Proxies whose headers are trusted for the client's address and protocol. */
  readonly trustProxy?: TrustProxy;
  /** The token for `/metrics`; without one there are no metrics. */
  readonly metricsToken?: string | null;
  /** Where notifications may go; by default to the public internet, and no private address. */
  readonly network?: Network;
  /** By default nothing is logged. */
  readonly logLevel?: string;
}

export type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/** A set-up may hold a whole board; anything larger would take too long to parse. */
const BODY_LIMIT = 96 * 1024;
const REQUEST_MS = 10_000;
const REQUEST_ID_BYTES = 9;

/** The whole server, not listening yet. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, games, now, trouble, publicUrl = null } = options;
  const limits = { ...LIMITS, ...options.limits };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    trustProxy: options.trustProxy ?? false,
    genReqId: () => randomBytes(REQUEST_ID_BYTES).toString('base64url'),
    logger: logOf(options.logLevel),
    frameworkErrors: notEvenARequest,
  });
  useClosing(app);
  // JSON only: forms of other sites can send plain text without a preflight.
  app.removeContentTypeParser('text/plain');

  const routes = useSchemas(app);
  useFaults(app, trouble);
  const metrics = useMetrics(app, options.metricsToken ?? null);
  await useSecurity(app);
  await useLimits(app, limits);
  await useDocs(app);
  const people = peopleOf(database.query, now, games.flatMap(botsOf));
  await useIdentity(app, { people, publicUrl });

  const store = metrics.counting(matchStore(database.query));
  const keeping = { store, notices: database.notices, now, trouble };
  const notify = await openNotify(routes, {
    database,
    keeping,
    people,
    games,
    publicUrl,
    limits,
    here: (tables) => live.here(tables),
    ...(options.network === undefined ? {} : { network: options.network }),
  });
  const live: Live = await openLive(app, {
    database,
    keeping,
    people,
    games,
    limits,
    turned: (table) => notify.look(table),
    ...(options.sleep === undefined ? {} : { sleep: options.sleep }),
  });
  metrics.watch(live);
  await openTables(routes, {
    database,
    store,
    people,
    games,
    now,
    trouble,
    limits,
    here: (tables) => live.here(tables),
    enter: (table, viewer) => live.enter(table, viewer),
  });
  peopleRoutes(routes, {
    people,
    departures: departuresOf({ database, games, trouble }),
    ended: () => live.review(),
    limits,
    tries: new Tries(limits.tries, now),
    webhookFits: (url) => notify.webhookFits(url),
  });
  notebookRoutes(routes, { people, games, limits });
  await keepSwept(app, () => sweepGuests(database.query, now()), trouble);
  healthRoute(routes, { database, live, trouble });
  await usePages(app, options.pages ?? null);
  return app;
}

/** Logs neither query, cookies nor body: a log must hold no secrets. */
function logOf(level: string | undefined): NonNullable<FastifyServerOptions['logger']> {
  if (level === undefined) return false;
  return {
    level,
    serializers: {
      err: (error: unknown) => ({ ...plainError(error) }),
      req: ({ id, method, url, ip }) => ({ id, method, url: url.split('?', 1)[0] ?? '', remoteAddress: ip }),
    },
  };
}

/** A malformed URL reaches no route. */
function notEvenARequest(_error: unknown, _request: unknown, reply: FastifyReply): void {
  void reply.send(refuse(reply, 'shape'));
}
