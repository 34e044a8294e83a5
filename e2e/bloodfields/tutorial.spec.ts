import { tutorial as lessons } from '@sanguine/bloodfields/board/tutorial/tutorial.ts';
import { game } from '@sanguine/bloodfields/game.ts';
import { expect, test } from '../fixtures.ts';
import { Course } from '../lessons.ts';
import { byMouse } from './touching.ts';

test('every lesson in the Pit by mouse, and then the battle goes on from there', async ({ page }) => {
  const course = new Course(page, game, lessons, byMouse);
  await course.open();
  await course.take();
  await course.button('playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="action:end"]')).toBeVisible();
});
