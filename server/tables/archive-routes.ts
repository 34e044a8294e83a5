import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import * as v from 'valibot';
import { proofAnswer, storyQuery, tableId } from '@sanguine/protocol';
import { answers, refuse } from '../http/answers.ts';
import { atMost } from '../http/limits.ts';
import type { Routes } from '../http/schemas.ts';
import type { Archive } from './archive.ts';
import type { Seats } from './seats.ts';

export interface ArchiveLimits {
  /** Stories and records for one address in a minute. */
  readonly stories: number;
}

export const ARCHIVE_LIMITS: ArchiveLimits = { stories: 60 };

export interface ArchiveRoutesOptions {
  readonly archive: Archive;
  readonly seats: Pick<Seats, 'viewerOf' | 'places'>;
  readonly limits: ArchiveLimits;
}

const tags = ['tables'];
const atTable = v.strictObject({ id: tableId });
/**
 * Sent as serialized: a record by the kernel's own schema, a story row by row through the live protocol's allow-list.
 */
const written = v.custom<Uint8Array>(() => true);
const JSON_TYPE = 'application/json; charset=utf-8';

const unzipped = promisify(gunzip);

/** Routes for a game's record, its story and the proof of its dice. */
export function archiveRoutes(app: Routes, { archive, seats, limits }: ArchiveRoutesOptions): void {
  const heavy = { rateLimit: atMost(limits.stories, 'stories') };

  app.get(
    '/api/tables/:id/record',
    {
      config: heavy,
      schema: {
        tags,
        summary: 'The record of a finished game',
        description:
          'Whole, with the secret and the salts: `sanguine verify` proves every draw from it, and docs/verify-dice.mjs does without any of our code.',
        params: atTable,
        response: answers({ 200: written }, 'missing', 'running'),
      },
    },
    async ({ person, params: { id } }, reply) => {
      const [viewer, match] = await Promise.all([seats.viewerOf(id, person?.id ?? null), archive.find(id)]);
      if (viewer === null || match === null) return refuse(reply, 'missing');
      if (match.finished === null) return refuse(reply, 'running');
      const record = await archive.record(id);
      if (record === null) return refuse(reply, 'missing');
      reply.header('content-disposition', `attachment; filename="${match.game}-${id}.json"`);
      reply.header('content-type', JSON_TYPE);
      return reply.send(record);
    },
  );

  app.get(
    '/api/tables/:id/proof',
    {
      config: heavy,
      schema: {
        tags,
        summary: 'What the dice of a finished game were made of',
        params: atTable,
        response: answers({ 200: proofAnswer }, 'missing', 'running'),
      },
    },
    async ({ person, params: { id } }, reply) => {
      const [viewer, match] = await Promise.all([seats.viewerOf(id, person?.id ?? null), archive.find(id)]);
      if (viewer === null || match === null) return refuse(reply, 'missing');
      if (match.finished === null) return refuse(reply, 'running');
      return (await archive.proof(id)) ?? refuse(reply, 'missing');
    },
  );

  app.get(
    '/api/tables/:id/story',
    {
      config: heavy,
      schema: {
        tags,
        summary: 'A game from its first row, as one viewer could follow it',
        description:
          "The asker's own view, or that of somebody who watches; once the game is over, any seat's.",
        params: atTable,
        querystring: storyQuery,
        response: answers({ 200: written }, 'missing', 'running'),
      },
    },
    async ({ person, params: { id }, query, headers }, reply) => {
      const [own, match] = await Promise.all([seats.viewerOf(id, person?.id ?? null), archive.find(id)]);
      if (own === null || match === null) return refuse(reply, 'missing');
      const viewer = query.seat ?? own.seat;
      if (viewer !== own.seat) {
        if (match.finished === null) return refuse(reply, 'running');
        const places = await seats.places(id);
        if (places.every(({ seat }) => seat !== viewer)) return refuse(reply, 'missing');
      }
      const told = await archive.story(id, viewer);
      if (told === null) return refuse(reply, 'missing');
      reply.header('content-type', JSON_TYPE);
      reply.header('vary', 'accept-encoding');
      if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return reply.send(await unzipped(told));
      reply.header('content-encoding', 'gzip');
      return reply.send(told);
    },
  );
}
