import { describe, expect, test } from 'vitest';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { swiftRandom, verify } from '@sanguine/kernel';
import { KeptMatch, recordOf } from '../index.ts';
import { DATABASES, lodging, type Node } from './house.ts';
import { bid, DICE, facts, newTug, opened, pull, round, randomSteps } from './tables.ts';
import { tug } from './tug.ts';

describe.each(DATABASES)('a match kept on %s', (kind) => {
  let node: Node;
  lodging(kind, async (join) => {
    node = await join();
  });

  test('loaded anew is as if it had never been left, undo, choices and log included', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const step = randomSteps(seed);
      const stayed = await newTug(node);
      while (stayed.current.number < 60) {
        await step(stayed);
        await stayed.settle();
        expect(await facts(await opened(node, stayed.id))).toBe(await facts(stayed));
      }
      // The same dice and steps, but loaded before every single row.
      const again = randomSteps(seed);
      let left = await newTug(node);
      while (left.current.number < 60) {
        left = await opened(node, left.id);
        await again(left);
        await left.settle();
      }
      expect(await facts(left)).toBe(await facts(stayed));
    }
  });

  test('one that rests is as if it had stayed awake, for those who follow it too', async () => {
    const step = randomSteps('rest');
    let heard = 0;
    const reads: string[] = [];
    const store = {
      ...node.store,
      rowPages(...asked: Parameters<typeof node.store.rowPages>) {
        reads.push(asked[0]);
        return node.store.rowPages(...asked);
      },
    };
    const sleeper = await newTug({ ...node, store });
    sleeper.subscribe(0, ({ number }) => (heard = number));
    while (sleeper.current.number < 60) await step(sleeper);
    await sleeper.settle();
    const before = await facts(sleeper);
    expect(reads).toEqual([]);
    await sleeper.rest();
    expect(await facts(sleeper)).toBe(before);
    // All rows were still in memory; after a second rest the old ones are read again.
    expect(reads).toEqual([]);
    await sleeper.rest();
    expect(await facts(sleeper)).toBe(before);
    expect(reads).not.toEqual([]);
    expect(await sleeper.rewind(0, 3, sleeper.current.number)).toMatchObject({ ok: true });
    expect(heard).toBe(sleeper.current.number);
  });

  test('a whole game of a real one is loaded as it was left, and its record is proved', async () => {
    const { engine } = bloodstones;
    const id = `bloodstones ${kind}`;
    const random = swiftRandom('players');
    let match = await KeptMatch.create(node, engine, { id, setup: bloodstones.setup(2, {}), dice: DICE });
    while (match.current.outcome() === null) {
      const [seat = 0] = match.current.deciders();
      const answer = await match.submit(
        seat,
        engine.sample(match.current.state, seat, random),
        match.current.number,
      );
      expect(answer).toMatchObject({ ok: true });
      if (match.current.number % 40 > 0) continue;
      const loaded = await KeptMatch.open(node, engine, id);
      if (!loaded.ok) throw new Error(loaded.problem);
      expect(JSON.stringify(loaded.match.current.state)).toBe(JSON.stringify(match.current.state));
      match = loaded.match;
    }
    await match.settle();
    const record = await recordOf(node.store, id);
    expect(record === null || verify(engine, record)).toMatchObject({ ok: true, rows: match.current.number });
    expect(await node.store.find(id)).toMatchObject({ outcome: match.current.outcome() });
  });

  test('snapshots are of the last place where nobody could lose an undo or a choice', async () => {
    const match = await newTug(node);
    const from = async () => {
      await match.settle();
      return (await node.store.load(match.id))?.snapshot.row;
    };
    expect(await from()).toBe(0);
    await match.submit(0, bid(1), 0);
    await match.submit(1, bid(1), 1);
    expect(await from()).toBe(0);
    await match.submit(2, bid(1), 2);
    expect(await from()).toBe(3);
    const [active = 0] = match.current.deciders();
    await match.submit(active, pull(1), 3);
    expect(await from()).toBe(3);
    await match.undo(active, 4);
    expect(await from()).toBe(5);
    await match.submit(active, pull(2), 5);
    await match.submit(active, { do: 'draw' }, 6);
    expect(await from()).toBe(7);
  });

  test('what the rules refuse is not stored', async () => {
    const match = await newTug(node);
    expect(await match.submit(0, pull(1), 0)).toMatchObject({
      ok: false,
      refusal: { code: 'step.other' },
    });
    expect(await match.submit(7, 'junk', 0)).toMatchObject({ ok: false, refusal: { code: 'kernel.shape' } });
    expect(await match.rewind(0, Number.NaN, 0)).toMatchObject({
      ok: false,
      refusal: { code: 'kernel.undo' },
    });
    expect(await node.store.rows(match.id, 0)).toEqual([]);
  });

  test('a player who has not seen what happened is asked to look again', async () => {
    const match = await newTug(node);
    const active = await round(match);
    const clicks = await Promise.all([1, 2, 3].map((by) => match.submit(active, pull(by), 3)));
    expect(clicks).toMatchObject([
      { ok: true, number: 4 },
      { ok: false, overtaken: true },
      { ok: false, overtaken: true },
    ]);
    expect(await match.undo(active, 3)).toEqual({ ok: false, overtaken: true });
    expect(await match.undo(active, 9)).toEqual({ ok: false, overtaken: true });
  });

  test('choices that wait, or are taken back, overtake nobody', async () => {
    const match = await newTug(node);
    const answers = await Promise.all([
      match.submit(2, bid(1), 0),
      match.submit(1, bid(1), 0),
      match.undo(2, 0),
      match.submit(0, bid(1), 0),
      match.submit(2, bid(2), 0),
    ]);
    expect(answers.map((answer) => answer.ok && answer.number)).toEqual([1, 2, 3, 4, 5]);
  });

  test('a rewind goes back behind the snapshot a match was loaded from, and listeners never notice', async () => {
    const stayed = await newTug(node);
    for (let rounds = 0; rounds < 12; rounds++) {
      const active = await round(stayed);
      await stayed.submit(active, { do: 'draw' }, stayed.current.number);
      await stayed.submit(active, { do: 'let go' }, stayed.current.number);
    }
    await stayed.settle();
    const loaded = await opened(node, stayed.id);
    const heard: number[] = [];
    loaded.subscribe(null, ({ number }) => heard.push(number));
    expect(await loaded.rewind(0, 5, 60)).toMatchObject({ ok: true, number: 61 });
    await loaded.submit(1, bid(0), 61);
    expect(heard).toEqual([61, 62]);
    await stayed.catchUp();
    expect(await facts(stayed)).toBe(await facts(loaded));
    expect(await facts(await opened(node, stayed.id))).toBe(await facts(loaded));
    expect(loaded.current.state).toMatchObject({ rounds: 19 });
  });

  test('the end is stored, shows the dice and closes the match', async () => {
    const match = await newTug(node, 1);
    const active = await round(match);
    const hidden = await recordOf(node.store, match.id);
    expect(JSON.stringify(hidden)).not.toContain('c0ffee');
    await match.submit(active, { do: 'let go' }, 3);
    await match.settle();
    expect(await match.rewind(active, 0, 4)).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
    const other = await opened(node, match.id);
    expect(await other.rewind(active, 0, 4)).toMatchObject({ ok: false, refusal: { code: 'kernel.over' } });
    const record = await recordOf(node.store, match.id);
    expect(record === null || verify(tug, record)).toMatchObject({ ok: true, rows: 4 });
    expect(await node.store.find(match.id)).toMatchObject({ number: 4, outcome: match.current.outcome() });
  });

  test('an end the crash came before is stored when the match is opened', async () => {
    const finish = () => Promise.reject(new Error('pulled the plug'));
    const heard: unknown[] = [];
    const broken = {
      ...node,
      store: { ...node.store, finish },
      trouble: (error: unknown) => heard.push(error),
    };
    const match = await newTug(broken, 1);
    await match.submit(await round(match), { do: 'let go' }, 3);
    await match.settle();
    expect(heard).toEqual([new Error('pulled the plug')]);
    expect(await node.store.find(match.id)).toMatchObject({ finished: null });
    await opened(node, match.id);
    expect(await node.store.find(match.id)).toMatchObject({ outcome: match.current.outcome() });
  });
});
