import { LOCALES } from '@sanguine/kernel';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene } from './scenes.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';
import { replay } from './words.ts';

/** A finished game of each kind, with more players if it allows them. */
const GAMES = ['over', 'ages-over', 'field-over', 'glade-over'] as const;

for (const game of GAMES) {
  test(`${game}: nothing in the replay's bar is cut off, whatever turn it shows`, async ({ page }) => {
    await openStaged(page, scene(game), `/replay/local/${game}?row=20`);
    await page.getByRole('slider').first().waitFor();
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const locale of LOCALES) {
        await changeSettings(page, { locale });
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const bar = page.getByRole('region', { name: replay(locale, 'bar.label'), exact: true });
        const cut = await bar.evaluate((section) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (pen === null) throw new Error('nothing to measure with');
          const lists = [...section.querySelectorAll('select')].flatMap((list) => {
            const { font, paddingLeft, paddingRight } = getComputedStyle(list);
            pen.font = font;
            const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return [...list.options]
              .map(({ text }) => text)
              .filter((text) => pen.measureText(text).width > room + 0.5);
          });
          const others = [...section.querySelectorAll<HTMLElement>('button, output, p')]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
            .map(({ textContent }) => textContent);
          return [...lists, ...others];
        });
        expect(cut, `${width}, ${locale}`).toEqual([]);
      }
    }
  });
}
