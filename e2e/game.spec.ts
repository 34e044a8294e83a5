import { game } from '@sanguine/bloodstones/game.ts';
import { lookBack } from './after-game.ts';
import { expect, test } from './fixtures.ts';
import { layTable } from './new-table.ts';
import { localPlayer, playToTheEnd } from './on-device.ts';
import { touching } from './touching.ts';

// Hundreds of moves: other tests cover animation.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole short game by mouse against a Recruit: final scores, replay, proof of the dice', async ({
  page,
}) => {
  await layTable(page, {
    seats: ['me', 'bot.recruit'],
    options: { regroupTarget: 'short' },
  });
  const player = localPlayer(page, game, touching);
  await player.asked();
  const taken = (await player.look()).view.players[1]?.faction;
  await player.does({ do: 'pick', faction: taken === 'horseLords' ? 'hillFolk' : 'horseLords' });
  await page.keyboard.press('0');
  const { outcome, number } = await playToTheEnd(player);
  for (const { score } of outcome ?? []) {
    await expect(page.getByRole('main').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
  await lookBack(page, number);
});
