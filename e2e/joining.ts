import { expect, type Page } from '@playwright/test';
import { layTable, type Wish } from './new-table.ts';
import { shell } from './words.ts';

/** The host opens an online table and the guest joins by its link; the game begins for both. */
export async function sitDown(host: Page, guest: Page, wish: Omit<Wish, 'way'>): Promise<void> {
  await layTable(host, { ...wish, way: 'online' });
  const invitation = await host.getByText(/\/join\/[A-Z2-9]{6}$/).textContent();
  await guest.goto(new URL(invitation ?? '').pathname);
  // The game is introduced before anybody sits down.
  await expect(guest.getByRole('heading', { name: /^How to win / })).toBeVisible();
  await guest.getByRole('button', { name: shell('en', 'room.sit') }).click();
  for (const page of [host, guest]) await seesTable(page);
}

/** A table opened for the first time loads its game, which takes a while with several browsers at once. */
export async function seesTable(page: Page): Promise<void> {
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
}
