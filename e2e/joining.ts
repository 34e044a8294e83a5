import { expect, type Page } from '@playwright/test';
import { layTable, type Wish } from './new-table.ts';
import { shell } from './words.ts';

/** One opens a table on the server, another comes by its link and sits down: the game begins before both. */
export async function sitDown(host: Page, guest: Page, wish: Omit<Wish, 'way'>): Promise<void> {
  await layTable(host, { ...wish, way: 'online' });
  const invitation = await host.getByText(/\/join\/[A-Z2-9]{6}$/).textContent();
  await guest.goto(new URL(invitation ?? '').pathname);
  await guest.getByRole('button', { name: shell('en', 'room.sit') }).click();
  for (const page of [host, guest]) await seesTable(page);
}

/** A table opened for the first time fetches its game, and several browsers at once take their time over it. */
export async function seesTable(page: Page): Promise<void> {
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
}
