import { game } from '@sanguine/bloodstones/game.ts';
import { LOCALES } from '@sanguine/kernel';
import { expect, test } from './fixtures.ts';
import { LocalTable } from './known.ts';
import { scene } from './scenes.ts';
import { drawn } from './screens.ts';
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
  for (const locale of LOCALES) {
    await changeSettings(page, { locale });
    for (const width of DESKS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await coveredTiles(), `${locale}, ${width}`).toEqual([]);
    }
  }

  /** Tiles that reach under the units, or whose words reach under the next tile. */
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
