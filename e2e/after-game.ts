import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { proof, replay, table } from './words.ts';

/** Goes from a finished local game to the proof of its dice and back; the dice must be fair. */
async function checkDice(page: Page): Promise<void> {
  const address = page.url();
  await page.getByText(table('en', 'over.proof')).click();
  await expect(page).toHaveURL(/\/proof\/local\//);
  await page.getByRole('button', { name: proof('en', 'check.go') }).click();
  await expect(page.getByText(proof('en', 'check.good'))).toBeVisible();
  const program = await savedBy(
    page,
    page.getByRole('link', { name: proof('en', 'own.program') }),
    'verify.mjs',
  );
  const record = await savedBy(
    page,
    page.getByRole('button', { name: proof('en', 'own.save') }),
    'record.json',
  );
  expect(execFileSync(process.execPath, [program, record], { encoding: 'utf8' })).toContain(
    'Everything fits.',
  );
  await page.goto(address);
}

/** Presses a button that saves a file, and returns the file's path. */
async function savedBy(page: Page, button: Locator, name: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await button.click();
  const path = test.info().outputPath(name);
  await (await saving).saveAs(path);
  return path;
}

/** Goes from a finished local game to its replay, to the last of `rows` rows and one step back. */
async function watchReplay(page: Page, rows: number): Promise<void> {
  await page.getByText(table('en', 'over.replay')).click();
  await expect(page).toHaveURL(/\/replay\/local\//);
  const moment = page.getByRole('slider', { name: replay('en', 'bar.scrub') });
  await page.getByRole('button', { name: replay('en', 'bar.last') }).click();
  await expect(moment).toHaveValue(String(rows));
  await page.getByRole('button', { name: replay('en', 'bar.back') }).click();
  await expect(moment).not.toHaveValue(String(rows));
}

/** Asks the bot, at its seat, why it made its last move, and gets an answer. */
async function askWhy(page: Page): Promise<void> {
  await page.locator('[data-guide="why"]').first().click();
  await expect(page.getByRole('tooltip')).toHaveText(/^Why .+\.$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

/** Checks the proof of the dice, what bots thought and the replay of a finished local game. */
export async function lookBack(page: Page, rows: number): Promise<void> {
  await checkDice(page);
  await watchReplay(page, rows);
  await askWhy(page);
}
