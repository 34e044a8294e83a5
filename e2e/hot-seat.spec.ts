import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { LocalTable } from './known.ts';
import { layTable } from './new-table.ts';
import { playNow } from './on-device.ts';
import { Player } from './player.ts';
import { scene } from './scenes.ts';
import { openStaged } from './staged.ts';
import { touching } from './touching.ts';
import { replay, shell, table } from './words.ts';

const options = { factionPick: 'random' };
const curtainOn = (page: Page) => page.locator('[data-guide="curtain"]');
const title = (name: string) => table('en', 'curtain.title', { name });

/**
 * Two people play on one page until it has changed hands `times` times; `handed` gets the new seat each time. At the end the
 * table lies open before the last of them.
 */
async function passOn(page: Page, times: number, handed: (seat: number) => Promise<void>): Promise<void> {
  const local = new LocalTable(page, game);
  const players = [0, 1].map((seat) => new Player(page, seat, game, () => local.known(seat), touching));
  const curtain = curtainOn(page);
  let holder = -1;
  for (let count = 0, seen = 0; ; count++) {
    expect(count, 'decisions').toBeLessThan(60);
    const { deciders } = await local.known(0);
    const seat = deciders.includes(holder) ? holder : (deciders[0] ?? 0);
    const player = players[seat];
    if (player === undefined) throw new Error('nobody is asked');
    // Waits, because the table is known before the page has drawn it.
    if (seat !== holder) {
      await curtain.waitFor();
      await handed(seat);
      await curtain.click();
      holder = seat;
      seen++;
    }
    const { view } = await player.look();
    const hand = page.locator('[data-guide^="tile:"]');
    await expect(hand).toHaveCount(view.players[player.seat]?.hand.length ?? -1);
    if (seen === times) return;
    await player.decides();
  }
}

test('people at one screen: a curtain between them, nobody sees the other’s tiles; names on it, at seats, in the log, after a reload, in the replay', async ({
  page,
}) => {
  const names = ['Anneke', shell('en', 'name.numbered', { number: 2 })];
  await layTable(page, { way: 'shared', seats: ['Anneke', ''], options });
  const address = page.url();
  await passOn(page, 3, async (seat) => {
    await expect(page.locator('[data-guide^="tile:"]')).toHaveCount(0);
    await expect(page.getByText(table('en', 'curtain.text'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(names[seat] ?? ''));
  });
  const log = page.getByRole('log');
  const named = async () => {
    for (const name of names) await expect(log).toContainText(name);
    await expect(log).not.toContainText('Player 0');
  };
  const seats = async () => {
    for (const [seat, name] of names.entries())
      await expect(page.locator(`section[data-seat="${seat}"]`)).toContainText(name);
  };
  await named();
  await seats();

  await page.reload();
  await curtainOn(page).click();
  await named();
  await seats();

  await page.goto(address.replace('/local/', '/replay/local/'));
  await page.getByRole('button', { name: replay('en', 'bar.last') }).click();
  await named();
  await seats();

  await page.goto('/mine');
  await expect(page.getByRole('listitem').filter({ hasText: names[1] ?? '' })).toHaveCount(1);
  // The next table on this screen starts with the same people.
  await page.goto('/new/bloodstones/shared');
  await expect(page.getByLabel(shell('en', 'new.seat.name', { number: 1 }))).toHaveValue('Anneke');
});

test('after a shared screen, Play now is one person against bots', async ({ page }) => {
  await layTable(page, { way: 'shared', seats: ['Anneke', 'Mirela'], options });
  await curtainOn(page).waitFor();
  await page.goto('/');
  const book = page.getByRole('article', { name: game.name.en });
  await expect(book.getByRole('button', { name: shell('en', 'play.now') })).toContainText(
    'against 2 Recruit bots',
  );
  await playNow(page, game);
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
  await expect(curtainOn(page)).toHaveCount(0);
  await expect(page.locator('section[data-seat]')).toHaveCount(3);
  for (const seat of [1, 2])
    await expect(page.locator(`section[data-seat="${seat}"]`)).toContainText(/\w+, Recruit/);
});

test('the shared screen has its own way in, and refuses two of one name in one line', async ({ page }) => {
  await page.goto('/');
  const book = page.getByRole('article', { name: game.name.en });
  await book.getByRole('link', { name: shell('en', 'new.shared') }).click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${shell('en', 'new.shared')}`) })).toBeChecked();
  const name = (number: number) => page.getByLabel(shell('en', 'new.seat.name', { number }));
  await expect(name(1)).toHaveAttribute('placeholder', shell('en', 'name.numbered', { number: 1 }));
  await name(1).fill('Mirela');
  await name(2).fill('mirela');
  const problem = page.getByText(shell('en', 'new.names.same', { name: 'mirela' }));
  await expect(problem).toBeVisible();
  const start = page.getByRole('button', { name: shell('en', 'new.start') });
  await expect(start).toBeDisabled();
  await name(2).fill('Jon');
  await expect(problem).toHaveCount(0);
  await start.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Mirela|Jon/);
});

test('a game kept before people at one screen had names tells them apart', async ({ page }) => {
  const { game: kept, record } = scene('curtain');
  const seats = kept.seats.map(() => ({ kind: 'person', name: 'Player' }) as const);
  await openStaged(page, { record, game: { ...kept, seats } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Player [12]$/);
});
