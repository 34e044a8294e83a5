import type { Page } from '@playwright/test';
import type { Settings } from '@sanguine/ui';

/** Changes settings of an open page as another window of its browser would. */
export async function changeSettings(page: Page, change: Partial<Settings>): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'sanguine.settings';
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify(Object.assign({}, kept, chosen)));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, change);
}
