import { describe, expect, test } from 'vitest';
import { whoAnswer } from '@sanguine/protocol';
import { addressOf, PerAddress } from '../http/address.ts';
import { atSite, type Site } from './http-site.ts';

const MIRA = { name: 'Mira', locale: 'en' };
const at = (scene: (site: Site) => Promise<void>) => atSite('sqlite', {}, scene);

describe('cookies', () => {
  test('no script can read it, no other site can send it with a form', () =>
    at(async ({ page }) => {
      const { cookie } = await page().post('/api/guests', MIRA);
      expect(cookie).toMatch(/^sanguine=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    }));

  test('by https it never travels in the open, whoever ends the encryption', () =>
    atSite('sqlite', { trustProxy: '127.0.0.1' }, async ({ page }) => {
      const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
      const { cookie, headers } = await page(secure).post('/api/guests', MIRA);
      expect(cookie).toMatch(
        /^__Host-sanguine=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
    }));

  test('nor where nobody said that a proxy stands before the server: the page knows how it came', () =>
    atSite('sqlite', { publicUrl: 'https://play.example/' }, async ({ page }) => {
      const headers = { host: '127.0.0.1:8040', origin: 'https://play.example' };
      const mira = page(headers);
      const { cookie } = await mira.post('/api/guests', MIRA);
      expect(cookie).toMatch(/^__Host-sanguine=.*; Secure/);
      // A GET request names no origin.
      const { body } = await page({ host: headers.host, origin: '' }).ask('GET', '/api/me', undefined, {
        headers: { cookie: mira.cookie },
      });
      expect(body).toMatchObject({ me: { name: 'Mira' } });
      await mira.ask('DELETE', '/api/sessions');
      expect(mira.cookie).toBe('__Host-sanguine=');
    }));

  test('by https a session somebody else under the same domain could have set is nobody', () =>
    atSite('sqlite', { trustProxy: '127.0.0.1' }, async ({ page }) => {
      const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7' };
      const mira = page(secure);
      await mira.post('/api/guests', MIRA);
      expect(await mira.me()).toMatchObject({ me: { name: 'Mira' } });
      const planted = mira.cookie.replace('__Host-', '');
      expect(await page({ ...secure, cookie: planted }).me()).toEqual({ me: null });
    }));

  test('a proxy nobody named is not believed', () =>
    at(async ({ page }) => {
      const { cookie } = await page({ 'x-forwarded-proto': 'https' }).post('/api/guests', MIRA);
      expect(cookie).not.toContain('Secure');
    }));
});

describe('pages of other sites', () => {
  const FOREIGN: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://table.example:8080' },
    { origin: 'http://table.example.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://table.example' },
  ];

  test.each(FOREIGN)('%j changes nothing in the name of who is signed in', (headers) =>
    at(async ({ page }) => {
      const mira = page();
      await mira.post('/api/guests', MIRA);
      for (const [method, url, body] of [
        ['PATCH', '/api/me', { name: 'Oda' }],
        ['POST', '/api/tokens', undefined],
        ['DELETE', '/api/sessions', undefined],
        ['POST', '/api/guests', { name: 'Oda', locale: 'en' }],
      ] as const) {
        const answer = await mira.ask(method, url, body, { headers });
        expect(answer).toMatchObject({ status: 403, body: { problem: 'origin' } });
      }
      expect(await mira.me()).toMatchObject({ me: { name: 'Mira' } });
    }),
  );

  test.each([{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}])(
    'a page of this site may: %j',
    (headers) =>
      at(async ({ page }) => {
        const mira = page();
        await mira.post('/api/guests', MIRA);
        expect(await mira.ask('PATCH', '/api/me', { name: 'Oda' }, { headers })).toMatchObject({
          status: 200,
        });
      }),
  );

  test('a cookie without a word of where it comes from is not enough', () =>
    at(async ({ page, app }) => {
      const mira = page();
      await mira.post('/api/guests', MIRA);
      const headers = { cookie: mira.cookie };
      const silent = await app.inject({ method: 'PATCH', url: '/api/me', headers, payload: { name: 'Oda' } });
      expect([silent.statusCode, silent.json()]).toEqual([403, { problem: 'origin' }]);
    }));

  test('behind a proxy that hides the host, the public address counts', () =>
    atSite('sqlite', { publicUrl: 'https://play.example/' }, async ({ page }) => {
      const headers = { host: '127.0.0.1:8040', origin: 'https://play.example' };
      expect(await page(headers).post('/api/guests', MIRA)).toMatchObject({ status: 201 });
      const spoilt = { ...headers, origin: 'http://play.example' };
      expect(await page(spoilt).post('/api/guests', MIRA)).toMatchObject({ status: 403 });
    }));

  test('the same route spelt in other letters is the same route', () =>
    at(async ({ page }) => {
      const mira = page();
      await mira.post('/api/guests', MIRA);
      const own = await mira.ask('GET', '/%61pi/me');
      expect(own).toMatchObject({ body: { me: { name: 'Mira' } }, headers: { 'cache-control': 'no-store' } });
      const headers = { 'sec-fetch-site': 'cross-site' };
      const foreign = await mira.ask('POST', '/%61pi/guests', { name: 'Oda', locale: 'en' }, { headers });
      expect(foreign).toMatchObject({ status: 403, body: { problem: 'origin' }, cookie: undefined });
    }));

  test('nothing a form can send is read', () =>
    at(async ({ page }) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
      ]) {
        const answer = await page().post('/api/guests', MIRA, { headers: { 'content-type': type } });
        expect(answer).toMatchObject({ status: 415, body: { problem: 'shape' } });
      }
    }));

  test('no other site is ever allowed to read an answer', () =>
    at(async ({ page }) => {
      const { headers } = await page({ origin: 'http://evil.example' }).ask('GET', '/api/me');
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    }));
});

describe('headers', () => {
  test('a page runs no script but ours, and nobody frames it', () =>
    at(async ({ page }) => {
      const { headers } = await page().ask('GET', '/api/me');
      const policy = String(headers['content-security-policy']);
      const directives = new Map(
        policy.split(';').map((one) => [one.split(' ', 1)[0], one.slice(one.indexOf(' ') + 1)]),
      );
      expect(directives.get('default-src')).toBe("'self'");
      expect(directives.get('script-src')).toBe("'self'");
      expect(directives.get('frame-ancestors')).toBe("'none'");
      expect(directives.get('connect-src')).toBe("'self'");
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers).toMatchObject({
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
      });
      expect(headers).not.toHaveProperty('strict-transport-security');
    }));
});

describe('limits', () => {
  const wrong = { name: 'Oda', password: 'not the password' };
  const made = { name: 'Mira', password: 'correct horse', locale: 'en' };

  test('passwords are tried a few times only, from each address', () =>
    atSite('sqlite', { limits: { passwords: 3 } }, async ({ page }) => {
      const tries = [wrong, made, wrong, wrong, made];
      const statuses: number[] = [];
      // Making accounts counts too: it is as expensive.
      for (const one of tries) {
        const url = 'locale' in one ? '/api/accounts' : '/api/sessions';
        statuses.push((await page().post(url, one)).status);
      }
      expect(statuses).toEqual([401, 201, 401, 429, 429]);
      const refused = await page().post('/api/sessions', wrong);
      expect(refused).toMatchObject({
        body: { problem: 'rate' },
        headers: { 'retry-after': expect.anything() },
      });
      const elsewhere = await page().post('/api/sessions', wrong, { remoteAddress: '203.0.113.7' });
      expect(elsewhere.status).toBe(401);
      // One household has many IPv6 addresses but one limit.
      const home = (last: string) =>
        page().post('/api/sessions', wrong, { remoteAddress: `2001:db8:1:2::${last}` });
      const athome = [await home('1'), await home('2'), await home('3'), await home('4')];
      expect(athome.map(({ status }) => status)).toEqual([401, 401, 401, 429]);
    }));

  test('everything else has a wide limit, and health none', () =>
    atSite('sqlite', { limits: { requests: 4 } }, async ({ page }) => {
      const statuses: number[] = [];
      for (let asked = 0; asked < 6; asked++) statuses.push((await page().ask('GET', '/api/me')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      for (let asked = 0; asked < 6; asked++) expect((await page().ask('GET', '/health')).status).toBe(200);
    }));

  test('a body too long is not read', () =>
    at(async ({ page }) => {
      const answer = await page().post('/api/guests', { name: 'x'.repeat(300_000), locale: 'en' });
      expect(answer).toMatchObject({ status: 413, body: { problem: 'shape' } });
    }));

  test('addresses are counted by household', () => {
    expect(addressOf({ ip: '203.0.113.7' })).toBe('203.0.113.7');
    expect(addressOf({ ip: '::ffff:203.0.113.7' })).toBe('203.0.113.7');
    expect(addressOf({ ip: '2001:db8:1:2:3:4:5:6' })).toBe(addressOf({ ip: '2001:db8:1:2::9' }));
    expect(addressOf({ ip: '2001:db8:1:2::9' })).not.toBe(addressOf({ ip: '2001:db8:1:3::9' }));
  });

  test('an address holds so many and gives each back once', () => {
    const sockets = new PerAddress(2);
    const [one, two] = [sockets.admit('a'), sockets.admit('a')];
    expect([one, two, sockets.admit('a'), sockets.admit('b')]).toEqual([
      expect.any(Function),
      expect.any(Function),
      null,
      expect.any(Function),
    ]);
    one?.();
    one?.();
    expect(sockets.admit('a')).not.toBeNull();
    expect(sockets.admit('a')).toBeNull();
    two?.();
    expect(sockets.admit('a')).not.toBeNull();
  });
});

describe('what goes wrong', () => {
  test('a fault is told to whoever runs the server, and only named to whoever asked', () =>
    at(async ({ page, app, node }) => {
      app.get('/api/broken', () => Promise.reject(new Error('the secret is 42')));
      const answer = await page().ask('GET', '/api/broken');
      expect(answer).toMatchObject({ status: 500, body: { problem: 'fault' } });
      const [trouble] = node.troubles.splice(0);
      expect(trouble).toMatchObject({
        message: `request ${String(answer.headers['x-request-id'])}: GET /api/broken`,
        cause: { message: 'the secret is 42' },
      });
    }));

  test('an answer with a field nobody listed is not sent', () =>
    at(async ({ page, app, node }) => {
      app.get('/api/loose', { schema: { response: { 200: whoAnswer } } }, () => ({
        me: null,
        secret: 'for nobody else',
      }));
      const answer = await page().ask('GET', '/api/loose');
      expect(answer).toMatchObject({ status: 500, body: { problem: 'fault' } });
      expect(JSON.stringify(answer)).not.toContain('for nobody else');
      expect(node.troubles.splice(0)).toHaveLength(1);
    }));

  test('an address that cannot be read is not shaped like one of ours', () =>
    at(async ({ page }) => {
      for (const url of ['/api/%', '/%c0%ae', '/api/mutes/%']) {
        const { status, body } = await page().ask('GET', url);
        expect([url, status, body]).toEqual([url, 400, { problem: 'shape' }]);
      }
    }));
});
