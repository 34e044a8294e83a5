import type { Page } from '@playwright/test';
import { tutorial as lessons } from '@sanguine/bloodstones/board/tutorial/tutorial.ts';
import { game } from '@sanguine/bloodstones/game.ts';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { Match } from '@sanguine/kernel';
import { expect, test } from './fixtures.ts';
import { clear } from './player.ts';
import { touching } from './touching.ts';
import { tutorial } from './words.ts';

const { seat, setup, seed } = lessons;
const { notation } = game.engine;
const view = Match.open(game.engine, { setup, dice: { generator: 'swift', seed } }).maskFor(seat);

const card = (page: Page) => page.getByRole('region', { name: tutorial('en', 'card') });
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: new RegExp(`^${tutorial('en', key)}`) });

function moveOf(text: string): Move {
  const parsed = notation.parse(view, seat, text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.move;
}

/** Does what a lesson wants, once the others have done their part. */
async function does(page: Page, text: string): Promise<void> {
  await expect(card(page)).not.toContainText(tutorial('en', 'waiting'), { timeout: 30_000 });
  await clear(page);
  // Any payment will do: the one laid out already.
  if (text.endsWith('*')) await page.locator('[data-guide="action:pay"]').first().click();
  else await touching(page, moveOf(text), text);
}

test('every lesson by mouse, and then the game goes on from there', async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto('/learn/bloodstones');
  for (const { id, wants } of lessons.lessons) {
    const heading = card(page).getByRole('heading', { name: lessons.say('en', id, 'title'), exact: true });
    await expect(heading).toBeVisible({ timeout: 30_000 });
    for (const text of wants) await does(page, text);
    if (wants.length === 0 && id !== lessons.lessons.at(-1)?.id) await button(page, 'continue').click();
  }
  await button(page, 'playOn').click();
  await expect(page).toHaveURL(/\/local\//);
  await expect(page.locator('[data-guide="action:end"]')).toBeVisible();
});

test('something else is answered by a hint, an undo goes back a lesson, and a reload finds the place again', async ({
  page,
}) => {
  await page.goto('/learn/bloodstones');
  await button(page, 'continue').click();
  await does(page, 'pick hillFolk');
  await expect(card(page)).toContainText(lessons.say('en', 'pick', 'hint'));
  await does(page, 'pick horseLords');
  await button(page, 'continue').click();
  await button(page, 'continue').click();
  await does(page, 'found @28');
  await expect(card(page)).toContainText(lessons.say('en', 'muster', 'title'));
  await page.keyboard.press('Control+z');
  await expect(card(page)).toContainText(lessons.say('en', 'found', 'title'));
  await does(page, 'found @28');
  await does(page, 'muster leader @28');
  await page.reload();
  await expect(card(page)).toContainText(lessons.say('en', 'muster', 'title'));
  await does(page, 'muster cavalry @28');
  await button(page, 'over').click();
  await expect(card(page)).toContainText(lessons.say('en', 'welcome', 'title'));
});

test('who is in a hurry is shown every move', async ({ page }) => {
  await page.goto('/learn/bloodstones');
  await button(page, 'continue').click();
  await button(page, 'show').click();
  await expect(card(page)).toContainText(lessons.say('en', 'hand', 'title'));
});
