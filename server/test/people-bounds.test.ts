import { describe, expect, test } from 'vitest';
import { peopleOf } from '../index.ts';
import { MOST_MUTES } from '../people/mutes.ts';
import { GUEST_FOR, sweepGuests } from '../people/sweeping.ts';
import { DATABASES, type Kind, leave, newNode, newPlace, type Node } from './house.ts';
import { atSite } from './http-site.ts';
import { inHall } from './tables-hall.ts';

const WRONG = 'not this password';
const RIGHT = 'correct horse battery';

async function atNode(kind: Kind, scene: (node: Node) => Promise<void>): Promise<void> {
  const place = await newPlace(kind);
  const node = await newNode(place.url);
  await scene(node);
  await leave(node);
  await place.remove();
}

describe.each(DATABASES)('how much of people is kept on %s', (kind) => {
  test('a guest of whom nothing speaks is forgotten after a while, with all that hangs on them', () =>
    inHall(kind, async ({ node, visitor, pass }) => {
      const { query } = node.database;
      const known = async (): Promise<string[]> => {
        const found = await query.selectFrom('persons').select('name').orderBy('name').execute();
        return found.map(({ name }) => name);
      };
      const [gone, hosting, seated] = [await visitor('Gone'), await visitor('Host'), await visitor('Seated')];
      const { id } = await hosting.open({ seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
      await seated.sit(id);
      await gone.sit(id);
      await gone.ask('DELETE', `/api/tables/${id}/seats/mine`);
      await gone.ask('PUT', `/api/mutes/${seated.person}`);
      const kept = await visitor('Kept');
      await kept.ask('POST', '/api/accounts', { name: 'Kept', password: RIGHT, locale: 'en' });
      pass(GUEST_FOR / 2);
      const loyal = await visitor('Loyal');
      pass(GUEST_FOR / 2);
      // A guest who comes from time to time stays.
      await loyal.ask('GET', '/api/me');
      const late = node.now() + GUEST_FOR;
      await sweepGuests(query, late);
      expect(await known()).toEqual(['Host', 'Kept', 'Loyal', 'Seated']);
      expect(await query.selectFrom('mutes').selectAll().execute()).toEqual([]);
      expect((await gone.ask('GET', '/api/me')).body).toEqual({ me: null });
      await sweepGuests(query, late + GUEST_FOR);
      expect(await known()).toEqual(['Host', 'Kept', 'Seated']);
    }));

  test('however many there are', () =>
    atNode(kind, async ({ database, now }) => {
      const rows = Array.from({ length: 1201 }, (_, at) => ({
        id: `guest-${at}`,
        name: 'Guest',
        login: null,
        password: null,
        locale: 'en' as const,
        webhook: null,
        banned: at === 7 ? 1 : null,
        created: now(),
      }));
      await database.query.insertInto('persons').values(rows).execute();
      await sweepGuests(database.query, now() + GUEST_FOR);
      const left = await database.query.selectFrom('persons').select('id').execute();
      expect(left).toEqual([{ id: 'guest-7' }]);
    }));

  test('one mutes so many, and no more until somebody is heard again', () =>
    atNode(kind, async ({ database, now }) => {
      const people = peopleOf(database.query, now);
      const mira = await people.guest('Mira', 'en');
      if ('problem' in mira) throw new Error(mira.problem);
      const others = Array.from({ length: MOST_MUTES + 1 }, (_, at) => `other-${at}`);
      const bare = { login: null, password: null, locale: 'en', webhook: null, banned: null } as const;
      const rows = others.map((id) => ({ id, name: id, created: now(), ...bare }));
      await database.query.insertInto('persons').values(rows).execute();
      const [last = '', first = '', ...most] = others;
      await database.query
        .insertInto('mutes')
        .values([first, ...most].map((other) => ({ person: mira.id, other })))
        .execute();
      expect(await people.mute(mira, last)).toEqual({ problem: 'mutes' });
      expect(await people.mute(mira, first)).toBe(null);
      await people.unmute(mira, first);
      expect(await people.mute(mira, last)).toBe(null);
      expect(await people.mutedBy(mira)).toHaveLength(MOST_MUTES);
    }));
});

test.each(DATABASES)('who signs out everywhere is told nothing on any device, on %s', (kind) =>
  atNode(kind, async ({ database: { query }, now }) => {
    const people = peopleOf(query, now);
    const [mira, oda] = [await people.guest('Mira', 'en'), await people.guest('Oda', 'en')];
    if ('problem' in mira || 'problem' in oda) throw new Error('nobody came in');
    const token = await people.newToken(mira);
    const keys = { p256dh: 'p', auth: 'a' };
    for (const { id } of [mira, oda]) {
      await query
        .insertInto('pushes')
        .values({ endpoint: `https://push.example/${id}`, person: id, created: now(), ...keys })
        .execute();
    }
    await people.signOutEverywhere(mira.id);
    expect(await people.bySession(token)).toBe(null);
    const told = await query.selectFrom('pushes').select('person').execute();
    expect(told).toEqual([{ person: oda.id }]);
  }),
);

describe.each(DATABASES)('guessing on %s', (kind) => {
  const limits = { passwords: 1e6, tries: { burst: 3, perSecond: 0 } };

  test('a password wrong too often is not even looked at, from whichever address and however it is spelt', () =>
    atSite(kind, { limits }, async ({ page }) => {
      const mira = page();
      await mira.post('/api/accounts', { name: 'Mira', password: RIGHT, locale: 'en' });
      const sign = async (name: string, password: string, remoteAddress: string) =>
        (await page().post('/api/sessions', { name, password }, { remoteAddress })).body;
      expect(await sign('Mira', RIGHT, '203.0.113.1')).toMatchObject({ name: 'Mira' });
      for (const name of ['Mira', 'MIRA', ' ｍｉｒａ ']) {
        expect(await sign(name, WRONG, '203.0.113.2')).toEqual({ problem: 'credentials' });
      }
      expect(await sign('Mira', RIGHT, '203.0.113.3')).toEqual({ problem: 'tries' });
      // An unknown name is treated alike, and other names are not affected.
      for (let at = 0; at < 3; at++) {
        expect(await sign('Nobody', WRONG, '203.0.113.2')).toEqual({ problem: 'credentials' });
      }
      expect(await sign('Nobody', WRONG, '203.0.113.2')).toEqual({ problem: 'tries' });
      expect(await mira.me()).toMatchObject({ me: { name: 'Mira' } });
    }));

  test('nor is it by somebody at a screen left open', () =>
    atSite(kind, { limits }, async ({ page }) => {
      const mira = page();
      await mira.post('/api/accounts', { name: 'Mira', password: RIGHT, locale: 'en' });
      const change = (current: string) =>
        mira.ask('PUT', '/api/me/password', { current, password: 'another one' });
      expect(await change(WRONG)).toMatchObject({ status: 401, body: { problem: 'credentials' } });
      expect(await mira.ask('DELETE', '/api/me', { password: WRONG })).toMatchObject({ status: 401 });
      expect(await change(WRONG)).toMatchObject({ status: 401 });
      expect(await change(RIGHT)).toMatchObject({ status: 429, body: { problem: 'tries' } });
      expect(await mira.ask('DELETE', '/api/me', { password: RIGHT })).toMatchObject({ status: 429 });
    }));

  test('whoever types it right never runs out', () =>
    atSite(kind, { limits }, async ({ page }) => {
      await page().post('/api/accounts', { name: 'Mira', password: RIGHT, locale: 'en' });
      for (let at = 0; at < 5; at++) {
        const { status } = await page().post('/api/sessions', { name: 'Mira', password: RIGHT });
        expect(status).toBe(201);
      }
    }));
});
