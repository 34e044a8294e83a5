import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { scene } from '../scenes.ts';
import { openStaged } from '../staged.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const panel = (page: Page): Locator => page.locator('[data-guide="battle"]');
const down = (page: Page): Locator => panel(page).locator('[data-down]');
const verdict = (page: Page): Locator => panel(page).locator('[data-verdict]');
/** What a screen reader reads aloud. */
const spoken = (page: Page): Locator => panel(page).getByRole('status');

/** Opens the replay of a whole game just before a battle is decided; from then on time stands still. */
async function beforeBattle(page: Page): Promise<void> {
  await page.clock.install();
  await openStaged(page, scene('ages-over'), '/replay/local/ages-over?row=20');
  await page.getByRole('slider').first().waitFor();
  await page.getByRole('button', { name: 'Next battle', exact: true }).click();
  await page.keyboard.press(',');
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Takes one step forward: the cards of the battle lie face down. */
async function reveals(page: Page): Promise<void> {
  await page.keyboard.press('.');
  await expect(panel(page)).toHaveAttribute('data-staged');
  await expect(down(page).first()).toBeAttached();
  await expect(verdict(page)).toHaveCount(0);
  await expect(spoken(page)).toHaveText('');
}

/** Everything known in the end is shown. */
async function isOver(page: Page): Promise<void> {
  await expect(panel(page)).not.toHaveAttribute('data-staged');
  await expect(down(page)).toHaveCount(0);
  await expect(verdict(page)).toBeVisible();
  await expect(panel(page).locator('[data-untold], [data-uncounted]')).toHaveCount(0);
}

test('cards turn over one by one, and within two seconds the winner is known and told once', async ({
  page,
}) => {
  await beforeBattle(page);
  await reveals(page);
  const cards = await down(page).count();
  expect(cards).toBeGreaterThan(1);
  await page.clock.runFor(100);
  await expect(down(page)).toHaveCount(cards - 1);
  // In small steps, since each moment waits until the one before is drawn.
  for (let passed = 100; passed < 2000; passed += 20) await page.clock.runFor(20);
  await isOver(page);
  await expect(spoken(page)).toContainText((await verdict(page).textContent()) ?? '');
});

test('a press, a touch or a key shows the end of a reveal at once', async ({ page }) => {
  await beforeBattle(page);
  const skips: readonly (() => Promise<void>)[] = [
    () => panel(page).getByRole('heading').click(),
    () => page.keyboard.press('Escape'),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('x'),
  ];
  let said: string | null = null;
  for (const skip of skips) {
    await reveals(page);
    await skip();
    await isOver(page);
    said ??= await panel(page).textContent();
    expect(await panel(page).textContent(), 'it always ends alike').toBe(said);
    await page.keyboard.press(',');
    await expect(verdict(page)).toHaveCount(0);
  }
});

test('who jumps over a battle in a replay and steps on is shown no reveal again', async ({ page }) => {
  await beforeBattle(page);
  await reveals(page);
  await page.keyboard.press('.');
  await expect(panel(page)).toHaveCount(0);
});

test('in play the keys that skip do nothing else', async ({ page }) => {
  await page.clock.install();
  await openStaged(page, scene('ages-battle'));
  await panel(page).waitFor();
  await page.locator('[data-guide^="card:"]').first().click();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('[data-guide^="action:play:"]').first().click();
  await expect(down(page).first()).toBeAttached();
  await page.keyboard.press('Space');
  await expect(down(page)).toHaveCount(0);
  await expect(panel(page)).not.toHaveAttribute('data-staged');
  await expect(panel(page), 'the panel was not put away').toBeVisible();
});

test('without motion everything is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beforeBattle(page);
  await page.keyboard.press('.');
  await isOver(page);
});
