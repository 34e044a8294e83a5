import { describe, expect, test } from 'vitest';
import { NOTEBOOK_LIMIT } from '@sanguine/protocol';
import { DATABASES } from './house.ts';
import { atSite, type Page, type Site } from './http-site.ts';

const PASSWORD = 'correct horse battery';
const PATH = '/api/notebooks/bloodfields';

const comeIn = (page: Page, name: string) => page.post('/api/guests', { name, locale: 'en' });
const makeAccount = (page: Page, name: string) =>
  page.post('/api/accounts', { name, password: PASSWORD, locale: 'en' });
const signIn = (page: Page, name: string) => page.post('/api/sessions', { name, password: PASSWORD });
const read = async (page: Page, path = PATH) => (await page.ask('GET', path)).body;
const write = async (page: Page, version: number, value: unknown, path = PATH) => {
  const { status, body } = await page.ask('PUT', path, { version, value });
  return [status, body];
};

describe.each(DATABASES)('notebooks on %s', (kind) => {
  const at = (scene: (site: Site) => Promise<void>) => atSite(kind, {}, scene);

  test('hold what their owner wrote last, a game at a time, and nobody else reads them', () =>
    at(async ({ page }) => {
      const [mira, oda, stranger] = [page(), page(), page()];
      await comeIn(mira, 'Mira');
      await comeIn(oda, 'Oda');
      expect(await read(mira)).toEqual({ version: 0, value: null });
      expect(await write(mira, 0, { rosters: ['wolves'] })).toEqual([200, { version: 1 }]);
      expect(await write(mira, 1, { rosters: ['狼'] })).toEqual([200, { version: 2 }]);
      expect(await read(mira)).toEqual({ version: 2, value: { rosters: ['狼'] } });
      expect(await read(oda)).toEqual({ version: 0, value: null });
      expect(await read(mira, '/api/notebooks/bloodstones')).toEqual({ version: 0, value: null });
      expect(await read(stranger)).toEqual({ problem: 'person' });
      expect(await write(stranger, 0, 1)).toEqual([401, { problem: 'person' }]);
      expect(await read(mira, '/api/notebooks/chess')).toEqual({ problem: 'missing' });
      expect(await write(mira, 0, 1, '/api/notebooks/chess')).toEqual([404, { problem: 'missing' }]);
    }));

  test('take no words over what was written since they were read', () =>
    at(async ({ page }) => {
      const mira = page();
      await comeIn(mira, 'Mira');
      await write(mira, 0, 'first');
      expect(await write(mira, 0, 'never read')).toEqual([409, { problem: 'notebook.stale' }]);
      expect(await write(mira, 2, 'from the future')).toEqual([409, { problem: 'notebook.stale' }]);
      const both = await Promise.all([write(mira, 1, 'second'), write(mira, 1, 'also')]);
      expect(new Set(both.map(([status]) => status))).toEqual(new Set([200, 409]));
      expect(await read(mira)).toMatchObject({ version: 2 });
    }));

  test('take nothing nested so deep that it could not be written out again', () =>
    at(async ({ page }) => {
      const mira = page();
      await comeIn(mira, 'Mira');
      const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: [nested(depth - 2)] });
      expect(await write(mira, 0, nested(32))).toEqual([200, { version: 1 }]);
      expect(await write(mira, 1, nested(34))).toMatchObject([400, { problem: 'shape' }]);
      expect(await write(mira, 1, nested(4000))).toMatchObject([400, { problem: 'shape' }]);
      expect(await read(mira)).toMatchObject({ version: 1 });
    }));

  test('take 64 kB and not one byte more', () =>
    at(async ({ page }) => {
      const mira = page();
      await comeIn(mira, 'Mira');
      const full = 'x'.repeat(NOTEBOOK_LIMIT - 2);
      expect(await write(mira, 0, full)).toEqual([200, { version: 1 }]);
      expect(await write(mira, 1, `${full}x`)).toEqual([413, { problem: 'notebook.size' }]);
      expect(await read(mira)).toEqual({ version: 1, value: full });
    }));

  test('go with a guest who makes an account or signs in, and nothing of the account is lost', () =>
    at(async ({ page }) => {
      const [first, phone] = [page(), page()];
      await comeIn(first, 'Mira');
      await write(first, 0, { rosters: { a: 1, shared: { name: 'mine' } } });
      await makeAccount(first, 'Mira');
      expect(await read(first)).toMatchObject({ value: { rosters: { a: 1 } } });

      await comeIn(phone, 'Somebody');
      await write(phone, 0, { rosters: { b: 2, shared: { name: 'theirs', note: 'kept' } }, dice: 'green' });
      await write(phone, 0, ['only the guest'], '/api/notebooks/bloodstones');
      await signIn(phone, 'Mira');
      expect(await read(phone)).toEqual({
        version: 2,
        value: { rosters: { a: 1, b: 2, shared: { name: 'mine', note: 'kept' } }, dice: 'green' },
      });
      expect(await read(phone, '/api/notebooks/bloodstones')).toMatchObject({ value: ['only the guest'] });
    }));

  test('that would grow too long together stay the account’s own', () =>
    at(async ({ page }) => {
      const [first, phone] = [page(), page()];
      await makeAccount(first, 'Mira');
      const half = 'x'.repeat(NOTEBOOK_LIMIT / 2);
      await write(first, 0, { a: half });
      await comeIn(phone, 'Somebody');
      await write(phone, 0, { b: half });
      await signIn(phone, 'Mira');
      expect(await read(phone)).toEqual({ version: 1, value: { a: half } });
    }));

  test('are gone when their owner leaves for good', () =>
    at(async ({ page, node }) => {
      const mira = page();
      await makeAccount(mira, 'Mira');
      await write(mira, 0, 'secret plans');
      expect((await mira.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);
      expect(await node.database.query.selectFrom('notebooks').selectAll().execute()).toEqual([]);
    }));
});
