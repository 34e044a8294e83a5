import { game } from '@sanguine/bloodfields/game.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { expect, test } from '../fixtures.ts';
import { sitDown } from '../joining.ts';
import { Overheard } from '../known.ts';
import { cut, withCuttableLine } from '../line.ts';
import { Player } from '../player.ts';
import { table } from '../words.ts';
import { askAlways, byMouse } from './touching.ts';

type Fighter = Player<State, AnyMove>;

/** After this many moves a unit is near enough to charge in any game. */
const LONG = 400;

const isCharging = ({ frames }: State): boolean => frames.some(({ step }) => step === 'charge');

test('two browsers in the Pit: rosters are opened together, and a charge goes on after a dropped connection', async ({
  invite,
}) => {
  const [host, guest] = [await invite('Ann'), await invite('Bela')];
  for (const page of [host, guest]) await withCuttableLine(page);
  const heard = [new Overheard<State>(host), new Overheard<State>(guest)] as const;
  await sitDown(host, guest, {
    game,
    seats: ['me', 'open'],
    board: 'pit',
    options: { scenario: 'pit' },
    name: 'First Blood',
  });
  for (const page of [host, guest]) await askAlways(page);
  const players = [host, guest].map((page, at): Fighter => {
    const ears = at === 0 ? heard[0] : heard[1];
    return new Player(page, ears.known.viewer ?? -1, game, () => ears.known, byMouse);
  });
  const together = (): Promise<void> =>
    expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);
  /** The player to decide now; the first if there are several. */
  const asked = (): Fighter => {
    const { deciders } = heard[0].known;
    const next = players.find(({ seat }) => deciders.includes(seat));
    if (next === undefined) throw new Error('nobody is asked');
    return next;
  };

  await test.step('one has mustered, and the other is told nothing of it', async () => {
    await players[0]?.decides();
    const told = JSON.stringify(heard[1].known.view);
    expect(told).not.toContain('"kind"');
  });

  await test.step('both rosters are opened at the same moment, side by side', async () => {
    await players[1]?.decides();
    await together();
    const kinds = heard[0].known.view.units.map(({ kind }) => kind);
    expect(heard[1].known.view.units.map(({ kind }) => kind)).toEqual(kinds);
    await expect(host.locator('[data-guide="reveal:on"]')).toBeVisible();
  });

  /** Plays on until a charge is under way and somebody is asked about it. */
  const charge = async (): Promise<Fighter> => {
    for (let guard = 0; guard < LONG; guard += 1) {
      const next = asked();
      const { view } = await next.look();
      const move = game.engine.moves(view, next.seat).find(({ do: verb }) => verb === 'charge');
      if (move === undefined) await next.decides();
      else await next.does(move);
      await together();
      if (isCharging(heard[0].known.view)) return asked();
    }
    throw new Error('nobody charges');
  };

  await test.step('the line breaks in the middle of a charge, and it goes on where it was', async () => {
    const charger = await charge();
    const [ears] = charger.page === host ? [heard[0]] : [heard[1]];
    const { number, view } = ears.known;
    await charger.page.context().setOffline(true);
    await cut(charger.page);
    await expect(charger.page.getByText(table('en', 'status.reconnecting'))).toBeVisible();
    await charger.page.context().setOffline(false);
    await expect(charger.page.getByText(table('en', 'status.reconnecting'))).toBeHidden();
    expect(ears.known.number).toBe(number);
    expect(ears.known.view.frames).toEqual(view.frames);
    while (isCharging(heard[0].known.view)) {
      await asked().decides();
      await together();
    }
    expect(heard[1].known.view.units).toEqual(heard[0].known.view.units);
  });

  await test.step('who watches sees the same table and may touch nothing', async () => {
    const watcher = await invite('Cora');
    const ears = new Overheard<State>(watcher);
    await watcher.goto(host.url());
    await expect(watcher.locator('button[data-place^="unit:"]').first()).toBeVisible();
    await expect.poll(() => ears.known.number).toBe(heard[0].known.number);
    expect(ears.known.viewer).toBeNull();
    expect(ears.known.view.units).toEqual(heard[0].known.view.units);
    await expect(watcher.locator('[data-guide^="action:"]')).toHaveCount(0);
    // A spectator may measure, like everybody.
    await watcher.locator('[data-guide="tool:tape"]').click();
    const units = watcher.locator('button[data-place^="unit:"]');
    await units.first().press('Enter');
    await units.last().press('Enter');
    await expect(watcher.getByRole('status').filter({ hasText: /inches|in contact/ })).toBeVisible();
  });

  await test.step('a reload finds the same table', async () => {
    const { number } = heard[1].known;
    await guest.reload();
    await expect(guest.locator('[data-guide="prompt"]')).toBeVisible();
    await expect.poll(() => heard[1].known.number).toBe(number);
  });
});
