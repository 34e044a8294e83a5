import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { swiftRandom, Telling } from '@sanguine/kernel';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { type AppLimits, KeptMatch, peopleOf, TABLE_CHANGED, type TableGame } from '../index.ts';
import en from '../notify/text/en.json' with { type: 'json' };
import ja from '../notify/text/ja.json' with { type: 'json' };
import { hookBody, MOST_FAILURES } from '../notify/webhook.ts';
import { holds } from './holds.ts';
import { DATABASES, type Kind, newPlace } from './house.ts';
import { type Inbox, type Letter, LOOPBACK, openInbox } from './notify-inbox.ts';
import { atInn, type Inn, lay, newInn, PATIENT, rope, stones } from './live-table.ts';
import { bid } from './tables.ts';

/** A game of one round. */
const brief: TableGame = { ...rope, setup: (seats) => ({ seats, rounds: 1 }) };

/** Notifications without delays. */
const EAGER: Partial<AppLimits> = { ...PATIENT, delays: { turn: 0, motion: 0, news: 0 }, every: 20 };
const MORE = { network: LOOPBACK, publicUrl: 'https://play.example' };

const hook = v.strictObject({
  content: v.string(),
  text: v.string(),
  table: v.string(),
  game: v.string(),
  url: v.string(),
});
const read = ({ body }: Letter) => v.parse(hook, JSON.parse(body.toString()));

async function withInbox(kind: Kind, scene: (inn: Inn, inbox: Inbox) => Promise<void>): Promise<void> {
  const inbox = await openInbox();
  try {
    await atInn(kind, EAGER, (inn) => scene(inn, inbox), MORE);
  } finally {
    await inbox.close();
  }
}

async function hookUp(inn: Inn, person: string | null | undefined, url: string | null): Promise<void> {
  const people = peopleOf(inn.node.database.query, inn.node.now);
  const found = await people.find(person ?? '');
  if (found === null) throw new Error('nobody sits there');
  await people.change(found, { webhook: url });
}

const webhookOf = async (inn: Inn, person: string | null | undefined) =>
  (await peopleOf(inn.node.database.query, inn.node.now).find(person ?? ''))?.webhook;

/** Waits until everything due is sent. */
async function quiet(inn: Inn): Promise<void> {
  const undone = () =>
    inn.node.database.query.selectFrom('jobs').select('key').where('done', 'is', null).execute();
  await holds(async () => (await undone()).length === 0);
}

const http = (inn: Inn): string => inn.url.replace('ws', 'http').replace('/live', '');

const ask = (inn: Inn, method: string, path: string, token: string | null, body?: unknown) =>
  fetch(http(inn) + path, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Keys as a browser generates them. */
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe.each(DATABASES)('notifications on %s', (kind) => {
  test('who is elsewhere is told when it is their turn, once a turn, in their language', async () => {
    await withInbox(kind, async (inn, inbox) => {
      const { id, tokens, persons } = await lay(inn.node, stones, ['person', 'person'], { locale: 'ja' });
      const [first = 0] = bloodstones.engine.deciders(await stateOf(inn, id));
      const other = 1 - first;
      await hookUp(inn, persons[other], inbox.url);
      const guest = await inn.welcome(id, tokens[first] ?? null);
      const random = swiftRandom('turns');
      while (!guest.deciders.includes(other)) {
        await guest.move(stones.engine.sample(guest.view, first, random));
      }
      // The start of the game may have been notified too, or before there was a webhook.
      const isTurn = ({ content }: { readonly content: string }) => content.includes('あなたの手番です');
      let letter = read(await inbox.next());
      while (!isTurn(letter)) letter = read(await inbox.next());
      expect(letter).toMatchObject({
        table: id,
        game: 'bloodstones',
        url: `https://play.example/table/${id}`,
      });
      expect(letter.text).toContain(letter.url);
      await inn.node.notices.announce(id, TABLE_CHANGED);
      await quiet(inn);
      expect(inbox.letters.map(read).filter(isTurn)).toHaveLength(1);
    });
  });

  test('what has happened is told as the seat may know it', async () => {
    await withInbox(kind, async (inn, inbox) => {
      const { id, tokens, persons } = await lay(inn.node, stones, ['person', 'person']);
      const random = swiftRandom('digest');
      const players = [await inn.welcome(id, tokens[0] ?? null), await inn.welcome(id, tokens[1] ?? null)];
      const [one, other] = players;
      if (one === undefined || other === undefined) throw new Error('two were laid for');
      for (let rows = 0; rows < 60; rows++) {
        const player = players.find(({ seat, deciders }) => deciders.includes(seat ?? -1));
        const reply = await player?.move(stones.engine.sample(player.view, player.seat ?? 0, random));
        const number = reply?.type === 'accepted' ? reply.number : -1;
        for (const guest of players) await guest.until(() => guest.number === number);
      }
      await quiet(inn);
      expect(inbox.letters).toEqual([]);
      const asked = players.find(({ seat, deciders }) => deciders.includes(seat ?? -1));
      const away = asked === one ? other : one;
      await hookUp(inn, persons[away.seat ?? -1], inbox.url);
      await away.leave();
      const stayer = away === one ? other : one;
      await stayer.until(() => stayer.here.length === 1);
      while (!stayer.deciders.includes(away.seat ?? -1)) {
        await stayer.move(stones.engine.sample(stayer.view, stayer.seat ?? 0, random));
      }
      const { content } = read(await inbox.next());
      const [, , ...lines] = content.split('\n').slice(0, -1);
      expect(lines.length).toBeGreaterThan(0);
      const opened = await KeptMatch.open(inn.node, bloodstones.engine, id);
      if (!opened.ok) throw new Error(opened.problem);
      const names = ['Guest', 'Guest'].map((name, seat) => {
        const side = bloodstones.side(opened.match.current.state, seat);
        return side === null ? name : `${name} (${bloodstones.speech.side('en', side)})`;
      });
      const telling = new Telling(bloodstones.speech, 'en', names, opened.match.current.viewFor(null));
      for (const { events } of await opened.match.log(away.seat))
        for (const event of events) telling.add(event);
      const known = telling.lines;
      const told = lines.filter((line) => !/more things? ha/.test(line));
      expect(told).toEqual(told.filter((line) => known.includes(line)));
      expect(told).toHaveLength(3);
    });
  });

  test('a table that begins, a motion that waits and a game that ends are news too', async () => {
    await withInbox(kind, async (inn, inbox) => {
      const { id, tokens, persons } = await lay(inn.node, brief, ['person', 'person', 'person']);
      await hookUp(inn, persons[1], inbox.url);
      await inn.node.notices.announce(id, TABLE_CHANGED);
      // All choose at once, so the first news is their turn.
      expect(read(await inbox.next()).content).toContain('Your turn: Tug of war');
      const [red, green] = [
        await inn.welcome(id, tokens[0] ?? null),
        await inn.welcome(id, tokens[2] ?? null),
      ];
      await red.move(bid(1));
      await red.propose({ kind: 'takeBack', to: 0 });
      expect(read(await inbox.next()).content).toContain('Guest would like to undo moves');
      await quiet(inn);
      const blue = await inn.welcome(id, tokens[1] ?? null);
      const { id: asked } = await blue.voteOn('takeBack', 'open');
      await blue.vote(asked, false);
      for (const guest of [blue, green])
        expect(await guest.move(bid(1), 1)).toMatchObject({ type: 'accepted' });
      for (const guest of [red, blue, green]) await guest.until(() => guest.number === 3);
      const players = [red, blue, green];
      const active = players.find(({ seat, deciders }) => deciders.includes(seat ?? -1));
      const [away, watcher] = players.filter((guest) => guest !== active);
      await quiet(inn);
      const sofar = inbox.letters.length;
      for (const [seat, person] of persons.entries()) {
        await hookUp(inn, person, seat === away?.seat ? inbox.url : null);
      }
      await away?.leave();
      await watcher?.until(() => watcher.here.length === 2);
      expect(await active?.move({ do: 'let go' })).toMatchObject({ type: 'accepted', number: 4 });
      await holds(() => inbox.letters.length > sofar);
      const { content } = read(inbox.letters.at(-1) ?? (await inbox.next()));
      expect(content).toContain('The game is over: Tug of war');
    });
  });

  test('a webhook that never answers well is switched off, and its owner is told another way', async () => {
    await withInbox(kind, async (inn, inbox) => {
      const { id, tokens, persons } = await lay(inn.node, rope, ['person', 'person']);
      await hookUp(inn, persons[1], `${inbox.url}/hook`);
      const browser = { endpoint: `${inbox.url}/push`, keys: KEYS };
      expect((await ask(inn, 'POST', '/api/push', tokens[1] ?? null, browser)).status).toBe(204);
      const { query } = inn.node.database;
      const failures = { person: persons[1] ?? '', count: MOST_FAILURES - 1 };
      await query.insertInto('failures').values(failures).execute();
      inbox.answer(500);
      await inn.node.notices.announce(id, TABLE_CHANGED);
      const paths = [await inbox.next(), await inbox.next(), await inbox.next()].map(({ path }) => path);
      // The turn by webhook and push, then the push that the webhook was switched off.
      expect(paths.toSorted()).toEqual(['/hook', '/push', '/push']);
      expect(await webhookOf(inn, persons[1])).toBe(null);
      expect(await query.selectFrom('failures').selectAll().execute()).toEqual([]);
    });
  });

  test('browsers are told in a sealed letter; those that are gone are forgotten', async () => {
    await withInbox(kind, async (inn, inbox) => {
      const { id, tokens, persons } = await lay(inn.node, rope, ['person', 'person']);
      const { key } = v.parse(
        v.strictObject({ key: v.string() }),
        await (await ask(inn, 'GET', '/api/push/key', null)).json(),
      );
      expect(Buffer.from(key, 'base64url')).toHaveLength(65);
      const browser = { endpoint: `${inbox.url}/push/1`, keys: KEYS };
      expect((await ask(inn, 'POST', '/api/push', null, browser)).status).toBe(401);
      expect((await ask(inn, 'POST', '/api/push', tokens[1] ?? null, browser)).status).toBe(204);
      const away = { endpoint: `${inbox.url}/push/2`, keys: { p256dh: 'none', auth: 'none' } };
      expect((await ask(inn, 'POST', '/api/push', tokens[1] ?? null, away)).status).toBe(204);
      inbox.answer(410);
      await inn.node.notices.announce(id, TABLE_CHANGED);
      const { headers, body, path } = await inbox.next();
      expect(path).toBe('/push/1');
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.any(String) });
      expect(headers.authorization).toContain(`k=${key}`);
      expect(body.toString('latin1')).not.toContain('Your turn');
      const { query } = inn.node.database;
      await holds(async () => (await query.selectFrom('pushes').selectAll().execute()).length === 0);

      inbox.answer(201);
      expect((await ask(inn, 'POST', '/api/push', tokens[1] ?? null, browser)).status).toBe(204);
      const end = { endpoint: browser.endpoint };
      expect((await ask(inn, 'DELETE', '/api/push', tokens[0] ?? null, end)).status).toBe(204);
      expect(await query.selectFrom('pushes').select('person').execute()).toEqual([{ person: persons[1] }]);
      expect((await ask(inn, 'DELETE', '/api/push', tokens[1] ?? null, end)).status).toBe(204);
      expect(await query.selectFrom('pushes').selectAll().execute()).toEqual([]);
    });
  });
});

async function stateOf(inn: Inn, id: string) {
  const opened = await KeptMatch.open(inn.node, bloodstones.engine, id);
  if (!opened.ok) throw new Error(opened.problem);
  return opened.match.current.state;
}

test('no address of this side of the internet is taken', async () => {
  await atInn('sqlite', EAGER, async (inn) => {
    const { tokens } = await lay(inn.node, rope, ['person', 'person']);
    const token = tokens[0] ?? null;
    for (const url of ['http://127.0.0.1:1/', 'http://169.254.169.254/', 'http://[::1]/', 'ftp://1.1.1.1/']) {
      const answer = await ask(inn, 'PATCH', '/api/me', token, { webhook: url });
      expect([answer.status, await answer.json()]).toEqual([400, { problem: 'webhook' }]);
      const push = await ask(inn, 'POST', '/api/push', token, { endpoint: url, keys: KEYS });
      expect(push.status).toBe(400);
    }
  });
});

test('two servers sign with one key, and tell one piece of news once', async () => {
  const inbox = await openInbox();
  const place = await newPlace('postgres');
  const [here, there] = await Promise.all([newInn(place, EAGER, MORE), newInn(place, EAGER, MORE)]);
  const inns = [here, there];
  const keys = await Promise.all(
    inns.map(async (inn) => (await ask(inn, 'GET', '/api/push/key', null)).text()),
  );
  expect(keys[0]).toBe(keys[1]);
  const { id, persons } = await lay(here.node, rope, ['person', 'person']);
  await hookUp(here, persons[0], inbox.url);
  for (let times = 0; times < 5; times++) {
    for (const inn of inns) await inn.node.notices.announce(id, TABLE_CHANGED);
  }
  await inbox.next();
  await quiet(here);
  await quiet(there);
  expect(inbox.letters).toHaveLength(1);
  for (const inn of inns) await inn.close();
  await inbox.close();
  await place.remove();
});

test('chat rooms read it as text: nobody is called by a name, nothing is marked up', () => {
  const note = {
    title: 'Your turn: @everyone <!channel>',
    body: 'a & b',
    path: '/table/x',
    table: 'x',
    game: 'g',
  };
  expect(hookBody(note, 'https://play.example')).toEqual({
    content: 'Your turn: @\u200beveryone <!channel>\na & b\nhttps://play.example/table/x',
    text: 'Your turn: @everyone &lt;!channel&gt;\na &amp; b\nhttps://play.example/table/x',
    table: 'x',
    game: 'g',
    url: 'https://play.example/table/x',
  });
  expect(hookBody(note, null)).toMatchObject({ url: null });
});

test('every word there is in both languages, with the same values', () => {
  const values = (text: string): string[] =>
    [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? '').toSorted();
  expect(Object.keys(ja)).toEqual(Object.keys(en));
  const japanese = new Map(Object.entries(ja));
  for (const [key, text] of Object.entries(en)) {
    expect(new Set(values(japanese.get(key) ?? '')), key).toEqual(
      new Set(values(text.replaceAll(/\{(once|One[^}]*|# [^}]*)\}/g, ''))),
    );
  }
});
