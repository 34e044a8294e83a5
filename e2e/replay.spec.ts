import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene as staged } from './scenes.ts';
import { openStaged } from './staged.ts';

/** The buttons that put away a panel about something that happened. */
const PUTS_AWAY = ['battle:next', 'battle:close', 'age:on', 'round:on', 'reveal:on', 'result:close'];

/** The text of each panel over the board. */
function panelsOn(page: Page): Promise<string[]> {
  return page.evaluate(
    (guides) =>
      guides.flatMap((guide) =>
        [...document.querySelectorAll(`[data-guide="${guide}"]`)].map(
          (button) => button.closest('section')?.textContent ?? guide,
        ),
      ),
    PUTS_AWAY,
  );
}

/** Goes forward by one moment and waits until it is there. */
async function forward(page: Page): Promise<void> {
  const slider = page.getByRole('slider').first();
  const at = Number(await slider.inputValue());
  await page.keyboard.press('.');
  await expect(slider).toHaveValue(`${at + 1}`);
}

/** After this many panels have come and gone, the test has seen enough. */
const ENOUGH = 4;

/** The row to begin at, and the most steps from there. */
const GAMES = [
  { scene: 'over', row: 130, steps: 70, panels: true },
  { scene: 'ages-over', row: 100, steps: 70, panels: true },
  { scene: 'field-over', row: 40, steps: 60, panels: true },
  { scene: 'glade-over', row: 0, steps: 10, panels: false },
] as const;

for (const { scene, row, steps, panels } of GAMES) {
  test(`${scene}: a panel goes with the moment that brought it, and the result stays closed`, async ({
    page,
  }) => {
    await openStaged(page, staged(scene), `/replay/local/${scene}?row=${row}`);
    await page.getByRole('slider').first().waitFor();
    expect(await panelsOn(page), 'who jumps to a moment sees the board').toEqual([]);
    const met = new Set<string>();
    let before: string[] = [];
    for (let step = 0; step < steps && (met.size < ENOUGH || before.length > 0); step++) {
      await forward(page);
      const now = await panelsOn(page);
      expect(
        now.filter((panel) => before.includes(panel)),
        `after ${step} steps`,
      ).toEqual([]);
      for (const panel of now) met.add(panel);
      before = now;
    }
    expect(met.size > 0).toBe(panels);

    await page.getByRole('button', { name: 'To the end', exact: true }).click();
    const open = page.locator('[data-guide="result:open"]');
    const close = page.locator('[data-guide="result:close"]');
    await expect(open).toBeVisible();
    await page.keyboard.press(',');
    await expect(open).toHaveCount(0);
    await page.keyboard.press('.');
    await close.click();
    await page.keyboard.press(',');
    await expect(open).toHaveCount(0);
    await page.keyboard.press('.');
    await expect(open).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toContainText('One step forward');
  });
}
