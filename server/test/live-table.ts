import { randomUUID } from 'node:crypto';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import type { Playable } from '@sanguine/bots';
import { type AppLimits, buildApp, KeptMatch, type SeatPlan, seatsOf } from '../index.ts';
import { type Kind, leave, newNode, newPlace, type Node, type Place } from './house.ts';
import { Guest } from './live-guest.ts';
import { DICE } from './tables.ts';
import { tug } from './tug.ts';

export const stones: Playable = bloodstones;
export const rope: Playable = {
  engine: tug,
  bots: {},
  setup: (seats) => ({ seats, rounds: 20 }),
  side: () => null,
};

/** Tests play faster than people. */
export const PATIENT: Partial<AppLimits> = { rate: { burst: 1e6, perSecond: 1e6 }, waiting: 1e6 };

/** A server on a port of its own. */
export interface Inn {
  readonly node: Node;
  readonly url: string;
  /** Shuts the server, and then fails if anything went wrong there that no test has looked at. */
  close(): Promise<void>;
  health(): Promise<{ ok: boolean; matches: number; sockets: number }>;
  /** Somebody comes in, and is welcomed. */
  welcome(match: string, token: string | null, seen?: number): Promise<Guest>;
}

export async function newInn(place: Place, limits: Partial<AppLimits> = PATIENT): Promise<Inn> {
  const node = await newNode(place.url);
  const { database, now, trouble } = node;
  const app = await buildApp({ database, games: [stones, rope], now, trouble, limits });
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

/** Looks again and again until the server stands like this. */
export async function stands(inn: Inn, like: Partial<Awaited<ReturnType<Inn['health']>>>): Promise<void> {
  for (;;) {
    const health = await inn.health();
    if (Object.entries(like).every(([key, value]) => new Map(Object.entries(health)).get(key) === value))
      return;
  }
}

export interface Laid {
  readonly id: string;
  readonly tokens: readonly (string | null)[];
}

/** A new match with its seats given out. */
export async function lay(node: Node, game: Playable, plans: readonly SeatPlan[]): Promise<Laid> {
  const id = randomUUID();
  const match = await KeptMatch.create(node, game.engine, {
    id,
    setup: game.setup(plans.length, {}),
    dice: DICE,
  });
  await match.settle();
  return { id, tokens: await seatsOf(node.database.query).assign(id, plans) };
}

/** Does something at a server on an empty database, and puts all away. */
export async function atInn(
  kind: Kind,
  limits: Partial<AppLimits>,
  scene: (inn: Inn) => Promise<void>,
): Promise<void> {
  const place = await newPlace(kind);
  try {
    const inn = await newInn(place, limits);
    try {
      await scene(inn);
    } finally {
      await inn.close();
    }
  } finally {
    await place.remove();
  }
}
