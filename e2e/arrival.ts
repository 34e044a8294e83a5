import { expect, type Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { shell } from './words.ts';

/** The page itself is there, in its letters: not the one that says it is on its way. */
export async function arrive(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeAttached();
  await expect(page.getByText(shell(locale, 'loading'), { exact: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
