import { once } from 'node:events';
import { connect } from 'node:net';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { useMetrics } from '../http/metrics.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { atSite, type Site } from './http-site.ts';
import { newTug, round } from './tables.ts';

const TOKEN = 'a token of some length';
const KNOWN = { authorization: `Bearer ${TOKEN}` };
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

  test('whoever knows the token reads them', () =>
    at(async ({ page }) => {
      await page().me();
      const { status, body, headers } = await page(KNOWN).ask('GET', '/metrics');
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/plain');
      const text = String(body);
      expect(text).toContain('sanguine_http_seconds_count{method="GET",route="/api/me",status="200"} 1');
      for (const name of ['matches_open', 'sockets_open', 'rows_total']) {
        expect(text).toContain(`sanguine_${name} 0`);
      }
      expect(text).toContain('process_cpu_seconds_total');
    }));

  test('nobody else does, not even from this machine: a proxy may stand on it', () =>
    at(async ({ page }) => {
      const asked = async (headers: Record<string, string>, more = {}) =>
        (await page(headers).ask('GET', '/metrics', undefined, more)).status;
      expect(await asked({})).toBe(404);
      expect(await asked({}, FAR)).toBe(404);
      expect(await asked({ authorization: 'Bearer nonsense' }, FAR)).toBe(404);
      expect(await asked(KNOWN, FAR)).toBe(200);
    }));

  test('where there is no token there is nothing to be seen', () =>
    atSite('sqlite', {}, async ({ page }) => {
      for (const authorization of ['', 'Bearer ', 'Bearer null']) {
        expect((await page({ authorization }).ask('GET', '/metrics')).status).toBe(404);
      }
    }));

  test('addresses that do not exist make no metrics of their own', () =>
    at(async ({ page }) => {
      for (const name of ['one', 'two']) await page().ask('GET', `/api/${name}`);
      const { body } = await page(KNOWN).ask('GET', '/metrics');
      expect(String(body)).toMatch(/route="[^"]*",status="404"\} 2/);
      expect(String(body)).not.toContain('/api/one');
    }));
});

test('a row is counted when it is stored, and not when another was first', async () => {
  const place = await newPlace('sqlite');
  const node = await newNode(place.url);
  const app = fastify();
  const metrics = useMetrics(app, TOKEN);
  const store = metrics.counting(node.store);
  const match = await newTug({ ...node, store });
  await round(match);
  await match.settle();
  const [first] = await store.rows(match.id, 0);
  if (first === undefined) throw new Error('nothing was stored');
  expect(await store.append(match.id, first, { deciders: [], ordered: [], leastTime: 0 })).toBe('taken');
  expect((await app.inject({ url: '/metrics', headers: KNOWN })).body).toContain('sanguine_rows_total 3\n');
  await app.close();
  await leave(node);
  await place.remove();
});

test('a connection on which nothing was asked yet does not hold up the end', () =>
  atSite('sqlite', {}, async ({ app }) => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect(app.addresses()[0]?.port ?? 0, '127.0.0.1');
    let heard = '';
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    await once(app.server, 'connection');
    const cut = once(socket, 'close');
    await app.close();
    await cut;
    // Not even a timeout response.
    expect(heard).toBe('');
  }));
