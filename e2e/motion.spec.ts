import type { Page } from '@playwright/test';
import type { Settings } from '@sanguine/ui';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene, type SceneName } from './scenes.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';
import { shell } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** What has moved on a page since watching began. */
interface Watched {
  readonly moved: string[];
  readonly gestures: number;
}

/** Notes from now on whatever is animated in any frame of the page. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved = new Set<string>();
    let gestures = 0;
    const MOVES = ['transform', 'translate', 'scale', 'rotate', 'left', 'top', 'offsetDistance'];
    const look = (): void => {
      gestures = Math.max(gestures, document.querySelectorAll('[data-cues] > *').length);
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect)) continue;
        const frames = effect.getKeyframes();
        for (const property of MOVES) {
          const values = new Set(frames.flatMap((frame) => frame[property] ?? []));
          if (values.size > 1) moved.add(`${effect.target?.tagName} ${property}`);
        }
      }
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { watched: () => ({ moved: [...moved], gestures }) });
  });
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: () => Watched }).watched());

/** Steps through rows of a replay at a speed until the board has shown something. */
async function replayed(page: Page, name: SceneName, motion: Settings['motion']): Promise<Watched> {
  const staged = scene(name);
  await openStaged(page, staged);
  await changeSettings(page, { motion });
  const last = staged.record.chapters[0]?.rows.length ?? 0;
  await page.goto(`/replay/local/${name}?row=${Math.max(0, last - 30)}`);
  await page.locator('main').first().waitFor();
  await watch(page);
  await expect
    .poll(
      async () => {
        await page.keyboard.press('.');
        return (await watched(page)).gestures;
      },
      // Most rows show nothing, and the next one follows at once.
      { intervals: [60] },
    )
    .toBeGreaterThan(0);
  return watched(page);
}

for (const name of ['main', 'ages', 'glade', 'field'] as const) {
  test(`${name}: what happens is shown on the board, and with motion off nothing moves`, async ({ page }) => {
    expect((await replayed(page, name, 'off')).moved).toEqual([]);
    expect((await replayed(page, name, 'normal')).moved).not.toEqual([]);
  });
}

test.describe('a browser that asks for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is shown outlines and numbers without having been told in the settings', async ({ page }) => {
    await openStaged(page, scene('glade'));
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced');
  });

  test('is heeded when it comes to ask for it, unless somebody has chosen a speed', async ({ page }) => {
    const root = page.locator('html');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/settings');
    await page.getByRole('radio', { name: shell('en', 'settings.theme.dark') }).check();
    await expect(root).toHaveAttribute('data-motion', 'full');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await expect(root).toHaveAttribute('data-motion', 'reduced');
    await page.getByRole('radio', { name: shell('en', 'settings.motion.quick') }).check();
    await page.reload();
    await expect(root).toHaveAttribute('data-motion', 'full');
  });
});
