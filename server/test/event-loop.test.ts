import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsOfGraph } from '@sanguine/bloodstones/content/maps/graph-check.ts';
import { writeMap } from '@sanguine/bloodstones/content/maps/made.ts';
import { type Tangle, tangledMap } from '@sanguine/bloodstones/test/tangled-map.ts';
import { type Refusal, swiftRandom } from '@sanguine/kernel';
import { MAX_FRAME } from '@sanguine/protocol';
import { GAMES } from '@sanguine/registry';
import { leave, newNode, newPlace, type Place } from './house.ts';
import { Guest } from './live-guest.ts';
import { longestMatch, type LongMatch } from './longest-match.ts';
import { House } from './main-process.ts';
import { newcomer } from './newcomer.ts';
import { costOf, worstOf } from './worst.ts';

/**
 * The longest anything may block the event loop, in the meter's reference work: 50 ms where that takes 2 ms.
 */
const LONGEST_TURN = 25;
/** The row limit, from which on nothing can be undone. */
const ROWS = 10_000;
/** Bytes of a request body. */
const BODY = 96 * 1024;

const WISH = {
  game: 'bloodstones',
  name: 'Worst',
  options: {},
  pace: { kind: 'none' },
  listed: false,
  watch: 'anyone',
};

let place: Place;
let house: House;
let address: string;
let matches: LongMatch[];
let worstMaps: string[];

beforeAll(async () => {
  place = await newPlace('sqlite');
  const node = await newNode(place.url);
  matches = [];
  for (const game of GAMES) matches.push(await longestMatch(node, game, game.engine.seats.max, ROWS - 20));
  await leave(node);
  worstMaps = findWorstMaps();
  house = new House({ DATABASE_URL: place.url, PORT: '0', TRUST_PROXY: '1' }, true);
  address = await house.open();
});

afterAll(async () => {
  await house.close();
  await place.remove();
});

interface Door {
  /** The session `ask` uses. */
  readonly token: string;
  readonly ask: (method: string, path: string, body?: string) => Promise<{ status: number; text: string }>;
}

let came = 0;

/** Somebody new comes to the server with the long matches, from an address of their own, and warms it up. */
async function atDoor(scene: (door: Door) => Promise<void>): Promise<void> {
  const from = `192.0.2.${++came}`;
  const { token } = await newcomer(address, 'Mallory');
  const ask: Door['ask'] = async (method, path, body) => {
    const answer = await fetch(address + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': from,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'recruit' }];
  const opened = await ask('POST', '/api/tables', JSON.stringify({ ...WISH, seats }));
  expect(opened.status).toBe(201);
  const { id }: { id: string } = JSON.parse(opened.text);
  const guest = await come(id, token);
  await guest.moves();
  await guest.leave();
  await house.longestTurn();
  await scene({ token, ask });
}

async function come(match: string, token: string | null): Promise<Guest> {
  const guest = await Guest.connect(`${address.replace('http', 'ws')}/live`);
  await guest.hello(match, token);
  return guest;
}

/** Fails if the work blocks the server's event loop for too long. */
async function bounded(what: string, work: () => Promise<unknown>): Promise<void> {
  await work();
  expect(await house.longestTurn(), what).toBeLessThan(LONGEST_TURN);
}

const MAP_TRIES = 60;

/** The most expensive maps: one that is refused, one that can be played on. */
function findWorstMaps(): string[] {
  const random = swiftRandom('worst maps');
  const between = (least: number, most: number): number => least + random.int(most - least + 1);
  const within = (least: number, most: number, value: number): number =>
    Math.min(most, Math.max(least, value));
  const search = {
    anew: (): Tangle => ({
      areas: between(60, 200),
      neighbours: between(4, 9),
      span: between(4, 200),
      players: between(4, 6),
    }),
    changed: (tangle: Tangle): Tangle => ({
      areas: within(60, 200, tangle.areas + between(-12, 12)),
      neighbours: within(4, 9, tangle.neighbours + between(-1, 1)),
      span: within(4, 200, tangle.span + between(-20, 20)),
      players: tangle.players,
    }),
  };
  const mapOf = (tangle: Tangle) => tangledMap(tangle, swiftRandom(JSON.stringify(tangle)));
  return [false, true].map((sound) => {
    const cost = (tangle: Tangle): number => {
      const map = mapOf(tangle);
      let isSound = false;
      const took = costOf(() => (isSound = faultsOfGraph(map).length === 0));
      return isSound === sound ? took : 0;
    };
    return writeMap(mapOf(worstOf(MAP_TRIES, random, { ...search, cost }).input));
  });
}

/** JSON texts up to this length, as long, deep or wide as possible. */
function bulks(letters: number): string[] {
  const times = (text: string): string => text.repeat(Math.floor(letters / text.length));
  const wide = Array.from({ length: Math.floor(letters / 16) }, (_, at) => at);
  return [
    `"${times('a')}"`,
    `"${times('\u0301').slice(letters / 2)}"`,
    `${'['.repeat(letters / 2)}${']'.repeat(letters / 2)}`,
    JSON.stringify(Object.fromEntries(wide.map((at) => [`k${at}`, at]))),
    JSON.stringify(wide.map((at) => ({ do: at }))),
    `"made/2-6/${times('p1;')}p0"`,
  ];
}

describe('nobody waits for what somebody sends:', () => {
  test('maps found to take longest to check, opened, begun, played on', () =>
    atDoor(async (door) => {
      const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'recruit' }))];
      const [refused = '', sound = ''] = worstMaps;
      const open = async (board: string) => {
        const { status, text } = await door.ask(
          'POST',
          '/api/tables',
          JSON.stringify({ ...WISH, board, seats }),
        );
        const { id = '', refusal }: { id?: string; refusal?: Refusal } = JSON.parse(text);
        return { status, id, code: refusal?.code };
      };
      await bounded('a map refused', async () =>
        expect(await open(refused)).toMatchObject({ status: 400, code: 'setup.badMap' }),
      );
      await bounded('a map played on', async () => {
        const { status, id } = await open(sound);
        expect(status).toBe(201);
        const guest = await come(id, door.token);
        for (let asked = 0; asked < 6; asked++) {
          await guest.until(() => guest.deciders.includes(guest.seat ?? 0));
          const reply = await guest.moves();
          if (reply.type === 'moves') await guest.move(reply.moves[0]?.move);
        }
        await guest.leave();
      });
    }));

  test('bodies and frames of the greatest length, of every shape', () =>
    atDoor(async (door) => {
      const wish = JSON.stringify({ ...WISH, seats: [{ kind: 'me' }] }).slice(0, -1);
      for (const bulk of bulks(BODY - 400)) {
        for (const key of ['board', 'options', 'name', 'seats'])
          await bounded(`${key} of a table: ${bulk.slice(0, 60)}`, async () => {
            const { status } = await door.ask('POST', '/api/tables', `${wish},"${key}":${bulk}}`);
            expect(status).toBe(400);
          });
      }
      const guest = await come(matches[0]?.id ?? '', matches[0]?.tokens[0] ?? null);
      await house.longestTurn();
      for (const bulk of bulks(MAX_FRAME - 400)) {
        for (const move of [bulk, `{"do":"pay","tiles":${bulk}}`])
          await bounded(`a move: ${move.slice(0, 60)}`, async () => {
            guest.socket.send(`{"type":"move","id":"bulk","seen":${guest.number},"move":${move}}`);
            await guest.ping();
          });
      }
      await guest.leave();
    }));

  test.each(GAMES.map(({ engine }, at) => [engine.id, at] as const))(
    'matches of %s as long as they can be made',
    (_, at) =>
      atDoor(async (door) => {
        const match = matches[at];
        if (match === undefined) throw new Error('no match');
        const { id, tokens, rows } = match;
        const guests: Guest[] = [];
        await bounded('coming', async () => {
          for (const token of [...tokens, null]) guests.push(await come(id, token));
        });
        await bounded('asking for moves', () => Promise.all(guests.map((guest) => guest.moves())));
        for (const what of ['story', 'record', 'proof']) {
          const running = what !== 'story' && match.outcome === null;
          await bounded(what, async () => {
            expect(await door.ask('GET', `/api/tables/${id}/${what}`)).toMatchObject({
              status: running ? 409 : 200,
            });
          });
        }
        for (const to of [rows - 5, Math.floor(rows / 2), 0])
          if (match.outcome === null) await bounded(`going back to ${to}`, () => goBack(guests, to));
        for (const guest of guests) await guest.leave();
        await bounded('coming again', async () => (await come(id, door.token)).leave());
      }),
  );

  test('the lists of somebody with as many tables as one may have, each on a map written out', () =>
    atDoor(async (door) => {
      const [, board = ''] = worstMaps;
      const seats = [{ kind: 'me' }, ...Array.from({ length: 3 }, () => ({ kind: 'open' }))];
      const body = JSON.stringify({ ...WISH, board, seats, listed: true });
      for (let opened = 0; opened < 25; opened++)
        expect(await door.ask('POST', '/api/tables', body)).toMatchObject({ status: 201 });
      for (const path of ['/api/tables', '/api/tables/mine'])
        await bounded(path, async () => expect(await door.ask('GET', path)).toMatchObject({ status: 200 }));
    }));
});

/** Everybody votes to rewind to row `to`. */
async function goBack([asker, ...others]: readonly Guest[], to: number): Promise<void> {
  if (asker === undefined) throw new Error('nobody is there');
  expect(await asker.propose({ kind: 'takeBack', to })).toMatchObject({ type: 'done' });
  const { id } = await asker.voteOn('takeBack', 'open');
  for (const other of others) if (other.seat !== null) await other.vote(id, true);
  await asker.voteOn('takeBack', 'passed');
  await asker.ping();
}
