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
  /** How many guests may come from one address in a minute. */
  readonly guests: number;
  /** Passwords one address may try or set in a minute. */
  readonly passwords: number;
  /** Wrong passwords for one name, from wherever they come. */
  readonly tries: Rate;
}

/** Passwords are few: guessing must not pay. Of the rest there is enough for a family, or a club behind one address. */
export const LIMITS = {
  requests: 1500,
  guests: 40,
  passwords: 12,
  tries: { burst: 10, perSecond: 1 / 120 },
} as const;

/** A limit of its own for all routes of a kind together: `config: { rateLimit: atMost(12, 'passwords') }`. */
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
    // The parts of the pages: many at a first visit, none later, and nothing but files to be sent.
    allowList: ({ method, url }) => method === 'GET' && url.startsWith('/assets/'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
  });
}
