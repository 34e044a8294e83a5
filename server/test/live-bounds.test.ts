import { describe, expect, test } from 'vitest';
import { engine } from '@sanguine/kernel';
import type { AppLimits } from '../index.ts';
import { voteStore } from '../live/votes/vote-store.ts';
import { DATABASES } from './house.ts';
import { Guest } from './live-guest.ts';
import { seated } from './live-seated.ts';
import { atInn, lay, PATIENT, rope, stands } from './live-table.ts';
import { bid, pull } from './tables.ts';
import { tugRules } from './tug.ts';

const ACCEPTED = { type: 'accepted' };
const rate = (burst: number) => ({ burst, perSecond: 0 });

/** Lets all bid; returns the guest whose turn it is. */
async function underWay(guests: readonly Guest[]): Promise<Guest> {
  for (const guest of guests) await guest.move(bid(1));
  for (const guest of guests) await guest.until(() => guest.number === guests.length);
  const active = guests.find(({ seat, deciders }) => seat !== null && deciders.includes(seat));
  if (active === undefined) throw new Error('nobody has the turn');
  return active;
}

describe.each(DATABASES)('how much one may do on %s', (kind) => {
  test('who takes back too often waits, in whichever window, and plays on meanwhile', async () => {
    await atInn(kind, { ...PATIENT, undos: rate(2) }, async (inn) => {
      const { id, tokens, guests } = await seated(inn);
      const active = await underWay(guests);
      const token = tokens[active.seat ?? 0] ?? null;
      for (let times = 0; times < 2; times++) {
        expect(await active.move(pull(1))).toMatchObject(ACCEPTED);
        expect(await active.undo()).toMatchObject(ACCEPTED);
      }
      expect(await active.move(pull(1))).toMatchObject(ACCEPTED);
      expect(await active.undo()).toMatchObject({ type: 'problem', code: 'rate' });
      const window = await inn.welcome(id, token);
      expect(await window.undo()).toMatchObject({ type: 'problem', code: 'rate' });
      expect(await window.move(pull(2))).toMatchObject(ACCEPTED);
    });
  });

  test('a choice made anew is one taken back', async () => {
    await atInn(kind, { ...PATIENT, undos: rate(1) }, async (inn) => {
      const { red } = await seated(inn);
      expect(await red.move(bid(1))).toMatchObject(ACCEPTED);
      expect(await red.move(bid(2))).toMatchObject(ACCEPTED);
      expect(await red.move(bid(3))).toMatchObject({ type: 'problem', code: 'rate' });
      expect(red.number).toBe(2);
    });
  });

  test('a match that has grown too long is played on and never back', async () => {
    await atInn(kind, { ...PATIENT, rows: 6 }, async (inn) => {
      const { guests } = await seated(inn);
      const active = await underWay(guests);
      expect(await active.move(pull(1))).toMatchObject(ACCEPTED);
      expect(await active.undo()).toMatchObject(ACCEPTED);
      expect(await active.move(pull(1))).toMatchObject(ACCEPTED);
      expect(active.number).toBe(6);
      const long = { type: 'problem', code: 'rows' };
      expect(await active.undo()).toMatchObject(long);
      expect(await active.propose({ kind: 'takeBack', to: 1 })).toMatchObject(long);
      expect(await active.move({ do: 'let go' })).toMatchObject(ACCEPTED);
      const [first] = guests;
      await first?.until(() => first.number === 7);
      expect(await first?.move(bid(1))).toMatchObject(ACCEPTED);
      expect(await first?.move(bid(2))).toMatchObject(long);
    });
  });

  test('what a socket had still to say when it was turned away is not done', async () => {
    const limits: Partial<AppLimits> = { ...PATIENT, rate: rate(8) };
    await atInn(kind, limits, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', 'person']);
      const [red, blue] = await Promise.all(tokens.map((token) => inn.welcome(id, token)));
      if (red === undefined || blue === undefined) throw new Error('two sit here');
      // All at once: by the time the first is handled the socket is turned away.
      for (let at = 0; at < 10; at++) red.say({ type: 'say', id: `${at}`, text: `line ${at}` });
      expect(await red.end()).toBe(1008);
      await stands(inn, { sockets: 1 });
      await blue.ping();
      const { count } = await inn.node.database.query
        .selectFrom('chat')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBeLessThanOrEqual(1);
    });
  });

  test('who comes too often from one address is told to wait before anything is read for them', async () => {
    await atInn(kind, { ...PATIENT, hellos: rate(2) }, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', 'person']);
      await inn.welcome(id, tokens[0] ?? null);
      await inn.welcome(id, null);
      const third = await Guest.connect(inn.url);
      third.say({ type: 'hello', match: id, token: tokens[1] ?? null, seen: null });
      expect(await third.end()).toBe(1013);
      expect(third.problems).toEqual([{ type: 'problem', code: 'rate', id: null }]);
      expect(third.raw).toHaveLength(1);
    });
  });

  test('the story so far is put together once for all who come between two rows', async () => {
    let masked = 0;
    const rules = tugRules(1);
    const watched = engine({
      ...rules,
      maskEvent: (event, viewer) => {
        masked++;
        return rules.maskEvent(event, viewer);
      },
    });
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, red } = await seated(inn, ['person', 'person']);
        await red.move(bid(1));
        const first = await inn.welcome(id, null);
        const before = masked;
        const second = await inn.welcome(id, null);
        expect(masked).toBe(before);
        expect(second.welcome.log).toEqual(first.welcome.log);
        await red.undo();
        const third = await inn.welcome(id, null);
        expect(third.welcome.log.map(({ standing }) => standing)).toEqual([true, false, false]);
      },
      { games: [{ ...rope, engine: watched }] },
    );
  });

  test('of what was asked of a table and no longer matters only the latest is kept', async () => {
    await atInn(kind, PATIENT, async ({ node: { database, now } }) => {
      const votes = voteStore(database.query);
      for (let times = 0; times < 30; times++) {
        const asked = await votes.open('m', {
          by: 0,
          wish: { kind: 'takeBack', to: 0 },
          row: 1,
          at: now(),
        });
        if (asked === null) throw new Error('one of its kind waits');
        await votes.change({ ...asked, state: times === 0 ? 'passed' : 'failed', decided: now() });
      }
      const kept = await database.query.selectFrom('motions').select('id').execute();
      expect(kept).toHaveLength(20);
    });
  });
});
