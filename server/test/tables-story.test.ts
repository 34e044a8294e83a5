import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { type AnySetup, apply, type Viewer } from '@sanguine/kernel';
import { type Story, updateMessage } from '@sanguine/protocol';
import { KeptMatch } from '../index.ts';
import { DATABASES } from './house.ts';
import { inHall, playOut, tow, type Visitor } from './tables-hall.ts';
import { bid } from './tables.ts';

const VIEWERS = [null, 0, 1];

async function storyFor(visitor: Visitor, id: string, query = ''): Promise<Story> {
  const { status, body, text: raw } = await visitor.ask<Story>('GET', `/api/tables/${id}/story${query}`);
  if (status !== 200) throw new Error(raw);
  return body;
}

/** Records the updates of each viewer, and their view after every row. */
function follow(match: KeptMatch<AnySetup, unknown, unknown, unknown>) {
  const followed = new Map<Viewer, { rows: unknown[]; masks: string[] }>();
  for (const viewer of VIEWERS) {
    const seen = { rows: [] as unknown[], masks: [JSON.stringify(match.current.viewFor(viewer))] };
    followed.set(viewer, seen);
    match.subscribe(viewer, (row) => {
      seen.rows.push(updateMessage(row));
      seen.masks.push(JSON.stringify(match.current.viewFor(viewer)));
    });
  }
  return (viewer: Viewer) => followed.get(viewer) ?? { rows: [], masks: [] };
}

describe.each(DATABASES)('a story on %s', (kind) => {
  test('is what its viewer was told when it happened, while the game runs and after', async () => {
    await inHall(kind, async ({ node, visitor, stranger }) => {
      const [ann, ben] = [await visitor('Ann'), await visitor('Ben')];
      const { id } = await ann.open({ options: { rounds: '2' } });
      await ben.sit(id);
      const opened = await KeptMatch.open(node, tow.engine, id);
      if (!opened.ok) throw new Error(opened.problem);
      const { match } = opened;
      const seen = follow(match);
      const play = (seat: number, move: unknown) => match.submit(seat, move, match.current.number);

      await play(0, bid(3));
      const sealed = await storyFor(ben, id);
      expect(sealed.rows.map(({ did, events }) => [did, events])).toEqual([[{ do: 'seal', seat: 0 }, []]]);
      await play(1, bid(2));
      const [active = 0] = match.current.deciders();
      await play(active, { do: 'draw' });
      await play(active, { do: 'pull', by: 2 });
      await match.undo(active, match.current.number);
      await match.rewind(active, 2, match.current.number);
      await play(active, { do: 'draw' });

      const check = async (asker: Visitor, viewer: Viewer, query = ''): Promise<void> => {
        const story = await storyFor(asker, id, query);
        const { rows, masks } = seen(viewer);
        expect(story).toMatchObject({ game: 'tug', viewer, names: ['Ann', 'Ben'] });
        expect(story.start).toMatchObject({ number: 0, sealed: [], choice: null, canUndo: false });
        expect(story.rows.map(({ at: _at, ...row }) => row)).toEqual(JSON.parse(JSON.stringify(rows)));
        expect(story.rows.every(({ at }, row) => (at ?? 0) > (story.rows[row - 1]?.at ?? 0))).toBe(true);
        let mask = story.start.view;
        expect(JSON.stringify(mask)).toBe(masks[0]);
        for (const [row, { patch }] of story.rows.entries()) {
          mask = apply(mask, patch);
          expect(JSON.stringify(mask)).toBe(masks[row + 1]);
        }
      };
      await check(ann, 0);
      await check(ann, 0, '?seat=0');
      await check(ben, 1);
      await check(stranger, null);
      for (const asker of [ben, stranger]) {
        const refused = await asker.ask('GET', `/api/tables/${id}/story?seat=0`);
        expect(refused.body).toEqual({ problem: 'running' });
      }
      while (match.current.outcome() === null) {
        const [seat = 0, ...others] = match.current.deciders();
        const bidding = others.length > 0 || match.current.sealedBy().length > 0;
        await play(seat, bidding ? bid(1) : { do: 'let go' });
      }
      await match.settle();
      await check(ann, 0);
      await check(ann, 1, '?seat=1');
      await check(stranger, 0, '?seat=0');
      await check(stranger, null);
      expect((await ann.ask('GET', `/api/tables/${id}/story?seat=2`)).body).toEqual({ problem: 'missing' });
      expect((await ann.ask('GET', `/api/tables/${id}/story?seat=-1`)).body).toEqual({ problem: 'shape' });
    });
  });

  test('is not there before the game, nor of a table there is not', async () => {
    await inHall(kind, async ({ visitor, stranger }) => {
      const { id } = await (await visitor('Ann')).open();
      for (const path of [`${id}/story`, `${id}/record`, `${id}/proof`, 'nowhere/story', 'nowhere/record']) {
        expect((await stranger.ask('GET', `/api/tables/${path}`)).body).toEqual({ problem: 'missing' });
      }
    });
  });
});

test('a story comes zipped to whoever can unzip it, and plain to others', async () => {
  await inHall('sqlite', async ({ url, node, visitor }) => {
    const ann = await visitor('Ann');
    const { id } = await ann.open();
    await (await visitor('Ben')).sit(id);
    await playOut(node, id);
    const zipped = await ann.ask('GET', `/api/tables/${id}/story?seat=0`);
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await new Promise<IncomingMessage>((resolve) => {
      get(`${url}/api/tables/${id}/story?seat=0`, resolve);
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(await text(plain)).toBe(zipped.text);
    // The cache does not hide a new name.
    const { query } = node.database;
    await query.updateTable('persons').set({ name: 'Anna' }).where('id', '=', ann.person).execute();
    expect((await storyFor(ann, id)).names).toEqual(['Anna', 'Ben']);
  });
});
