import { randomBytes } from 'node:crypto';
import { get, type IncomingMessage } from 'node:http';
import type { NewTable, TableInfo } from '@sanguine/protocol';
import { type AppLimits, buildApp, KeptMatch, type TableGame } from '../index.ts';
import { type Kind, leave, newNode, newPlace, type Node, type Place } from './house.ts';
import { PATIENT, rope, stones } from './live-table.ts';
import { bid } from './tables.ts';

/** The rope game, as short as it can be, with boards and options to choose. */
export const tow: TableGame = {
  ...rope,
  boards: [
    { id: 'grass', name: { en: 'Grass', ja: '草地' }, players: [2, 3] },
    { id: 'sand', name: { en: 'Sand', ja: '砂地' }, players: [4, 4] },
  ],
  options: { rounds: ['1', '2', '0'] },
  setup: (seats, { options }) => ({ seats, rounds: Number(options?.['rounds'] ?? 1) }),
};

interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Headers;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A client with or without a session. */
export interface Visitor {
  readonly person: string;
  ask<Body = { readonly problem?: string }>(
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<Answered<Body>>;
  open(wish?: Partial<NewTable>): Promise<TableInfo>;
  see(id: string): Promise<TableInfo>;
  list(query: string): Promise<string[]>;
  sit(
    id: string,
    wish?: { seat?: number; salt?: string },
  ): Promise<Answered<TableInfo & { problem?: string }>>;
  /** Waits at a table, and returns its events as they come. */
  wait(id: string): Promise<Waiting>;
}

export interface Waiting {
  readonly status: number;
  /** Null if the stream has ended. */
  next(): Promise<{ readonly event: string; readonly data: TableInfo } | null>;
  leave(): void;
}

/** A server on its own port, whose clock can be set forward. */
export interface Hall {
  readonly node: Node;
  readonly url: string;
  readonly stranger: Visitor;
  readonly visitor: (name: string) => Promise<Visitor>;
  readonly pass: (milliseconds: number) => void;
  readonly close: () => Promise<void>;
}

const GENEROUS: Partial<AppLimits> = {
  ...PATIENT,
  requests: 1e6,
  guests: 1e6,
  tables: 1e6,
  codes: 1e6,
  stories: 1e6,
};

export async function newHall(
  place: Place,
  limits: Partial<AppLimits> = {},
  games: readonly TableGame[] = [stones, tow],
): Promise<Hall> {
  const node = await newNode(place.url);
  const { database, trouble } = node;
  let ahead = 0;
  const now = (): number => node.now() + ahead;
  const app = await buildApp({
    database,
    games,
    now,
    trouble,
    limits: { ...GENEROUS, ...limits },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    node,
    url,
    stranger: visitorAt(url, '', null),
    async visitor(name) {
      const came = await fetch(`${url}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ name, locale: 'en' }),
      });
      const { person }: { person: string } = JSON.parse(await came.text());
      const token = /sanguine=([\w-]+)/.exec(came.headers.get('set-cookie') ?? '')?.[1];
      if (token === undefined) throw new Error(`${name} did not get in`);
      return visitorAt(url, person, token);
    },
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    async close() {
      await app.close();
      await leave(node);
    },
  };
}

/** Runs a scene at a server on an empty database, and cleans up. */
export async function inHall(
  kind: Kind,
  scene: (hall: Hall) => Promise<void>,
  limits: Partial<AppLimits> = {},
  games?: readonly TableGame[],
): Promise<void> {
  const place = await newPlace(kind);
  try {
    const hall = await newHall(place, limits, games);
    try {
      await scene(hall);
    } finally {
      await hall.close();
    }
  } finally {
    await place.remove();
  }
}

export const newSalt = (): string => randomBytes(32).toString('hex');

export const WISH: NewTable = {
  game: 'tug',
  name: 'Friday',
  seats: [{ kind: 'me' }, { kind: 'open' }],
  options: {},
  pace: { kind: 'none' },
  listed: true,
  watch: 'anyone',
};

function visitorAt(url: string, person: string, token: string | null): Visitor {
  const known = token === null ? {} : { authorization: `Bearer ${token}` };
  const ask: Visitor['ask'] = async (method, path, body) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...known, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      text,
      headers: answer.headers,
    };
  };
  return {
    person,
    ask,
    async open(wish = {}) {
      const { status, body, text } = await ask<TableInfo>('POST', '/api/tables', { ...WISH, ...wish });
      if (status !== 201) throw new Error(text);
      return body;
    },
    async see(id) {
      const { status, body, text } = await ask<TableInfo>('GET', `/api/tables/${id}`);
      if (status !== 200) throw new Error(text);
      return body;
    },
    async list(query) {
      const { body, text } = await ask<{ tables?: TableInfo[] }>('GET', `/api/tables${query}`);
      if (body.tables === undefined) throw new Error(text);
      return body.tables.map(({ id }) => id);
    },
    sit: (id, wish = {}) => ask('POST', `/api/tables/${id}/seats`, wish),
    async wait(id) {
      const answer = await new Promise<IncomingMessage>((resolve) => {
        get(`${url}/api/tables/${id}/events`, { headers: known, agent: false }, resolve);
      });
      answer.setEncoding('utf8');
      const texts: AsyncIterator<string> = answer[Symbol.asyncIterator]();
      let rest = '';
      return {
        status: answer.statusCode ?? 0,
        leave: () => void answer.destroy(),
        async next() {
          for (;;) {
            rest = rest.replace(/^:\n\n/, '');
            const [whole = '', event = '', data = ''] = /^event: (\w+)\ndata: (.*)\n\n/.exec(rest) ?? [];
            rest = rest.slice(whole.length);
            if (whole !== '') return { event, data: JSON.parse(data) };
            const more = await texts.next();
            if (more.done === true) return null;
            rest += more.value;
          }
        },
      };
    },
  };
}

/** Plays a match of `tow` to its end, for all seats. */
export async function playOut(node: Node, id: string): Promise<void> {
  const opened = await KeptMatch.open(node, tow.engine, id);
  if (!opened.ok) throw new Error(opened.problem);
  const { match } = opened;
  while (match.current.outcome() === null) {
    const [seat = 0, ...others] = match.current.deciders();
    const move = others.length > 0 || match.current.sealedBy().length > 0 ? bid(seat) : { do: 'let go' };
    await match.submit(seat, move, match.current.number);
  }
  await match.settle();
}
