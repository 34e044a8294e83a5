import { tutorial as lessons } from '@sanguine/blood-stone/board/tutorial/tutorial.ts';
import { game } from '@sanguine/blood-stone/game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { Course } from '../lessons.ts';
import { byMouse } from './touching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every lesson of the Witch by mouse, and then the night goes on from there', async ({ page }) => {
  const course = new Course(page, game, lessons, byMouse);
  await course.open();
  await course.take();
  await course.button('playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="action:end"]')).toBeVisible();
});
