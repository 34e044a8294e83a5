import { isIP } from 'node:net';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import type { Values } from '@sanguine/kernel';
import type { TrustProxy } from './http/app.ts';
import type { AppLimits } from './http/limits.ts';
import { LIVE_LIMITS } from './live/limits.ts';
import { NOTIFY_LIMITS } from './notify/limits.ts';
import type { Phrase } from './text/say.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
const SECOND = 1000;
/** In seconds: a bot that waits longer looks broken, and news a day old is no news. */
const MOST_PAUSE = 60;
const MOST_DELAY = 24 * 60 * 60;
const MOST_WAIT = 60 * 60;
/** Server and database are often started together. */
const DATABASE_WAIT = 60 * SECOND;

export interface Config {
  /** Null for 8040, or the next free one. */
  readonly port: number | null;
  readonly host: string;
  /** The folder of everything that is not in a database elsewhere. */
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Milliseconds to wait at start-up for a PostgreSQL that does not answer yet. */
  readonly databaseWait: number;
  readonly trustProxy: TrustProxy;
  readonly metricsToken: string | null;
  readonly logLevel: string;
  readonly publicUrl: string | null;
  /** The limits and delays that a host may configure. */
  readonly limits: Pick<AppLimits, 'pause' | 'away' | 'delays'>;
  /** The folder of the built pages. */
  readonly pages: string;
}

/** Why the server cannot start, as a phrase of the catalogue. */
export interface StartProblem {
  readonly ok: false;
  readonly key: Phrase;
  readonly values: Values;
}

const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535));
const host = v.pipe(
  v.string(),
  v.check((name) => name === 'localhost' || isIP(name) !== 0),
);
const database = v.pipe(v.string(), v.regex(/^(?:sqlite:.|postgres(?:ql)?:\/\/.)/));
const token = v.pipe(v.string(), v.regex(/^\S{16,}$/));
const publicUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
const hops = v.pipe(
  v.string(),
  v.regex(/^\d$/),
  v.transform((text): TrustProxy => {
    const trusted = Number(text);
    return (_address, hop) => hop < trusted;
  }),
);
const proxies = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.array(
    v.pipe(
      v.string(),
      v.check((part) => ipaddr.isValid(part) || ipaddr.isValidCIDR(part)),
    ),
  ),
);

/** Given in seconds, parsed to milliseconds. */
const seconds = (most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,5}(?:\.\d{1,3})?$/),
    v.transform(Number),
    v.maxValue(most),
    v.transform((given) => Math.round(given * SECOND)),
  );

/** Parses the environment; a variable that is missing or empty gets its default. */
export function configOf(
  env: Readonly<NodeJS.ProcessEnv>,
): { readonly ok: true; readonly config: Config } | StartProblem {
  const problems: StartProblem[] = [];
  const said = (name: string): string => env[name]?.trim() ?? '';
  const read = <T, Default>(
    name: string,
    key: Phrase,
    schema: v.GenericSchema<unknown, T>,
    otherwise: Default,
  ): T | Default => {
    const given = said(name);
    if (given === '') return otherwise;
    const result = v.safeParse(schema, given);
    if (result.success) return result.output;
    // The value is not shown: it may be a secret put into the wrong variable.
    problems.push({ ok: false, key, values: { name, known: LEVELS.join(', ') } });
    return otherwise;
  };
  const wait = (name: string, most: number, otherwise: number): number =>
    read(name, 'problem.seconds', seconds(most), otherwise);
  const folder = said('DATA_DIR') === '' ? 'data' : said('DATA_DIR');
  const dataDir = isAbsolute(folder) ? folder : join(ROOT, folder);
  const config: Config = {
    port: read('PORT', 'problem.port', port, null),
    host: read('HOST', 'problem.host', host, '0.0.0.0'),
    dataDir,
    databaseUrl: read('DATABASE_URL', 'problem.database', database, `sqlite:${join(dataDir, 'sanguine.db')}`),
    databaseWait: wait('DATABASE_WAIT', MOST_WAIT, DATABASE_WAIT),
    trustProxy: read('TRUST_PROXY', 'problem.trustProxy', v.union([hops, proxies]), false),
    metricsToken: read('METRICS_TOKEN', 'problem.metricsToken', token, null),
    logLevel: read('LOG_LEVEL', 'problem.logLevel', v.picklist(LEVELS), 'warn'),
    publicUrl: read('PUBLIC_URL', 'problem.publicUrl', publicUrl, null),
    limits: {
      pause: wait('BOT_PAUSE', MOST_PAUSE, LIVE_LIMITS.pause),
      away: wait('AWAY_TIME', MOST_DELAY, LIVE_LIMITS.away),
      delays: {
        turn: wait('NOTIFY_TURN', MOST_DELAY, NOTIFY_LIMITS.delays.turn),
        motion: wait('NOTIFY_MOTION', MOST_DELAY, NOTIFY_LIMITS.delays.motion),
        news: wait('NOTIFY_NEWS', MOST_DELAY, NOTIFY_LIMITS.delays.news),
      },
    },
    pages: join(ROOT, 'web/dist'),
  };
  return problems[0] ?? { ok: true, config };
}
