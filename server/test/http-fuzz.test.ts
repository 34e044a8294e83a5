import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { accountBody, guestBody, problemAnswer, sessionBody } from '@sanguine/protocol';
import { DATABASES } from './house.ts';
import { atSite, type Page } from './http-site.ts';

const UNLIMITED = { requests: 1e9, guests: 1e9, passwords: 1e9 };
const RUNS = 500;

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    'en',
    'Mira',
    'correct horse',
    'bloodstones',
    'none',
    null,
    '',
    0,
    2,
    [],
    'https://example.org/',
  ),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.boolean(),
);

/** Objects that mix meaningful keys with arbitrary ones. */
function jsonWith(keys: readonly string[]): fc.Arbitrary<unknown> {
  const key = fc.oneof(fc.constantFrom('__proto__', 'constructor', 'banned', 'id', ...keys), fc.string());
  const flat = fc.dictionary(key, leaf, { maxKeys: 8 });
  const deep = fc.dictionary(key, fc.oneof(leaf, flat, fc.array(flat, { maxLength: 4 })), { maxKeys: 8 });
  return fc.oneof(
    { weight: 3, arbitrary: flat },
    { weight: 3, arbitrary: deep },
    { weight: 1, arbitrary: fc.jsonValue() },
  );
}

type Method = Parameters<Page['ask']>[0];
const document = v.object({ paths: v.record(v.string(), v.record(v.string(), v.looseObject({}))) });

/** Every documented route, and every key of its bodies. */
async function routesAndWords(page: Page) {
  const { body } = await page.ask('GET', '/docs/json');
  const { paths } = v.parse(document, body);
  const routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ path, method: method.toUpperCase() as Method })),
  );
  const words = [...JSON.stringify(paths).matchAll(/"(\w+)":\{"(?:type|anyOf|oneOf|enum)"/g)].map(
    ([, word]) => word ?? '',
  );
  return { routes, words: [...new Set(words)] };
}

describe.each(DATABASES)('anything at all, sent anywhere, on %s', (kind) => {
  test('is answered in our own words, and never by a fault', () =>
    atSite(kind, { limits: UNLIMITED }, async ({ page }) => {
      const mira = page();
      await mira.post('/api/guests', { name: 'Mira', locale: 'en' });
      const session = { cookie: mira.cookie };
      const { routes, words } = await routesAndWords(mira);
      expect(routes.length).toBeGreaterThan(9);
      expect(words).toEqual(expect.arrayContaining(['name', 'password', 'webhook']));
      const blank = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom('0', 'mine', 'nobody', 'ABCDEF'));
      const asked = fc.record({
        route: fc.constantFrom(...routes),
        fill: blank,
        query: fc.oneof(fc.constant(''), fc.string({ maxLength: 20 })),
        body: jsonWith(words),
        signedIn: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(asked, async ({ route: { path, method }, fill, query, body, signedIn }) => {
          const url = path.replaceAll(/\{\w+\}/g, encodeURIComponent(fill) || 'x');
          const at = query === '' ? url : `${url}?${encodeURIComponent(query)}`;
          const somebody = page(signedIn ? session : {});
          const { status, body: told } = await somebody.ask(method, at, method === 'GET' ? undefined : body);
          expect(status).toBeLessThan(500);
          expect(status < 400 || v.is(problemAnswer, told)).toBe(true);
        }),
        { numRuns: RUNS },
      );
    }));
});

const ENDPOINT = 'https://1.1.1.1/push';
const KEYS = { p256dh: 'BNc-_x', auth: 'k8=' };

describe.each(DATABASES)('text no database can keep, on %s', (kind) => {
  test.each<[Method, string, unknown]>([
    ['PATCH', '/api/me', { webhook: 'https://1.1.1.1/\0' }],
    ['PATCH', '/api/me', { name: 'Mi\0ra' }],
    ['POST', '/api/push', { endpoint: `${ENDPOINT}\0`, keys: KEYS }],
    ['POST', '/api/push', { endpoint: ENDPOINT, keys: { ...KEYS, p256dh: 'B\0' } }],
    ['POST', '/api/push', { endpoint: ENDPOINT, keys: { ...KEYS, auth: '\0' } }],
    ['DELETE', '/api/push', { endpoint: `${ENDPOINT}\0` }],
  ])('%s %s %j', (method, url, body) =>
    atSite(kind, { limits: UNLIMITED }, async ({ page }) => {
      const mira = page();
      await mira.post('/api/guests', { name: 'Mira', locale: 'en' });
      expect(await mira.ask(method, url, body)).toMatchObject({ status: 400, body: { problem: 'shape' } });
      const fine = await mira.post('/api/push', { endpoint: ENDPOINT, keys: KEYS });
      expect(fine.status).toBe(204);
    }),
  );
});

test('what does not fit the schema is not taken', () =>
  atSite('sqlite', { limits: UNLIMITED }, async ({ page }) => {
    const bodies = new Map<string, v.GenericSchema>([
      ['/api/guests', guestBody],
      ['/api/accounts', accountBody],
      ['/api/sessions', sessionBody],
    ]);
    const shape = JSON.stringify({ problem: 'shape' });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bodies),
        fc.oneof(
          jsonWith(['name', 'locale', 'password']),
          fc.record({ name: leaf, locale: leaf, password: leaf }),
        ),
        async ([at, schema], body) => {
          const { body: told } = await page().post(at, body);
          expect(JSON.stringify(told) === shape).toBe(!v.is(schema, body));
        },
      ),
      { numRuns: RUNS },
    );
  }));

test('bytes that are no JSON are not read', () =>
  atSite('sqlite', { limits: UNLIMITED }, async ({ page }) => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
        const payload = Buffer.from(bytes);
        const headers = { 'content-type': 'application/json' };
        const { status, body } = await page().ask('POST', '/api/guests', undefined, { payload, headers });
        expect([status, body]).toEqual([400, { problem: 'shape' }]);
      }),
      { numRuns: 100 },
    );
  }));
