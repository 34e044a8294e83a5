import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Live } from '../live/live.ts';
import type { Database } from '../storage/database.ts';
import { Unavailable } from '../storage/unavailable.ts';
import type { Routes } from './schemas.ts';

/** The answer comes within this time, even if the database is silent. */
const MOST_MS = 2000;
const count = v.pipe(v.number(), v.integer());

/** `/health`, for proxies, containers and administrators. */
export function healthRoute(
  app: Routes,
  { database, live, trouble }: { database: Database; live: Live; trouble: (error: unknown) => void },
): void {
  app.get(
    '/health',
    {
      config: { rateLimit: false },
      schema: {
        tags: ['house'],
        summary: 'Whether the server and its database answer',
        response: {
          200: v.strictObject({ ok: v.literal(true), matches: count, sockets: count }),
          503: v.strictObject({ ok: v.literal(false) }),
        },
      },
    },
    async (_request, reply) => {
      try {
        await Promise.race([database.availability.check(), tooLong()]);
      } catch (error) {
        trouble(error);
        reply.code(503);
        return { ok: false } as const;
      }
      return { ok: true, matches: live.matches, sockets: live.sockets } as const;
    },
  );
}

async function tooLong(): Promise<never> {
  await pause(MOST_MS, undefined, { ref: false });
  throw new Unavailable('the database does not answer', 'away');
}
