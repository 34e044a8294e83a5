import { game } from '@sanguine/blood-rage/game.ts';
import { lookBack } from '../after-game.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { localPlayer, playNow, playToTheEnd } from '../on-device.ts';
import { LATE } from '../scenes.ts';
import { openStaged } from '../staged.ts';
import { byKeys, byMouse } from './touching.ts';

// Begun in its last Age: the lessons play the First, and tests without a browser make every move of whole games by hand.
test('the last Age against a Recruit, by mouse and by keys in turn: result, dice, replay', async ({
  page,
}) => {
  await openStaged(page, LATE.saga());
  const { number, view } = await playToTheEnd(localPlayer(page, game, byMouse, byKeys));
  expect(view.age).toBe(3);
  expect(view.destroyed).toEqual(expect.arrayContaining(view.doomed));
  await lookBack(page, number);
});

test('one click from the home page to the first gifts', async ({ page }) => {
  await playNow(page, game);
  const player = localPlayer(page, game, byMouse);
  await player.asked();
  const { view } = await player.look();
  expect(view.phase).toBe('gifts');
  await player.does(await player.chooses());
  await player.asked();
  const [mine, ...others] = (await player.look()).view.clans;
  expect(mine?.hand.every((card) => !card.startsWith('back'))).toBe(true);
  expect(others.flatMap(({ hand }) => hand).every((card) => card.startsWith('back'))).toBe(true);
});
