import { describe, expect, test } from 'vitest';
import { Queue } from '../index.ts';

/** Named work that ends on request. */
function workshop(queue: Queue) {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  const enter = (name: string): Promise<string> =>
    queue.enter(() => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    });
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.resolve(name);
    await settled();
  };
  const fail = async (name: string): Promise<void> => {
    ends.get(name)?.reject(new Error(`${name} went wrong`));
    await settled();
  };
  return { begun, enter, end, fail };
}

/** Lets all pending microtasks run. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('a queue', () => {
  test('begins nothing before whoever adds it goes on', async () => {
    const { begun, enter, end } = workshop(new Queue());
    const done = enter('a');
    expect(begun).toEqual([]);
    await settled();
    expect(begun).toEqual(['a']);
    await end('a');
    expect(await done).toBe('a');
  });

  test('does one thing after another, whether it goes well or badly', async () => {
    const { begun, enter, end, fail } = workshop(new Queue());
    const all = Promise.allSettled(['a', 'b', 'c'].map(enter));
    await settled();
    expect(begun).toEqual(['a']);
    await fail('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('c');
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  });

  test('does so much at once, and what comes on top waits its turn', async () => {
    const { begun, enter, end, fail } = workshop(new Queue(2));
    const all = Promise.allSettled(['a', 'b', 'c', 'd'].map(enter));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await fail('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect((await all).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  test('what throws before its first wait is refused to whoever added it, and the next begins', async () => {
    const queue = new Queue();
    const thrown = queue.enter(() => {
      throw new Error('at once');
    });
    await expect(thrown).rejects.toThrow('at once');
    expect(await queue.enter(() => Promise.resolve('next'))).toBe('next');
  });

  test('is empty when nothing is left, not even what was added meanwhile', async () => {
    const queue = new Queue();
    const { enter, end } = workshop(queue);
    await queue.empty();
    let empty = false;
    const first = enter('a').then(() => enter('b'));
    const emptied = queue.empty().then(() => (empty = true));
    await settled();
    await end('a');
    expect(empty).toBe(false);
    await end('b');
    await Promise.all([first, emptied]);
    expect(empty).toBe(true);
  });
});
