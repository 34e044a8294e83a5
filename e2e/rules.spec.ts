import { expect, test } from './fixtures.ts';
import { rules } from './words.ts';

test('a link to a section opens the book there', async ({ page }) => {
  await page.goto('/rules/bloodstones/9.4');
  await expect(page.getByRole('heading', { name: 'Swapping a tile' })).toBeInViewport();
  await expect(page.getByRole('navigation', { name: rules('en', 'contents') })).toContainText('Ties');
});

test('a search finds words while one types, by keyboard alone', async ({ page }) => {
  await page.goto('/rules/bloodstones');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('raising undead');
  const found = page.getByRole('search').getByRole('link');
  await expect(found.first()).toContainText('Raising Undead');
  await expect(found.first().locator('mark').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rules\/bloodstones\/9\.10$/);
  await expect(page.getByRole('heading', { name: 'Raising Undead' })).toBeInViewport();
});

test('a reference in the text leads to its section, and back again', async ({ page }) => {
  await page.goto('/rules/bloodstones/1.1');
  await page.locator('#s1\\.1').getByRole('link', { name: '§12.3' }).click();
  await expect(page.getByRole('heading', { name: 'Regrouping' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Aim' })).toBeInViewport();
});

test('an English word finds the section in the Japanese book', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'ja-JP', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/rules/bloodstones');
  await page.getByRole('searchbox').fill('withdrawal');
  await expect(page.getByRole('search').getByRole('link').first()).toContainText('撤退');
  await context.close();
});

test('the book prints without the house around it', async ({ page }) => {
  await page.goto('/rules/bloodstones');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Table options' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
});
