import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { swiftRandom } from '@sanguine/kernel';
import { KeptMatch } from '../index.ts';
import { load } from '../storage/loading.ts';
import { type Postgres, startPostgres } from './cluster.ts';
import { holds } from './holds.ts';
import { leave, newNode, type Node, PASSWORD, withPassword } from './house.ts';
import type { Guest } from './live-guest.ts';
import { stones } from './live-table.ts';
import { type House, onStreet } from './main-process.ts';
import { newcomer } from './newcomer.ts';
import { DatabaseProxy } from './proxy.ts';

const CUTS = 12;
const CRASHES = 3;
/** Keeps below a socket's rate limit. */
const RETRY_MS = 100;
const random = swiftRandom('outage');

let postgres: Postgres;
let proxy: DatabaseProxy;
let house: House;
let address: string;
/** Uses the same database without the proxy. */
let node: Node;
let done: () => void;
let street: Promise<void>;

beforeAll(async () => {
  const own = await startPostgres();
  if (own === null) throw new Error('no PostgreSQL for this platform');
  postgres = own;
  proxy = await DatabaseProxy.before(withPassword(postgres.url));
  node = await newNode(postgres.url);
  const opened = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  done = over.resolve;
  street = onStreet(async ({ start }) => {
    house = start({ DATABASE_URL: proxy.url, LOG_LEVEL: 'trace', BOT_PAUSE: '0' });
    address = await house.open();
    opened.resolve();
    await over.promise;
  });
  street.catch(opened.reject);
  await opened.promise;
});

afterAll(async () => {
  done();
  await street;
  node.troubles.length = 0;
  await leave(node);
  await proxy.close();
  await postgres.stop();
});

interface Played {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly players: readonly Guest[];
  readonly acknowledged: number[];
}

async function newGame(): Promise<Played> {
  const [ann, ben] = [await newcomer(address, 'Ann'), await newcomer(address, 'Ben')];
  const { id } = await ann.ask('POST', '/api/tables', {
    game: 'bloodstones',
    name: 'Through thick and thin',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    options: {},
    pace: { kind: 'none' },
    listed: false,
    watch: 'anyone',
  });
  await ben.ask('POST', `/api/tables/${id}/seats`, {});
  const players = [await ann.come(id), await ben.come(id)];
  return { id, tokens: [ann.token, ben.token], players, acknowledged: [] };
}

function whoIsAsked({ players }: Played): Guest {
  const found = players.find(({ seat, deciders }) => seat !== null && deciders.includes(seat));
  if (found === undefined) throw new Error('nobody is asked');
  return found;
}

/** Plays one move; returns the kind of answer, or the problem. */
async function tryMove(game: Played): Promise<string> {
  const player = whoIsAsked(game);
  const reply = await player.move(stones.engine.sample(player.view, player.seat ?? 0, random));
  if (reply.type === 'accepted') {
    game.acknowledged.push(reply.number);
    await Promise.all(game.players.map((one) => one.until(() => one.number >= reply.number)));
  }
  return reply.type === 'problem' ? reply.code : reply.type;
}

/** Plays as a page would, until this many more rows are acknowledged. */
async function play(game: Played, rows: number): Promise<void> {
  const end = game.acknowledged.length + rows;
  while (game.acknowledged.length < end) {
    // One player may know of a row that was stored although its own player got no answer.
    const last = Math.max(...game.players.map(({ number }) => number));
    await Promise.all(game.players.map((one) => one.until(() => one.number >= last)));
    const said = await tryMove(game);
    expect(['accepted', 'unavailable', 'overtaken']).toContain(said);
    if (said === 'unavailable') await pause(RETRY_MS);
  }
}

/**
 * Checks that everything acknowledged is stored, once and in order, and replays. Returns how many rows were
 * acknowledged.
 */
async function rowsKept({ id, acknowledged, players }: Played): Promise<number> {
  const rows = await node.store.rows(id, 0);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(rows.length).toBeGreaterThanOrEqual(Math.max(...acknowledged));
  const again = await load(node.store, stones.engine, id);
  expect(again.ok && again.match.number).toBe(rows.length);
  for (const { closed } of players) expect(closed).toBe(null);
  return acknowledged.length;
}

async function health(): Promise<number> {
  return (await fetch(`${address}/health`)).status;
}

/** Polls until the health check answers this. */
async function becomes(status: number): Promise<void> {
  await holds(async () => (await health()) === status);
}

describe('a server whose PostgreSQL', () => {
  test(`cuts its connections ${CUTS} times, at COMMIT too, loses nothing and plays on`, async () => {
    const game = await newGame();
    for (let cut = 0; cut < CUTS; cut++) {
      const where = (['unheard', 'unanswered'] as const)[cut % 3];
      const happened = where === undefined ? null : proxy.cutAtCommit(where);
      const playing = play(game, 2);
      if (happened === null) proxy.cut();
      await happened;
      await playing;
    }
    await becomes(200);
    expect(await rowsKept(game)).toBe(2 * CUTS);
  });

  test(`crashes ${CRASHES} times loses nothing and plays on`, async () => {
    const game = await newGame();
    for (let crash = 0; crash < CRASHES; crash++) {
      const playing = play(game, 20);
      await postgres.crash();
      await postgres.restart();
      await playing;
    }
    await becomes(200);
    expect(await rowsKept(game)).toBe(20 * CRASHES);
  });

  test.each(['refuses', 'is silent'])(
    'says so while it %s, and everything goes on by itself afterwards',
    async (how) => {
      const game = await newGame();
      const bots = await newcomer(address, 'Cid');
      const { id } = await bots.ask('POST', '/api/tables', {
        game: 'bloodstones',
        name: 'Bots',
        seats: [
          { kind: 'bot', level: 'random' },
          { kind: 'bot', level: 'random' },
        ],
        options: {},
        pace: { kind: 'none' },
        listed: false,
        watch: 'anyone',
      });
      const watcher = await bots.come(id);
      await watcher.until(() => watcher.number >= 3);
      await play(game, 2);
      if (how === 'refuses') await proxy.refuse();
      else proxy.silence();
      // Clients are told without asking.
      await watcher.until(() => watcher.outages.at(-1) === true);
      expect(await health()).toBe(503);
      const asked = await fetch(`${address}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Dora', locale: 'en' }),
      });
      expect([asked.status, await asked.json()]).toEqual([503, { problem: 'unavailable' }]);
      expect(await tryMove(game)).toBe('unavailable');
      const before = watcher.number;
      if (how === 'refuses') await proxy.admit();
      else proxy.resume();
      await watcher.until(() => watcher.outages.at(-1) === false && watcher.number > before);
      await becomes(200);
      await play(game, 2);
      expect(await rowsKept(game)).toBe(4);
      await watcher.leave();
    },
  );
});

describe('a node that stands still', () => {
  test('inside a transaction holds up its own match for a few seconds and no other, and lives on', async () => {
    const [game, apart] = [await newGame(), await newGame()];
    await play(game, 2);
    const held = proxy.holdAt('insert into "rows"', game.id);
    const player = whoIsAsked(game);
    const { number } = player;
    const late = player.move(stones.engine.sample(player.view, player.seat ?? 0, random));
    const row = await held;
    house.signal('SIGSTOP');
    row.release();
    for (const one of [apart, game]) {
      const match = await KeptMatch.open(node, stones.engine, one.id);
      if (!match.ok) throw new Error(match.problem);
      const { current } = match.match;
      const [seat = 0] = current.deciders();
      const before = current.number;
      const move = stones.engine.sample(current.viewFor(seat), seat, random);
      expect(await match.match.submit(seat, move, before)).toMatchObject({ ok: true, number: before + 1 });
    }
    house.signal('SIGCONT');
    expect(await late).not.toMatchObject({ type: 'accepted' });
    await Promise.all(game.players.map((one) => one.until(() => one.number > number)));
    await play(game, 2);
    expect(await rowsKept(game)).toBe(4);
  });

  test('between its commit and its answer has stored the row, and says so when it goes on', async () => {
    const game = await newGame();
    const held = proxy.holdAt('insert into "rows"', game.id);
    const player = whoIsAsked(game);
    const { number } = player;
    const late = player.move(stones.engine.sample(player.view, player.seat ?? 0, random));
    const row = await held;
    const committing = row.next('commit');
    row.release();
    const commit = await committing;
    house.signal('SIGSTOP');
    commit.release();
    await holds(async () => (await node.store.rows(game.id, number)).length > 0);
    house.signal('SIGCONT');
    expect(await late).toMatchObject({ type: 'accepted', number: number + 1 });
    await play(game, 2);
    expect(await rowsKept(game)).toBe(2);
  });
});

test('nothing it ever says opens anything', async () => {
  proxy.cut();
  await house.says(/the connection to the database broke/);
  await becomes(200);
  for (const secret of [PASSWORD, 'secretKey', 'connectionParameters'])
    expect(house.out + house.aside).not.toContain(secret);
});
