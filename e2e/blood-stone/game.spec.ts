import { game } from '@sanguine/blood-stone/game.ts';
import { lookBack } from '../after-game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { layTable } from '../new-table.ts';
import { localPlayer, playNow, playToTheEnd } from '../on-device.ts';
import { byKeys, byMouse } from './touching.ts';

test('a whole game as the Witch against a Recruit, by mouse and by keys in turn: result, dice, replay', async ({
  page,
}) => {
  await layTable(page, { game, seats: ['me', 'bot.recruit'], options: { sides: 'first' } });
  const { number } = await playToTheEnd(localPlayer(page, game, byMouse, byKeys));
  await lookBack(page, number);
});

test('one click from the home page to a table; undo takes back what was placed', async ({ page }) => {
  await playNow(page, game);
  const player = localPlayer(page, game, byMouse);
  await player.asked();
  const { number } = await player.look();
  await player.does(await player.chooses());
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await player.look()).number).toBe(number + 2);
  await expect(page.locator('[data-guide="action:ready"][aria-disabled="true"]')).toBeVisible();
});
