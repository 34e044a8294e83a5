import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { atSite, type Site } from './http-site.ts';

const HTML = '<!doctype html><title>The table</title>';
const SCRIPT = 'export const answer = 42;';
const BROWSER = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

describe('pages', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sanguine-pages-'));
    mkdirSync(join(folder, 'assets'));
    const files: Record<string, string | Buffer> = {
      'index.html': HTML,
      'sw.js': '// worker',
      'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      '.secret': 'hidden',
      'assets/main-BxYz12.js': SCRIPT,
      'assets/main-BxYz12.js.gz': gzipSync(SCRIPT),
      'assets/main-BxYz12.js.br': brotliCompressSync(SCRIPT),
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (scene: (site: Site) => Promise<void>) => atSite('sqlite', { pages: folder }, scene);

  test.each([
    '/',
    '/index.html',
    '/table/abc',
    '/rules/bloodstones/8.4',
    '/join/ABC234?from=mail',
    '/apiary',
  ])('%s is the page, asked for anew each time', (url) =>
    at(async ({ page }) => {
      const { status, body, headers } = await page(BROWSER).ask('GET', url);
      expect([status, body]).toEqual([200, HTML]);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
    }),
  );

  test('assets carry their hash and are kept for ever; the worker and pictures are not', () =>
    at(async ({ page }) => {
      const cached = async (url: string) => (await page().ask('GET', url)).headers['cache-control'];
      expect(await cached('/assets/main-BxYz12.js')).toBe('public, max-age=31536000, immutable');
      expect(await cached('/sw.js')).toBe('no-cache');
      expect(await cached('/icon.svg')).toBe('no-cache');
    }));

  test('assets cost nobody anything of what an address may ask for; pages do', () =>
    atSite('sqlite', { pages: folder, limits: { requests: 2 } }, async ({ page }) => {
      const asked = async (url: string) => (await page(BROWSER).ask('GET', url)).status;
      for (let times = 0; times < 4; times++) expect(await asked('/assets/main-BxYz12.js')).toBe(200);
      expect([await asked('/'), await asked('/'), await asked('/')]).toEqual([200, 200, 429]);
    }));

  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['identity', undefined],
  ])('what is asked for as %s is sent as %s', (encoding, sent) =>
    at(async ({ page }) => {
      const { headers } = await page({ 'accept-encoding': encoding }).ask('GET', '/assets/main-BxYz12.js');
      expect(headers['content-encoding']).toBe(sent);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['vary']).toMatch(/accept-encoding/i);
    }),
  );

  test.each([
    '/api/nothing',
    '/api',
    '/live/nothing',
    '/docs/nothing',
    '/health/nothing',
    '/metrics/nothing',
    '/assets/gone-Ab12.js',
  ])('%s is missing, not the page', (url) =>
    at(async ({ page }) => {
      const { status, body } = await page(BROWSER).ask('GET', url);
      expect([status, body]).toEqual([404, { problem: 'missing' }]);
    }),
  );

  test('a program that asks for no page gets none, and nobody posts to one', () =>
    at(async ({ page }) => {
      expect((await page().ask('GET', '/table/abc')).status).toBe(404);
      expect((await page(BROWSER).post('/table/abc', {})).status).toBe(404);
    }));

  test.each(['/.secret', '/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
    '%s is nobody’s business',
    (url) =>
      at(async ({ page }) => {
        const { status, body } = await page().ask('GET', url);
        expect([403, 404]).toContain(status);
        expect(body).toEqual({ problem: 'missing' });
      }),
  );

  test('without pages the API answers all the same', () =>
    atSite('sqlite', {}, async ({ page }) => {
      expect(await page(BROWSER).ask('GET', '/')).toMatchObject({
        status: 404,
        body: { problem: 'missing' },
      });
      expect(await page().me()).toEqual({ me: null });
    }));
});
