import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/**
 * Tests that share one page, so that the browser's caches carry over. Each starts with empty storage and nobody signed
 * in, at an address of the server that runs none of the app.
 */
export const test = base.extend({
  context: async ({ browser, contextOptions, keptContexts, locale, viewport }, use) => {
    const name = `${locale} ${viewport?.width}`;
    const context = keptContexts.get(name) ?? (await browser.newContext(contextOptions));
    keptContexts.set(name, context);
    await use(context);
  },
  page: async ({ context }, use) => {
    const [page = await context.newPage()] = context.pages();
    await page.goto('/health');
    await forget(page);
    await use(page);
  },
});

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
