import { expect, type Page } from '@playwright/test';
import { proof, replay, table } from './words.ts';

/** From a finished game of this device to the proof of its dice and back: they are checked, and were fair. */
async function checkDice(page: Page): Promise<void> {
  const address = page.url();
  await page.getByText(table('en', 'over.proof')).click();
  await expect(page).toHaveURL(/\/proof\/local\//);
  await page.getByRole('button', { name: proof('en', 'check.go') }).click();
  await expect(page.getByText(proof('en', 'check.good'))).toBeVisible();
  await page.goto(address);
}

/** From a finished game of this device to its replay, to the last of so many rows and one back. */
async function watchReplay(page: Page, rows: number): Promise<void> {
  await page.getByText(table('en', 'over.replay')).click();
  await expect(page).toHaveURL(/\/replay\/local\//);
  const moment = page.getByRole('slider', { name: replay('en', 'bar.scrub') });
  await page.getByRole('button', { name: replay('en', 'bar.last') }).click();
  await expect(moment).toHaveValue(String(rows));
  await page.getByRole('button', { name: replay('en', 'bar.back') }).click();
  await expect(moment).not.toHaveValue(String(rows));
}

/** What can be looked at once a game of this device is over: the proof of its dice, then its replay of so many rows. */
export async function lookBack(page: Page, rows: number): Promise<void> {
  await checkDice(page);
  await watchReplay(page, rows);
}
