import { game } from '@sanguine/bloodstones/game.ts';
import { lookBack } from './after-game.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { localPlayer, playToTheEnd } from './on-device.ts';
import { LATE } from './scenes.ts';
import { openStaged } from './staged.ts';
import { touching } from './touching.ts';

// Begun in its last rounds: the lessons, the keyboard test and the test between two browsers play openings.
test('the last rounds of a short game by mouse against a Recruit: final scores, replay, proof of the dice', async ({
  page,
}) => {
  await openStaged(page, LATE.war());
  const { outcome, number } = await playToTheEnd(localPlayer(page, game, touching));
  for (const { score } of outcome ?? []) {
    await expect(page.getByRole('main').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
  await lookBack(page, number);
});
