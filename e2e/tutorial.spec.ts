import type { Page } from '@playwright/test';
import { tutorial as lessons } from '@sanguine/bloodstones/board/tutorial/tutorial.ts';
import { game } from '@sanguine/bloodstones/game.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { Course } from './lessons.ts';
import { touching } from './touching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const courseOn = (page: Page) => new Course(page, game, lessons, touching);

test('every lesson by mouse, and then the game goes on from there', async ({ page }) => {
  const course = courseOn(page);
  await course.open();
  await course.take();
  await course.button('playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="action:end"]')).toBeVisible();
});

test('something else is answered by a hint, an undo goes back a lesson, and a reload finds the place again', async ({
  page,
}) => {
  const course = courseOn(page);
  await course.open();
  await course.button('continue').click();
  await course.does('pick hillFolk');
  await expect(course.card).toContainText(course.says('pick', 'hint'));
  await course.does('pick horseLords');
  await course.button('continue').click();
  await course.button('continue').click();
  await course.does('found @28');
  await expect(course.card).toContainText(course.says('muster', 'title'));
  await page.keyboard.press('Control+z');
  await expect(course.card).toContainText(course.says('found', 'title'));
  await course.does('found @28');
  await course.does('muster leader @28');
  await page.reload();
  await expect(course.card).toContainText(course.says('muster', 'title'));
  await course.does('muster cavalry @28');
  await course.button('over').click();
  await expect(course.card).toContainText(course.says('welcome', 'title'));
});

test('who is in a hurry is shown every move', async ({ page }) => {
  const course = courseOn(page);
  await course.open();
  await course.button('continue').click();
  await course.button('show').click();
  await expect(course.card).toContainText(course.says('hand', 'title'));
});
