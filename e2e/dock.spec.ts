import { game } from '@sanguine/bloodstones/game.ts';
import { LOCALES } from '@sanguine/kernel';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { LocalTable } from './known.ts';
import { resize } from './resize.ts';
import { scene } from './scenes.ts';
import { drawn } from './ways.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';

const DESKS = [1024, 1280, 1440, 1920];

test('tiles in hand and the units to choose from lie beside each other on every desk', async ({ page }) => {
  await openStaged(page, scene('main'));
  await drawn(page);
  const { units } = (await new LocalTable(page, game).known(0)).view;
  const own = units.map((force) => force.filter(({ seat }) => seat === 0).length);
  await page.locator(`button[data-area="${own.indexOf(Math.max(...own))}"]`).press('Enter');
  await page.locator('[data-guide="picker"]').waitFor();
  // Words change more easily than the size, which makes the map redraw.
  for (const width of DESKS) {
    await resize(page, { width, height: 800 });
    for (const locale of LOCALES) {
      await changeSettings(page, { locale });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await coveredTiles(), `${locale}, ${width}`).toEqual([]);
    }
  }

  /** Tiles that reach under the units, or with words that reach under the next tile. */
  function coveredTiles(): Promise<string[]> {
    return page.evaluate(() => {
      const end = document.querySelector('[data-guide="picker"]')?.getBoundingClientRect().left ?? 0;
      const tiles = [...document.querySelectorAll('[data-guide^="tile:"]')];
      const right = (tile: Element): number =>
        Math.max(...[...tile.querySelectorAll(':scope > :not(.unseen)')].map(wordsEnd));
      return tiles
        .filter((tile, nth) => right(tile) > (tiles[nth + 1]?.getBoundingClientRect().left ?? end))
        .map((tile) => tile.textContent);

      function wordsEnd(element: Element): number {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      }
    });
  }
});
