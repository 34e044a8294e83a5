import { expect, type Page } from '@playwright/test';
import type { AnyGame, AnySetup, Game } from '@sanguine/kernel';
import { type Known, LocalTable } from './known.ts';
import { Player, type Touch } from './player.ts';
import { shell } from './words.ts';

/** Goes from the home page to a local table with one click. */
export async function playNow(page: Page, game: Pick<AnyGame, 'name'>): Promise<void> {
  await page.goto('/');
  const book = page.getByRole('article', { name: game.name.en });
  await book.getByRole('button', { name: shell('en', 'play.now') }).click();
  await expect(page).toHaveURL(/\/local\//);
}

/** The player in the first seat of this page's local game, who alternates between the ways of making moves. */
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

/** Plays until there is a result; returns the final table. */
export async function playToTheEnd<State, Move>(player: Player<State, Move>): Promise<Known<State>> {
  while (await player.decides());
  const known = await player.look();
  expect(known.outcome).not.toBeNull();
  return known;
}
