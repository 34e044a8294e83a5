import type { Page } from '@playwright/test';
import { game } from '@sanguine/bloodstones/game.ts';
import type { Move } from '@sanguine/bloodstones/rules/moves.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { localPlayer } from './on-device.ts';
import type { Touch } from './player.ts';
import { changeSettings } from './settings.ts';
import { openStaged, type Staged, staged } from './staged.ts';
import { typing } from './typing.ts';

/** Presses Tab until the element has focus; fails if it is never reached. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let count = 0; count < 120; count++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${selector}`);
}

/** Moves with the arrow keys from the area in the tab order to another. */
async function roveTo(page: Page, area: number): Promise<void> {
  // The map appears a little later than the rest.
  await page.locator('button[data-area]').first().waitFor();
  await tabTo(page, 'button[data-area]');
  const visited = new Set<string>();
  for (let count = 0; count < 60; count++) {
    const way = await page.evaluate((wanted) => {
      const here = document.activeElement?.getBoundingClientRect();
      const there = document.querySelector(`button[data-area="${wanted}"]`)?.getBoundingClientRect();
      if (here === undefined || there === undefined) return null;
      if (document.activeElement?.getAttribute('data-area') === String(wanted)) return 'here';
      const [x, y] = [there.x - here.x, there.y - here.y];
      if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'ArrowRight' : 'ArrowLeft';
      return y > 0 ? 'ArrowDown' : 'ArrowUp';
    }, area);
    if (way === 'here') return;
    if (way === null) throw new Error(`there is no area ${area}`);
    const at = await page.evaluate(() => document.activeElement?.getAttribute('data-area') ?? '');
    // If the direct way goes in circles, one step aside leads out of it.
    const aside = visited.has(at + way)
      ? way.includes('Left') || way.includes('Right')
        ? 'ArrowUp'
        : 'ArrowLeft'
      : way;
    visited.add(at + way);
    await page.keyboard.press(aside);
  }
  throw new Error(`the arrows never reach area ${area}`);
}

const press = async (page: Page, guide: string): Promise<void> => {
  await tabTo(page, `[data-guide="${guide}"]:not([aria-disabled="true"])`);
  await page.keyboard.press('Enter');
};

/** Plays the opening of a game by keyboard. */
const byKeys: Touch<Move> = async (page, move) => {
  switch (move.do) {
    case 'pick':
      return press(page, `pick:${move.faction}`);
    case 'found':
    case 'settle':
      await roveTo(page, move.area);
      return page.keyboard.press('Enter');
    case 'muster':
    case 'build':
      await press(page, `tile:${move.kind}`);
      await roveTo(page, move.area);
      return page.keyboard.press('Enter');
    default:
      return press(page, `action:${move.do}`);
  }
};

/** A game against a Recruit, at its first question. */
const fresh = (): Staged =>
  staged(game, 'keys', {
    name: 'The Marsh Accord',
    seats: [
      { kind: 'person', name: 'Anneke' },
      { kind: 'bot', level: 'recruit' },
    ],
    seed: 'keys',
    choices: { options: { factionPick: 'random' } },
    until: () => true,
  });

test('citadel, army and first turn on the drawn board without a pointer', async ({ page }) => {
  await openStaged(page, fresh());
  const player = localPlayer(page, game, byKeys);
  for (let done = ''; done !== 'end';) {
    await player.asked();
    const chosen = await player.chooses();
    // Other tests cover marches and battles: here turns are only built and ended.
    const move = chosen.do === 'step' || chosen.do === 'battle' ? ({ do: 'end' } as const) : chosen;
    await player.does(move);
    done = move.do;
  }
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-guide="prompt"]')).toBeVisible();
});

test('several turns on the text board, typed; a wrong move is explained', async ({ page }) => {
  await changeSettings(page, { textBoard: true });
  await openStaged(page, fresh());
  const player = localPlayer(page, game, typing);
  await player.asked();
  await typing(page, { do: 'found', area: 35 }, 'found @35');
  await expect(page.getByRole('alert')).toContainText('2.4');
  for (let turns = 0; turns < 2;) {
    const move = (await player.asked()) ? await player.chooses() : null;
    if (move === null) break;
    await player.does(move);
    if (move.do === 'end') turns++;
  }
  expect((await player.look()).view.round).toBeGreaterThanOrEqual(1);
});
