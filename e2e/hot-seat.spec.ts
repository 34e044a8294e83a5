import { game } from '@sanguine/bloodstones/game.ts';
import { expect, test } from './fixtures.ts';
import { LocalTable } from './known.ts';
import { layTable } from './new-table.ts';
import { Player } from './player.ts';
import { touching } from './touching.ts';
import { table } from './words.ts';

// Hundreds of moves: what is seen moving is other tests' matter.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people at one screen: between them a curtain, and nobody sees the other’s tiles', async ({
  page,
}) => {
  await layTable(page, { where: 'device', seats: ['me', 'Mirela'], options: { factionPick: 'random' } });
  const local = new LocalTable(page, game);
  const players = [0, 1].map((seat) => new Player(page, seat, game, () => local.known(seat), touching));
  const curtain = page.locator('[data-guide="curtain"]');
  let handed = 0;
  for (let count = 0; handed < 3; count++) {
    expect(count, 'decisions').toBeLessThan(60);
    const { deciders } = await local.known(0);
    const player = players[deciders[0] ?? 0];
    if (player === undefined) throw new Error('nobody is asked');
    await expect(curtain.or(page.locator('[data-guide="prompt"]'))).toBeVisible();
    if (await curtain.isVisible()) {
      await expect(page.locator('[data-guide^="tile:"]')).toHaveCount(0);
      await expect(page.getByText(table('en', 'curtain.text'))).toBeVisible();
      await curtain.click();
      handed++;
    }
    const { view } = await player.look();
    const hand = page.locator('[data-guide^="tile:"]');
    await expect(hand).toHaveCount(view.players[player.seat]?.hand.length ?? -1);
    await player.decides();
  }
});
