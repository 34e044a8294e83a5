import { describe, expect, test } from 'vitest';
import { commitment, type GameRecord, houseSalt, seedOf, verify } from '@sanguine/kernel';
import type { Proof } from '@sanguine/protocol';
import { DATABASES } from './house.ts';
import { inHall, newSalt, playOut, tow, type Visitor } from './tables-hall.ts';

const READS = ['', '/record', '/story', '/story?seat=0', '/proof', '/events'];

/** Everything a visitor can find out about a table, in one text. */
async function everything(visitor: Visitor, id: string): Promise<string> {
  const paths = READS.filter((path) => path !== '/events').map((path) => `/api/tables/${id}${path}`);
  const lists = ['', '?state=playing', '?state=finished', '/mine'].map((path) => `/api/tables${path}`);
  const answers = await Promise.all([...paths, ...lists].map((path) => visitor.ask('GET', path)));
  expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
  return answers.map(({ text }) => text).join('\n');
}

describe.each(DATABASES)('secrets on %s', (kind) => {
  test('no secret and no salt of anybody leaves before the end; then all do, and prove the dice', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const [salt, other] = [newSalt(), newSalt()];
      const seats = [
        { kind: 'me' },
        { kind: 'open' },
        { kind: 'bot', level: 'random' },
        { kind: 'open' },
      ] as const;
      const { id, ...opened } = await ann.open({ seats: [...seats], salt });
      const { query } = node.database;
      const { secret } = await query.selectFrom('secrets').selectAll().executeTakeFirstOrThrow();
      expect(commitment(secret)).toBe(opened.commitment);
      const silent = async (): Promise<void> => {
        for (const asker of [ann, ben, stranger]) {
          const text = await everything(asker, id);
          for (const hidden of [secret, salt, other]) expect(text).not.toContain(hidden);
        }
      };
      await silent();
      await ben.sit(id, { seat: 1, salt: other });
      await silent();
      await (await visitor('Cat')).sit(id);
      await silent();
      for (const path of ['record', 'proof', 'story?seat=0']) {
        expect((await ben.ask('GET', `/api/tables/${id}/${path}`)).body).toEqual({ problem: 'running' });
      }
      expect(await query.selectFrom('secrets').selectAll().execute()).toEqual([]);

      await playOut(node, id);
      const proof = (await stranger.ask<Proof>('GET', `/api/tables/${id}/proof`)).body;
      expect(proof).toMatchObject({ game: 'tug', rulesVersion: 1, commitment: opened.commitment, secret });
      expect(proof.salts).toMatchObject([
        { seat: 0, salt, given: true, name: 'Ann', person: ann.person },
        { seat: 1, salt: other, given: true, name: 'Ben', person: ben.person },
        { seat: 2, salt: houseSalt(opened.commitment, 2), given: false, name: null, person: null },
        { seat: 3, salt: houseSalt(opened.commitment, 3), given: false, name: 'Cat' },
      ]);
      const download = await stranger.ask<GameRecord>('GET', `/api/tables/${id}/record`);
      expect(download.headers.get('content-disposition')).toBe(`attachment; filename="tug-${id}.json"`);
      expect(download.body.players).toEqual(['Ann', 'Ben', 'random', 'Cat']);
      expect(verify(tow.engine, download.body)).toMatchObject({ ok: true, rows: proof.number });
      const { dice, chapters } = download.body;
      const salts = proof.salts.map((one) => one.salt);
      expect(dice).toEqual({ generator: 'fair', commitment: proof.commitment, secret, salts });
      expect(chapters.at(-1)?.rows.at(-1)?.mark).toBe(proof.mark);
      expect(seedOf(secret, salts)).not.toBe(seedOf(secret, salts.toReversed()));
    });
  });

  test('a table by invitation is in no list, and its code is for those who belong there', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben, eve] = [await visitor('Ann'), await visitor('Ben'), await visitor('Eve')];
      const [hidden, listed] = [await ann.open({ listed: false }), await ann.open()];
      const codes = async (id: string) =>
        Promise.all([ann, ben, stranger].map(async (asker) => (await asker.see(id)).code));
      expect(await codes(hidden.id)).toEqual([hidden.code, null, null]);
      expect(await codes(listed.id)).toEqual([listed.code, listed.code, listed.code]);
      expect(await eve.list('')).toEqual([listed.id]);
      await ben.sit(hidden.id);
      expect(await codes(hidden.id)).toEqual([hidden.code, hidden.code, null]);
      expect(await eve.list('?state=playing')).toEqual([]);
      await playOut(node, hidden.id);
      expect(await eve.list('?state=finished')).toEqual([]);
      expect(await codes(hidden.id)).toEqual([null, null, null]);
      expect(await ben.list('/mine')).toEqual([hidden.id]);
    });
  });

  test('a table for its players alone shows nothing of itself to others once it has begun', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben, host] = [await visitor('Ann'), await visitor('Ben'), await visitor('Host')];
      const { id, code } = await host.open({ seats: [{ kind: 'open' }, { kind: 'open' }], watch: 'players' });
      expect((await stranger.see(id)).seats).toHaveLength(2);
      await ann.sit(id);
      await ben.sit(id);
      const closed = async (): Promise<void> => {
        for (const path of READS) {
          const answer = await stranger.ask('GET', `/api/tables/${id}${path}`);
          expect([path, answer.status, answer.body]).toEqual([path, 404, { problem: 'missing' }]);
        }
        expect((await stranger.ask('GET', `/api/codes/${code}`)).status).toBe(404);
        expect(await stranger.list('?state=playing')).toEqual([]);
        expect(await stranger.list('?state=finished')).toEqual([]);
        // The host sees the table, but nothing of the game.
        expect((await host.see(id)).hosted).toBe(true);
        expect((await host.ask('GET', `/api/tables/${id}/story`)).status).toBe(404);
      };
      await closed();
      expect((await ann.ask('GET', `/api/tables/${id}/story`)).status).toBe(200);
      await playOut(node, id);
      await closed();
      expect((await ben.ask('GET', `/api/tables/${id}/record`)).status).toBe(200);
    });
  });
});
