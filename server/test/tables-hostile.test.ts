import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { problemAnswer, tableAnswer } from '@sanguine/protocol';
import { DATABASES } from './house.ts';
import { inHall, WISH } from './tables-hall.ts';

/** Any JSON, and nearly valid bodies. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      game: fc.oneof(fc.constant('tug'), fc.constant('bloodstones'), fc.string()),
      name: fc.oneof(fc.string({ unit: 'binary', maxLength: 50 }), fc.constant('')),
      seats: fc.array(
        fc.oneof(
          fc.constantFrom({ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'random' }),
          fc.record({ kind: fc.constantFrom('bot', 'me', 'king'), level: fc.string() }),
        ),
        { maxLength: 20 },
      ),
      board: fc.oneof(fc.string(), fc.constantFrom('grass', '__proto__', '{"areas":[]}')),
      options: fc.dictionary(fc.constantFrom('rounds', 'constructor', 'cutiecorn'), fc.jsonValue()),
      pace: fc.oneof(fc.constant({ kind: 'none' }), fc.jsonValue()),
      listed: fc.boolean(),
      watch: fc.constantFrom('anyone', 'players', 'nobody'),
      salt: fc.oneof(fc.constant('ab'.repeat(32)), fc.string()),
    },
    { requiredKeys: ['game', 'name', 'seats', 'options', 'pace', 'listed', 'watch'] },
  ),
  fc.record(
    { seat: fc.oneof(fc.integer(), fc.double(), fc.string()), salt: fc.string() },
    { requiredKeys: [] },
  ),
  fc.record({ kind: fc.constantFrom('open', 'bot', 'me'), level: fc.string() }, { requiredKeys: ['kind'] }),
);
const word = fc.oneof(
  fc.string({ unit: 'binary' }).map(encodeURIComponent),
  fc.constantFrom('0', '1', '99', '-1', 'mine'),
);

describe.each(DATABASES)('whatever is sent, on %s', (kind) => {
  test('is answered with what the protocol lists, and never with a fault', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const { id } = await ann.open({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
      const path = fc.oneof(
        fc.constantFrom(
          ['POST', '/api/tables'] as const,
          ['POST', `/api/tables/${id}/seats`] as const,
          ['PUT', `/api/tables/${id}/seats/1`] as const,
          ['POST', `/api/tables/${id}/start`] as const,
        ),
        word.map((some) => ['PUT', `/api/tables/${id}/seats/${some}`] as const),
        word.map((some) => ['POST', `/api/tables/${some}/seats`] as const),
      );
      await fc.assert(
        fc.asyncProperty(
          path,
          anything,
          fc.constantFrom(ann, ben, stranger),
          async ([method, to], body, asker) => {
            const answer = await asker.ask<unknown>(method, to, body);
            expect(answer.status).toBeLessThan(500);
            const schema = answer.status < 300 ? tableAnswer : problemAnswer;
            expect(v.is(schema, answer.body)).toBe(true);
          },
        ),
        { numRuns: 400 },
      );
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(
            '/api/tables/',
            '/api/codes/',
            '/api/tables?before=',
            '/api/tables?state=',
            '/api/tables?',
          ),
          word,
          fc.constantFrom('', '/story', '/story?seat=', '/record', '/proof', '/events'),
          async (first, middle, last) => {
            const answer = await stranger.ask('GET', `${first}${middle}${last}`);
            expect(answer.status).toBeLessThan(500);
          },
        ),
        { numRuns: 300 },
      );
    });
  });
});

test('codes are not found by trying, nor are tables opened without end', async () => {
  await inHall(
    'sqlite',
    async ({ visitor, stranger }) => {
      const ann = await visitor('Ann');
      await ann.open({ listed: false });
      const tries = await Promise.all(
        ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'].map((code) => stranger.ask('GET', `/api/codes/${code}`)),
      );
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(1);
      const more = [await ann.ask('POST', '/api/tables', WISH), await ann.ask('POST', '/api/tables', WISH)];
      expect(more.map(({ status }) => status)).toEqual([201, 429]);
    },
    { codes: 3, tables: 2 },
  );
});
