import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { peopleOf, TABLE_CHANGED } from '../index.ts';
import { Presence } from '../live/room/presence.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { Guest } from './live-guest.ts';
import { atInn, type Inn, lay, newClock, newInn, PATIENT, rope, stands } from './live-table.ts';

async function atTable(inn: Inn, ...plans: Parameters<typeof lay>[2]) {
  const { id, tokens, persons } = await lay(inn.node, rope, plans.length > 0 ? plans : ['person', 'person']);
  const [red = null, blue = null] = tokens;
  return { id, red, blue, persons };
}

describe.each(DATABASES)('company on %s', (kind) => {
  test('everybody is told who is here, and how many watch', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue, persons } = await atTable(inn, 'person', 'person', { bot: 'random' });
      const first = await inn.welcome(id, red);
      expect(first.welcome.around).toMatchObject({
        watching: 0,
        name: '',
        clocks: [],
        votes: [],
        chat: [],
      });
      expect(first.welcome.around.seats).toEqual([
        { seat: 0, kind: 'person', person: persons[0], name: 'Guest', level: null, here: false, mine: true },
        { seat: 1, kind: 'person', person: persons[1], name: 'Guest', level: null, here: false, mine: false },
        { seat: 2, kind: 'bot', person: null, name: null, level: 'random', here: false, mine: false },
      ]);
      await first.until(() => first.here.includes(0));
      const windows = [await inn.welcome(id, blue), await inn.welcome(id, blue)];
      const watcher = await inn.welcome(id, null);
      await first.until(() => first.here.length === 2 && first.around?.watching === 1);
      expect(first.around?.seats.map(({ mine }) => mine)).toEqual([true, false, false]);
      await watcher.until(() => watcher.around?.watching === 1);
      expect(watcher.around?.seats.map(({ mine }) => mine)).toEqual([false, false, false]);

      // Closing one of two windows does not make a player absent.
      await windows[0]?.leave();
      await watcher.leave();
      await first.until(() => first.around?.watching === 0);
      expect(first.here).toEqual([0, 1]);
      await windows[1]?.leave();
      await first.until(() => first.here.length === 1);
      expect(first.here).toEqual([0]);
    });
  });

  test('a page is known by its cookie, unless another site opened the socket', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red } = await atTable(inn);
      const cookie = `sanguine=${red}`;
      const { host } = new URL(inn.url);
      const come = async (headers: Record<string, string>) => {
        const guest = await Guest.connect(inn.url, { headers });
        await guest.hello(id, null);
        return guest.seat;
      };
      expect(await come({ cookie, origin: `http://${host}` })).toBe(0);
      expect(await come({ cookie, origin: 'https://elsewhere.example' })).toBe(null);
      expect(await come({ cookie, origin: `http://${host}`, 'sec-fetch-site': 'cross-site' })).toBe(null);
      expect(await come({ cookie: 'sanguine=nonsense', origin: `http://${host}` })).toBe(null);
      expect(await come({})).toBe(null);
    });
  });

  test('who may not watch is told nothing, not even that there is a table', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', 'person'], { watch: 'players' });
      const stranger = await Guest.connect(inn.url);
      stranger.say({ type: 'hello', match: id, token: null, seen: null });
      await stranger.end();
      expect(stranger.problems).toEqual([{ type: 'problem', code: 'match', id: null }]);
      expect((await inn.welcome(id, tokens[0] ?? null)).seat).toBe(0);
    });
  });

  test('one address has so many sockets and no more', async () => {
    await atInn(kind, { ...PATIENT, perAddress: 2 }, async (inn) => {
      const guests = [await Guest.connect(inn.url), await Guest.connect(inn.url)];
      const third = await Guest.connect(inn.url);
      expect(await third.end()).toBe(1013);
      await guests[0]?.leave();
      await stands(inn, { sockets: 1 });
      const fourth = await Guest.connect(inn.url);
      await fourth.ping();
    });
  });

  test('who was there through a node that died is gone after a while, and all hear of it', async () => {
    const place = await newPlace(kind);
    const node = await newNode(place.url);
    const { now, pass } = newClock();
    const beat = 60_000;
    const open = () =>
      new Presence({ database: node.database.query, keeping: { ...node, now }, beat, gather: 0 });
    const heard: string[] = [];
    await node.notices.subscribe((notice) => {
      if (notice !== 'gap' && notice.number === TABLE_CHANGED) heard.push(notice.match);
    });
    const [alive, dying] = [open(), open()];
    alive.enter('m', 0);
    dying.enter('m', 1);
    dying.enter('m', null);
    const like = async (here: number[], watching: number): Promise<boolean> => {
      const at = await alive.at('m');
      const all = at.here.size === here.length && here.every((seat) => at.here.has(seat));
      return all && at.watching === watching;
    };
    while (!(await like([0, 1], 1))) await nextTurn();
    pass(2 * beat);
    await alive.beat();
    expect(await like([0, 1], 1)).toBe(true);
    heard.length = 0;
    pass(2 * beat);
    await alive.beat();
    expect(await like([0], 0)).toBe(true);
    expect(await alive.here(['m', 'other'])).toEqual(
      new Map([
        ['m', new Set([0])],
        ['other', new Set()],
      ]),
    );
    // The time of their last presence is stored.
    expect(now() - ((await alive.at('m')).left.get(1) ?? 0)).toBeGreaterThan(3 * beat);
    while (!heard.includes('m')) await nextTurn();
    await alive.close();
    expect(await like([], 0)).toBe(true);
    await dying.close();
    await leave(node);
    await place.remove();
  });
});

describe.each(DATABASES)('chat on %s', (kind) => {
  test('what the seated say is told to all as plain text, and to those who come later', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue, persons } = await atTable(inn);
      const [one, other, crowd] = [
        await inn.welcome(id, red),
        await inn.welcome(id, blue),
        await inn.welcome(id, null),
      ];
      expect(await one.chat('  <b>Hello</b> & 良い勝負を  ')).toMatchObject({ type: 'done' });
      expect(await other.chat('You too')).toMatchObject({ type: 'done' });
      for (const guest of [one, other, crowd]) await guest.until(() => guest.lines.length === 2);
      expect(crowd.around?.chat).toEqual([
        {
          number: 1,
          at: expect.any(Number),
          person: persons[0],
          name: 'Guest',
          seat: 0,
          text: '<b>Hello</b> & 良い勝負を',
        },
        { number: 2, at: expect.any(Number), person: persons[1], name: 'Guest', seat: 1, text: 'You too' },
      ]);
      expect(await crowd.chat('Me too')).toMatchObject({ type: 'problem', code: 'spectator' });
      expect((await inn.welcome(id, null)).welcome.around.chat).toEqual(crowd.around?.chat);
      // Everybody got each line exactly once.
      expect(one.raw.filter((text) => text.includes('"type":"chat"'))).toHaveLength(2);
    });
  });

  test('the last hundred lines are shown', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red } = await atTable(inn);
      const guest = await inn.welcome(id, red);
      for (let line = 1; line <= 103; line++) await guest.chat(`line ${line}`);
      const { chat } = (await inn.welcome(id, null)).welcome.around;
      expect(chat).toHaveLength(100);
      expect([chat[0]?.text, chat[99]?.text]).toEqual(['line 4', 'line 103']);
    });
  });

  test('who muted somebody is not sent what they say', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue, persons } = await atTable(inn, 'person', 'person', 'person');
      const people = peopleOf(inn.node.database.query, inn.node.now);
      const reader = await people.find(persons[0] ?? '');
      if (reader === null) throw new Error('nobody sits there');
      const [deaf, talker] = [await inn.welcome(id, red), await inn.welcome(id, blue)];
      await talker.chat('before');
      await deaf.until(() => deaf.lines.includes('before'));
      await people.mute(reader, persons[1] ?? '');
      await talker.chat('a secret for others');
      await talker.until(() => talker.lines.includes('a secret for others'));
      const again = await inn.welcome(id, red);
      expect(again.lines).toEqual([]);
      await deaf.ping();
      expect([...deaf.raw, ...again.raw].join()).not.toContain('a secret for others');
    });
  });

  test('the banned say nothing and do nothing', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, persons } = await atTable(inn);
      const guest = await inn.welcome(id, red);
      const people = peopleOf(inn.node.database.query, inn.node.now);
      await people.ban(persons[0] ?? '', true);
      expect(await guest.chat('Hello')).toMatchObject({ type: 'problem', code: 'spectator' });
      const vote = { kind: 'takeBack', to: 0 } as const;
      expect(await guest.propose(vote)).toMatchObject({ type: 'problem', code: 'spectator' });
      const again = await inn.welcome(id, red);
      expect(again.seat).toBe(0);
      expect(await again.move({ do: 'bid', by: 1 })).toMatchObject({ type: 'problem', code: 'spectator' });
      await people.ban(persons[0] ?? '', false);
      expect(await guest.chat('Sorry')).toMatchObject({ type: 'done' });
    });
  });

  test('who talks too much has to wait, in however many windows, and plays on', async () => {
    await atInn(kind, { ...PATIENT, voice: { burst: 3, perSecond: 0.001 } }, async (inn) => {
      const { id, red, blue } = await atTable(inn);
      const [left, right] = [await inn.welcome(id, red), await inn.welcome(id, red)];
      for (const guest of [left, right, left]) expect(await guest.chat('x')).toMatchObject({ type: 'done' });
      for (const guest of [left, right]) {
        expect(await guest.chat('x')).toMatchObject({ type: 'problem', code: 'rate' });
      }
      expect(await left.move({ do: 'bid', by: 1 })).toMatchObject({ type: 'accepted' });
      const other = await inn.welcome(id, blue);
      expect(await other.chat('Peace')).toMatchObject({ type: 'done' });
    });
  });
});

test('company and chat are the same through either of two servers', async () => {
  const place = await newPlace('postgres');
  const [here, there] = await Promise.all([newInn(place), newInn(place)]);
  const { id, red, blue } = await atTable(here);
  const [one, other, crowd] = [
    await here.welcome(id, red),
    await there.welcome(id, blue),
    await there.welcome(id, null),
  ];
  for (const guest of [one, other, crowd]) {
    await guest.until(() => guest.here.length === 2 && guest.around?.watching === 1);
  }
  // At the same time: both get a number.
  await Promise.all([one.chat('from here'), other.chat('from there')]);
  for (const guest of [one, other, crowd]) await guest.until(() => guest.lines.length === 2);
  expect(crowd.around?.chat).toEqual(one.around?.chat);
  expect(one.around?.chat.map(({ number }) => number)).toEqual([1, 2]);
  await there.close();
  await one.until(() => one.here.length === 1 && one.around?.watching === 0);
  await here.close();
  await place.remove();
});
