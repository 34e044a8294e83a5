import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { RowContext, swiftStreams } from '@sanguine/kernel';
import { FairThinker } from '../live/bots/fair-thinker.ts';
import type { Task } from '../live/bots/decision.ts';
import { thinkingWidth, threadThinker } from '../live/bots/thinker.ts';
import { tug, type TugEvent } from './tug.ts';

const state = tug.start({ seats: 2, rounds: 1 }, new RowContext<TugEvent>(swiftStreams('deal'), 0));
const TASK: Omit<Task, 'seed'> = {
  game: 'tug',
  level: 'random',
  view: tug.mask(state, 0),
  seat: 0,
  past: [],
  row: 0,
};

/** Threads in which every task takes as long as the test wants. */
function newThreads(width: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const thinker = new FairThinker({
    width,
    run: ({ seed }) =>
      new Promise((resolve) => {
        begun.push(seed);
        const why = { told: null, thought: { key: 'bot.random', values: {} } };
        ends.set(seed, () => resolve({ move: `move of ${seed}`, why }));
      }),
    close: () => Promise.resolve(),
  });
  const unwanted = new AbortController();
  /** Queues tasks for a table; `awaited` if a player waits there. */
  const ask = (table: string, names: readonly string[], awaited: boolean) =>
    names.map((seed) =>
      thinker.think({ ...TASK, seed }, { table, awaited: () => awaited, signal: unwanted.signal }),
    );
  /** Finishes a task. */
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { thinker, begun, ask, end, stop: () => unwanted.abort() };
}

describe('bots of several tables', () => {
  test('take turns by table, however many one table has', async () => {
    const { begun, ask, end } = newThreads(1);
    void ask('large', ['a1', 'a2', 'a3'], true);
    void ask('small', ['b1'], true);
    void ask('other', ['c1', 'c2'], true);
    for (let at = 0; at < 6; at++) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  });

  test('where nobody waits never hold all threads, and do not hold up who does', async () => {
    const { begun, ask, end } = newThreads(2);
    void ask('one', ['x1', 'x2'], false);
    void ask('two', ['y1'], false);
    expect(begun).toEqual(['x1']);
    void ask('mine', ['m1', 'm2'], true);
    expect(begun).toEqual(['x1', 'm1']);
    await end('x1');
    expect(begun).toEqual(['x1', 'm1', 'm2']);
    await end('m1');
    expect(begun).toEqual(['x1', 'm1', 'm2', 'y1']);
  });

  test('where nobody waits get their turn all the same', async () => {
    const { begun, ask, end } = newThreads(1);
    void ask('busy', ['m1', 'm2', 'm3', 'm4', 'm5'], true);
    void ask('idle', ['x1'], false);
    for (let at = 0; at < 5; at++) await end(begun.at(-1) ?? '');
    expect(begun).toEqual(['m1', 'm2', 'm3', 'x1', 'm4', 'm5']);
  });

  test('answer with the move, and with none where it is no longer wanted', async () => {
    const { begun, ask, end, stop } = newThreads(1);
    const [first, second] = ask('one', ['a', 'b'], true);
    stop();
    await end('a');
    expect(await first).toMatchObject({ move: 'move of a' });
    expect(await second).toBe(null);
    expect(await ask('one', ['c'], true)[0]).toBe(null);
    expect(begun).toEqual(['a']);
  });
});

test('bots think on all cores but one, on two at least and on eight at most', async () => {
  const widths = [1, 2, 3, 4, 8, 9, 64].map(thinkingWidth);
  expect(widths).toEqual([2, 2, 2, 3, 7, 8, 8]);
  const thinker = threadThinker();
  expect(thinker.width).toBe(thinkingWidth(availableParallelism()));
  await thinker.close();
});
