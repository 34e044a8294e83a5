import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import { expect, test } from './fixtures.ts';
import { LocalTable } from './known.ts';
import { Player } from './player.ts';
import { touching } from './touching.ts';
import { shell } from './words.ts';

/** From the home page to a game, in one click. */
async function playNow(page: Page): Promise<void> {
  const book = page.getByRole('article', { name: game.name.en });
  await book.getByRole('button', { name: shell('en', 'play.now') }).click();
}

test.use({ serviceWorkers: 'allow' });

test('without a network the house opens, a game begins, and a reload takes it up again', async ({
  context,
  page,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (registration.active?.state === 'activated') return;
    await new Promise((resolve) =>
      registration.active?.addEventListener('statechange', resolve, { once: true }),
    );
  });
  // The game's own files are fetched when it is first opened.
  await playNow(page);
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();

  await context.setOffline(true);
  await page.goto('/');
  await playNow(page);
  await expect(page).toHaveURL(/\/local\//);
  const local = new LocalTable(page, game);
  const player = new Player(page, 0, game, () => local.known(0), touching);
  await player.decides();
  await player.decides();
  const { number } = await player.look();

  await page.reload();
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
  expect((await player.look()).number).toBeGreaterThanOrEqual(number);
  await player.decides();
});
