import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import { expect, test } from './fixtures.ts';
import { localPlayer, playNow } from './on-device.ts';
import { scene as stagedScene } from './scenes.ts';
import { openStaged, staged } from './staged.ts';
import { touching } from './touching.ts';
import { analysis, puzzles, shell } from './words.ts';

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
  // The game's own files are loaded when it is first opened.
  await playNow(page, game);
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
  // The map's drawing is requested last, by the engraver; the service worker stores a file before it delivers it.
  await page.locator('canvas[data-printed="true"]').waitFor();

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

/** Whether the service worker has every file of this version; they are loaded while the page is idle. */
function keptWhole(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const worker = await (await fetch('/sw.js')).text();
    const files = new Set(worker.match(/\/assets\/[\w.-]+\.(?:js|css|svg)/g));
    const kept = await Promise.all([...files].map((path) => caches.match(path)));
    return files.size > 0 && !kept.includes(undefined);
  });
}

test('without a network a game is analysed, stopped and taken up again, and a puzzle is solved', async ({
  context,
  page,
}) => {
  // The analyst hears nothing until it has been stopped once.
  await page.addInitScript(() => {
    const Hearing = Worker;
    globalThis.Worker = class extends Hearing {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        if (made[1]?.name !== 'analyst' || sessionStorage.getItem('heard') !== null) return;
        sessionStorage.setItem('heard', 'once');
        this.postMessage = () => undefined;
      }
    };
  });
  await openStaged(page, stagedScene('glade-given'), '/');
  await expect.poll(() => keptWhole(page), { message: 'everything is kept' }).toBe(true);
  await context.setOffline(true);

  await page.goto('/analysis/local/glade-given');
  await page.getByRole('button', { name: analysis('en', 'working.stop') }).click();
  await expect(page.getByRole('heading', { name: analysis('en', 'working.stopped') })).toBeVisible();
  await page.getByRole('button', { name: analysis('en', 'working.again') }).click();
  await expect(page.locator('[data-guide="moment"]')).toBeVisible();

  await page.goto('/puzzles/bloodfields/1');
  await page.getByRole('button', { name: puzzles('en', 'show') }).click();
  await expect(page.getByRole('link', { name: puzzles('en', 'next') })).toBeVisible();
});

test('what the first version kept on this device is there, and room for notes beside it', async ({
  page,
}) => {
  const seats = [
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', level: 'recruit' },
  ] as const;
  const scene = staged(game, 'first', {
    name: 'The Oldest Table',
    seats,
    seed: 'first',
    until: (_, [seat]) => seat === 0,
  });
  await openStaged(page, scene, '/mine');
  await expect(page.getByText('The Oldest Table')).toBeVisible();
  const stores = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('sanguine');
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
    });
    const names = [...database.objectStoreNames];
    database.close();
    return names;
  });
  expect(stores).toEqual(['analyses', 'games', 'notes', 'records', 'rows']);
  await page.goto('/local/first');
  await localPlayer(page, game, touching).decides();
});

test('while the server cannot look anything up, nobody is told that they have no games', async ({ page }) => {
  let away = true;
  await page.route('**/api/me', (route) =>
    away ? route.fulfill({ status: 503, json: { problem: 'unavailable' } }) : route.continue(),
  );
  await page.goto('/mine');
  await expect(page.getByText(shell('en', 'mine.partly'))).toBeVisible();
  await expect(page.getByText(shell('en', 'mine.noneHere'))).toBeVisible();
  // The page checks again whenever it becomes visible.
  away = false;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(shell('en', 'mine.none'))).toBeVisible();
  await expect(page.getByText(shell('en', 'mine.partly'))).toBeHidden();
});
