import type { Readable } from 'node:stream';
import * as v from 'valibot';
import {
  gamesAnswer,
  joinBody,
  joinCode,
  seatBody,
  seatNumber,
  tableAnswer,
  tableBody,
  tableId,
  tablesAnswer,
  tablesQuery,
} from '@sanguine/protocol';
import { addressOf, PerAddress } from '../http/address.ts';
import { answers, done, nothing, refuse } from '../http/answers.ts';
import { atMost } from '../http/limits.ts';
import type { Routes } from '../http/schemas.ts';
import { offerOf, type TableGame } from './game.ts';
import type { Lobby } from './lobby.ts';
import type { Tables } from './tables.ts';

export interface TableLimits {
  /** Tables opened from one address in a minute. */
  readonly tables: number;
  /** Codes tried from one address in a minute: guessing must not pay. */
  readonly codes: number;
  /** Pages of one address that wait at tables at the same time. */
  readonly waitingPages: number;
}

export const TABLE_LIMITS: TableLimits = { tables: 30, codes: 30, waitingPages: 40 };

export interface TableRoutesOptions {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly games: readonly TableGame[];
  readonly limits: TableLimits;
}

const tags = ['tables'];
const atTable = v.strictObject({ id: tableId });
const atSeat = v.strictObject({
  id: tableId,
  seat: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number), seatNumber),
});
/** In upper or lower case. */
const byCode = v.strictObject({ code: v.pipe(v.string(), v.maxLength(6), v.toUpperCase(), joinCode) });
/** Streamed as it is, without a schema. */
const events = v.custom<Readable>(() => true);

/** Routes to open tables, take seats, and see tables before play. */
export function tableRoutes(app: Routes, { tables, lobby, games, limits }: TableRoutesOptions): void {
  const pages = new PerAddress(limits.waitingPages);

  app.get(
    '/api/games',
    { schema: { tags, summary: 'The games there are', response: answers({ 200: gamesAnswer }) } },
    async () => ({ games: games.map(offerOf) }),
  );

  app.post(
    '/api/tables',
    {
      config: { rateLimit: atMost(limits.tables, 'tables') },
      schema: {
        tags,
        summary: 'Open a table',
        description:
          'The secret of the dice is made now and its hash shown as `commitment`. A table with no open seat begins at once. With the problem `setup` comes the `refusal` of the game, where it says why.',
        body: tableBody,
        response: answers({ 201: tableAnswer }, 'person', 'missing', 'setup', 'name.unfit', 'tables', 'bots'),
      },
    },
    async ({ person, body }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const opened = await tables.create(person.id, body);
      if ('refusal' in opened) return refuse(reply, opened.problem, opened.refusal);
      if ('problem' in opened) return refuse(reply, opened.problem);
      const info = await tables.find(opened.id, person.id);
      if (info === null) return refuse(reply, 'missing');
      reply.code(201);
      return info;
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        tags,
        summary: 'Tables in the lists',
        description:
          'Open ones, ones to watch, or finished ones: the latest changed first, a page at a time. Tables by invitation are in none.',
        querystring: tablesQuery,
        response: answers({ 200: tablesAnswer }),
      },
    },
    async ({ person, query }) => ({ tables: await tables.list(query, person?.id ?? null) }),
  );

  app.get(
    '/api/tables/mine',
    {
      schema: {
        tags,
        summary: 'My tables',
        description: 'Those that wait for me first, then the others, then the latest finished ones.',
        response: answers({ 200: tablesAnswer }, 'person'),
      },
    },
    async ({ person }, reply) =>
      person === null ? refuse(reply, 'person') : { tables: await tables.mine(person.id) },
  );

  app.get(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'One table',
        params: atTable,
        response: answers({ 200: tableAnswer }, 'missing'),
      },
    },
    async ({ person, params }, reply) =>
      (await tables.find(params.id, person?.id ?? null)) ?? refuse(reply, 'missing'),
  );

  app.get(
    '/api/codes/:code',
    {
      config: { rateLimit: atMost(limits.codes, 'codes') },
      schema: {
        tags,
        summary: 'The table an invitation leads to',
        description: 'Until the game is over.',
        params: byCode,
        response: answers({ 200: tableAnswer }, 'missing'),
      },
    },
    async ({ person, params }, reply) =>
      (await tables.byCode(params.code, person?.id ?? null)) ?? refuse(reply, 'missing'),
  );

  app.get(
    '/api/tables/:id/events',
    {
      // A HEAD request would never end the stream.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Wait at a table',
        description:
          '`text/event-stream`: an event `table` with the table now and whenever it changes, until it has begun; `gone` when it was put away. 204 once it has begun: nothing more will come.',
        params: atTable,
        response: answers({ 200: events, 204: nothing }, 'missing'),
      },
    },
    async (request, reply) => {
      const { person, params } = request;
      const info = await tables.find(params.id, person?.id ?? null);
      if (info === null) return refuse(reply, 'missing');
      if (info.state !== 'open') return done(reply);
      const leave = pages.admit(addressOf(request));
      if (leave === null) return refuse(reply, 'rate');
      const stream = lobby.follow(params.id, person?.id ?? null);
      stream.once('close', leave);
      reply.header('content-type', 'text/event-stream; charset=utf-8');
      reply.header('cache-control', 'no-store');
      // Nothing else uses this connection: after the stream a server that shuts down need not wait for it.
      reply.header('connection', 'close');
      // Asks proxies not to buffer events.
      reply.header('x-accel-buffering', 'no');
      return reply.send(stream);
    },
  );

  app.post(
    '/api/tables/:id/seats',
    {
      schema: {
        tags,
        summary: 'Sit down',
        description:
          "On the seat asked for, or the first free one; `salt` is the player's own part in the dice. Whoever sits already and asks for another free seat changes to it. Whoever takes the last open seat begins the game.",
        params: atTable,
        body: joinBody,
        response: answers(
          { 200: tableAnswer },
          'person',
          'missing',
          'begun',
          'seated',
          'seat',
          'full',
          'setup',
        ),
      },
    },
    async ({ person, params, body }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await tables.join(person.id, params.id, body);
      if (problem !== null) return refuse(reply, problem.problem);
      return (await tables.find(params.id, person.id)) ?? refuse(reply, 'missing');
    },
  );

  app.delete(
    '/api/tables/:id/seats/mine',
    {
      schema: {
        tags,
        summary: 'Leave a table that has not begun',
        params: atTable,
        response: answers({ 200: tableAnswer }, 'person', 'missing', 'begun'),
      },
    },
    async ({ person, params }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await tables.leave(person.id, params.id);
      if (problem !== null) return refuse(reply, problem.problem);
      return (await tables.find(params.id, person.id)) ?? refuse(reply, 'missing');
    },
  );

  app.put(
    '/api/tables/:id/seats/:seat',
    {
      schema: {
        tags,
        summary: 'Give a seat to a bot, or empty it',
        description:
          'For the host, before the game. A person has to be asked away before a bot can sit there.',
        params: atSeat,
        body: seatBody,
        response: answers({ 200: tableAnswer }, 'person', 'missing', 'begun', 'host', 'seat', 'setup'),
      },
    },
    async ({ person, params, body }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await tables.setSeat(person.id, params.id, params.seat, body);
      if (problem !== null) return refuse(reply, problem.problem);
      return (await tables.find(params.id, person.id)) ?? refuse(reply, 'missing');
    },
  );

  app.post(
    '/api/tables/:id/start',
    {
      schema: {
        tags,
        summary: 'Begin',
        description: 'For the host, once no seat is open.',
        params: atTable,
        response: answers(
          { 200: tableAnswer },
          'person',
          'missing',
          'begun',
          'host',
          'waiting',
          'setup',
          'bots',
        ),
      },
    },
    async ({ person, params }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await tables.start(person.id, params.id);
      if (problem !== null) return refuse(reply, problem.problem);
      return (await tables.find(params.id, person.id)) ?? refuse(reply, 'missing');
    },
  );

  app.delete(
    '/api/tables/:id',
    {
      schema: {
        tags,
        summary: 'Put an open table away',
        description: 'For the host, before the game.',
        params: atTable,
        response: answers({ 204: nothing }, 'person', 'missing', 'begun', 'host'),
      },
    },
    async ({ person, params }, reply) => {
      if (person === null) return refuse(reply, 'person');
      const problem = await tables.close(person.id, params.id);
      return problem === null ? done(reply) : refuse(reply, problem.problem);
    },
  );
}
