import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@sanguine/registry';
import { buildApp, openDatabase, peopleOf, settleHeap, tablesOf } from '@sanguine/server';
import { SEATS } from '../reference.ts';
import { hosting } from './hosting.ts';
import type { LoadedTable } from './own.ts';
import { REFERENCE_GAME } from './reference-game.ts';

const [id = ''] = process.argv.slice(2);
let laid = 0;
const game = id === REFERENCE_GAME.engine.id ? REFERENCE_GAME : findGame(id);
if (game === undefined) throw new Error(`no game is called ${id}`);

/** Our server as shipped, on a SQLite file; only the limits per address are lifted. */
settleHeap();
const folder = mkdtempSync(join(tmpdir(), 'sanguine-bench-'));
const fail = (error: unknown): void => {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
};
const database = await openDatabase(`sqlite:${join(folder, 'bench.db')}`, fail);
const many = Number.MAX_SAFE_INTEGER;
const endless = { burst: many, perSecond: many };
const app = await buildApp({
  database,
  games: [game],
  now: Date.now,
  trouble: fail,
  limits: { requests: many, perAddress: many, rate: endless, hellos: endless },
});
await app.listen({ host: '127.0.0.1', port: 0 });

const people = peopleOf(database.query, Date.now);
const tables = tablesOf({ database, people, games: [game], now: Date.now, trouble: fail });

async function player(at: number, seat: number) {
  const person = await people.guest(`Player ${at} ${seat}`, 'en');
  if ('problem' in person) throw new Error(person.problem);
  return { person, token: await people.newToken(person) };
}

/** Creates a match for four players, ready to play. */
async function table(): Promise<LoadedTable> {
  const at = laid++;
  const players = await Promise.all(Array.from({ length: SEATS }, (_, seat) => player(at, seat)));
  const [host, ...others] = players;
  if (host === undefined) throw new Error('nobody plays');
  const opened = await tables.create(host.person.id, {
    game: id,
    name: '',
    seats: players.map((one) => ({ kind: one === host ? 'me' : 'open' })),
    options: {},
    pace: { kind: 'none' },
    listed: false,
    watch: 'players',
  });
  if ('problem' in opened) throw new Error(opened.problem);
  for (const { person } of others) await tables.join(person.id, opened.id, {});
  return { id: opened.id, tokens: players.map(({ token }) => token) };
}

const stop = async (): Promise<void> => {
  await app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
};
hosting({ port: app.addresses()[0]?.port ?? 0 }, stop, { table });
