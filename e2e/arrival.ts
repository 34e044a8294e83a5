import { expect, type Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { shell } from './words.ts';

/** Waits until the page itself is shown with its fonts, not the loading screen. */
export async function arrive(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.getByText(shell(locale, 'loading'), { exact: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
