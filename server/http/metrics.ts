import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Live } from '../live/live.ts';
import type { MatchStore } from '../storage/store.ts';
import { refuse } from './answers.ts';

const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface Metrics {
  /** Wraps a store to count the rows stored. */
  counting(store: MatchStore): MatchStore;
  watch(live: Live): void;
}

/** `/metrics` for Prometheus, with the token; without a configured token it answers that nothing is there. */
export function useMetrics(app: FastifyInstance, token: string | null): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'sanguine_http_seconds',
    help: 'How long requests take',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const rows = new Counter({ name: 'sanguine_rows_total', help: 'Rows stored', registers });

  app.addHook('onResponse', async (request, reply) => {
    // By route, not by URL: URLs are unbounded.
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (token === null || !holds(request, token)) return reply.send(refuse(reply, 'missing'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  return {
    counting: (store) => ({
      ...store,
      async append(...row) {
        const answer = await store.append(...row);
        if (answer === 'appended') rows.inc();
        return answer;
      },
    }),
    watch(live) {
      gauge('sanguine_matches_open', 'Matches open on this node', () => live.matches);
      gauge('sanguine_sockets_open', 'Live connections', () => live.sockets);
    },
  };

  function gauge(name: string, help: string, read: () => number): Gauge {
    return new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  }
}

function holds(request: FastifyRequest, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`));
}
