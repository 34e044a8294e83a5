import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { turnBack } from './screen-sizes.ts';

/** An address of the server where the app does not run. */
const NOWHERE = '/health';

/**
 * Tests that share one page, so that the browser's caches carry over. Each finds it with empty storage, nobody signed in, the
 * size and the media it asks for, and the app not running. Tests that do what cannot be undone (a clock, a script for every
 * document, a second window) need pages of their own.
 */
export const test = base.extend({
  context: async (
    { browser, contextOptions, keptContexts, locale, viewport, hasTouch, isMobile, deviceScaleFactor },
    use,
  ) => {
    const name = JSON.stringify({ locale, viewport, hasTouch, isMobile, deviceScaleFactor });
    const context = keptContexts.get(name) ?? (await browser.newContext(contextOptions));
    keptContexts.set(name, context);
    await use(context);
  },
  page: async ({ context, contextOptions, viewport }, use) => {
    const [page = await opened(await context.newPage())] = context.pages();
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: contextOptions.reducedMotion ?? null,
    });
    await use(page);
    // At once: an open page would keep drawing and playing.
    await page.goto(NOWHERE);
    await forget(page);
    await turnBack(page);
    if (viewport !== null) await page.setViewportSize(viewport);
    // Otherwise the mouse would point at something on the next page.
    await page.mouse.move(0, 0);
  },
});

async function opened(page: Page): Promise<Page> {
  await page.goto(NOWHERE);
  return page;
}

async function forget(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error ?? new Error(name)));
      });
      const writing = database.transaction([...database.objectStoreNames], 'readwrite');
      for (const store of database.objectStoreNames) writing.objectStore(store).clear();
      await new Promise((resolve) => writing.addEventListener('complete', resolve));
      database.close();
    }
  });
}
