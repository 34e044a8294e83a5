import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { digest, swiftRandom } from '@sanguine/kernel';
import { load } from '../storage/loading.ts';
import { DATABASES, lodging, type Node, type Place } from './house.ts';
import { facts, newTug, opened } from './tables.ts';
import { tug } from './tug.ts';

const KILLS = 12;
const APPENDER = fileURLToPath(new URL('appender.ts', import.meta.url));

interface Acknowledged {
  readonly number: number;
  readonly state: string;
}

/** Kills a playing process, wherever it is, once it has acknowledged this many rows. */
async function killedAfter(rows: number, args: readonly string[]): Promise<Acknowledged[]> {
  const child = spawn(process.execPath, [APPENDER, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.split('\n').length > rows) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return said
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split(' '))
    .map(([number = '', state = '']) => ({ number: Number(number), state }));
}

describe.each(DATABASES)('kill -9 on %s', (kind) => {
  let place: Place;
  let node: Node;
  lodging(kind, async (join, at) => {
    place = at;
    node = await join();
  });

  test(`loses nothing that was acknowledged, ${KILLS} times in a row`, async () => {
    const { id } = await newTug(node, 900);
    const random = swiftRandom('kill');
    let before = 0;
    for (let kill = 1; kill <= KILLS; kill++) {
      const acknowledged = await killedAfter(1 + random.int(40), [place.url, id, `player ${kill}`]);
      const rows = await node.store.rows(id, 0);
      // Every row once, in order; the acknowledged rows continue from those before.
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
      const first = acknowledged[0]?.number ?? 0;
      expect(acknowledged.map(({ number }) => number)).toEqual(acknowledged.map((_, at) => first + at));
      expect(first).toBeGreaterThan(before);
      for (const { number, state } of acknowledged.slice(-3)) {
        const loaded = await load(node.store, tug, id, { reach: 0, last: number });
        expect(loaded.ok && digest(loaded.match.state)).toBe(state);
      }
      // At most one more row, whose answer the kill prevented; a database server may commit it even later.
      const last = acknowledged.at(-1)?.number ?? 0;
      expect([last, last + 1]).toContain(rows.length);
      before = rows.length;
    }
    expect(before).toBeGreaterThan(KILLS);
    const [one, other] = [await opened(node, id), await opened(node, id)];
    expect(await one.rewind(0, 1, before)).toMatchObject({ ok: true });
    await other.catchUp();
    expect(await facts(other)).toBe(await facts(one));
    await one.settle();
  });
});
