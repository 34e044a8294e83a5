import { smallTable } from '@sanguine/bloodfields/board/tutorial/small-table/tutorial.ts';
import { tutorial as firstBlood } from '@sanguine/bloodfields/board/tutorial/tutorial.ts';
import { game } from '@sanguine/bloodfields/game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { Course } from '../lessons.ts';
import { byMouse, byMouseOn } from './touching.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('every lesson in the Pit by mouse, and the next course is offered', async ({ page }) => {
  const course = new Course(page, game, firstBlood, byMouse);
  await course.open();
  await course.take();
  await page.getByRole('link', { name: smallTable.name.en }).click();
  await expect(page).toHaveURL(/\/learn\/bloodfields\/small-table$/);
});

test('every lesson on the small table by mouse, and then the battle goes on from there', async ({ page }) => {
  const course = new Course(page, game, smallTable, byMouseOn({ x: 30_000, y: 20_000 }));
  await course.open();
  await course.take();
  await course.button('playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide^="action:inspire"]').first()).toBeVisible();
});
