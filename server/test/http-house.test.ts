import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { useMetrics } from '../http/metrics.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { atSite, type Site } from './http-site.ts';
import { newTug, round } from './tables.ts';

const TOKEN = 'a token of some length';
const FAR = { remoteAddress: '203.0.113.7' };

describe.each(DATABASES)('health on %s', (kind) => {
  test('the server and its database answer', () =>
    atSite(kind, {}, async ({ page }) => {
      const { status, body } = await page().ask('GET', '/health');
      expect([status, body]).toEqual([200, { ok: true, matches: 0, sockets: 0 }]);
    }));
});

describe('metrics', () => {
  const at = (scene: (site: Site) => Promise<void>) => atSite('sqlite', { metricsToken: TOKEN }, scene);

  test('whoever is on this machine reads them', () =>
    at(async ({ page }) => {
      await page().me();
      const { status, body, headers } = await page().ask('GET', '/metrics');
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/plain');
      const text = String(body);
      expect(text).toContain('sanguine_http_seconds_count{method="GET",route="/api/me",status="200"} 1');
      for (const name of ['matches_open', 'sockets_open', 'rows_total']) {
        expect(text).toContain(`sanguine_${name} 0`);
      }
      expect(text).toContain('process_cpu_seconds_total');
    }));

  test('from elsewhere they need the token, also through a proxy on this machine', () =>
    at(async ({ page }) => {
      const asked = async (headers: Record<string, string>, more = {}) =>
        (await page(headers).ask('GET', '/metrics', undefined, more)).status;
      expect(await asked({}, FAR)).toBe(404);
      expect(await asked({ authorization: 'Bearer nonsense' }, FAR)).toBe(404);
      expect(await asked({ authorization: `Bearer ${TOKEN}` }, FAR)).toBe(200);
      expect(await asked({ 'x-forwarded-for': '203.0.113.7' })).toBe(404);
    }));

  test('addresses that do not exist make no metrics of their own', () =>
    at(async ({ page }) => {
      for (const name of ['one', 'two']) await page().ask('GET', `/api/${name}`);
      const { body } = await page().ask('GET', '/metrics');
      expect(String(body)).toMatch(/route="[^"]*",status="404"\} 2/);
      expect(String(body)).not.toContain('/api/one');
    }));
});

test('a row is counted when it is stored, and not when another was first', async () => {
  const place = await newPlace('sqlite');
  const node = await newNode(place.url);
  const app = fastify();
  const metrics = useMetrics(app, null);
  const store = metrics.counting(node.store);
  const match = await newTug({ ...node, store });
  await round(match);
  await match.settle();
  const [first] = await store.rows(match.id, 0);
  if (first === undefined) throw new Error('nothing was stored');
  expect(await store.append(match.id, first, [])).toBe('taken');
  expect((await app.inject('/metrics')).body).toContain('sanguine_rows_total 3\n');
  await app.close();
  await leave(node);
  await place.remove();
});
