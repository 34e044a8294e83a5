import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene, type SceneName } from './scenes.ts';
import { opened } from './screen-sizes.ts';
import { openStaged } from './staged.ts';

test.use({ ...opened({ size: 'phone', locale: 'en' }), contextOptions: { reducedMotion: 'reduce' } });

const SHEET = '[role="tabpanel"]:not([hidden])';

/** A table of each game, and what its sheet holds. */
const TABLES: readonly (readonly [scene: SceneName, held: string])[] = [
  ['main', `${SHEET} button`],
  ['ages', `${SHEET} button`],
  ['glade', `${SHEET} button`],
  ['field', SHEET],
];

for (const [name, held] of TABLES)
  test(`${name}: on a phone a hint leaves board, hand and actions in sight`, async ({ page }) => {
    await openStaged(page, scene(name));
    await page.locator('[data-guide="prompt"]').waitFor();
    await page.locator('[data-guide="action:hint"]').filter({ visible: true }).click();
    const hint = page.locator('[data-guide="hint"]');
    await hint.getByRole('heading').waitFor();
    const high = async (what: string): Promise<number> =>
      (await page.locator(what).filter({ visible: true }).first().boundingBox())?.height ?? 0;
    expect(await high('[data-guide="hint"]')).toBeLessThanOrEqual(96);
    expect(await high('main')).toBeGreaterThanOrEqual(240);
    for (const what of [held, '[data-guide="hint:play"]'])
      await expect(page.locator(what).filter({ visible: true }).first()).toBeInViewport({ ratio: 0.5 });
    // Nothing covers the buttons of the actions.
    await page
      .locator('[data-guide="action:undo"], [data-guide="action:hint"]')
      .last()
      .click({ trial: true });

    const why = page.locator('[data-guide="hint:why"]');
    const reason = hint.getByText(/Next best|Just as good|Then:/).first();
    if ((await reason.count()) > 0) await expect(reason).toBeHidden();
    await why.click();
    await expect(why).toHaveAttribute('aria-expanded', 'true');
    if ((await reason.count()) > 0) await expect(reason).toBeVisible();
    await expect(page.locator('[data-guide="hint:play"]')).toBeInViewport();
    await page.locator('[data-guide="hint:close"]').click();
    await expect(hint).toHaveCount(0);
  });
