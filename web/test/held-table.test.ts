import { expect, test } from 'vitest';
import { keepRecord, newRecord } from '../store/keeping.ts';
import type { LocalSeat } from '../store/local-game.ts';
import { newDice } from '../store/secret.ts';
import type { GameStore } from '../store/store.ts';
import { HeldTable } from '../worker/held-table.ts';
import { type LocalMessage, Referee } from '../worker/referee.ts';
import { memoryStore } from './memory-store.ts';
import { anyGame } from './tables.ts';

const BOT: LocalSeat = { kind: 'bot', level: 'recruit' };

/** One lock for all windows: the last to ask has it, as in a browser with `steal`. */
function oneLock() {
  let lose = (): void => {};
  return (taken: () => void): Promise<() => void> => {
    lose();
    lose = taken;
    return Promise.resolve(() => {
      if (lose === taken) lose = () => {};
    });
  };
}

/** Holds something back until it is released. */
function gate() {
  const { promise: open, resolve: letGo } = Promise.withResolvers<void>();
  return { open, letGo };
}

const ROUNDS = 200;

async function settled(): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) await Promise.resolve();
}

async function watched(store: GameStore) {
  const game = anyGame();
  const plan = { name: 'Twice', seats: [BOT, BOT], origin: 'new' as const };
  const record = newRecord(game, game.setup(2, {}), newDice(2));
  const id = await keepRecord(store, game, plan, record);
  const hold = oneLock();
  const window = (options: { store?: GameStore; pause?: () => Promise<void> } = {}) => {
    const heard: LocalMessage[] = [];
    const opening = HeldTable.open({
      hold,
      tell: (message) => void heard.push(message),
      openReferee: (tell) =>
        Referee.open(
          {
            store: options.store ?? store,
            loadGame: () => Promise.resolve(game),
            tell,
            pause: options.pause ?? (() => Promise.resolve()),
            now: () => 1,
            trouble(error) {
              throw error;
            },
          },
          id,
        ),
    });
    return { opening, heard, gone: () => heard.some(({ type }) => type === 'gone') };
  };
  return { id, window };
}

test('a game opened again before it was open goes on in the second window alone', async () => {
  const store = memoryStore();
  const { window, id } = await watched(store);
  const reading = gate();
  const slow: GameStore = { ...store, find: (wanted) => reading.open.then(() => store.find(wanted)) };
  const first = window({ store: slow });
  await settled();
  const resting = gate();
  const second = window({ pause: () => resting.open });
  await second.opening;
  reading.letGo();
  await first.opening;
  await settled();
  expect((await store.find(id))?.number, 'the first window plays nothing').toBe(0);
  expect(first.gone()).toBe(true);
  resting.letGo();
  await settled();
  expect((await store.find(id))?.number).toBeGreaterThan(0);
  expect(second.gone(), 'the second one is not told that it is open elsewhere').toBe(false);
  await (await second.opening)?.close();
});

test('a row the former window stored at the last moment is read again', async () => {
  const store = memoryStore();
  const { window, id } = await watched(store);
  const storing = gate();
  // The first window's row arrives in the store after the second one has read the game.
  const late: GameStore = {
    ...store,
    append: (...row) => storing.open.then(() => store.append(...row)),
  };
  const first = window({ store: late });
  await first.opening;
  await settled();
  const resting = gate();
  const second = window({ pause: () => resting.open });
  await second.opening;
  storing.letGo();
  await settled();
  expect((await store.find(id))?.number).toBe(1);
  resting.letGo();
  await settled();
  expect(second.gone()).toBe(false);
  expect(second.heard.filter(({ type }) => type === 'welcome')).toHaveLength(2);
  expect((await store.find(id))?.number).toBeGreaterThan(1);
  await (await second.opening)?.close();
});
