import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { swiftRandom } from '@sanguine/kernel';
import { MAX_FRAME } from '@sanguine/protocol';
import type { AppLimits } from '../index.ts';
import { Bucket } from '../bucket.ts';
import { DATABASES } from './house.ts';
import { Guest } from './live-guest.ts';
import { atInn, type Inn, lay, PATIENT, rope, stands, stones } from './live-table.ts';
import { bid, pull } from './tables.ts';

const HELLO = { type: 'hello', match: 'm', token: null, seen: null };
const SAY = { type: 'say', id: 'x', text: 'Hello' };
const MOVE = { type: 'move', id: 'x', move: 1, seen: 0 };

/** None of these is a valid message. */
const JUNK = [
  '',
  '{',
  'null',
  '[]',
  '"hello"',
  '{}',
  '{"type":"goodbye"}',
  '{"type":"__proto__"}',
  JSON.stringify({ ...HELLO, match: '' }),
  JSON.stringify({ ...HELLO, match: '../etc' }),
  JSON.stringify({ ...HELLO, match: 'm'.repeat(65) }),
  JSON.stringify({ ...HELLO, match: ['m'] }),
  JSON.stringify({ ...HELLO, token: '' }),
  JSON.stringify({ ...HELLO, token: 'short' }),
  JSON.stringify({ ...HELLO, token: undefined }),
  JSON.stringify({ ...HELLO, seen: -1 }),
  JSON.stringify({ ...HELLO, seat: 0 }),
  JSON.stringify({ ...MOVE, id: 7 }),
  JSON.stringify({ ...MOVE, id: 'x'.repeat(65) }),
  JSON.stringify({ ...MOVE, seen: 0.5 }),
  JSON.stringify({ ...MOVE, seen: null }),
  JSON.stringify({ ...MOVE, seat: 1 }),
  JSON.stringify({ type: 'undo', id: 'x', seen: '0' }),
  JSON.stringify({ type: 'ping', more: true }),
  JSON.stringify({ ...SAY, text: '' }),
  JSON.stringify({ ...SAY, text: '   ' }),
  JSON.stringify({ ...SAY, text: 'x'.repeat(501) }),
  JSON.stringify({ ...SAY, text: ['x'] }),
  JSON.stringify({ ...SAY, name: 'Somebody else' }),
  JSON.stringify({ ...SAY, seat: 1 }),
  JSON.stringify({ type: 'propose', id: 'x', wish: { kind: 'takeBack', to: -1 } }),
  JSON.stringify({ type: 'propose', id: 'x', wish: { kind: 'takeBack', to: 0, by: 1 } }),
  JSON.stringify({ type: 'propose', id: 'x', wish: { kind: 'replace', seat: 16, level: 'random' } }),
  JSON.stringify({ type: 'propose', id: 'x', wish: { kind: 'replace', seat: 1, level: '../x' } }),
  JSON.stringify({ type: 'propose', id: 'x', wish: { kind: 'resign' } }),
  JSON.stringify({ type: 'vote', id: 'x', vote: 'y', yes: 'yes' }),
  JSON.stringify({ type: 'vote', id: 'x', vote: 'y', yes: true, seat: 1 }),
  '['.repeat(MAX_FRAME),
];

const anyNumber = fc.oneof(fc.integer({ min: -1, max: 20 }), fc.double(), fc.constant('0'));
const anyId = fc.oneof(fc.constantFrom('a', 'b', ''), fc.string(), fc.integer());

/** Valid messages, nearly valid ones, and junk. */
const MESSAGES = fc.oneof(
  fc.record({
    type: fc.constant('say'),
    id: anyId,
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.constant('Hello')),
  }),
  fc.record({
    type: fc.constant('propose'),
    id: anyId,
    wish: fc.oneof(
      fc.record({ kind: fc.constant('takeBack'), to: anyNumber }),
      fc.record({
        kind: fc.constant('replace'),
        seat: anyNumber,
        level: fc.constantFrom('random', 'emperor', ''),
      }),
      fc.record({ kind: fc.constant('return') }),
    ),
  }),
  fc.record({ type: fc.constant('vote'), id: anyId, vote: anyId, yes: fc.boolean() }),
  fc.record({ type: fc.constant('move'), id: anyId, move: fc.jsonValue(), seen: anyNumber }),
  fc.record({ type: fc.constant('undo'), id: anyId, seen: anyNumber }),
  fc.jsonValue(),
);

const WELCOME = [
  'type',
  'game',
  'viewer',
  'number',
  'view',
  'deciders',
  'sealed',
  'choice',
  'canUndo',
  'outcome',
  'ending',
  'takenBack',
  'around',
  'log',
];
const AROUND = ['absences', 'away', 'chat', 'clocks', 'name', 'now', 'seats', 'votes', 'watching'];

/** A table of three, each with it open. */
async function seated(inn: Inn) {
  const { id, tokens } = await lay(inn.node, rope, ['person', 'person', 'person']);
  const guests = await Promise.all(tokens.map((token) => inn.welcome(id, token)));
  return { id, tokens, guests };
}

/** Lets all bid; returns the guest whose turn it is. */
async function underWay(guests: readonly Guest[]): Promise<Guest> {
  for (const guest of guests) await guest.move(bid(1));
  await Promise.all(guests.map((guest) => guest.until(() => guest.number === guests.length)));
  const active = guests.find(({ seat, deciders }) => seat !== null && deciders.includes(seat));
  if (active === undefined) throw new Error('nobody has the turn');
  return active;
}

describe.each(DATABASES)('hostile guests on %s', (kind) => {
  const at = (scene: (inn: Inn) => Promise<void>, limits: Partial<AppLimits> = PATIENT) =>
    atInn(kind, limits, scene);

  test('what is no message is refused, and the socket goes on', async () => {
    await at(async (inn) => {
      const { id } = await lay(inn.node, rope, ['person', 'person']);
      const guest = await Guest.connect(inn.url);
      for (const junk of JUNK) guest.socket.send(junk);
      guest.socket.send(Buffer.from(JSON.stringify({ type: 'ping' })), { binary: true });
      await guest.ping();
      expect(guest.problems.map(({ code }) => code)).toEqual([...JUNK, 'binary'].map(() => 'shape'));
      expect(guest.pongs).toBe(1);
      await guest.hello(id, null);
      expect(guest.welcome).toMatchObject({ game: 'tug', viewer: null, number: 0 });
    });
  });

  test('whatever is sent by whoever sits there, nothing breaks and the table goes on', async () => {
    await at(async (inn) => {
      const { id, guests } = await seated(inn);
      const [guest, other] = guests;
      if (guest === undefined || other === undefined) throw new Error('three were laid for');
      const words = fc.sample(MESSAGES, { numRuns: 400, seed: 7 });
      for (const word of words) guest.socket.send(JSON.stringify(word));
      await guest.ping();
      expect(guest.problems.filter(({ code }) => code === 'fault')).toEqual([]);
      expect(guest.problems.some(({ code }) => code === 'vote')).toBe(true);
      expect(guest.lines.length).toBeGreaterThan(0);
      const fresh = await inn.welcome(id, null);
      expect(Object.keys(fresh.welcome)).toEqual(WELCOME);
      expect(Object.keys(fresh.welcome.around).toSorted()).toEqual(AROUND);
      expect(await other.chat('Still here')).toMatchObject({ type: 'done' });
    });
  });

  test('a frame too large closes its socket and no other', async () => {
    await at(async (inn) => {
      const { guests } = await seated(inn);
      const guest = await Guest.connect(inn.url);
      guest.socket.send('x'.repeat(MAX_FRAME + 1));
      expect(await guest.end()).toBe(1009);
      expect(await guests[0]?.move(bid(1))).toMatchObject({ type: 'accepted' });
    });
  });

  test('a flood closes its socket and no other', async () => {
    await at(
      async (inn) => {
        const { id, tokens, guests } = await seated(inn);
        const flooder = await inn.welcome(id, tokens[0] ?? null);
        for (let times = 0; times < 1000; times++) flooder.say({ type: 'undo', id: `${times}`, seen: 0 });
        expect(await flooder.end()).toBe(1008);
        expect(flooder.problems.at(-1)).toEqual({ type: 'problem', code: 'rate', id: null });
        expect(flooder.raw.length).toBeLessThan(30);
        expect(await guests[1]?.move(bid(1))).toMatchObject({ type: 'accepted' });
      },
      { ...PATIENT, rate: { burst: 20, perSecond: 0 } },
    );
  });

  test('a flood of pings is not answered for ever, whether or not the answers are read', async () => {
    await at(
      async (inn) => {
        const patient = await Guest.connect(inn.url);
        const heard: string[] = [];
        patient.socket.on('pong', (data) => heard.push(data.toString()));
        for (const word of ['one', 'two']) patient.socket.ping(word);
        await patient.ping();
        expect(heard).toEqual(['one', 'two']);
        const flooder = await Guest.connect(inn.url);
        let pongs = 0;
        flooder.socket.on('pong', () => pongs++);
        for (let times = 0; times < 1000; times++) flooder.socket.ping('x'.repeat(125));
        expect(await flooder.end()).toBe(1006);
        expect(pongs).toBeLessThan(30);
        await patient.ping();
      },
      { ...PATIENT, rate: { burst: 20, perSecond: 0 } },
    );
  });

  test('a line of chat stays one line, is stored as it is shown, and turns nothing round', async () => {
    await at(async (inn) => {
      const { guests } = await seated(inn);
      const [red, blue] = guests;
      const said = ['a\0b', 'up\r\n\ndown', 'x\u202etxt.exe', 'lone \ud800 half', 'e\u200dmoji', '\t\0 '];
      for (const text of said) red?.say({ type: 'say', id: 'x', text });
      await red?.ping();
      expect(red?.problems.map(({ code }) => code)).toEqual(['shape']);
      const lines = ['a b', 'up down', 'x txt.exe', 'lone \ufffd half', 'e\u200dmoji'];
      await blue?.until(() => blue.lines.length === lines.length);
      expect(blue?.lines).toEqual(lines);
    });
  });

  test('messages that wait are counted too', async () => {
    await at(
      async (inn) => {
        const { id } = await lay(inn.node, rope, ['person', 'person']);
        const guest = await Guest.connect(inn.url);
        guest.say({ type: 'hello', match: id, token: null, seen: null });
        for (let times = 0; times < 1000; times++) guest.say({ type: 'ping' });
        expect(await guest.end()).toBe(1008);
      },
      { ...PATIENT, waiting: 5 },
    );
  });

  test('a seat is had by its holder alone', async () => {
    await at(async (inn) => {
      const here = await lay(inn.node, rope, ['person', { bot: 'random' }]);
      const there = await lay(inn.node, rope, ['person', 'person'], { watch: 'players' });
      const liar = await Guest.connect(inn.url);
      liar.say({ type: 'hello', match: here.id, token: randomBytes(32).toString('base64url'), seen: null });
      expect(await liar.end()).toBe(1008);
      expect(liar.raw).toEqual(['{"type":"problem","code":"token","id":null}']);
      // Another table's player may only watch, if anybody may.
      const stranger = await inn.welcome(here.id, there.tokens[0] ?? null);
      expect(stranger.seat).toBe(null);
      expect(await stranger.move(bid(1))).toMatchObject({ type: 'problem', code: 'spectator' });
      await stranger.leave();
      for (const [match, token] of [
        [there.id, here.tokens[0] ?? null],
        [there.id, null],
        ['nowhere', null],
      ] as const) {
        const lost = await Guest.connect(inn.url);
        lost.say({ type: 'hello', match, token, seen: null });
        expect(await lost.end()).toBe(1008);
        expect(lost.raw).toEqual(['{"type":"problem","code":"match","id":null}']);
      }
      await stands(inn, { matches: 0, sockets: 0 });
    });
  });

  test('nobody plays before hello, as a spectator, or out of turn', async () => {
    await at(async (inn) => {
      const { id, guests } = await seated(inn);
      const guest = await Guest.connect(inn.url);
      expect(await guest.move(bid(1), 0)).toMatchObject({ type: 'problem', code: 'hello' });
      await guest.hello(id, null);
      expect(await guest.move(bid(1))).toMatchObject({ type: 'problem', code: 'spectator' });
      expect(await guest.undo()).toMatchObject({ type: 'problem', code: 'spectator' });
      guest.say({ type: 'hello', match: id, token: null, seen: null });
      await guest.ping();
      expect(guest.problems.at(-1)?.code).toBe('hello');

      const active = await underWay(guests);
      const idle = guests.find((other) => other !== active);
      expect(await idle?.move(pull(1))).toMatchObject({ type: 'refused', refusal: { code: 'kernel.turn' } });
      for (const move of [null, 'pull', { do: 'pull' }, { do: 'pull', by: 1e9 }, [[]]]) {
        const reply = await active.move(move);
        expect(reply).toMatchObject({ type: 'refused', refusal: { rule: '', code: 'kernel.shape' } });
      }
      expect(await active.move(pull(9))).toMatchObject({
        type: 'refused',
        refusal: { rule: '3', code: 'pull.far', pieces: [], facts: {} },
      });
      expect(await inn.node.store.rows(id, 3)).toEqual([]);
    });
  });

  test('a move sent again, too late or from the future is not played', async () => {
    await at(async (inn) => {
      const { id, guests } = await seated(inn);
      const active = await underWay(guests);
      expect(await active.move(pull(2), 3)).toMatchObject({ type: 'accepted', number: 4 });
      const table = { number: 4, deciders: [active.seat], sealed: [], choice: null, canUndo: true };
      for (const seen of [3, 0, 2, 5, Number.MAX_SAFE_INTEGER]) {
        const reply = await active.move(pull(2), seen);
        expect(reply).toMatchObject({ type: 'overtaken', table });
        expect(JSON.stringify('table' in reply && reply.table.view)).toBe(JSON.stringify(active.view));
      }
      // Two moves at once for the same row: one is played.
      const [first, second] = ['a', 'b'];
      active.say({ type: 'move', id: first, move: pull(1), seen: 4 });
      active.say({ type: 'move', id: second, move: pull(3), seen: 4 });
      expect(await active.reply(first)).toMatchObject({ type: 'accepted', number: 5 });
      expect(await active.reply(second)).toMatchObject({ type: 'overtaken', table: { number: 5 } });
      expect(await inn.node.store.rows(id, 3)).toHaveLength(2);
    });
  });

  test('who does not read is cut off before much has piled up', async () => {
    await at(
      async (inn) => {
        const { id, tokens } = await lay(inn.node, stones, ['person', 'person']);
        const guests = await Promise.all(tokens.map((token) => inn.welcome(id, token)));
        const [guest, other] = guests.toSorted((one) => (one.deciders.includes(one.seat ?? -1) ? -1 : 1));
        if (guest === undefined || other === undefined) throw new Error('two were laid for');
        await guest.move(stones.engine.sample(guest.view, guest.seat ?? 0, swiftRandom('once')));
        await other.leave();
        guest.socket.pause();
        // Each answer holds the whole table.
        for (let times = 0; times < 3000; times++) guest.say({ type: 'undo', id: `${times}`, seen: 0 });
        await stands(inn, { sockets: 0, matches: 0 });
        guest.socket.resume();
        expect(await guest.end()).toBe(1006);
      },
      // No other limit cuts it off.
      { ...PATIENT, behind: 10_000, beat: 1e6 },
    );
  });

  test('who does not answer, or says nothing at all, is cut off', async () => {
    await at(
      async (inn) => {
        const { id } = await lay(inn.node, rope, ['person', 'person']);
        const silent = await Guest.connect(inn.url, { autoPong: false });
        silent.say({ type: 'hello', match: id, token: null, seen: null });
        const shy = await Guest.connect(inn.url);
        expect(await Promise.all([silent.end(), shy.end()])).toEqual([1006, 1006]);
      },
      { ...PATIENT, beat: 300 },
    );
  });

  test('there is room for so many and no more', async () => {
    await at(
      async (inn) => {
        const guests = [await Guest.connect(inn.url), await Guest.connect(inn.url)];
        const third = await Guest.connect(inn.url);
        expect(await third.end()).toBe(1013);
        await Promise.all(guests.map((guest) => guest.ping()));
        expect(await inn.health()).toMatchObject({ ok: true, sockets: 2 });
      },
      { ...PATIENT, sockets: 2 },
    );
  });

  test('when rows cannot be stored the player is told, and the table can be come back to', async () => {
    await at(async (inn) => {
      const { id, tokens, guests } = await seated(inn);
      const { query } = inn.node.database;
      await sql`alter table rows rename to away`.execute(query);
      expect(await guests[0]?.move(bid(1))).toMatchObject({ type: 'problem', code: 'fault' });
      expect(await Promise.all(guests.map((guest) => guest.end()))).toEqual([1012, 1012, 1012]);
      await sql`alter table away rename to rows`.execute(query);
      expect(inn.node.troubles.splice(0)).not.toEqual([]);
      const back = await inn.welcome(id, tokens[0] ?? null, 0);
      expect(await back.move(bid(1))).toMatchObject({ type: 'accepted', number: 1 });
    });
  });
});

test('a bucket gives so many at once, and what time puts back', () => {
  let time = 0;
  const bucket = new Bucket({ burst: 2, perSecond: 4 }, () => time);
  const takes = (after: number): boolean[] => {
    time += after;
    return [bucket.take(), bucket.take(), bucket.take()];
  };
  expect(takes(0)).toEqual([true, true, false]);
  expect(takes(250)).toEqual([true, false, false]);
  expect(takes(-250)).toEqual([false, false, false]);
  expect(takes(60_000)).toEqual([true, true, false]);
});
