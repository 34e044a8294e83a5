import { describe, expect, test } from 'vitest';
import { type GameRecord, verify } from '@sanguine/kernel';
import type { VoteWish } from '@sanguine/protocol';
import { recordOf, TABLE_CHANGED } from '../index.ts';
import { holds } from './holds.ts';
import { DATABASES, leave, newNode, newPlace } from './house.ts';
import { PEOPLE, seated } from './live-seated.ts';
import { atInn, type Inn, newClock, newInn, PATIENT, rope, lay } from './live-table.ts';
import { bid, newTug, opened } from './tables.ts';
import { tug } from './tug.ts';

const MINUTE = 60_000;
const DONE = { type: 'done' };
const NO_VOTE = { type: 'problem', code: 'vote' };
const SPECTATOR = { type: 'problem', code: 'spectator' };
const DUEL = ['person', 'person'] as const;
const claim: VoteWish = { kind: 'claim', seat: 1 };

/** The record as it is stored; it is proved. */
async function proved(inn: Inn, id: string): Promise<GameRecord> {
  // The outcome is stored right after the last row.
  await holds(async () => (await inn.node.store.find(id))?.finished !== null);
  const record = await recordOf(inn.node.store, id);
  if (record === null) throw new Error('no record');
  expect(verify(tug, record)).toMatchObject({ ok: true });
  return record;
}

/** Blue has left the duel, and red knows. */
async function left(inn: Inn, wishes = {}) {
  const table = await seated(inn, DUEL, wishes);
  await table.blue.leave();
  await table.red.until(() => !table.red.here.includes(1));
  return table;
}

describe.each(DATABASES)('endings on %s', (kind) => {
  test('who concedes a duel loses it, whoever is asked, and everybody is told before it is answered', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue } = await seated(inn, DUEL);
      const watcher = await inn.welcome(id, null);
      await red.move(bid(1));
      // Red has chosen and is not asked.
      expect(await red.concede()).toMatchObject({ type: 'accepted', number: 2 });
      for (const guest of [red, blue, watcher]) {
        await guest.until(() => guest.number === 2);
        expect(guest.told.at(-1)).toMatchObject({
          did: { do: 'concede', seat: 0 },
          events: [],
          patch: [],
          deciders: [],
          outcome: [{ rank: 2 }, { rank: 1 }],
        });
      }
      expect(await blue.concede()).toMatchObject({ type: 'refused', refusal: { code: 'kernel.over' } });
      expect(await blue.move(bid(1))).toMatchObject({ type: 'refused', refusal: { code: 'kernel.over' } });
      expect(await watcher.concede()).toMatchObject(SPECTATOR);
      const late = await inn.welcome(id, null);
      expect(late.welcome.ending).toEqual({ conceded: [0], closed: { how: 'conceded', by: 0 } });
      expect(late.welcome.log.at(-1)).toMatchObject({ did: { do: 'concede', seat: 0 }, standing: true });
      expect((await proved(inn, id)).result).toMatchObject([{ rank: 2 }, { rank: 1 }]);
    });
  });

  test('with more players a bot plays on, the seat is not had back, and it is the same after a restart', async () => {
    const place = await newPlace(kind);
    const inn = await newInn(place);
    const { id, tokens, red, blue, green } = await seated(inn, PEOPLE);
    expect(await green.concede()).toMatchObject({ type: 'accepted' });
    await red.until(() => red.around?.seats[2]?.level === 'random');
    expect(await green.concede()).toMatchObject({ type: 'refused', refusal: { code: 'kernel.conceded' } });
    expect(await green.move(bid(1))).toMatchObject(SPECTATOR);
    expect(await green.propose({ kind: 'return' })).toMatchObject(NO_VOTE);
    expect(await green.propose({ kind: 'callOff' })).toMatchObject(NO_VOTE);
    await red.until(() => red.told.some(({ did }) => did.do === 'seal' && did.seat === 2));
    expect(await red.move(bid(1))).toMatchObject({ type: 'accepted' });
    expect(await blue.move(bid(1))).toMatchObject({ type: 'accepted' });
    await inn.close();

    const next = await newInn(place);
    const back = await next.welcome(id, tokens[2] ?? null);
    expect(back.welcome.ending).toEqual({ conceded: [2], closed: null });
    expect(back.welcome.around.seats[2]).toMatchObject({ kind: 'person', level: 'random' });
    const other = await next.welcome(id, tokens[1] ?? null);
    expect(await other.concede()).toMatchObject({ type: 'accepted' });
    await back.until(() => back.told.at(-1)?.outcome !== undefined && back.told.at(-1)?.outcome !== null);
    expect(back.told.at(-1)?.outcome?.map(({ rank }) => rank)).toEqual([1, 2, 3]);
    await proved(next, id);
    await next.close();
    await place.remove();
  });

  test('a bot sits down for who conceded, even if the node died right after the row was stored', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red } = await seated(inn, PEOPLE);
      const { query } = inn.node.database;
      await red.concede();
      await query.updateTable('seats').set({ level: null }).where('table', '=', id).execute();
      await inn.node.notices.announce(id, TABLE_CHANGED);
      const standIn = () =>
        query.selectFrom('seats').select('level').where('table', '=', id).where('seat', '=', 0);
      await holds(async () => (await standIn().executeTakeFirst())?.level !== null);
      expect(await standIn().executeTakeFirst()).toEqual({ level: 'random' });
    });
  });

  test('a move sent before the others heard of a concession is played all the same', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { red, blue } = await seated(inn, PEOPLE);
      const [conceded, moved] = await Promise.all([red.concede(), blue.move(bid(2), 0)]);
      expect(conceded).toMatchObject({ type: 'accepted' });
      expect(moved).toMatchObject({ type: 'accepted' });
    });
  });

  test('the game is called off when all agree, and not by one alone', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue, green } = await seated(inn, PEOPLE);
      expect(await red.propose({ kind: 'callOff' })).toMatchObject(DONE);
      const first = await blue.voteOn('callOff', 'open');
      expect(first).toMatchObject({ by: 0, yes: [0], open: [1, 2] });
      await blue.vote(first.id, true);
      // Playing on is no answer.
      expect(await red.move(bid(1))).toMatchObject({ type: 'accepted' });
      await green.vote(first.id, false);
      await red.voteOn('callOff', 'failed');
      expect(red.told.every(({ outcome }) => outcome === null)).toBe(true);

      expect(await blue.propose({ kind: 'callOff' })).toMatchObject(DONE);
      const second = await red.voteOn('callOff', 'open');
      await red.vote(second.id, true);
      await green.vote(second.id, true);
      await red.until(() => red.told.at(-1)?.did.do === 'callOff');
      expect(red.told.at(-1)).toMatchObject({
        did: { seat: 1 },
        outcome: [{ rank: 1 }, { rank: 1 }, { rank: 1 }],
      });
      await red.voteOn('callOff', 'passed');
      await proved(inn, id);
    });
  });

  test('bots agree to nothing', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', { bot: 'random' }]);
      const alone = await inn.welcome(id, tokens[0] ?? null);
      for (const wish of [{ kind: 'callOff' }, claim, { kind: 'abandon', seat: 1 }] as const)
        expect(await alone.propose(wish)).toMatchObject(NO_VOTE);
      expect(await alone.concede()).toMatchObject({ type: 'accepted' });
    });
  });
});

describe.each(DATABASES)('absent opponents on %s', (kind) => {
  test('the time is told, and after it the win may be claimed', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, tokens, red } = await left(inn);
        await red.until(() => red.around?.absences.length === 1);
        const from = red.around?.absences[0]?.from ?? 0;
        expect(Math.abs(from - now() - MINUTE)).toBeLessThan(1000);
        const watcher = await inn.welcome(id, null);
        expect(watcher.welcome.around.absences).toEqual([{ seat: 1, from }]);
        pass(MINUTE - 2000);
        expect(await red.propose(claim)).toMatchObject(NO_VOTE);
        pass(2000);
        expect(await red.propose({ kind: 'claim', seat: 0 })).toMatchObject(NO_VOTE);
        expect(await watcher.propose(claim)).toMatchObject(SPECTATOR);
        expect(await red.propose(claim)).toMatchObject(DONE);
        await red.until(() => red.told.at(-1)?.did.do === 'claim');
        expect(red.told.at(-1)).toMatchObject({ outcome: [{ rank: 1 }, { rank: 2 }], deciders: [] });
        // Who comes back then finds how it ended.
        const back = await inn.welcome(id, tokens[1] ?? null);
        expect(back.welcome.ending.closed).toEqual({ how: 'claimed', by: 0 });
        expect(await back.move(bid(1))).toMatchObject({ type: 'refused', refusal: { code: 'kernel.over' } });
        await proved(inn, id);
      },
      { now },
    );
  });

  test('who is here, who comes back, and who is not asked cannot be claimed from', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, tokens, red, blue } = await seated(inn, DUEL);
        pass(10 * MINUTE);
        expect(await red.propose(claim)).toMatchObject(NO_VOTE);
        expect(await blue.move(bid(1))).toMatchObject({ type: 'accepted' });
        await blue.leave();
        await red.until(() => !red.here.includes(1));
        pass(10 * MINUTE);
        // Red itself is asked.
        expect(red.around?.absences).toEqual([]);
        expect(await red.propose(claim)).toMatchObject(NO_VOTE);
        const back = await inn.welcome(id, tokens[1] ?? null);
        await back.undo();
        await back.leave();
        await red.until(() => red.around?.absences.length === 1);
        pass(MINUTE);
        const again = await inn.welcome(id, tokens[1] ?? null);
        expect(await red.propose(claim)).toMatchObject(NO_VOTE);
        expect(await again.move(bid(2))).toMatchObject({ type: 'accepted' });
      },
      { now },
    );
  });

  test('of a move and an end without its player that come at once, on two nodes, the first one stored counts', async () => {
    const place = await newPlace(kind);
    const [one, two] = await Promise.all([newNode(place.url), newNode(place.url)]);
    const there = async () => {
      const here = await newTug(one, 2);
      return { here, there: await opened(two, here.id) };
    };
    const late = await there();
    // A sealed choice leaves the table as it is, but its player is not absent.
    expect(await late.there.submit(1, bid(1), 0)).toMatchObject({ ok: true });
    expect(await late.here.endWithout('abandon', 0, 0)).toEqual({ ok: false, overtaken: true });
    expect(late.here.current.outcome()).toBeNull();
    const early = await there();
    expect(await early.here.endWithout('abandon', 0, 0)).toMatchObject({ ok: true });
    expect(await early.there.submit(1, bid(1), 0)).toMatchObject({ ok: false });
    for (const { here, there: other } of [late, early]) await Promise.all([here.settle(), other.settle()]);
    const rows = await Promise.all([late, early].map(({ here }) => one.store.rows(here.id, 0)));
    expect(rows.flat().map(({ row }) => row.do)).toEqual(['seal', 'abandon']);
    await Promise.all([leave(one), leave(two)]);
    await place.remove();
  });

  test('after a restart everybody has time to come back', async () => {
    const { now, pass } = newClock();
    const place = await newPlace(kind);
    const inn = await newInn(place, PATIENT, { now });
    const { id, tokens, red } = await left(inn);
    await red.until(() => red.around?.absences.length === 1);
    await inn.close();
    pass(60 * MINUTE);
    const next = await newInn(place, PATIENT, { now });
    const back = await next.welcome(id, tokens[0] ?? null);
    expect(await back.propose(claim)).toMatchObject(NO_VOTE);
    const [absence] = back.welcome.around.absences;
    expect(Math.abs((absence?.from ?? 0) - now() - MINUTE)).toBeLessThan(1000);
    pass(MINUTE);
    expect(await back.propose(claim)).toMatchObject(DONE);
    await next.close();
    await place.remove();
  });

  test('with more players the others decide together, and nobody can claim', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, red, blue, green } = await seated(inn, PEOPLE);
        await green.leave();
        await red.until(() => red.around?.absences.length === 1);
        pass(MINUTE);
        expect(await red.propose({ kind: 'claim', seat: 2 })).toMatchObject(NO_VOTE);
        expect(await red.propose({ kind: 'abandon', seat: 2 })).toMatchObject(DONE);
        const vote = await blue.voteOn('abandon', 'open');
        expect(vote).toMatchObject({ open: [1] });
        // Nobody has to wait for it.
        expect(await blue.move(bid(1))).toMatchObject({ type: 'accepted' });
        // The last row was a moment ago, so that the absent player has a minute anew.
        pass(MINUTE);
        await blue.vote(vote.id, true);
        await red.until(() => red.told.at(-1)?.did.do === 'abandon');
        expect(red.told.at(-1)?.outcome?.map(({ rank }) => rank)).toEqual([1, 1, 1]);
        await proved(inn, id);
      },
      { now },
    );
  });

  test('by days only the clock counts, and then one alone may claim', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { red } = await left(inn, { pace: { kind: 'days', days: 1 } });
        expect(await red.move(bid(1))).toMatchObject({ type: 'accepted' });
        pass(23 * 60 * MINUTE);
        expect(red.around?.absences).toEqual([]);
        expect(await red.propose(claim)).toMatchObject(NO_VOTE);
        pass(60 * MINUTE);
        expect(await red.propose(claim)).toMatchObject(DONE);
        await red.until(() => red.told.at(-1)?.did.do === 'claim');
      },
      { now },
    );
  });
});
