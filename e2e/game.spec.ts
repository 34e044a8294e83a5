import { game } from '@sanguine/bloodstones/game.ts';
import { lookBack } from './after-game.ts';
import { expect, test } from './fixtures.ts';
import { localPlayer, playToTheEnd } from './on-device.ts';
import { LATE } from './scenes.ts';
import { openStaged } from './staged.ts';
import { touching } from './touching.ts';

// Hundreds of moves: other tests cover animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Begun in its middle: lessons, the keyboard's test and the one between two browsers play openings.
test('the second half of a short game by mouse against a Recruit: final scores, replay, proof of the dice', async ({
  page,
}) => {
  await openStaged(page, LATE.war());
  const { outcome, number } = await playToTheEnd(localPlayer(page, game, touching));
  for (const { score } of outcome ?? []) {
    await expect(page.getByRole('main').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
  await lookBack(page, number);
});
