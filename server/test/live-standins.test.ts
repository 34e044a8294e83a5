import { describe, expect, test } from 'vitest';
import type { VoteWish } from '@sanguine/protocol';
import { seatsOf, TABLE_CHANGED } from '../index.ts';
import { RETURN_MS } from '../live/votes/vote.ts';
import { DATABASES, newPlace } from './house.ts';
import { PEOPLE, seated } from './live-seated.ts';
import { atInn, lay, newClock, newInn, PATIENT, rope, type Wishes } from './live-table.ts';
import { bid } from './tables.ts';

const MINUTE = 60_000;
const DONE = { type: 'done' };
const NO_VOTE = { type: 'problem', code: 'vote' };

describe.each(DATABASES)('stand-ins on %s', (kind) => {
  test('a bot plays for who stays away, if most of the others want it, until the seat is asked back', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      { ...PATIENT, away: 10 * MINUTE },
      async (inn) => {
        const { id, tokens, red, blue, green } = await seated(inn, [...PEOPLE, 'person']);
        const replace: VoteWish = { kind: 'replace', seat: 2, level: 'random' };
        expect(await red.propose(replace)).toMatchObject(NO_VOTE);
        await green.leave();
        await red.until(() => !red.here.includes(2));
        expect(await red.propose(replace)).toMatchObject(NO_VOTE);
        pass(10 * MINUTE);
        expect(await red.propose({ ...replace, level: 'emperor' })).toMatchObject(NO_VOTE);
        expect(await red.propose({ ...replace, seat: 0 })).toMatchObject(NO_VOTE);
        expect(await red.propose(replace)).toMatchObject(DONE);
        const vote = await blue.voteOn('replace', 'open');
        expect(vote).toMatchObject({ yes: [0], open: [1, 3] });
        await blue.vote(vote.id, true);
        await red.voteOn('replace', 'passed');
        await red.until(() => red.around?.seats[2]?.level === 'random');
        expect(red.around?.seats[2]).toMatchObject({ kind: 'person', name: 'Guest', level: 'random' });
        await red.until(() => red.told.some(({ did }) => did.seat === 2));

        const back = await inn.welcome(id, tokens[2] ?? null);
        expect(await back.move(bid(3))).toMatchObject({ type: 'problem', code: 'spectator' });
        expect(await back.propose({ kind: 'takeBack', to: 0 })).toMatchObject(NO_VOTE);
        expect(await back.chat('I am back')).toMatchObject(DONE);
        expect(await back.propose({ kind: 'return' })).toMatchObject(DONE);
        const asked = await red.voteOn('return', 'open');
        expect(asked).toMatchObject({ by: 2, yes: [2], open: [0, 1, 3] });
        await blue.vote(asked.id, false);
        await back.until(() => back.votes.get(asked.id)?.open.length === 2);
        await red.vote(asked.id, true);
        await back.until(() => back.around?.seats[2]?.level === null);
        // The bot's choice is the player's own now: they can undo it.
        expect(await back.undo()).toMatchObject({ type: 'accepted' });
        expect(await back.move(bid(3))).toMatchObject({ type: 'accepted' });
      },
      { now },
    );
  });

  test('who comes back or plays is not replaced', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      { ...PATIENT, away: MINUTE },
      async (inn) => {
        const { id, tokens, red, green } = await seated(inn, [...PEOPLE, 'person']);
        await green.leave();
        await red.until(() => !red.here.includes(2));
        pass(MINUTE);
        await red.propose({ kind: 'replace', seat: 2, level: 'random' });
        await red.voteOn('replace', 'open');
        const back = await inn.welcome(id, tokens[2] ?? null);
        await red.voteOn('replace', 'failed');
        expect(await back.move(bid(1))).toMatchObject({ type: 'accepted' });
      },
      { now },
    );
  });

  test('in a duel one person alone decides, after a minute; a seat is had back at once where nobody is left to ask', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, tokens, red, blue } = await seated(inn, ['person', 'person']);
        await blue.leave();
        await red.until(() => !red.here.includes(1));
        const replace: VoteWish = { kind: 'replace', seat: 1, level: 'random' };
        pass(MINUTE / 2);
        expect(await red.propose(replace)).toMatchObject(NO_VOTE);
        pass(MINUTE / 2);
        expect(await red.propose(replace)).toMatchObject(DONE);
        await red.until(() => red.around?.seats[1]?.level === 'random');
        const { query } = inn.node.database;
        await query.updateTable('seats').set({ level: 'random' }).where('seat', '=', 0).execute();
        const back = await inn.welcome(id, tokens[1] ?? null);
        await inn.node.notices.announce(id, TABLE_CHANGED);
        await back.until(() => back.around?.seats[0]?.level === 'random');
        expect(await back.propose({ kind: 'return' })).toMatchObject(DONE);
        await back.until(() => back.around?.seats[1]?.level === null);
      },
      { now },
    );
  });

  test('once the time is up one other person may have a seat played, also while its holder looks on', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const wishes: Wishes = { pace: { kind: 'live', minutes: 5, increment: 10 } };
        const { red, blue, green } = await seated(inn, PEOPLE, wishes);
        await red.move(bid(1));
        const replace = (seat: number): VoteWish => ({ kind: 'replace', seat, level: 'random' });
        expect(await red.propose(replace(1))).toMatchObject(NO_VOTE);
        pass(5 * MINUTE);
        // Red has chosen in time, so its clock has stopped.
        expect(await green.propose(replace(0))).toMatchObject(NO_VOTE);
        expect(await red.propose(replace(1))).toMatchObject(DONE);
        await blue.voteOn('replace', 'passed');
        await blue.until(() => blue.around?.clocks[1]?.since === null);
        await green.until(() => green.told.some(({ did }) => did.seat === 1));
      },
      { now },
    );
  });

  test('a seat is its holder’s: who says no puts the return off, and no more', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      // Connected players stay present, however far the clock is set forward.
      { ...PATIENT, beat: 1e9 },
      async (inn) => {
        const { id, red, blue } = await seated(inn, ['person', 'person']);
        await seatsOf(inn.node.database.query).standIn(id, 1, 'random');
        const look = () => inn.node.notices.announce(id, TABLE_CHANGED);
        await look();
        await blue.until(() => blue.around?.seats[1]?.level === 'random');
        expect(await blue.propose({ kind: 'return' })).toMatchObject(DONE);
        const { id: vote } = await red.voteOn('return', 'open');
        expect(await red.vote(vote, false)).toMatchObject(DONE);
        pass(RETURN_MS - MINUTE);
        // Any vote refreshes all votes.
        expect(await red.vote('another', true)).toMatchObject(NO_VOTE);
        expect(red.votes.get(vote)?.state).toBe('open');
        pass(MINUTE);
        await look();
        await blue.until(() => blue.votes.get(vote)?.state === 'passed');
        await blue.until(() => blue.around?.seats[1]?.level === null);
      },
      { now },
    );
  });

  test('it is not given back to somebody who has gone again', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      { ...PATIENT, beat: 1e9 },
      async (inn) => {
        const { id, tokens, red, blue } = await seated(inn, ['person', 'person']);
        await seatsOf(inn.node.database.query).standIn(id, 1, 'random');
        await inn.node.notices.announce(id, TABLE_CHANGED);
        await blue.until(() => blue.around?.seats[1]?.level === 'random');
        await blue.propose({ kind: 'return' });
        const { id: vote } = await red.voteOn('return', 'open');
        await blue.leave();
        await red.until(() => !red.here.includes(1));
        pass(RETURN_MS);
        expect(await red.vote('another', true)).toMatchObject(NO_VOTE);
        expect(red.votes.get(vote)?.state).toBe('open');
        await inn.welcome(id, tokens[1] ?? null);
        await red.until(() => red.votes.get(vote)?.state === 'passed');
      },
      { now },
    );
  });

  test('where a turn takes days, nobody loses a seat for not looking: only for not playing', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { red, blue } = await seated(inn, ['person', 'person'], { pace: { kind: 'days', days: 1 } });
        const replace: VoteWish = { kind: 'replace', seat: 1, level: 'random' };
        await red.move(bid(1));
        await blue.leave();
        await red.until(() => !red.here.includes(1));
        pass(23 * 60 * MINUTE);
        expect(await red.propose(replace)).toMatchObject(NO_VOTE);
        pass(60 * MINUTE);
        expect(await red.propose(replace)).toMatchObject(DONE);
        await red.until(() => red.around?.seats[1]?.level === 'random');
      },
      { now },
    );
  });

  test('with nobody else at the table nothing happens when the time is up', async () => {
    const { now, pass } = newClock();
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const { id, tokens } = await lay(inn.node, rope, ['person', { bot: 'random' }], {
          pace: { kind: 'live', minutes: 1, increment: 0 },
        });
        const alone = await inn.welcome(id, tokens[0] ?? null);
        pass(10 * MINUTE);
        expect(await alone.propose({ kind: 'replace', seat: 0, level: 'random' })).toMatchObject(NO_VOTE);
        expect(await alone.move(bid(1))).toMatchObject({ type: 'accepted' });
      },
      { now },
    );
  });
});

describe.each(DATABASES)('clocks on %s', (kind) => {
  test('are told when they change, and are the same after a restart', async () => {
    const { now, pass } = newClock();
    const place = await newPlace(kind);
    const inn = await newInn(place, PATIENT, { now });
    const wishes: Wishes = { pace: { kind: 'live', minutes: 5, increment: 10 } };
    const { id, tokens, guests, red } = await seated(inn, [...PEOPLE, { bot: 'random' }], wishes);
    const { clocks, now: at } = red.welcome.around;
    expect(clocks.map(({ left }) => left)).toEqual([5, 5, 5, 5].map((minutes) => minutes * MINUTE));
    expect(clocks.map(({ since }) => since !== null)).toEqual([true, true, true, false]);
    expect(at).toBeGreaterThan(clocks[0]?.since ?? Infinity);
    pass(MINUTE);
    await red.move(bid(1));
    await red.until(() => red.around?.clocks[0]?.since === null);
    const left = red.around?.clocks[0]?.left ?? 0;
    expect(Math.abs(left - (4 * MINUTE + 10_000))).toBeLessThan(5000);
    for (const guest of guests.slice(1)) await guest.move(bid(1));
    await red.until(() => red.number === 4);
    const [active] = red.deciders;
    await red.until(
      () =>
        red.around?.clocks.every(({ since }, seat) => (since !== null) === (seat === active && seat < 3)) ===
        true,
    );
    const before = red.around?.clocks;
    await inn.close();
    pass(2 * MINUTE);
    const next = await newInn(place, PATIENT, { now });
    const back = await next.welcome(id, tokens[0] ?? null);
    expect(active).not.toBe(3);
    expect(back.welcome.around.clocks).toEqual(before);
    await next.close();
    await place.remove();
  });
});
