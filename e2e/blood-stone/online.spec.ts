import { game } from '@sanguine/blood-stone/game.ts';
import type { AnyMove } from '@sanguine/blood-stone/rules/moves.ts';
import type { State } from '@sanguine/blood-stone/rules/state.ts';
import { expect, test } from '../fixtures.ts';
import { sitDown } from '../joining.ts';
import { Overheard } from '../known.ts';
import { Player } from '../player.ts';
import { table } from '../words.ts';
import { byMouse } from './touching.ts';

const ROUNDS = 3;

test('Witch and Soldiers in two browsers: each sees the other’s cards from the back only, and no deck at all', async ({
  invite,
}) => {
  const [host, guest] = [await invite('Ann'), await invite('Bela')];
  const heard = [new Overheard<State>(host), new Overheard<State>(guest)] as const;
  await sitDown(host, guest, { game, seats: ['me', 'open'], board: 'bonewood', name: 'Red Moon' });
  const players: Player<State, AnyMove>[] = [];
  for (const [at, page] of [host, guest].entries()) {
    const ears = at === 0 ? heard[0] : heard[1];
    players.push(new Player(page, ears.known.viewer ?? -1, game, () => ears.known, byMouse));
  }

  await test.step('they play some rounds, or to the end', async () => {
    for (;;) {
      const { view, deciders, outcome } = heard[0].known;
      if (view.round > ROUNDS || outcome !== null) break;
      const next = players.find(({ seat }) => deciders.includes(seat));
      await next?.decides();
      await expect.poll(() => heard[0].known.number - heard[1].known.number).toBe(0);
    }
  });

  await test.step('nobody was told what is not theirs to know', () => {
    for (const ears of heard) {
      const { view, viewer } = ears.known;
      const theirs = viewer === view.witch ? view.phantom : view.blood;
      const shown = viewer === view.witch ? [] : view.seen;
      expect(theirs.hand.filter((card) => card !== 'hidden')).toEqual(shown);
      expect(theirs.deck.every((card) => card === 'hidden')).toBe(true);
      for (const frame of ears.frames) expect(frame).not.toMatch(/"(?:salts?|token|seed)":|"secret":"/);
    }
  });

  await test.step('a reload finds the same table', async () => {
    const { number } = heard[1].known;
    await guest.reload();
    await expect(guest.locator('[data-guide="prompt"]')).toBeVisible();
    await expect.poll(() => heard[1].known.number).toBe(number);
    await expect(guest.getByText(table('en', 'status.reconnecting'))).toBeHidden();
  });
});
