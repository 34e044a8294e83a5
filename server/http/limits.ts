import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Rate } from '../bucket.ts';
import type { LiveLimits } from '../live/limits.ts';
import type { NotifyLimits } from '../notify/limits.ts';
import type { ArchiveLimits } from '../tables/archive-routes.ts';
import type { TableLimits } from '../tables/routes.ts';
import { addressOf } from './address.ts';
import { Counts } from './counts.ts';

const MINUTE = 60_000;

export interface AppLimits extends LiveLimits, NotifyLimits, TableLimits, ArchiveLimits {
  /** Requests of one address in a minute. */
  readonly requests: number;
  /** New guests from one address in a minute. */
  readonly guests: number;
  /** Passwords tried or set from one address in a minute. */
  readonly passwords: number;
  /** Notebooks written from one address in a minute. */
  readonly notebooks: number;
  /** Wrong passwords for one name, from any address. */
  readonly tries: Rate;
}

/** Few passwords, so that guessing does not pay; enough of the rest for a family or a club behind one address. */
export const LIMITS = {
  requests: 1500,
  guests: 40,
  passwords: 12,
  notebooks: 90,
  tries: { burst: 10, perSecond: 1 / 120 },
} as const;

/** A separate limit shared by all routes of a kind: `config: { rateLimit: atMost(12, 'passwords') }`. */
export function atMost(max: number, groupId: string) {
  return { max, timeWindow: MINUTE, groupId };
}

export async function useLimits(
  app: FastifyInstance,
  { requests }: Pick<AppLimits, 'requests'>,
): Promise<void> {
  await app.register(rateLimit, {
    max: requests,
    timeWindow: MINUTE,
    store: Counts,
    keyGenerator: addressOf,
    // Assets: many at a first visit, none later, and cheap to send.
    allowList: ({ method, url }) => method === 'GET' && url.startsWith('/assets/'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
