import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { scene, type SceneName } from '../scenes.ts';
import { openStaged } from '../staged.ts';
import { table } from '../words.ts';

/** Windows of computers and of a phone, upright and on its side. */
const WINDOWS: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [390, 844],
  [844, 390],
];

interface Measured {
  /** The board's share of the window's area. */
  readonly share: number;
  /** How far the glade reaches beyond the board's edges, in pixels. */
  readonly beyond: number;
}

const measured = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const board = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
    const glade = document.querySelector('[data-stage]')?.getBoundingClientRect() ?? new DOMRect();
    const beyond = Math.max(
      board.left - glade.left,
      board.top - glade.top,
      glade.right - board.right,
      glade.bottom - board.bottom,
    );
    return { share: (board.width * board.height) / (innerWidth * innerHeight), beyond };
  });

/** In every window the board has at least half of the area, with the whole glade on it. */
async function expectHalf(page: Page, moment: string): Promise<void> {
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    const where = `${moment}, ${width}×${height}`;
    await expect.poll(async () => (await measured(page)).share, where).toBeGreaterThanOrEqual(0.5);
    await expect.poll(async () => (await measured(page)).beyond, where).toBeLessThanOrEqual(1);
  }
}

async function sitDown(page: Page, name: SceneName): Promise<void> {
  await openStaged(page, scene(name));
  await page.locator('[data-guide="prompt"]').waitFor();
}

/** The same on a phone, whatever tab is open, with the sheet pulled up all the way. */
async function expectHalfOnAPhone(page: Page): Promise<void> {
  for (const tab of [/^Spells/, /^Both sides/, /^Log/]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('button', { name: 'er panel' }).press('ArrowUp');
    await expect.poll(async () => (await measured(page)).share, `${tab}`).toBeGreaterThanOrEqual(0.5);
    await expect.poll(async () => (await measured(page)).beyond, `${tab}`).toBeLessThanOrEqual(1);
  }
}

test('choosing, casting, asking for a hint, reading the log: the glade has half of the window or more', async ({
  page,
}) => {
  await sitDown(page, 'glade');
  await expectHalf(page, 'choosing');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator('[data-guide="card:bloodBoil"]').click();
  await page.locator('[data-guide^="target:"]').first().click();
  await page.locator('[data-guide="offer:more"]').click();
  await expectHalf(page, 'casting');
  await page.keyboard.press('h');
  await page.locator('[data-guide="hint"] h2').waitFor();
  await expectHalf(page, 'a hint while casting');
  await page.keyboard.press('Escape');
  await expectHalfOnAPhone(page);
});

for (const name of ['glade-placing', 'glade-soldiers'] as const)
  test(`${name}: the glade has half of the window or more`, async ({ page }) => {
    await sitDown(page, name);
    await expectHalf(page, name);
    await page.locator('[data-guide^="unit:"]').first().press('Enter');
    await expectHalf(page, 'with a unit selected');
  });

test('when it is over the glade has half of the window or more, before and after the result is put away', async ({
  page,
}) => {
  await openStaged(page, scene('glade-over'));
  const look = page.getByRole('button', { name: 'Look at the glade' });
  await look.waitFor();
  await expectHalf(page, 'the result');
  await look.click();
  await expectHalf(page, 'the glade as it was left');
  await expect(page.getByRole('button', { name: table('en', 'menu.open'), exact: true })).toBeVisible();
});

test('in a replay the glade has half of the window or more', async ({ page }) => {
  await openStaged(page, scene('glade-over'), '/replay/local/glade-over?row=40');
  await page.getByRole('slider').first().waitFor();
  await expectHalf(page, 'a replay');
});
