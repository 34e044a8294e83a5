import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Me, TableInfo } from '@sanguine/protocol';
import { DATABASES, newPlace, type Place } from './house.ts';
import { type Hall, newHall, type Visitor } from './tables-hall.ts';

const PASSWORD = 'correct horse battery';
const NEW = 'staple of another kind';

describe.each(DATABASES)('the ends of accounts on %s', (kind) => {
  let place: Place;
  let hall: Hall;
  beforeEach(async () => {
    place = await newPlace(kind);
    // No beat makes up for a missing notice.
    hall = await newHall(place, { passwords: 1e6, beat: 1e9 });
  });
  afterEach(async () => {
    await hall.close();
    await place.remove();
  });

  const account = async (name: string): Promise<Visitor> => {
    const visitor = await hall.visitor(name);
    const made = await visitor.ask('POST', '/api/accounts', { name, password: PASSWORD, locale: 'en' });
    expect(made.status).toBe(201);
    return visitor;
  };
  const who = async (visitor: Visitor) =>
    (await visitor.ask<{ me: { person: string; name: string } | null }>('GET', '/api/me')).body.me;
  const signIn = (visitor: Visitor, name: string, password = PASSWORD) =>
    visitor.ask('POST', '/api/sessions', { name, password });
  const chat = (table: string, person: string, text: string) =>
    hall.node.database.query
      .insertInto('chat')
      .values({ match: table, number: 1, at: 1, person, name: 'Mira', seat: 0, text })
      .execute();
  const lines = () => hall.node.database.query.selectFrom('chat').selectAll().execute();
  const holders = ({ seats }: TableInfo) => seats.map(({ person }) => person);

  test('a new password takes the place of the old one, and ends every other session', async () => {
    const mira = await account('Mira');
    const { body } = await mira.ask<{ token: string }>('POST', '/api/tokens');
    const wrong = await mira.ask('PUT', '/api/me/password', { current: NEW, password: NEW });
    expect([wrong.status, wrong.body]).toEqual([401, { problem: 'credentials' }]);
    const changed = await mira.ask('PUT', '/api/me/password', { current: PASSWORD, password: NEW });
    expect(changed.status).toBe(204);
    expect(await who(mira)).toBeNull();
    const program = await fetch(`${hall.url}/api/me`, { headers: { authorization: `Bearer ${body.token}` } });
    expect(await program.json()).toEqual({ me: null });
    const session = /sanguine=([\w-]+)/.exec(changed.headers.get('set-cookie') ?? '')?.[1];
    const page = await fetch(`${hall.url}/api/me`, { headers: { authorization: `Bearer ${session}` } });
    expect(await page.json()).toMatchObject({ me: { name: 'Mira' } });
    expect((await signIn(hall.stranger, 'Mira')).status).toBe(401);
    expect((await signIn(hall.stranger, 'Mira', NEW)).status).toBe(201);
  });

  test('a guest has no password to change, and a stranger nothing to end', async () => {
    const guest = await hall.visitor('Oda');
    const tried = await guest.ask('PUT', '/api/me/password', { current: PASSWORD, password: NEW });
    expect(tried.body).toEqual({ problem: 'credentials' });
    for (const [method, path, sent] of [
      ['PUT', '/api/me/password', { current: PASSWORD, password: NEW }],
      ['DELETE', '/api/me', { password: null }],
      ['DELETE', '/api/sessions/all', undefined],
    ] as const) {
      expect((await hall.stranger.ask(method, path, sent)).body).toEqual({ problem: 'person' });
    }
  });

  test('one signs out everywhere, and nobody else is signed out', async () => {
    const [mira, oda] = [await account('Mira'), await account('Oda')];
    const { body } = await mira.ask<{ token: string }>('POST', '/api/tokens');
    expect((await mira.ask('DELETE', '/api/sessions/all')).status).toBe(204);
    expect(await who(mira)).toBeNull();
    const program = await fetch(`${hall.url}/api/me`, { headers: { authorization: `Bearer ${body.token}` } });
    expect(await program.json()).toEqual({ me: null });
    expect(await who(oda)).toMatchObject({ name: 'Oda' });
    expect((await signIn(hall.stranger, 'Mira')).status).toBe(201);
  });

  test('who leaves for good is forgotten: open tables go, bots play on, words lose the name', async () => {
    const [mira, oda] = [await account('Mira'), await hall.visitor('Oda')];
    const waiting = await mira.open();
    const other = await oda.open();
    const running = await oda.open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await oda.open({ game: 'bloodstones', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const third = await oda.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await mira.sit(running.id);
    await mira.sit(third.id);
    await oda.ask('PUT', `/api/mutes/${mira.person}`);
    await mira.ask('PUT', `/api/mutes/${oda.person}`);
    await chat(running.id, mira.person, 'well met');

    const unsure = await mira.ask('DELETE', '/api/me', { password: NEW });
    expect(unsure.body).toEqual({ problem: 'credentials' });
    expect((await mira.ask('DELETE', '/api/me', { password: null })).body).toEqual({
      problem: 'credentials',
    });
    expect((await mira.ask('DELETE', '/api/me', { password: PASSWORD })).status).toBe(204);

    expect(await who(mira)).toBeNull();
    expect((await hall.stranger.ask('GET', `/api/tables/${waiting.id}`)).status).toBe(404);
    expect(await hall.stranger.see(other.id)).toMatchObject({ state: 'open' });
    expect((await hall.stranger.see(third.id)).seats.map(({ kind: held }) => held)).toEqual([
      'person',
      'open',
      'open',
    ]);
    expect((await hall.stranger.see(running.id)).seats).toMatchObject([
      { kind: 'person', name: 'Oda' },
      { kind: 'bot', person: null, name: null, level: 'random' },
    ]);
    const [line] = await lines();
    expect(line).toMatchObject({ text: 'well met', name: '—' });
    expect(line?.person).not.toBe(mira.person);
    const everything = await Promise.all(
      (['persons', 'sessions', 'mutes', 'seats', 'tables', 'chat', 'pushes'] as const).map((kept) =>
        hall.node.database.query.selectFrom(kept).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(everything)).not.toContain(mira.person);
    // The name is free again.
    expect((await hall.visitor('Mira')).person).not.toBe(mira.person);
  });

  test('a bot really plays on for who has left', async () => {
    const [mira, oda] = [await hall.visitor('Mira'), await hall.visitor('Oda')];
    const { id } = await oda.open({ seats: [{ kind: 'me' }, { kind: 'open' }] });
    await mira.sit(id);
    expect((await mira.see(id)).number).toBe(0);
    expect((await mira.ask('DELETE', '/api/me', { password: null })).status).toBe(204);
    for (let number = 0; number === 0;) number = (await oda.see(id)).number;
    expect((await oda.see(id)).deciders).toEqual([0]);
  });

  test('a finished game keeps its seats, of nobody in particular', async () => {
    const [mira, oda] = [await hall.visitor('Mira'), await hall.visitor('Oda')];
    const { id } = await mira.open();
    await oda.sit(id);
    await hall.node.database.query
      .updateTable('matches')
      .set({ finished: hall.node.now(), outcome: '[{"score":1,"rank":1},{"score":0,"rank":2}]' })
      .where('id', '=', id)
      .execute();
    await mira.ask('DELETE', '/api/me', { password: null });
    const { seats, hosted } = await hall.stranger.see(id);
    expect(seats).toMatchObject([
      { kind: 'person', name: null },
      { kind: 'person', name: 'Oda' },
    ]);
    expect([seats[0]?.person === mira.person, hosted]).toEqual([false, false]);
  });

  test('a guest who signs in brings seats, tables, words and mutes along', async () => {
    await account('Mira');
    const [guest, oda] = [await hall.visitor('Visitor'), await hall.visitor('Oda')];
    const own = await guest.open();
    const theirs = await oda.open();
    await guest.sit(theirs.id);
    await chat(theirs.id, guest.person, 'well met');
    await guest.ask('PUT', `/api/mutes/${oda.person}`);
    await oda.ask('PUT', `/api/mutes/${guest.person}`);

    const signedIn = await guest.ask<Me>('POST', '/api/sessions', {
      name: 'Mira',
      password: PASSWORD,
    });
    const { person, muted } = signedIn.body;
    expect(muted).toEqual([{ person: oda.person, name: 'Oda' }]);
    expect(holders(await oda.see(own.id))[0]).toBe(person);
    expect(holders(await oda.see(theirs.id))).toEqual([oda.person, person]);
    expect(await lines()).toMatchObject([{ person, text: 'well met' }]);
    const heard = await oda.ask<{ me: Me }>('GET', '/api/me');
    expect(heard.body.me.muted).toMatchObject([{ person }]);
    // The guest is deleted, and no session leads to it.
    expect(await who(guest)).toBeNull();
    const left = await hall.node.database.query.selectFrom('persons').select('id').execute();
    expect(left.map(({ id }) => id)).not.toContain(guest.person);
    const session = /sanguine=([\w-]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1];
    const mine = await fetch(`${hall.url}/api/tables/mine`, {
      headers: { authorization: `Bearer ${session}` },
    });
    const { tables }: { tables: TableInfo[] } = JSON.parse(await mine.text());
    expect(tables.map(({ id }) => id).toSorted()).toEqual([own.id, theirs.id].toSorted());
    expect(tables.find(({ id }) => id === own.id)?.hosted).toBe(true);
  });

  test('where both sit at one table, the guest keeps that seat and brings the others', async () => {
    const [mira, guest, oda] = [
      await account('Mira'),
      await hall.visitor('Visitor'),
      await hall.visitor('Oda'),
    ];
    const shared = await mira.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
    await guest.sit(shared.id);
    const other = await oda.open();
    await guest.sit(other.id);
    await signIn(guest, 'Mira');
    expect(holders(await oda.see(shared.id))).toEqual([mira.person, guest.person, null]);
    expect(holders(await oda.see(other.id))).toEqual([oda.person, mira.person]);
    expect((await oda.see(shared.id)).seats[1]?.name).toBe('Visitor');
  });

  test('whoever is banned brings nothing, and one account does not swallow another', async () => {
    const [mira, oda, guest] = [await account('Mira'), await account('Oda'), await hall.visitor('Visitor')];
    const [his, hers] = [await guest.open(), await oda.open()];
    await hall.node.database.query
      .updateTable('persons')
      .set({ banned: 1 })
      .where('id', '=', guest.person)
      .execute();
    expect((await signIn(guest, 'Mira')).status).toBe(201);
    expect((await signIn(oda, 'Mira')).status).toBe(201);
    expect(holders(await mira.see(his.id))[0]).toBe(guest.person);
    expect(holders(await mira.see(hers.id))[0]).toBe(oda.person);
    // A banned person may leave for good too.
    const banned = await hall.visitor('Other');
    await hall.node.database.query
      .updateTable('persons')
      .set({ banned: 1 })
      .where('id', '=', banned.person)
      .execute();
    expect((await banned.ask('DELETE', '/api/me', { password: null })).status).toBe(204);
  });
});
