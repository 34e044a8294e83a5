import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { replayed } from '@sanguine/bloodfields/board/companion/state/battle.ts';
import { unpacked } from '@sanguine/bloodfields/board/companion/state/rows.ts';
import { pointsOf } from '@sanguine/bloodfields/rules/round/points.ts';
import { barriersOn } from '../barriers.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const at = (guide: string): string => `[data-guide="${guide}"]`;

const stepOf = (page: Page): Promise<string | null> => page.locator('[data-step]').getAttribute('data-step');

/** The numbers both players see. */
const standing = (page: Page): Promise<string[]> => page.locator('[data-step] > section').allInnerTexts();

/** Enters real dice: all of them show the first face. */
async function typeDice(page: Page): Promise<void> {
  await page.locator(at('throw:real')).tap();
  const done = page.locator(at('throw:done'));
  while (await done.isDisabled()) await page.locator(at('face:0')).tap();
  await done.tap();
}

/** Taps whatever comes next; `attacks` says whether the acting unit strikes first. */
async function tapOn(page: Page, attacks: boolean): Promise<void> {
  const outcome = page.locator(at('outcome:done'));
  if (await outcome.isVisible()) return outcome.tap();
  switch (await stepOf(page)) {
    case 'initiative':
      return page.locator(at('first:0')).tap();
    case 'inspire':
      return giveInspire(page);
    case 'activate':
    case 'support':
      await page.locator('li[data-may] > button').first().tap();
      return page.locator(at('cell.begin')).first().tap();
    case 'act':
      return attacks ? attack(page) : endTurn(page);
    case 'dice':
      return page.locator(at('answer:keep')).tap();
    case 'react':
      return page.locator('dialog footer button').first().tap();
    case 'throw':
      return page.locator(at('throw')).tap();
    case 'scoring':
      await page.locator(at('place:0')).tap();
      return page.locator(at('score')).tap();
    default:
      throw new Error(`nobody knows what to do in ${await stepOf(page)}`);
  }
}

/** Supports of one kind share a cell: a sheet asks which of them is chosen. */
async function giveInspire(page: Page): Promise<void> {
  await page.locator('li[data-may] > button').first().tap();
}

async function attack(page: Page): Promise<void> {
  await page.locator(at('cell.act')).tap();
  await page.locator('[data-guide^="attack:"]').first().tap();
  // A single enemy is chosen already.
  const target = page.locator('[data-guide^="target:"]').first();
  if ((await target.getAttribute('aria-pressed')) === 'false') await target.tap();
  await page.locator(at('do')).tap();
}

async function endTurn(page: Page): Promise<void> {
  await page.locator(at('end')).tap();
  const moved = page.locator(at('end:moved'));
  if (await moved.isVisible()) await moved.tap();
}

test('two people with one phone play two rounds, reload in between, and keep the record', async ({
  page,
}) => {
  await page.goto('/companion');
  await page.getByLabel('Scenario').selectOption({ label: 'The Pit' });
  await page.getByLabel('Name').first().fill('Anneke');
  await page.getByLabel('Name').last().fill('Pilar');
  await page.locator(at('begin')).tap();
  await page.locator(at('first:0')).waitFor();

  // The first attack is thrown with real dice, taken back and thrown again.
  while ((await stepOf(page)) !== 'act') await tapOn(page, false);
  await attack(page);
  await typeDice(page);
  await page.locator(at('undo')).tap();
  await expect(page.locator(at('throw:done'))).toBeDisabled();
  await page.getByRole('button', { name: 'Roll here' }).tap();
  while ((await stepOf(page)) !== 'act') await tapOn(page, false);

  // Both return to the same table after the phone was put away.
  while (await page.locator(at('outcome:done')).isVisible()) await page.locator(at('outcome:done')).tap();
  const before = await standing(page);
  await page.reload();
  await page.locator('[data-step="act"]').waitFor();
  const done = page.locator(at('outcome:done'));
  if (await done.isVisible()) await done.tap();
  expect(await standing(page)).toEqual(before);

  // Two rounds in which every unit has its turn; the upper half may be turned round and back.
  await page.getByRole('button', { name: /^Turn the upper half/ }).tap();
  await expect(page.locator('section[data-turned]')).toHaveCount(0);
  await page.getByRole('button', { name: /^Turn the upper half/ }).tap();
  while (!(await page.getByText('Round 3 of 4').isVisible()))
    await tapOn(page, await page.getByText('2 actions left').isVisible());
  expect(await barriersOn(page)).toEqual([]);
  await page.reload();
  await page.locator('[data-step]').waitFor();

  // They stop there; the result says who won, and the record can be kept as a file.
  await page.locator(at('menu')).tap();
  await page.locator(at('menu:ask')).tap();
  await page.locator(at('menu:stop')).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|A draw/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(at('result:save')).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('bloodfields-Anneke-Pilar.json');
  const written: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  const record = unpacked(written);
  const battle = record === null ? null : replayed(record);
  expect(battle?.table.frames).toEqual([]);
  const points = battle === null ? [] : [pointsOf(battle.table, 0), pointsOf(battle.table, 1)];
  await expect(page.locator('header p')).toContainText(`${points[0]}`);
  await expect(page.locator('header p')).toContainText(`${points[1]}`);
  expect(await barriersOn(page)).toEqual([]);

  // Opened from the file it is the same battle again, beside the first one.
  await page.goto('/companion');
  await page
    .locator(at('open'))
    .setInputFiles({ name: 'no.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator(at('open')).setInputFiles(await download.path());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/wins|A draw/);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a battle begins, dice are thrown, and the page opens again', async ({ page, context }) => {
    await page.goto('/companion');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    // Requests again what the page loaded before the service worker was active.
    await page.reload();
    await page.locator(at('begin')).waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.reload();
    await page.getByLabel('Scenario').selectOption({ label: 'The Pit' });
    await page.locator(at('begin')).tap();
    await page.locator(at('first:0')).waitFor();
    while ((await stepOf(page)) !== 'act') await tapOn(page, false);
    await attack(page);
    await page.locator(at('throw')).tap();
    while ((await stepOf(page)) !== 'act') await tapOn(page, false);
    const done = page.locator(at('outcome:done'));
    if (await done.isVisible()) await done.tap();
    await page.reload();
    await page.locator('[data-step="act"]').waitFor();

    // Dice for anything else are thrown, too.
    if (await done.isVisible()) await done.tap();
    await page.locator(at('menu')).tap();
    await page.locator(at('menu:roller')).tap();
    await page.locator(at('roller:number')).tap();
    await page.locator(at('roller:roll')).tap();
    await expect(page.getByText(/^Together \d+$/)).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
  });
});
