import { game } from '@sanguine/blood-stone/game.ts';
import { checkDice, watchReplay } from '../after-game.ts';
import { expect, test } from '../fixtures.ts';
import { LocalTable } from '../known.ts';
import { layTable } from '../new-table.ts';
import { Player } from '../player.ts';
import { shell } from '../words.ts';
import { byKeys, byMouse } from './touching.ts';

// Hundreds of moves: what is seen moving is other tests' matter.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game as the Witch against a Recruit, by mouse and by keys in turn: result, dice, replay', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await layTable(page, { game, where: 'device', seats: ['me', 'bot.recruit'], options: { sides: 'first' } });
  const local = new LocalTable(page, game);
  const player = new Player(
    page,
    0,
    game,
    () => local.known(0),
    (...move) =>
      // Now by mouse, now by keys.
      local.number % 2 === 0 ? byMouse(...move) : byKeys(...move),
  );
  while (await player.decides());

  const { outcome, number } = await player.look();
  expect(outcome).not.toBeNull();
  await checkDice(page);
  await watchReplay(page, number);
});

test('one click from the home page to a table; undo takes back what was placed', async ({ page }) => {
  await page.goto('/');
  const book = page.getByRole('article', { name: game.name.en });
  await book.getByRole('button', { name: shell('en', 'play.now') }).click();
  await expect(page).toHaveURL(/\/local\//);
  const local = new LocalTable(page, game);
  const player = new Player(page, 0, game, () => local.known(0), byMouse);
  await player.asked();
  const { number } = await player.look();
  await player.does(await player.chooses());
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await player.look()).number).toBe(number + 2);
  await expect(page.locator('[data-guide="action:ready"][aria-disabled="true"]')).toBeVisible();
});
