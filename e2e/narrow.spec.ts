import { LOCALES } from '@sanguine/kernel';
import { arrive } from './arrival.ts';
import { expect, test } from './fixtures.ts';
import { changeSettings } from './settings.ts';

const PAGES = [
  '/',
  '/new/bloodstones',
  '/new/bloodstones/shared',
  '/new/blood-rage',
  '/new/blood-stone',
  '/rules',
  '/rules/bloodstones/9.4',
  '/rules/blood-rage/11.2',
  '/rules/blood-stone/7.2',
  '/learn/bloodstones',
  '/learn/blood-rage',
  '/learn/blood-stone',
  '/settings',
  '/account',
  '/join',
  '/watch',
  '/mine',
  '/credits',
  '/nowhere',
];

// The narrowest screen pages must fit on (WCAG 2.2, 1.4.10).
test.use({ viewport: { width: 320, height: 640 } });

test('with the largest letters on the narrowest screen no page is read sideways in either language', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('sanguine.settings', '{"textSize":"larger"}'));
  for (const path of PAGES) {
    await page.goto(path);
    for (const locale of LOCALES) {
      await changeSettings(page, { locale });
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await arrive(page, locale);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, `${path}, ${locale}`).toBe(0);
    }
  }
});
