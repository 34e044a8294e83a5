import { expect, test } from 'vitest';
import { game as bloodstones } from '@sanguine/bloodstones/game.ts';
import { MAPS } from '@sanguine/bloodstones/content/maps/index.ts';
import { writeMap } from '@sanguine/bloodstones/content/maps/made.ts';
import { SetupCheck } from '../tables/setup-check.ts';
import { refuseSetup, type SetupTask } from '../tables/setup-task.ts';
import { threads } from '../work/threads.ts';

const [lament] = MAPS;
if (lament === undefined) throw new Error('there is no map');
const WRITTEN = { seats: 4, board: writeMap(lament), options: {} };

/** The game decides the exact code. */
const REFUSED = { code: expect.stringMatching(/^(?:kernel|setup)\./) as string };

/** Answers at once, or fails this many times first; records every task. */
function checker(failures = 0) {
  const asked: SetupTask[] = [];
  const setups = new SetupCheck({
    width: 1,
    run(task) {
      asked.push(task);
      if (asked.length <= failures) return Promise.reject(new Error('too long'));
      return Promise.resolve(refuseSetup(bloodstones, task));
    },
    close: () => Promise.resolve(),
  });
  return { asked, setups };
}

test('a board written out is looked at in a thread, once however many ask', async () => {
  const { asked, setups } = checker();
  expect(await Promise.all([1, 2, 3].map(() => setups.refuse(bloodstones, WRITTEN)))).toEqual([
    null,
    null,
    null,
  ]);
  expect(await setups.refuse(bloodstones, WRITTEN)).toBeNull();
  expect(asked).toHaveLength(1);
  expect(await setups.refuse(bloodstones, { ...WRITTEN, seats: 6 })).toMatchObject(REFUSED);
  expect(asked).toHaveLength(2);
});

test('what could not be found out is looked at anew', async () => {
  const { asked, setups } = checker(1);
  await expect(setups.refuse(bloodstones, WRITTEN)).rejects.toThrow('too long');
  expect(await setups.refuse(bloodstones, WRITTEN)).toBeNull();
  expect(asked).toHaveLength(2);
});

test('no thread is asked about the boards of the game, nor about what is no set-up at all', async () => {
  const { asked, setups } = checker();
  expect(await setups.refuse(bloodstones, { ...WRITTEN, board: null })).toBeNull();
  expect(await setups.refuse(bloodstones, { ...WRITTEN, board: lament.id })).toBeNull();
  expect(await setups.refuse(bloodstones, { ...WRITTEN, board: 'no map' })).toMatchObject(REFUSED);
  expect(await setups.refuse(bloodstones, { ...WRITTEN, options: { colour: 'red' } })).toMatchObject(REFUSED);
  expect(asked).toEqual([]);
});

test('a thread knows the games of the registry, and none that takes too long is waited for', async () => {
  const own = threads('checkSetup', { width: 1, milliseconds: 60_000, waiting: 1 });
  const setup = bloodstones.setup(4, { board: WRITTEN.board });
  expect(await own.run({ game: 'bloodstones', setup })).toBeNull();
  expect(await own.run({ game: 'chess', setup })).toMatchObject(REFUSED);
  await own.close();
  const hasty = threads('checkSetup', { width: 1, milliseconds: 1, waiting: 1 });
  await expect(hasty.run({ game: 'bloodstones', setup })).rejects.toThrow(/abort/i);
  await hasty.close();
});
