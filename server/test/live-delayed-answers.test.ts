import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { VoteWish, ServerMessage } from '@sanguine/protocol';
import { startedTable } from '../notify/started-table.ts';
import { DATABASES, type Kind, newPlace, type Node } from './house.ts';
import { HUSH, hush, type HushMove } from './hush.ts';
import type { Guest } from './live-guest.ts';
import {
  atInn,
  type Inn,
  type Laid,
  lay,
  newClock,
  newInn,
  PATIENT,
  type SeatPlan,
  stands,
  type Wishes,
} from './live-table.ts';

const MS = HUSH * 1000;
/** With a margin: the test's clock advances a little each time it is read. */
const NEARLY = MS - 500;
const GAMES = [hush];
const TWO: readonly SeatPlan[] = ['person', 'person'];

type Word = HushMove['do'];
const say = (word: Word): HushMove => ({ do: word });

/** Everybody joins and says whether they want to be asked. */
async function asked(
  inn: Inn,
  words: readonly Word[],
  plans = TWO,
  wishes: Wishes = {},
): Promise<Laid & { guests: [Guest, Guest] }> {
  const laid = await lay(inn.node, hush, plans, wishes);
  const guests: Guest[] = [];
  for (const [seat, word] of words.entries()) {
    const guest = await inn.welcome(laid.id, laid.tokens[seat] ?? null);
    guests.push(guest);
    expect(await guest.move(say(word))).toMatchObject({ type: 'accepted' });
  }
  const [first, second] = guests;
  if (first === undefined || second === undefined) throw new Error('two play');
  // Waits until all know everything, including who is here, so that what comes next is new.
  for (const guest of guests)
    await guest.until(() => guest.number === plans.length && guest.here.length === guests.length);
  return { ...laid, guests: [first, second] };
}

/** Waits until everything sent so far is read, without the clock. */
async function quiet(...guests: readonly Guest[]): Promise<void> {
  for (const guest of guests) await guest.ping();
}

/** Waits until this many rows are stored. */
async function stored({ store }: Node, id: string, number: number): Promise<void> {
  while ((await store.find(id))?.number !== number) await nextTurn();
}

/** Runs a scene on a server whose clock the test sets forward. */
async function patiently(
  kind: Kind,
  scene: (inn: Inn, pass: (ms: number) => void) => Promise<void>,
): Promise<void> {
  const { now, pass, sleep } = newClock();
  await atInn(kind, PATIENT, (inn) => scene(inn, pass), { now, sleep, games: GAMES });
}

/** What a guest was sent since, without the times. */
const heardSince = (guest: Guest, before: number): string[] =>
  guest.raw.slice(before).map((text) => {
    const { type, ...rest }: ServerMessage = JSON.parse(text);
    return type === 'update' ? JSON.stringify({ ...rest, wait: undefined }) : type;
  });

describe.each(DATABASES)('answers that wait for their time on %s', (kind) => {
  test('take effect then and not before, and only then anybody hears of them', () =>
    patiently(kind, async (inn, pass) => {
      const { guests } = await asked(inn, ['ask', 'ask']);
      const [red, blue] = guests;
      expect(blue.told.at(-1)?.wait).toBeGreaterThan(NEARLY);
      const before = blue.raw.length;
      const answer = red.move(say('keep'));
      await red.until(() => red.held.length === 1);
      expect(red.held[0]?.left).toBeGreaterThan(NEARLY);
      pass(NEARLY);
      await quiet(red, blue);
      expect([blue.number, heardSince(blue, before)]).toEqual([2, ['pong']]);
      pass(MS - NEARLY);
      expect(await answer).toMatchObject({ type: 'accepted', number: 3 });
      await blue.until(() => blue.number === 3);
      expect(blue.deciders).toEqual([1]);
    }));

  test('given later they take effect at once; what is not legal is refused at once', () =>
    patiently(kind, async (inn, pass) => {
      const { guests } = await asked(inn, ['ask', 'ask']);
      const [red, blue] = guests;
      expect(await blue.move(say('keep'))).toMatchObject({ type: 'refused' });
      expect(await red.move({ do: 'shout' })).toMatchObject({ type: 'refused' });
      expect(await red.move(say('keep'), 0)).toMatchObject({ type: 'overtaken' });
      pass(MS);
      expect(await red.move(say('keep'))).toMatchObject({ type: 'accepted', number: 3 });
      expect(red.held).toEqual([]);
    }));

  test('nobody can tell what was answered at once, beforehand, or by a bot', async () => {
    const { now, pass, sleep } = newClock();
    const heard = async (inn: Inn, plan: SeatPlan, word: Word): Promise<string[]> => {
      const { id, tokens } = await lay(inn.node, hush, [plan, 'person']);
      const blue = await inn.welcome(id, tokens[1] ?? null);
      const red = plan === 'person' ? await inn.welcome(id, tokens[0] ?? null) : null;
      await red?.move(say(word));
      await blue.until(() => blue.number === 1);
      await blue.move(say('ask'));
      await blue.until(() => blue.number === 2);
      await red?.until(() => red.number === 2);
      await blue.until(() => blue.here.length === (red === null ? 1 : 2));
      const before = blue.raw.length;
      if (word === 'ask') void red?.move(say('keep'));
      await red?.until(() => word === 'never' || red.held.length === 1);
      pass(NEARLY);
      await quiet(blue);
      expect(blue.number).toBe(2);
      pass(MS - NEARLY);
      await blue.until(() => blue.number === 3);
      return heardSince(blue, before);
    };
    await atInn(
      kind,
      PATIENT,
      async (inn) => {
        const atOnce = await heard(inn, 'person', 'ask');
        expect(atOnce).toHaveLength(2);
        expect(await heard(inn, 'person', 'never')).toEqual(atOnce);
        const [pong, row] = await heard(inn, { bot: 'random' }, 'ask');
        expect([pong, Object.keys(JSON.parse(row ?? '{}'))]).toEqual([
          'pong',
          Object.keys(JSON.parse(atOnce[1] ?? '{}')),
        ]);
      },
      { now, sleep, games: GAMES },
    );
  });

  test('a second answer takes the place of the first, and an undo takes it back', () =>
    patiently(kind, async (inn, pass) => {
      const { id, tokens, guests } = await asked(inn, ['ask', 'ask']);
      const [red, blue] = guests;
      const first = red.move(say('keep'));
      await red.until(() => red.held.length === 1);
      const window = await inn.welcome(id, tokens[0] ?? null);
      expect(window.welcome.wait).toMatchObject({ answer: say('keep') });
      expect((await inn.welcome(id, tokens[1] ?? null)).welcome.wait).toMatchObject({ answer: null });
      expect((await inn.welcome(id, null)).welcome.wait).toMatchObject({ answer: null });
      const second = window.move(say('keep'));
      expect(await first).toMatchObject({ type: 'withdrawn' });
      expect(await window.undo()).toMatchObject({ type: 'done' });
      expect(await second).toMatchObject({ type: 'withdrawn' });
      expect(await window.undo()).toMatchObject({ type: 'refused' });
      pass(MS);
      await quiet(red, blue, window);
      expect(blue.number).toBe(2);
      expect(await red.move(say('keep'))).toMatchObject({ type: 'accepted', number: 3 });
    }));

  test('whoever leaves has answered all the same, and what is ordered is played with nobody there', () =>
    patiently(kind, async (inn, pass) => {
      const { id, guests } = await asked(inn, ['ask', 'never']);
      const [red, blue] = guests;
      void red.move(say('keep')).catch(() => {});
      await red.until(() => red.held.length === 1);
      await Promise.all([red.leave(), blue.leave()]);
      await stands(inn, { sockets: 0, matches: 1 });
      pass(MS);
      await stored(inn.node, id, 3);
      // Then blue is asked for as long, in a room kept open for it.
      expect(await inn.health()).toMatchObject({ matches: 1 });
      pass(MS);
      await stored(inn.node, id, 4);
      await stands(inn, { matches: 0 });
    }));

  test('who decided beforehand is asked like everybody else, and not called to the table for it', () =>
    patiently(kind, async (inn, pass) => {
      const { id, guests } = await asked(inn, ['never', 'ask']);
      const called = async () => (await startedTable(inn.node.database.query, id))?.deciders;
      expect([guests[1].deciders, await called()]).toEqual([[0], []]);
      pass(MS);
      await stored(inn.node, id, 3);
      expect(await called()).toEqual([1]);
    }));

  test('after a restart the wait begins anew; what was ordered is not forgotten, what waited was never promised', async () => {
    const { now, pass, sleep } = newClock();
    const place = await newPlace(kind);
    const more = { now, sleep, games: GAMES };
    const inn = await newInn(place, PATIENT, more);
    const { id, guests } = await asked(inn, ['never', 'ask']);
    const [red, blue] = guests;
    pass(NEARLY);
    await quiet(red, blue);
    await inn.close();
    const next = await newInn(place, PATIENT, more);
    await stands(next, { matches: 1, sockets: 0 });
    const passer = await next.welcome(id, null);
    expect(passer.welcome.wait?.left).toBeGreaterThan(NEARLY);
    await passer.leave();
    await stands(next, { matches: 1, sockets: 0 });
    pass(NEARLY);
    expect(await next.node.store.find(id)).toMatchObject({ number: 2 });
    pass(MS - NEARLY);
    await stored(next.node, id, 3);
    await stands(next, { matches: 0 });
    expect(await next.node.store.find(id)).toMatchObject({ deciders: [1] });
    await next.close();
    await place.remove();
  });

  test('two nodes with the table open play what was ordered once, and neither lets an answer through too soon', async () => {
    const { now, pass, sleep } = newClock();
    const place = await newPlace(kind);
    const more = { now, sleep, games: GAMES };
    const [here, there] = [await newInn(place, PATIENT, more), await newInn(place, PATIENT, more)];
    const { id, tokens, guests } = await asked(here, ['never', 'ask']);
    const [red, blue] = guests;
    const far = await there.welcome(id, tokens[1] ?? null);
    pass(MS);
    await red.until(() => red.number === 3);
    await here.node.notices.announce(id, 3);
    await there.node.notices.announce(id, 3);
    const answer = far.move(say('keep'), 3);
    await far.until(() => far.held.length === 1);
    expect(far.number).toBe(3);
    pass(MS);
    expect(await answer).toMatchObject({ type: 'accepted', number: 4 });
    await here.node.notices.announce(id, 4);
    await blue.until(() => blue.number === 4);
    await Promise.all([here.close(), there.close()]);
    await place.remove();
  });

  test('cost nobody any time of theirs, and votes of others do not fail by them', async () => {
    const { now, pass, sleep } = newClock();
    await atInn(
      kind,
      { ...PATIENT, away: 1000 },
      async (inn) => {
        const { id, tokens, guests } = await asked(inn, ['never', 'ask', 'ask'], [...TWO, 'person'], {
          pace: { kind: 'live', minutes: 5, increment: 0 },
        });
        const [red, blue] = guests;
        const green = await inn.welcome(id, tokens[2] ?? null);
        await blue.until(() => (blue.around?.clocks[0]?.since ?? 0) > now());
        const before = blue.around?.clocks[0]?.left ?? 0;
        await red.leave();
        await blue.until(() => !blue.here.includes(0));
        pass(1000);
        const replace: VoteWish = { kind: 'replace', seat: 0, level: 'random' };
        expect(await blue.propose(replace)).toMatchObject({ type: 'done' });
        await green.voteOn('replace', 'open');
        pass(MS - 1000);
        await blue.until(() => blue.number === 4);
        await blue.until(() => blue.around?.clocks[0]?.since === null);
        expect(before - (blue.around?.clocks[0]?.left ?? 0)).toBeLessThan(1000);
        await quiet(blue, green);
        const [vote] = blue.votes.values();
        expect(vote?.state).toBe('open');
      },
      { now, sleep, games: GAMES },
    );
  });
});

test('where only bots play nobody waits', async () => {
  const { now, sleep } = newClock();
  await atInn(
    'sqlite',
    PATIENT,
    async (inn) => {
      const { id } = await lay(inn.node, hush, [{ bot: 'random' }, { bot: 'random' }]);
      const guest = await inn.welcome(id, null);
      await guest.until(() => guest.deciders.length === 0);
      expect(guest.told.every(({ wait }) => wait === undefined)).toBe(true);
    },
    { now, sleep, games: GAMES },
  );
});
