import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type People, peopleOf } from '../people/people.ts';
import type { Person } from '../people/person.ts';
import { DATABASES, leave, newNode, newPlace, type Node, type Place } from './house.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(DATABASES)('people on %s', (kind) => {
  let place: Place;
  let node: Node;
  let people: People;
  let time = 0;
  beforeEach(async () => {
    place = await newPlace(kind);
    node = await newNode(place.url);
    time = 1_800_000_000_000;
    people = peopleOf(node.database.query, () => time, ['recruit', 'veteran']);
  });
  afterEach(async () => {
    await leave(node);
    await place.remove();
  });

  const known = (result: Person | { problem: string }): Person => {
    if ('problem' in result) throw new Error(result.problem);
    return result;
  };
  const guest = async (name: string) => known(await people.guest(name, 'en'));
  const account = async (name: string, password = 'correct horse') =>
    known(await people.account(null, name, password, 'en'));

  test('a guest has a name, a public id and no password', async () => {
    const mira = await guest('Mira');
    expect(mira).toEqual({
      id: expect.stringMatching(/^[\w-]{16}$/),
      name: 'Mira',
      account: false,
      locale: 'en',
      webhook: null,
      banned: false,
    });
    expect(await people.find(mira.id)).toEqual(mira);
    expect(await people.find('nobody')).toBeNull();
    expect((await guest('Mira')).id).not.toBe(mira.id);
  });

  test('an account is met again by its name, however it is written, and by its password', async () => {
    const mira = await account('Ｍira  the Bold');
    expect(mira.account).toBe(true);
    expect(await people.signIn('mira THE bold', 'correct horse')).toEqual(mira);
    expect(await people.signIn('mira THE bold', 'Correct horse')).toEqual({ problem: 'credentials' });
    expect(await people.signIn('nobody', 'correct horse')).toEqual({ problem: 'credentials' });
    const guestOnly = await guest('Oda');
    expect(await people.signIn(guestOnly.name, '')).toEqual({ problem: 'credentials' });
  });

  test('passwords are kept as Argon2id hashes, each with a salt of its own', async () => {
    await account('Mira');
    await account('Oda');
    const kept = await node.database.query.selectFrom('persons').select('password').execute();
    for (const { password } of kept) expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(kept.map(({ password }) => password)).size).toBe(2);
  });

  test('a name belongs to one account, and no guest may borrow it', async () => {
    await account('Mira');
    expect(await people.account(null, 'MIRA', 'correct horse', 'en')).toEqual({ problem: 'name.taken' });
    expect(await people.guest('mira', 'en')).toEqual({ problem: 'name.taken' });
    const oda = await account('Oda');
    expect(await people.change(oda, { name: 'mIRA' })).toEqual({ problem: 'name.taken' });
    expect(known(await people.change(oda, { name: 'ODA' }))).toMatchObject({ id: oda.id, name: 'ODA' });
  });

  test('of many who want one name at once, one gets it', async () => {
    const results = await Promise.all(
      Array.from({ length: 6 }, () => people.account(null, 'Mira', 'correct horse', 'en')),
    );
    expect(results.filter((result) => 'id' in result)).toHaveLength(1);
    expect(results.filter((result) => 'problem' in result && result.problem === 'name.taken')).toHaveLength(
      5,
    );
  });

  test('a guest who makes an account stays the same person', async () => {
    const mira = await guest('Mira');
    const token = await people.newToken(mira);
    const grown = known(await people.account(mira, 'Mira', 'correct horse', 'ja'));
    expect(grown).toEqual({ ...mira, account: true, locale: 'ja' });
    expect(await people.bySession(token)).toEqual(grown);
    // An account that makes another account is a new person.
    expect(known(await people.account(grown, 'Oda', 'correct horse', 'en')).id).not.toBe(mira.id);
  });

  test('a renamed account signs in by its new name only', async () => {
    const mira = await account('Mira');
    await people.change(mira, { name: 'Miranda', locale: 'ja' });
    expect(await people.signIn('Mira', 'correct horse')).toEqual({ problem: 'credentials' });
    expect(await people.signIn('Miranda', 'correct horse')).toMatchObject({ id: mira.id, locale: 'ja' });
    expect((await guest('Mira')).name).toBe('Mira');
  });

  test('what is not changed stays', async () => {
    const mira = await guest('Mira');
    const hooked = known(await people.change(mira, { webhook: 'https://example.org/hook' }));
    expect(hooked).toEqual({ ...mira, webhook: 'https://example.org/hook' });
    expect(await people.change(hooked, {})).toEqual(hooked);
    expect(await people.change(hooked, { webhook: null })).toEqual(mira);
  });

  test('a session is known by its token, of which only the hash is kept', async () => {
    const mira = await guest('Mira');
    const [page, program] = [await people.newToken(mira), await people.newToken(mira)];
    expect(page).toMatch(/^[\w-]{43}$/);
    expect(await people.bySession(page)).toEqual(mira);
    const kept = JSON.stringify(await node.database.query.selectFrom('sessions').selectAll().execute());
    expect(kept).not.toContain(page);
    await people.signOut(page);
    expect(await people.bySession(page)).toBeNull();
    expect(await people.bySession(program)).toEqual(mira);
  });

  test('a session nobody uses for 90 days ends; one that is used goes on', async () => {
    const mira = await guest('Mira');
    const [used, forgotten] = [await people.newToken(mira), await people.newToken(mira)];
    time += 89 * DAY;
    expect(await people.bySession(used)).toEqual(mira);
    time += 2 * DAY;
    expect(await people.bySession(forgotten)).toBeNull();
    expect(await people.bySession(used)).toEqual(mira);
    await people.newToken(mira);
    expect(await node.database.query.selectFrom('sessions').select('hash').execute()).toHaveLength(2);
  });

  test('the fifty sessions used last are kept, of each person', async () => {
    const [mira, oda] = [await guest('Mira'), await guest('Oda')];
    const other = await people.newToken(oda);
    const tokens: string[] = [];
    for (let made = 0; made < 53; made++) {
      time += 1;
      tokens.push(await people.newToken(mira));
    }
    const alive = await Promise.all(tokens.map((token) => people.bySession(token)));
    expect(alive.map((person) => person !== null)).toEqual(tokens.map((_, at) => at >= 3));
    expect(await people.bySession(other)).toEqual(oda);
  });

  test('many are found at once, and nobody who is not there', async () => {
    const [mira, oda] = [await guest('Mira'), await guest('Oda')];
    const found = await people.many([mira.id, oda.id, mira.id, 'nobody']);
    expect(found).toEqual(new Map([mira, oda].map((person) => [person.id, person])));
    expect(await people.many([])).toEqual(new Map());
  });

  test('a person mutes another, once or twice, and listens again', async () => {
    const [mira, oda] = [await guest('Mira'), await guest('Oda')];
    expect(await people.mute(mira, oda.id)).toBe(null);
    expect(await people.mute(mira, oda.id)).toBe(null);
    expect(await people.mutedBy(mira)).toEqual([oda.id]);
    expect(await people.mutedBy(oda)).toEqual([]);
    expect(await people.mute(mira, 'nobody')).toEqual({ problem: 'missing' });
    expect(await people.mute(mira, mira.id)).toEqual({ problem: 'missing' });
    await people.unmute(mira, oda.id);
    expect(await people.mutedBy(mira)).toEqual([]);
  });

  test('a ban comes and goes', async () => {
    const mira = await guest('Mira');
    const token = await people.newToken(mira);
    await people.ban(mira.id, true);
    expect(await people.bySession(token)).toMatchObject({ id: mira.id, banned: true });
    await people.ban(mira.id, false);
    expect(await people.bySession(token)).toEqual(mira);
  });

  test('a name that is not fit is refused wherever one is given', async () => {
    const mira = await guest('Mira');
    const unfit = { problem: 'name.unfit' };
    expect(await people.guest('Admin', 'en')).toEqual(unfit);
    expect(await people.account(null, 'Veteran', 'correct horse', 'en')).toEqual(unfit);
    expect(await people.change(mira, { name: 'S4nguine' })).toEqual(unfit);
  });
});
