import { describe, expect, test } from 'vitest';
import en from '../text/en.json' with { type: 'json' };
import ja from '../text/ja.json' with { type: 'json' };
import { addressesOf } from '../addresses.ts';
import { configOf } from '../config.ts';

function config(env: Record<string, string>) {
  const read = configOf(env);
  if (!read.ok) throw new Error(read.key);
  return read.config;
}

describe('the environment', () => {
  test('says nothing: everything has its default', () => {
    expect(config({})).toMatchObject({
      port: null,
      host: '0.0.0.0',
      dataDir: expect.stringMatching(/\/data$/),
      databaseUrl: expect.stringMatching(/^sqlite:.*\/data\/sanguine\.db$/),
      trustProxy: false,
      metricsToken: null,
      logLevel: 'warn',
      publicUrl: null,
      limits: { pause: 700, away: 60_000, delays: { turn: 45_000, motion: 20_000, news: 10_000 } },
      pages: expect.stringMatching(/\/web\/dist$/),
    });
    expect(config({ PORT: '', HOST: ' ' })).toEqual(config({}));
  });

  test('says everything', () => {
    expect(
      config({
        PORT: '80',
        HOST: '::',
        DATA_DIR: '/srv/sanguine',
        METRICS_TOKEN: '0123456789abcdef',
        LOG_LEVEL: 'info',
        PUBLIC_URL: 'https://play.example.org',
        TRUST_PROXY: '10.0.0.1, 192.168.0.0/16, ::1',
        BOT_PAUSE: '0',
        AWAY_TIME: '300',
        NOTIFY_TURN: '120',
        NOTIFY_MOTION: '7.5',
        NOTIFY_NEWS: '86400',
      }),
    ).toMatchObject({
      port: 80,
      host: '::',
      databaseUrl: 'sqlite:/srv/sanguine/sanguine.db',
      metricsToken: '0123456789abcdef',
      logLevel: 'info',
      publicUrl: 'https://play.example.org',
      limits: { pause: 0, away: 300_000, delays: { turn: 120_000, motion: 7500, news: 86_400_000 } },
      trustProxy: ['10.0.0.1', '192.168.0.0/16', '::1'],
    });
    expect(config({ DATABASE_URL: 'postgres://db/x' }).databaseUrl).toBe('postgres://db/x');
  });

  test('so many proxies are trusted, and none behind them', () => {
    const { trustProxy } = config({ TRUST_PROXY: '2' });
    if (typeof trustProxy !== 'function') throw new Error('a number of proxies is a rule');
    expect([0, 1, 2].map((hop) => trustProxy('10.0.0.1', hop))).toEqual([true, true, false]);
  });

  test.each([
    ['PORT', ['-1', '65536', '80a', '1e3'], 'problem.port'],
    ['HOST', ['nowhere.example', '300.0.0.1'], 'problem.host'],
    ['DATABASE_URL', ['sqlite:', 'file.db', 'postgres://'], 'problem.database'],
    ['TRUST_PROXY', ['yes', 'true', '10.0.0.1,proxy'], 'problem.trustProxy'],
    ['METRICS_TOKEN', ['short', 'sixteen letters and blanks'], 'problem.metricsToken'],
    ['LOG_LEVEL', ['loud'], 'problem.logLevel'],
    ['BOT_PAUSE', ['-1', '700ms', '61', '1e1'], 'problem.seconds'],
    ['NOTIFY_TURN', ['soon', '86401', '.5'], 'problem.seconds'],
    ['PUBLIC_URL', ['play.example.org', 'ftp://play.example.org'], 'problem.publicUrl'],
  ])('%s cannot be %j', (name, values, key) => {
    for (const value of values) {
      expect([value, configOf({ [name]: value })]).toMatchObject([value, { ok: false, key }]);
      expect(JSON.stringify(configOf({ [name]: value }))).not.toContain(JSON.stringify(value).slice(1, -1));
    }
  });
});

describe('addresses', () => {
  test('of this machine only', () => {
    const only = { here: 'http://localhost:8040', network: [], everybody: null };
    expect(addressesOf({ host: '127.0.0.1', publicUrl: null }, 8040)).toEqual(only);
    expect(addressesOf({ host: '::1', publicUrl: null }, 8040)).toEqual(only);
  });

  test('of one card', () => {
    expect(addressesOf({ host: 'fd00::7', publicUrl: 'https://play.example.org' }, 80)).toEqual({
      here: 'http://[fd00::7]:80',
      network: ['http://[fd00::7]:80'],
      everybody: 'https://play.example.org',
    });
  });
});

test('what the server says is written in both languages, with the same blanks', () => {
  const blanks = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)]);
  expect(blanks(ja)).toEqual(blanks(en));
});
