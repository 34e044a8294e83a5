import type { Page } from '@playwright/test';
import { tutorial as lessons } from '@sanguine/blood-rage/board/tutorial/tutorial.ts';
import { game } from '@sanguine/blood-rage/game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { Course } from '../lessons.ts';
import { byMouse } from './touching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Keeps any card, or raises any stat. */
async function anyOf(page: Page, text: string): Promise<void> {
  if (text.startsWith('hold')) {
    await page.locator('[data-guide^="card:"]').first().click();
    await page.locator('[data-guide="action:hold"]').click();
  } else await page.locator('[data-guide^="action:grow:"]').first().click();
}

const courseOn = (page: Page) => new Course(page, game, lessons, byMouse, anyOf);

test('every lesson of the Wolf by mouse, and then the Second Age begins', async ({ page }) => {
  const course = courseOn(page);
  await course.open();
  await course.take();
  await course.button('playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="pack"]')).toBeVisible();
});

test('an undo after the draft keeps what was drafted, and a reload finds the place again', async ({
  page,
}) => {
  const course = courseOn(page);
  await course.open();
  await course.take('troll');
  const hand = page.locator('[data-guide="cards"] [data-guide^="card:"]');
  const held = (): Promise<string[]> =>
    hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-guide') ?? ''));
  await expect(hand.first()).toBeVisible();
  await expect(page.locator('[data-guide="card:troll-1"]')).toBeVisible();
  const before = await held();

  await course.does('upgrade troll-1');
  await expect(page.locator('[data-guide="card:troll-1"]')).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-guide="card:troll-1"]')).toBeVisible();
  expect(await held()).toEqual(before);

  await course.does('upgrade troll-1');
  await page.reload();
  await expect(course.card).toContainText(course.says('troll', 'title'));
  await course.does('invade troll horgr');
  await expect(course.card).toContainText(course.says('pillage', 'title'));
});
