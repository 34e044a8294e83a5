import { randomUUID } from 'node:crypto';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { commitment, type Locale } from '@sanguine/kernel';
import type { Pace } from '@sanguine/protocol';
import {
  type AppLimits,
  type AppOptions,
  buildApp,
  KeptMatch,
  type People,
  peopleOf,
  type TableGame,
} from '../index.ts';
import { type Kind, leave, newNode, newPlace, type Node, type Place } from './house.ts';
import { Guest } from './live-guest.ts';
import { DICE, SECRET } from './tables.ts';
import { tug } from './tug.ts';

export const stones: TableGame = bloodstones;
export const rope: TableGame = {
  engine: tug,
  name: { en: 'Tug of war', ja: '綱引き' },
  boards: [],
  options: {},
  bots: {},
  setup: (seats) => ({ seats, rounds: 20 }),
  side: () => null,
  told: () => null,
};

/** Tests play faster than people, so rate limits are lifted. */
export const PATIENT: Partial<AppLimits> = {
  rate: { burst: 1e6, perSecond: 1e6 },
  voice: { burst: 1e6, perSecond: 1e6 },
  undos: { burst: 1e6, perSecond: 1e6 },
  hellos: { burst: 1e6, perSecond: 1e6 },
  waiting: 1e6,
  requests: 1e6,
  gather: 0,
  pause: 0,
};

/** A server on its own port. */
export interface Inn {
  readonly node: Node;
  readonly url: string;
  /** Closes the server, and fails if it reported errors no test expected. */
  close(): Promise<void>;
  health(): Promise<{ ok: boolean; matches: number; sockets: number }>;
  /** Connects a guest and waits for its welcome. */
  welcome(match: string, token: string | null, seen?: number): Promise<Guest>;
}

export async function newInn(
  place: Place,
  limits: Partial<AppLimits> = PATIENT,
  more: Partial<AppOptions> = {},
): Promise<Inn> {
  const made = await newNode(place.url);
  const node = { ...made, now: more.now ?? made.now };
  const { database, now, trouble } = node;
  const app = await buildApp({ database, games: [stones, rope], now, trouble, limits, ...more });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const url = address.replace('http', 'ws') + '/live';
  return {
    node,
    url,
    async close() {
      await app.close();
      await leave(node);
    },
    async health() {
      const answer = await fetch(`${address}/health`);
      const told: Awaited<ReturnType<Inn['health']>> = JSON.parse(await answer.text());
      return told;
    },
    async welcome(match, token, seen) {
      const guest = await Guest.connect(url);
      await guest.hello(match, token, seen);
      return guest;
    },
  };
}

/** A clock that tests set forward. */
export function newClock() {
  let time = 1_800_000_000_000;
  const sleepers = new Set<() => void>();
  return {
    now: () => time++,
    pass: (ms: number): void => {
      time += ms;
      for (const look of sleepers) look();
    },
    /** Resolves when the clock is set past the due time. */
    sleep: (ms: number, signal: AbortSignal): Promise<void> => {
      const due = time + ms;
      return new Promise((resolve) => {
        const look = (): void => {
          if (time < due && !signal.aborted) return;
          sleepers.delete(look);
          resolve();
        };
        sleepers.add(look);
        signal.addEventListener('abort', look);
      });
    },
  };
}

/** Polls until the server's health looks like this. */
export async function stands(inn: Inn, like: Partial<Awaited<ReturnType<Inn['health']>>>): Promise<void> {
  for (;;) {
    const health = await inn.health();
    if (Object.entries(like).every(([key, value]) => new Map(Object.entries(health)).get(key) === value))
      return;
  }
}

/** A person's seat, or that of a bot of this level. */
export type SeatPlan = 'person' | { readonly bot: string };

export interface Laid {
  readonly id: string;
  /** By seat: its holder, and their session. */
  readonly persons: readonly (string | null)[];
  readonly tokens: readonly (string | null)[];
}

export interface Wishes {
  readonly pace?: Pace;
  readonly watch?: 'anyone' | 'players';
  readonly locale?: Locale;
}

/** A table that has begun, with dice the tests know, and all seats taken. */
export async function lay(
  node: Node,
  game: TableGame,
  plans: readonly SeatPlan[],
  { pace = { kind: 'none' }, watch = 'anyone', locale = 'en' }: Wishes = {},
): Promise<Laid> {
  const id = randomUUID();
  const { query } = node.database;
  const people = peopleOf(query, node.now);
  const guests = await Promise.all(
    plans.map((plan) => (plan === 'person' ? newGuest(people, locale) : Promise.resolve(null))),
  );
  const at = node.now();
  await query
    .insertInto('tables')
    .values({
      id,
      code: id,
      game: game.engine.id,
      name: '',
      board: null,
      options: '{}',
      pace: JSON.stringify(pace),
      listed: 1,
      watch,
      host: guests.find((guest) => guest !== null)?.person ?? '',
      commitment: commitment(SECRET),
      created: at,
      touched: at,
      begun: at,
    })
    .execute();
  const seats = plans.map((plan, seat) => ({
    table: id,
    seat,
    person: guests[seat]?.person ?? null,
    level: plan === 'person' ? null : plan.bot,
  }));
  await query.insertInto('seats').values(seats).execute();
  const setup = game.setup(plans.length, {});
  const match = await KeptMatch.create(node, game.engine, { id, setup, dice: DICE });
  await match.settle();
  return {
    id,
    persons: guests.map((guest) => guest?.person ?? null),
    tokens: guests.map((guest) => guest?.token ?? null),
  };
}

async function newGuest(people: People, locale: Locale): Promise<{ person: string; token: string }> {
  const guest = await people.guest('Guest', locale);
  if ('problem' in guest) throw new Error(guest.problem);
  return { person: guest.id, token: await people.newToken(guest) };
}

/** Runs a scene at a server on an empty database, and cleans up. */
export async function atInn(
  kind: Kind,
  limits: Partial<AppLimits>,
  scene: (inn: Inn, place: Place) => Promise<void>,
  more: Partial<AppOptions> = {},
): Promise<void> {
  const place = await newPlace(kind);
  try {
    const inn = await newInn(place, limits, more);
    try {
      await scene(inn, place);
    } finally {
      await inn.close();
    }
  } finally {
    await place.remove();
  }
}
