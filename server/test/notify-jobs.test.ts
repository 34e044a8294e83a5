import { describe, expect, test } from 'vitest';
import { Jobs, TryLater, type Worker } from '../notify/jobs.ts';
import { DATABASES, leave, newNode, newPlace, type Node } from './house.ts';

const MINUTE = 60_000;

/** Two nodes that share a clock. */
async function atWork(
  kind: (typeof DATABASES)[number],
  scene: (services: Services) => Promise<void>,
): Promise<void> {
  const place = await newPlace(kind);
  const nodes = [await newNode(place.url), await newNode(place.url)];
  let time = 1_000_000;
  const now = (): number => time;
  const open = (node: Node, work: Worker): Jobs =>
    new Jobs({ database: node.database.query, workers: { work }, now, trouble: node.trouble, every: 0 });
  const [one, other] = nodes;
  if (one === undefined || other === undefined) throw new Error('two were asked for');
  try {
    await scene({ one, other, open, now, pass: (ms) => void (time += ms) });
  } finally {
    for (const node of nodes) await leave(node);
    await place.remove();
  }
}

interface Services {
  readonly one: Node;
  readonly other: Node;
  readonly open: (node: Node, work: Worker) => Jobs;
  readonly now: () => number;
  readonly pass: (ms: number) => void;
}

const job = (key: string, due: number) => ({ kind: 'work', key, payload: { key }, due });

describe.each(DATABASES)('jobs on %s', (kind) => {
  test('each is done once, by one of two nodes, when it is due', async () => {
    await atWork(kind, async ({ one, other, open, now, pass }) => {
      const done: unknown[] = [];
      const work: Worker = (payload) => Promise.resolve(void done.push(payload));
      const [here, there] = [open(one, work), open(other, work)];
      for (let number = 0; number < 30; number++)
        await here.add(job(`${number}`, now() + (number % 2) * MINUTE));
      await there.add(job('0', now()));
      await Promise.all([here.run(), there.run()]);
      expect(done).toHaveLength(15);
      pass(MINUTE);
      await Promise.all([here.run(), there.run()]);
      expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(30);
      expect(done).toHaveLength(30);
      await here.add(job('0', now()));
      await here.run();
      expect(done).toHaveLength(30);
    });
  });

  test('what fails is tried again, later each time, and given up in the end', async () => {
    await atWork(kind, async ({ one, open, now, pass }) => {
      const tries: number[] = [];
      const jobs = open(one, () => {
        tries.push(now());
        return Promise.reject(new TryLater('not now'));
      });
      await jobs.add(job('a', now()));
      await jobs.run();
      await jobs.run();
      expect(tries).toHaveLength(1);
      for (let looks = 0; looks < 100; looks++) {
        pass(MINUTE / 2);
        await jobs.run();
      }
      expect(tries).toHaveLength(5);
      const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
      expect(waits).toEqual(waits.toSorted((left, right) => left - right));
      expect(new Set(waits).size).toBe(4);
    });
  });

  test('what a node that died had begun is done by another', async () => {
    await atWork(kind, async ({ one, other, open, now, pass }) => {
      const begun: unknown[] = [];
      const dying = open(one, (payload) => {
        begun.push(payload);
        return new Promise(() => {});
      });
      await dying.add(job('a', now()));
      void dying.run();
      const done: unknown[] = [];
      const next = open(other, (payload) => Promise.resolve(void done.push(payload)));
      while (begun.length === 0) await one.database.query.selectFrom('jobs').selectAll().execute();
      await next.run();
      expect(done).toEqual([]);
      pass(3 * MINUTE);
      await next.run();
      expect(done).toEqual([{ key: 'a' }]);
    });
  });

  test('a fault in the work is reported and tried again', async () => {
    await atWork(kind, async ({ one, open, now }) => {
      const jobs = open(one, () => Promise.reject(new Error('a fault')));
      await jobs.add(job('a', now()));
      await jobs.run();
      expect(one.troubles.splice(0)).toMatchObject([{ message: 'a fault' }]);
    });
  });
});
