import { game } from '@sanguine/bloodfields/game.ts';
import { lookBack } from '../after-game.ts';
import { expect, test } from '../fixtures.ts';
import { layTable } from '../new-table.ts';
import { localPlayer, playToTheEnd } from '../on-device.ts';
import { askAlways, byKeys, byMouse, byTouch } from './touching.ts';

// Hundreds of moves: other tests cover animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole battle in the Pit against a Recruit, by mouse and by keys in turn: result, dice, replay', async ({
  page,
}) => {
  await askAlways(page.context());
  await layTable(page, { game, board: 'pit', options: { scenario: 'pit' }, seats: ['me', 'bot.recruit'] });
  const { number } = await playToTheEnd(localPlayer(page, game, byMouse, byKeys));
  await lookBack(page, number);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a whole battle in the Pit by touch, on an upright table', async ({ page }) => {
    await askAlways(page.context());
    await layTable(page, { game, board: 'pit', options: { scenario: 'pit' }, seats: ['me', 'bot.recruit'] });
    const { outcome } = await playToTheEnd(localPlayer(page, game, byTouch));
    expect(outcome).not.toBeNull();
  });
});
