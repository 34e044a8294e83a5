import type { Locator, Page } from '@playwright/test';
import { READY_ROSTERS } from '@sanguine/bloodfields/content/rosters.ts';
import { cardOf } from '@sanguine/bloodfields/content/units/index.ts';
import { CONTENT_VERSION } from '@sanguine/bloodfields/content/versions.ts';
import { mended } from '@sanguine/bloodfields/rules/roster/faults.ts';
import { costOf, type Roster } from '@sanguine/bloodfields/rules/roster/roster.ts';
import { parseRoster, printRoster } from '@sanguine/bloodfields/rules/roster/text.ts';
import { game } from '@sanguine/bloodfields/game.ts';
import { barriersOn } from '../barriers.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { layTable } from '../new-table.ts';
import { readQr } from '../qr.ts';

const at = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`);
const press = (page: Page, guide: string): Promise<void> => at(page, guide).first().click();
const total = (page: Page, text: RegExp): Promise<void> =>
  expect(page.getByRole('region', { name: 'Roster', exact: true })).toContainText(text);

const listed = (text: string): Roster => {
  const read = parseRoster(text);
  if ('unread' in read) throw new Error(read.unread);
  return read.roster;
};

/** A roster built by hand that costs a little too much. */
const KINDS = ['orlen', 'ilmane', 'tobren', 'maud', 'kessa', 'perrin', 'organ-gun'];
const BUILT = listed('orlen+loaded-die ilmane tobren maud kessa+warding-pebble perrin organ-gun pike*2');
const OVER = costOf(BUILT) - 200;
const MENDED = costOf(mended(BUILT, 200));

test('a roster is built, mended, saved, shared, opened by its link elsewhere, and tried against a bot', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rosters', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My rosters');
  await press(page, 'new');

  // Built: one press per unit, by mouse and by keys; an item with its reasons; too many points.
  for (const kind of KINDS) await press(page, `add:${kind}`);
  for (let pikes = 0; pikes < 2; pikes++) await at(page, 'add:pike').press('Enter');
  await press(page, 'give:orlen');
  await expect(at(page, 'item:grace')).toHaveAttribute('aria-disabled', 'true');
  await expect(at(page, 'item:grace')).toContainText('not a Mage');
  await press(page, 'item:loaded-die');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Loaded Die .* Captain Orlen Vael$/ })).toBeVisible();
  await press(page, 'give:kessa');
  await press(page, 'item:warding-pebble');
  await page.keyboard.press('Escape');
  await total(page, new RegExp(`${costOf(BUILT)}\\s*of 200 points\\s*${OVER} over`));
  await expect(at(page, 'try')).toHaveAttribute('aria-disabled', 'true');

  // Mended by a button, undone by keys, mended again.
  await expect(at(page, 'fault:roster.points')).toContainText(`Not legal yet: ${OVER} points over`);
  await press(page, 'mend');
  await total(page, new RegExp(`${MENDED}\\s*of 200 points`));
  await page.locator('body').press('Control+z');
  await total(page, new RegExp(`${OVER} over`));
  await press(page, 'mend');
  await expect(at(page, 'fault:roster.points')).toHaveCount(0);

  // Saved on this device when it is named.
  await press(page, 'rename');
  await at(page, 'name').fill('Iron & Oak 100%');
  await page.keyboard.press('Escape');
  await at(page, 'kept').waitFor();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Iron & Oak 100%');
  await press(page, 'share');
  const link = (await at(page, 'share:link').first().textContent()) ?? '';
  expect(await readQr(at(page, 'share:qr').filter({ visible: true }).locator('svg'))).toBe(link);
  await page.keyboard.press('Escape');

  // Opened by its link on a new device, and kept there.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { level: 2 }).first()).toHaveText('Iron & Oak 100%');
  await total(other, new RegExp(`${MENDED}\\s*of 200 points`));
  await press(other, 'keep');
  await at(other, 'rename').waitFor();
  await press(other, 'my-rosters');
  await expect(at(other, 'roster')).toHaveCount(1);

  // A list from an older version stays whole and says what has changed.
  await press(other, 'import');
  await at(other, 'import:text').fill('shared?v=1&p=100&n=Old+Guard&r=orlen.loaded-die_pike*4');
  await press(other, 'import:take');
  await expect(at(other, 'changes')).toContainText('3 changes');
  await expect(at(other, 'changes')).toContainText(`Orlen 35 → ${cardOf('orlen').cost} points`);
  await press(other, 'my-rosters');
  await press(other, 'import');
  await at(other, 'import:text').fill('orlan pike');
  await press(other, 'import:take');
  await expect(other.getByRole('alert')).toContainText('did you mean "orlen"');
  await context.close();

  // Tried: a table where the roster has already been mustered.
  await press(page, 'try');
  await page.waitForURL(/\/local\//);
  await at(page, 'prompt').waitFor();
  // The bot may have mustered an Orlen, too; then names say whose it is.
  await expect(page.locator('[data-guide^="roster:"][data-guide$="orlen"]').first()).toBeVisible();
});

test('rosters of an account are the same on every device', async ({ page, browser }) => {
  const account = { name: 'Mira', password: 'correct horse battery' };
  const headers = { 'sec-fetch-site': 'same-origin' };
  await page.context().request.post('/api/accounts', { headers, data: { ...account, locale: 'en' } });
  await page.goto('/rosters/bloodfields');
  await press(page, 'ready');
  await expect(page.getByText('Saved on this device and in your account.')).toBeVisible();
  const context = await browser.newContext();
  await context.request.post('/api/sessions', { headers, data: account });
  const other = await context.newPage();
  await other.goto('/rosters/bloodfields');
  await expect(at(other, 'roster')).toContainText(READY_ROSTERS[0]?.name.en ?? '');

  // They are also there at a table on a device that has never seen a roster.
  const third = await browser.newContext();
  await third.request.post('/api/sessions', { headers, data: account });
  const table = await third.newPage();
  await layTable(table, { game, board: 'pit', options: { scenario: 'pit' }, seats: ['me', 'bot.recruit'] });
  await expect(table.locator('[data-guide^="mine:"]')).toBeVisible();
  await third.close();

  // So are the miniatures a player owns: the builder shows only those, and says what is missing.
  await page.goto('/rosters/bloodfields/collection');
  for (const kind of ['orlen', 'maud']) await at(page, `owned:${kind}`).check();
  expect(await barriersOn(page)).toEqual([]);
  await expect(page.getByText('Saved on this device and in your account.')).toBeVisible();
  await other.reload();
  await press(other, 'new');
  await expect(at(other, 'add:tobren')).toHaveCount(0);
  await press(other, 'add:orlen');
  await expect(at(other, 'lacking')).toHaveCount(0);
  await at(other, 'owned:only').uncheck();
  await press(other, 'add:tobren');
  await expect(at(other, 'lacking')).toContainText('needs 1, I have 0');
  await other.goto('/rosters/bloodfields');
  await other
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await other.getByRole('button', { name: /^Really delete/ }).click();
  await expect(at(other, 'roster')).toHaveCount(1);
  await other.getByRole('button', { name: /^Delete/ }).click();
  await other.getByRole('button', { name: /^Really delete/ }).click();
  await expect(at(other, 'roster')).toHaveCount(0);
  await expect(other.getByText('Saved on this device and in your account.')).toBeVisible();
  await context.close();
  await page.goto('/rosters/bloodfields');
  await expect(at(page, 'roster')).toHaveCount(0);
});

test('at the table one chooses a saved roster or builds one', async ({ page }) => {
  const ready = READY_ROSTERS.find(({ points }) => points === 60);
  await page.goto(
    `/rosters/bloodfields/shared?v=${CONTENT_VERSION}&p=60&n=Mine&r=${printRoster(ready?.units ?? []).replaceAll(' ', '_')}`,
  );
  await press(page, 'keep');
  await at(page, 'rename').waitFor();
  await layTable(page, { game, board: 'pit', options: { scenario: 'pit' }, seats: ['me', 'bot.recruit'] });
  await page.locator('[data-guide^="mine:"]').click();
  await press(page, 'roster:build');
  await expect(page.getByRole('region', { name: 'Roster', exact: true })).toContainText('of 60 points');
  expect(await barriersOn(page)).toEqual([]);
});
