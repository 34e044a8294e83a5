import { game } from '@sanguine/bloodstones/game.ts';
import { expect, test } from './fixtures.ts';
import { localPlayer, playNow } from './on-device.ts';
import { touching } from './touching.ts';
import { shell } from './words.ts';

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
  await playNow(page, game);
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();

  await context.setOffline(true);
  await playNow(page, game);
  const player = localPlayer(page, game, touching);
  await player.decides();
  await player.decides();
  const { number } = await player.look();

  await page.reload();
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
  expect((await player.look()).number).toBeGreaterThanOrEqual(number);
  await player.decides();
});

test('while the server cannot look anything up, nobody is told that they have no games', async ({ page }) => {
  let away = true;
  await page.route('**/api/me', (route) =>
    away ? route.fulfill({ status: 503, json: { problem: 'unavailable' } }) : route.continue(),
  );
  await page.goto('/mine');
  await expect(page.getByText(shell('en', 'mine.partly'))).toBeVisible();
  await expect(page.getByText(shell('en', 'mine.noneHere'))).toBeVisible();
  // It is looked again whenever the page is.
  away = false;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(shell('en', 'mine.none'))).toBeVisible();
  await expect(page.getByText(shell('en', 'mine.partly'))).toBeHidden();
});
