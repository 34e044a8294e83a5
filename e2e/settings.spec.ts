import { expect, test } from './fixtures.ts';
import { shell } from './words.ts';

test('what is chosen is kept, and the whole house speaks the other language at once', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: shell('ja', 'language.own') }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell('ja', 'nav.settings'));
  await page.getByRole('radio', { name: shell('ja', 'settings.textSize.larger') }).check();
  await page.getByRole('switch', { name: shell('ja', 'settings.textBoard') }).click();
  await page.getByRole('radio', { name: shell('ja', 'settings.theme.dark') }).check();
  await page.getByRole('radio', { name: shell('ja', 'settings.motion.slow') }).check();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell('ja', 'nav.settings'));
  await expect(page.getByRole('radio', { name: shell('ja', 'settings.textSize.larger') })).toBeChecked();
  await expect(page.getByRole('switch', { name: shell('ja', 'settings.textBoard') })).toBeChecked();
  await page.goto('/');
  await expect(page.getByRole('button', { name: shell('ja', 'play.now') }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'full');
});

test('a browser that prefers Japanese is spoken to in Japanese', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('button', { name: shell('ja', 'play.now') }).first()).toBeVisible();
  await context.close();
});

test('two windows of one browser agree', async ({ context, page }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/settings');
  await other.getByRole('radio', { name: shell('ja', 'language.own') }).check();
  await expect(page.getByRole('button', { name: shell('ja', 'play.now') }).first()).toBeVisible();
});
