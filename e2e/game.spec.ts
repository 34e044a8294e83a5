import { game } from '@sanguine/bloodstones/game.ts';
import { expect, test } from './fixtures.ts';
import { LocalTable } from './known.ts';
import { layTable } from './new-table.ts';
import { Player } from './player.ts';
import { touching } from './touching.ts';
import { proof, replay, table } from './words.ts';

test('a whole short game by mouse against a Recruit: final scores, replay, proof of the dice', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await layTable(page, {
    where: 'device',
    seats: ['me', 'bot.recruit'],
    options: { regroupTarget: 'short' },
  });
  const local = new LocalTable(page, game);
  const player = new Player(page, 0, game, () => local.known(0), touching);
  await player.asked();
  const taken = (await player.look()).view.players[1]?.faction;
  await player.does({ do: 'pick', faction: taken === 'horseLords' ? 'hillFolk' : 'horseLords' });
  await page.keyboard.press('0');
  while (await player.decides());

  const { outcome, number } = await player.look();
  for (const { score } of outcome ?? []) {
    await expect(page.getByRole('main').getByText(String(score), { exact: true }).first()).toBeVisible();
  }
  const address = page.url();

  await page.getByText(table('en', 'over.proof')).click();
  await expect(page).toHaveURL(/\/proof\/local\//);
  await page.getByRole('button', { name: proof('en', 'check.go') }).click();
  await expect(page.getByText(proof('en', 'check.good'))).toBeVisible();

  await page.goto(address);
  await page.getByText(table('en', 'over.replay')).click();
  await expect(page).toHaveURL(/\/replay\/local\//);
  const moment = page.getByRole('slider', { name: replay('en', 'bar.scrub') });
  await page.getByRole('button', { name: replay('en', 'bar.last') }).click();
  await expect(moment).toHaveValue(String(number));
  await page.getByRole('button', { name: replay('en', 'bar.back') }).click();
  await expect(moment).not.toHaveValue(String(number));
});
