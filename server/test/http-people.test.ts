import { describe, expect, test } from 'vitest';
import { peopleOf } from '../people/people.ts';
import { DATABASES } from './house.ts';
import { atSite, type Page, type Site } from './http-site.ts';

const MIRA = { name: 'Mira', locale: 'en' };
const PASSWORD = 'correct horse battery';

async function comeIn(page: Page, name = 'Mira'): Promise<string> {
  const { status, body } = await page.post('/api/guests', { name, locale: 'en' });
  expect(status).toBe(201);
  const person = typeof body === 'object' && body !== null && 'person' in body ? body.person : null;
  return String(person);
}

async function tokenOf(page: Page): Promise<string> {
  const { body } = await page.post('/api/tokens');
  return String(typeof body === 'object' && body !== null && 'token' in body ? body.token : '');
}

describe.each(DATABASES)('people over HTTP on %s', (kind) => {
  const at = (scene: (site: Site) => Promise<void>) => atSite(kind, {}, scene);

  test('a stranger is nobody, comes in as a guest, and is somebody', () =>
    at(async ({ page }) => {
      const mira = page();
      expect(await mira.me()).toEqual({ me: null });
      const { status, body } = await mira.post('/api/guests', MIRA);
      const me = {
        person: expect.stringMatching(/^[\w-]{16}$/),
        name: 'Mira',
        account: false,
        locale: 'en',
        webhook: null,
        muted: [],
      };
      expect([status, body]).toEqual([201, me]);
      expect(await mira.me()).toEqual({ me });
    }));

  test('a guest makes an account, signs out, and signs in elsewhere as the same person', () =>
    at(async ({ page }) => {
      const [mira, elsewhere] = [page(), page()];
      const id = await comeIn(mira);
      const before = mira.cookie;
      const made = await mira.post('/api/accounts', { ...MIRA, password: PASSWORD });
      expect(made).toMatchObject({ status: 201, body: { person: id, account: true } });
      // A stolen guest session gives no access to the account.
      expect(mira.cookie).not.toBe(before);
      expect(await page({ cookie: before }).me()).toEqual({ me: null });

      expect(await elsewhere.post('/api/sessions', { name: 'MIRA', password: PASSWORD })).toMatchObject({
        status: 201,
        body: { person: id },
      });
      const wrong = await elsewhere.post('/api/sessions', { name: 'MIRA', password: `${PASSWORD}!` });
      expect(wrong).toMatchObject({ status: 401, body: { problem: 'credentials' } });

      const session = mira.cookie;
      expect(await mira.ask('DELETE', '/api/sessions')).toMatchObject({ status: 204, body: '' });
      expect(mira.cookie).toBe('sanguine=');
      expect(await page({ cookie: session }).me()).toEqual({ me: null });
      expect(await elsewhere.me()).toMatchObject({ me: { person: id } });
    }));

  test('names that are taken or unfit are told apart', () =>
    at(async ({ page }) => {
      await page().post('/api/accounts', { ...MIRA, password: PASSWORD });
      expect(await page().post('/api/guests', { name: 'mira', locale: 'en' })).toMatchObject({
        status: 409,
        body: { problem: 'name.taken' },
      });
      expect(await page().post('/api/guests', { name: 'Veteran', locale: 'en' })).toMatchObject({
        status: 400,
        body: { problem: 'name.unfit' },
      });
    }));

  test('one changes name, language and webhook, each by itself', () =>
    at(async ({ page }) => {
      const mira = page();
      expect(await mira.ask('PATCH', '/api/me', { name: 'Oda' })).toMatchObject({
        status: 401,
        body: { problem: 'person' },
      });
      await comeIn(mira);
      await mira.ask('PATCH', '/api/me', { name: '  Miranda ' });
      await mira.ask('PATCH', '/api/me', { locale: 'ja' });
      expect(await mira.me()).toMatchObject({ me: { name: 'Miranda', locale: 'ja', webhook: null } });
      const { status } = await mira.ask('PATCH', '/api/me', { webhook: 'file:///etc/passwd' });
      expect(status).toBe(400);
      expect(await mira.me()).toMatchObject({ me: { webhook: null } });
    }));

  test('a program is known by its token, without cookie and origin', () =>
    at(async ({ page, app }) => {
      const mira = page();
      const id = await comeIn(mira);
      const token = await tokenOf(mira);
      const headers = { authorization: `Bearer ${token}` };
      const seen = await app.inject({ url: '/api/me', headers });
      expect(seen.json()).toMatchObject({ me: { person: id } });
      const changed = await app.inject({
        method: 'PATCH',
        url: '/api/me',
        headers,
        payload: { locale: 'ja' },
      });
      expect(changed.json()).toMatchObject({ person: id, locale: 'ja' });
      const account = { ...MIRA, password: PASSWORD };
      const grown = await app.inject({ method: 'POST', url: '/api/accounts', headers, payload: account });
      expect(grown.json()).toMatchObject({ person: id, account: true });
      expect((await app.inject({ url: '/api/me', headers })).json()).toMatchObject({ me: { account: true } });
      await app.inject({ method: 'DELETE', url: '/api/sessions', headers });
      expect((await app.inject({ url: '/api/me', headers })).json()).toEqual({ me: null });
      // The page's own session still works.
      expect(await mira.me()).toMatchObject({ me: { person: id } });
      expect(await page().post('/api/tokens')).toMatchObject({ status: 401 });
    }));

  test('one mutes a person and hears them again', () =>
    at(async ({ page }) => {
      const [mira, oda] = [page(), page()];
      await comeIn(mira);
      const other = await comeIn(oda, 'Oda');
      expect(await mira.ask('PUT', `/api/mutes/${other}`)).toMatchObject({ status: 204 });
      expect(await mira.me()).toMatchObject({ me: { muted: [{ person: other, name: 'Oda' }] } });
      expect(await oda.me()).toMatchObject({ me: { muted: [] } });
      expect(await mira.ask('DELETE', `/api/mutes/${other}`)).toMatchObject({ status: 204 });
      expect(await mira.me()).toMatchObject({ me: { muted: [] } });
      expect(await mira.ask('PUT', '/api/mutes/nobody')).toMatchObject({
        status: 404,
        body: { problem: 'missing' },
      });
      expect(await page().ask('PUT', `/api/mutes/${other}`)).toMatchObject({ status: 401 });
    }));

  test('whoever is banned may look and leave, and nothing else', () =>
    at(async ({ page, node }) => {
      const mira = page();
      const id = await comeIn(mira);
      await peopleOf(node.database.query, node.now).ban(id, true);
      expect(await mira.ask('PATCH', '/api/me', { name: 'Oda' })).toMatchObject({
        status: 403,
        body: { problem: 'banned' },
      });
      expect(await mira.post('/api/tokens')).toMatchObject({ status: 403 });
      expect(await mira.me()).toMatchObject({ me: { name: 'Mira' } });
      expect(await mira.ask('DELETE', '/api/sessions')).toMatchObject({ status: 204 });
    }));
});
