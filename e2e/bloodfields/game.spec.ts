import { game } from '@sanguine/bloodfields/game.ts';
import { lookBack } from '../after-game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { layTable } from '../new-table.ts';
import { localPlayer, playToTheEnd } from '../on-device.ts';
import { LATE } from '../scenes.ts';
import { openStaged } from '../staged.ts';
import { replay } from '../words.ts';
import { askAlways, byKeys, byMouse, byTouch } from './touching.ts';

const PIT = { game, board: 'pit', options: { scenario: 'pit' }, seats: ['me', 'bot.recruit'] };

test('a whole battle in the Pit by mouse: its moments, the dice, the replay, and another end to it', async ({
  page,
}) => {
  await askAlways(page);
  await layTable(page, PIT);
  const { number } = await playToTheEnd(localPlayer(page, game, byMouse));
  const address = page.url();
  const moments = page.getByRole('button', { name: /^Watch/ });
  await moments.first().click();
  await expect(page).toHaveURL(/\/replay\/local\/.*row=\d+/);
  await page.goto(address);
  await lookBack(page, number);
  await page.getByRole('button', { name: replay('en', 'menu.branch') }).click();
  await page.getByRole('button', { name: replay('en', 'branch.go'), exact: true }).click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('button[data-place^="unit:"]').first()).toBeVisible();
});

test('the second half of a battle by keyboard alone', async ({ page }) => {
  await askAlways(page);
  await openStaged(page, LATE.field());
  const { outcome } = await playToTheEnd(localPlayer(page, game, byKeys));
  expect(outcome).not.toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the second half of a battle by touch, on an upright table', async ({ page }) => {
    await askAlways(page);
    await openStaged(page, LATE.field());
    const { outcome } = await playToTheEnd(localPlayer(page, game, byTouch));
    expect(outcome).not.toBeNull();
  });
});
