import type { Locator, Page } from '@playwright/test';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { makeUp } from './make-up.ts';
import type { Touch } from './player.ts';

type Of<Verb extends Move['do']> = Extract<Move, { do: Verb }>;

const guided = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`);

/** Makes moves on the drawn table by mouse: what to select, where it goes, what pays for it. */
export const touching: Touch<Move> = async (page, move) => {
  switch (move.do) {
    case 'pick':
      return guided(page, `pick:${move.faction}`).click();
    case 'found':
    case 'capture':
    case 'settle':
    case 'retreat':
      return pressArea(page, move.area);
    case 'muster':
    case 'build':
    case 'return':
      await letGo(page);
      await guided(page, `tile:${move.kind}`).first().click();
      return pressArea(page, move.area);
    case 'step':
      return march(page, move);
    case 'shamble':
      await letGo(page);
      await pressArea(page, move.from);
      return pressArea(page, move.to);
    case 'battle':
      // One press to see the battle, one to fight it.
      await letGo(page);
      await pressArea(page, move.area);
      return pressArea(page, move.area);
    case 'pay':
    case 'discard':
      return pay(page, move);
    case 'swap':
      await guided(page, `battle:swap:${move.tile}`).click();
      return guided(page, 'action:swap').click();
    case 'withdraw':
      return guided(page, 'action:withdraw')
        .filter({ hasText: `(${move.area})` })
        .click();
    case 'lose':
      return guided(page, `unit:${move.kind}`).first().click();
    case 'raise':
      return guided(page, 'action:raise').nth(move.count).click();
    case 'ready':
    case 'end':
    case 'keep':
    case 'stand':
    case 'deploy':
      return guided(page, `action:${move.do}`).first().click();
  }
};

/** Clears the selection, and moves the mouse to where it points at nothing. */
async function letGo(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.keyboard.press('Escape');
}

/** Clicks the area if it is visible; presses a key if something covers it or it lies beyond the map's edge. */
async function pressArea(page: Page, area: number): Promise<void> {
  const button = page.locator(`button[data-area="${area}"]`);
  const spot = await button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const under = document.elementFromPoint(x, y)?.closest('[data-area]');
    return under?.getAttribute('data-area') === element.getAttribute('data-area') ? { x, y } : null;
  });
  if (spot === null) await button.press('Enter');
  else await page.mouse.click(spot.x, spot.y);
}

async function march(page: Page, { units, from, to }: Of<'step'>): Promise<void> {
  await letGo(page);
  await pressArea(page, from);
  // A single unit is not fanned out.
  const chips = page.locator('[data-guide^="unit:"]:enabled');
  if ((await chips.count()) > 0) await makeUp(chips, 'unit:', units, { swaps: units.length === 1 });
  await pressArea(page, to);
}

async function pay(page: Page, { do: verb, tiles }: Of<'pay' | 'discard'>): Promise<void> {
  await page.mouse.move(1, 1);
  // With a single tile to pay, a new choice replaces the old one.
  await makeUp(page.locator('[data-guide^="tile:"]'), 'tile:', tiles, { swaps: tiles.length === 1 });
  await guided(page, `action:${verb}`).first().click();
}
