import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { scene } from './scenes.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';
import { shell } from './words.ts';

/** The loudest sample allowed, where 1 is as loud as a device can play. */
const QUIET = 0.25;
const SECONDS = 3;

/** Has the page's sounds computed rather than played. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((seconds) => {
    const opened: OfflineAudioContext[] = [];
    class Computed extends OfflineAudioContext {
      constructor() {
        super(1, seconds * 44_100, 44_100);
        opened.push(this);
      }
      override resume(): Promise<void> {
        return Promise.resolve();
      }
    }
    const peak = async (): Promise<number> => {
      const audio = opened.at(-1);
      if (audio === undefined) return 0;
      const samples = (await audio.startRendering()).getChannelData(0);
      return samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);
    };
    Object.assign(window, { AudioContext: Computed, heard: { opened: () => opened.length, peak } });
  }, SECONDS);
}

interface Ears {
  readonly heard: { opened(): number; peak(): Promise<number> };
}
const opened = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as Ears).heard.opened());
const peak = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Ears).heard.peak());

test('each sound can be tried in the settings, and even the loudest is quiet', async ({ page }) => {
  await listen(page);
  await page.goto('/settings');
  const buttons = page.locator('[data-guide^="sound:"]');
  await expect(buttons.first()).toBeVisible();
  await page.getByRole('radio', { name: shell('en', 'settings.volume.loud') }).check();
  const count = await buttons.count();
  expect(count).toBe(7);
  for (let index = 0; index < count; index++) {
    await page.reload();
    await buttons.nth(index).click();
    const loudest = await peak(page);
    expect(loudest).toBeGreaterThan(0.01);
    expect(loudest).toBeLessThan(QUIET);
  }
});

test('a table is silent until somebody has chosen otherwise', async ({ page }) => {
  await listen(page);
  await openStaged(page, scene('glade'));
  const rows = page.locator('[data-row]');
  const hint = page.locator('[data-guide="action:hint"]').filter({ visible: true });
  const playHint = async (): Promise<void> => {
    const row = Number(await rows.getAttribute('data-row'));
    await hint.click();
    await page.locator('[data-guide="hint:play"]').click();
    await expect.poll(async () => Number(await rows.getAttribute('data-row'))).toBeGreaterThan(row + 1);
  };
  await playHint();
  expect(await opened(page)).toBe(0);
  await changeSettings(page, { sound: 'all' });
  await playHint();
  await expect.poll(() => opened(page)).toBe(1);
});
