import { game } from '@sanguine/bloodfields/game.ts';
import type { AnyMove } from '@sanguine/bloodfields/rules/moves.ts';
import type { State } from '@sanguine/bloodfields/rules/state.ts';
import { expect, test } from '../fixtures.ts';
import { sitDown } from '../joining.ts';
import { Overheard } from '../known.ts';
import { Player } from '../player.ts';
import { askAlways, byMouse } from './touching.ts';

const ROUNDS = 1;

test('two browsers in the Pit: rosters stay secret until both are in, and a reload finds the same table', async ({
  invite,
}) => {
  const [host, guest] = [await invite('Ann'), await invite('Bela')];
  for (const page of [host, guest]) await askAlways(page.context());
  const heard = [new Overheard<State>(host), new Overheard<State>(guest)] as const;
  await sitDown(host, guest, {
    game,
    seats: ['me', 'open'],
    board: 'pit',
    options: { scenario: 'pit' },
    name: 'First Blood',
  });
  const players = [host, guest].map((page, at): Player<State, AnyMove> => {
    const ears = at === 0 ? heard[0] : heard[1];
    return new Player(page, ears.known.viewer ?? -1, game, () => ears.known, byMouse);
  });

  await test.step('one has mustered, and the other is told nothing of it', async () => {
    await players[0]?.decides();
    const told = JSON.stringify(heard[1].known.view);
    expect(told).not.toContain('"kind"');
  });

  await test.step('they play a round', async () => {
    for (;;) {
      const { view, deciders, outcome } = heard[0].known;
      if (view.round > ROUNDS || outcome !== null) break;
      const next = players.find(({ seat }) => deciders.includes(seat));
      await next?.decides();
      await expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);
    }
  });

  await test.step('a reload finds the same table', async () => {
    const { number } = heard[1].known;
    await guest.reload();
    await expect(guest.locator('[data-guide="prompt"]')).toBeVisible();
    await expect.poll(() => heard[1].known.number).toBe(number);
  });
});
