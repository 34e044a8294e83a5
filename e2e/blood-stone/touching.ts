import type { Locator, Page } from '@playwright/test';
import type { AnyMove, Cast } from '@sanguine/blood-stone/rules/moves.ts';
import { click, enter, type Press } from '../make-up.ts';
import type { Touch } from '../player.ts';

/** Another press would deselect what is already selected. */
async function takeUp(what: Locator, press: Press): Promise<void> {
  if ((await what.getAttribute('aria-pressed')) !== 'true') await press(what);
}

const guided = (page: Page, guide: string): Locator => page.locator(`[data-guide="${guide}"]`).first();
const space = (page: Page, at: number): Locator => page.locator(`button[data-space="${at}"]`);

/** Makes moves on the drawn table: selects a piece or a card, then where, for whom and how much. */
const touchingBy =
  (press: Press): Touch<AnyMove> =>
  async (page, move) => {
    // Clears the selection, and moves the mouse to where it points at nothing.
    await page.mouse.move(1, 1);
    await page.keyboard.press('Escape');
    const take = (guide: string): Promise<void> => takeUp(guided(page, guide), press);
    const hit = (guide: string): Promise<void> => press(guided(page, guide));
    switch (move.do) {
      case 'place':
        await take(`unit:${move.unit}`);
        return press(space(page, move.at));
      case 'move':
        await take(`unit:${move.unit}`);
        return press(space(page, move.to));
      case 'attack':
        await take(`unit:${move.unit}`);
        return hit(`action:attack:${move.aim}`);
      case 'cast':
        return cast(page, move, press);
      case 'discard':
      case 'strip':
        await take(`card:${move.card}`);
        return hit(`action:${move.do}`);
      case 'rise':
        return press(space(page, move.at));
      case 'ready':
      case 'end':
      case 'rest':
        return hit(`action:${move.do}`);
    }
  };

async function cast(page: Page, { card, unit, blood, at }: Cast, press: Press): Promise<void> {
  await takeUp(guided(page, `card:${card}`), press);
  if (unit !== 'none') await press(guided(page, `target:${unit}`));
  if (blood !== 0) {
    const shown = page.locator('output[data-blood]');
    for (let now = await offered(shown); now !== blood; now = await offered(shown))
      await press(guided(page, now < blood ? 'offer:more' : 'offer:less'));
  }
  return press(at === null ? guided(page, 'action:cast') : space(page, at));
}

const offered = async (shown: Locator): Promise<number> => Number(await shown.getAttribute('data-blood'));

export const byMouse: Touch<AnyMove> = touchingBy(click);
export const byKeys: Touch<AnyMove> = touchingBy(enter);
