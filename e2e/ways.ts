import type { Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { scene, type SceneName } from './scenes.ts';
import { openStaged } from './staged.ts';
import { table } from './words.ts';

/** How to get to screens. */
export type Ways = Readonly<Record<string, (page: Page, locale: Locale) => Promise<unknown>>>;

export const local = (page: Page, name: SceneName, path?: string): Promise<void> =>
  openStaged(page, scene(name), path);

/** Waits for the table and its engraved map. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('[data-guide="prompt"]').waitFor();
  await page.locator('canvas[data-printed="true"]').first().waitFor();
}

/** Waits for a table whose board is drawn at once. */
export async function atTable(page: Page, name: SceneName): Promise<void> {
  await local(page, name);
  await page.locator('[data-guide="prompt"]').waitFor();
}

/** Waits for the table of miniatures and its baked ground. */
export async function atField(page: Page, name: SceneName): Promise<void> {
  await atTable(page, name);
  await baked(page);
}

export const baked = (page: Page): Promise<void> => page.locator('canvas[data-baked]').nth(1).waitFor();

/** Waits for the report of a finished game. */
export async function analysed(page: Page, name: SceneName): Promise<void> {
  await local(page, name, `/analysis/local/${name}`);
  await page.locator('[data-guide="moment"]').waitFor();
}

/** Opens the rulebook beside the table; on a small screen it is in the menu. */
export async function openRules(page: Page, locale: Locale): Promise<void> {
  const button = (key: 'menu.rules' | 'menu.open') =>
    page.getByRole('button', { name: table(locale, key), exact: true }).filter({ visible: true });
  if ((await button('menu.rules').count()) === 0) await button('menu.open').click();
  await button('menu.rules').click();
  await page.getByRole('searchbox').waitFor();
}

/** Asks for a hint and waits for what it says. */
export async function hinted(page: Page): Promise<void> {
  await page.locator('[data-guide="action:hint"]').filter({ visible: true }).first().click();
  await page.locator('[data-guide="hint"] h2').waitFor();
}
