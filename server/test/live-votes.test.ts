import { describe, expect, test } from 'vitest';
import type { Vote, VoteWish } from '@sanguine/protocol';
import { KeptMatch, TABLE_CHANGED } from '../index.ts';
import { BOTS_WAIT_MS, SHORT_VOTE_MS, VOTE_MS } from '../live/votes/vote.ts';
import { DATABASES, newPlace } from './house.ts';
import type { Guest } from './live-guest.ts';
import { atInn, lay, newClock, newInn, PATIENT, rope } from './live-table.ts';
import { seated } from './live-seated.ts';
import { bid } from './tables.ts';

const START: VoteWish = { kind: 'takeBack', to: 0 };

/** Lets all bid; returns the guest whose turn it is. */
async function underWay(guests: readonly Guest[]): Promise<Guest> {
  for (const guest of guests) expect(await guest.move(bid(1))).toMatchObject({ type: 'accepted' });
  for (const guest of guests) await guest.until(() => guest.number === guests.length);
  const active = guests.find(({ seat, deciders }) => seat !== null && deciders.includes(seat));
  if (active === undefined) throw new Error('nobody has the turn');
  return active;
}

const DONE = { type: 'done' };
const NO_VOTE = { type: 'problem', code: 'vote' };

describe.each(DATABASES)('going back on %s', (kind) => {
  test('needs everybody else, and then all are told', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { red, blue, green, guests } = await seated(inn);
      await underWay(guests);
      expect(await red.propose({ kind: 'takeBack', to: 1 })).toMatchObject(DONE);
      const asked = await blue.voteOn('takeBack', 'open');
      expect(asked).toEqual<Vote>({
        id: asked.id,
        by: 0,
        wish: { kind: 'takeBack', to: 1 },
        yes: [0],
        open: [1, 2],
        state: 'open',
      });
      expect(await blue.vote(asked.id, true)).toMatchObject(DONE);
      await green.until(() => green.votes.get(asked.id)?.open.length === 1);
      expect(green.votes.get(asked.id)).toMatchObject({ yes: [0, 1], open: [2] });
      expect(await green.vote(asked.id, true)).toMatchObject(DONE);
      for (const guest of guests) {
        expect(await guest.voteOn('takeBack', 'passed')).toMatchObject({ id: asked.id, open: [] });
        await guest.until(() => guest.number === 4);
        expect(guest.told.at(-1)?.did).toEqual({ do: 'rewind', seat: 0, to: 1 });
        expect(guest.deciders).toEqual([0, 1, 2]);
      }
    });
  });

  test('is over with one no, with a change of mind, and with whoever plays on instead of answering', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { red, blue, green, guests } = await seated(inn);
      await red.move(bid(1));
      await red.propose(START);
      const first = await blue.voteOn('takeBack', 'open');
      expect(await blue.vote(first.id, false)).toMatchObject(DONE);
      expect(await red.voteOn('takeBack', 'failed')).toMatchObject({ id: first.id, yes: [0] });
      expect(await green.vote(first.id, true)).toMatchObject(NO_VOTE);

      await red.propose(START);
      const second = await blue.voteOn('takeBack', 'open');
      expect(await red.vote(second.id, false)).toMatchObject(DONE);
      await blue.until(() => blue.votes.get(second.id)?.state === 'failed');

      await red.propose(START);
      const third = await blue.voteOn('takeBack', 'open');
      await blue.vote(third.id, true);
      await blue.until(() => blue.number === 1);
      // A player who agreed may play on.
      expect(await blue.move(bid(1))).toMatchObject({ type: 'accepted' });
      await red.ping();
      expect(red.votes.get(third.id)?.state).toBe('open');
      await green.until(() => green.number === 2);
      await green.move(bid(1));
      await red.until(() => red.votes.get(third.id)?.state === 'failed');
      for (const guest of guests) await guest.until(() => guest.number === 3);
    });
  });

  test('is asked once at a time, by those who play, of a row there was', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue } = await seated(inn);
      expect(await red.propose(START)).toMatchObject(NO_VOTE);
      await red.move(bid(1));
      expect(await red.propose({ kind: 'takeBack', to: 1 })).toMatchObject(NO_VOTE);
      expect(await red.propose(START)).toMatchObject(DONE);
      expect(await blue.propose(START)).toMatchObject(NO_VOTE);
      const crowd = await inn.welcome(id, null);
      const [vote] = crowd.welcome.around.votes;
      expect(vote).toMatchObject({ by: 0, state: 'open' });
      expect(await crowd.propose(START)).toMatchObject({ type: 'problem', code: 'spectator' });
      expect(await crowd.vote(vote?.id ?? '', true)).toMatchObject({ type: 'problem', code: 'spectator' });
      expect(await blue.vote('another', true)).toMatchObject(NO_VOTE);
      expect(await red.propose({ kind: 'return' })).toMatchObject(NO_VOTE);
    });
  });

  test('bots agree to everything, and wait while persons are asked', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, tokens } = await lay(inn.node, rope, ['person', { bot: 'random' }]);
      const alone = await inn.welcome(id, tokens[0] ?? null);
      await alone.until(() => alone.number === 1);
      await alone.move(bid(1));
      await alone.until(() => alone.number >= 2);
      expect(await alone.propose({ kind: 'takeBack', to: 0 })).toMatchObject(DONE);
      await alone.until(() => alone.told.some(({ did }) => did.do === 'rewind'));
      expect((await alone.voteOn('takeBack', 'passed')).yes).toEqual([0]);

      const { red, blue, guests } = await seated(inn, ['person', 'person', { bot: 'random' }]);
      await red.until(() => red.number === 1);
      await blue.until(() => blue.number === 1);
      await red.move(bid(1));
      await red.propose({ kind: 'takeBack', to: 1 });
      const { id: vote } = await blue.voteOn('takeBack', 'open');
      await blue.vote(vote, true);
      for (const guest of guests) await guest.until(() => guest.told.some(({ did }) => did.do === 'rewind'));
      // The bot's sealed choice was dropped too: it bids again.
      for (const guest of guests) await guest.until(() => guest.number === 4);
      expect(red.told.at(-1)?.did).toEqual({ do: 'seal', seat: 2 });
    });
  });

  test('bots wait for the answer a while and then play on; a yes that comes later goes back behind that too', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, red, blue } = await seated(inn, ['person', 'person', { bot: 'random' }]);
        await red.until(() => red.number === 1);
        await red.move(bid(1));
        await red.propose({ kind: 'takeBack', to: 0 });
        const { id: vote } = await blue.voteOn('takeBack', 'open');
        // The bot's choice is undone, and it does not choose again while the vote is open.
        const bot = await KeptMatch.open(inn.node, rope.engine, id);
        if (!bot.ok) throw new Error(bot.problem);
        await bot.match.undo(2, 2);
        await bot.match.settle();
        await red.until(() => red.number === 3);
        const look = () => inn.node.notices.announce(id, TABLE_CHANGED);
        pass(BOTS_WAIT_MS - 60_000);
        expect(await red.vote('another', true)).toMatchObject(NO_VOTE);
        await red.ping();
        expect(red.number).toBe(3);
        pass(60_000);
        await look();
        await red.until(() => red.number === 4);
        expect(red.told.at(-1)?.did).toEqual({ do: 'seal', seat: 2 });
        expect(await blue.vote(vote, true)).toMatchObject(DONE);
        await red.until(() => red.told.some(({ did }) => did.do === 'rewind' && did.to === 0));
      },
      { now },
    );
  });

  test.each([
    [{ kind: 'none' }, SHORT_VOTE_MS],
    [{ kind: 'live', minutes: 240, increment: 0 }, SHORT_VOTE_MS],
    [{ kind: 'days', days: 3 }, VOTE_MS],
  ] as const)('at pace %j it is asked for %d milliseconds', async (pace, lasts) => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, red, blue } = await seated(inn, ['person', 'person'], { pace });
        await red.move(bid(1));
        await red.propose(START);
        const { id: vote } = await blue.voteOn('takeBack', 'open');
        pass(lasts - 60_000);
        expect(await blue.vote('another', true)).toMatchObject(NO_VOTE);
        expect(blue.votes.get(vote)?.state).toBe('open');
        pass(60_000);
        await inn.node.notices.announce(id, TABLE_CHANGED);
        await blue.until(() => blue.votes.get(vote)?.state === 'failed');
      },
      { now },
    );
  });

  test('a vote outlives the server, and is no more when its time is up', async () => {
    const { now, pass } = newClock();
    const place = await newPlace(kind);
    const inn = await newInn(place, PATIENT, { now });
    const { id, red, tokens } = await seated(inn);
    await red.move(bid(1));
    await red.propose(START);
    await inn.close();
    const next = await newInn(place, PATIENT, { now });
    const back = await next.welcome(id, tokens[1] ?? null);
    const [vote] = back.welcome.around.votes;
    expect(vote).toMatchObject({ by: 0, wish: START, yes: [0], open: [1, 2], state: 'open' });
    pass(SHORT_VOTE_MS);
    expect(await back.vote(vote?.id ?? '', true)).toMatchObject(NO_VOTE);
    expect(await back.voteOn('takeBack', 'failed')).toMatchObject({ id: vote?.id });
    expect(back.number).toBe(1);
    await next.close();
    await place.remove();
  });

  test('what was agreed to and left undone by a node that died is done by the next to look', async () => {
    await atInn(kind, PATIENT, async (inn) => {
      const { id, red, blue } = await seated(inn);
      await red.move(bid(1));
      await red.propose(START);
      const vote = await blue.voteOn('takeBack', 'open');
      const { query } = inn.node.database;
      await query.updateTable('motions').set({ state: 'carried', version: 2 }).execute();
      await inn.node.notices.announce(id, TABLE_CHANGED);
      await blue.until(() => blue.votes.get(vote.id)?.state === 'passed');
      await blue.until(() => blue.told.at(-1)?.did.do === 'rewind');
      // The vote is found again, with its row already stored: it does not rewind twice.
      await query.updateTable('motions').set({ state: 'carried', version: 9, decided: null }).execute();
      await inn.node.notices.announce(id, TABLE_CHANGED);
      const passed = (): number => blue.raw.filter((text) => text.includes('"state":"passed"')).length;
      await blue.until(() => passed() === 2);
      expect(blue.number).toBe(2);
    });
  });
});

test('votes are the same through either of two servers', async () => {
  const place = await newPlace('postgres');
  const [here, there] = await Promise.all([newInn(place), newInn(place)]);
  const { id, tokens } = await lay(here.node, rope, ['person', 'person']);
  const [red, blue] = [await here.welcome(id, tokens[0] ?? null), await there.welcome(id, tokens[1] ?? null)];
  await red.move(bid(1));
  await blue.move(bid(1), 0);
  for (const guest of [red, blue]) await guest.until(() => guest.number === 2);
  await red.propose({ kind: 'takeBack', to: 0 });
  const vote = await blue.voteOn('takeBack', 'open');
  // Both at once: one of them wins.
  const [other, answer] = await Promise.all([
    there.welcome(id, tokens[0] ?? null).then((guest) => guest.propose({ kind: 'takeBack', to: 1 })),
    blue.vote(vote.id, true),
  ]);
  expect(answer).toMatchObject(DONE);
  expect(['done', 'problem']).toContain(other.type);
  for (const guest of [red, blue]) {
    await guest.until(() => guest.votes.get(vote.id)?.state === 'passed');
    await guest.until(() => guest.told.some(({ did }) => did.do === 'rewind' && did.to === 0));
  }
  await here.close();
  await there.close();
  await place.remove();
});
