import { expect, type Page } from '@playwright/test';
import type { AnyGame, AnySetup, Game } from '@sanguine/kernel';
import { type Known, LocalTable } from './known.ts';
import { Player, type Touch } from './player.ts';
import { shell } from './words.ts';

/** From the home page to a table on this device, with one click. */
export async function playNow(page: Page, game: Pick<AnyGame, 'name'>): Promise<void> {
  await page.goto('/');
  const book = page.getByRole('article', { name: game.name.en });
  await book.getByRole('button', { name: shell('en', 'play.now') }).click();
  await expect(page).toHaveURL(/\/local\//);
}

/** Who has the first seat of the game on this page's device, and makes the moves now in one way, now in the next. */
export function localPlayer<State, Move>(
  page: Page,
  game: Game<AnySetup, State, Move, unknown>,
  first: Touch<Move>,
  ...others: readonly Touch<Move>[]
): Player<State, Move> {
  const table = new LocalTable(page, game);
  const ways = [first, ...others];
  const touch: Touch<Move> = (...move) => (ways[table.number % ways.length] ?? first)(...move);
  return new Player(page, 0, game, () => table.known(0), touch);
}

/** Plays on until there is a result; gives the table as it then is. */
export async function playToTheEnd<State, Move>(player: Player<State, Move>): Promise<Known<State>> {
  while (await player.decides());
  const known = await player.look();
  expect(known.outcome).not.toBeNull();
  return known;
}
