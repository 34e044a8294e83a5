import type { Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { arrive } from './arrival.ts';
import { barriersOn } from './barriers.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { openTable, recruit } from './open-table.ts';
import { LOOKED_FOR_BARRIERS, PICTURED, type ScreenSize } from './screen-sizes.ts';
import { drawn, LOOKED_AT, SCREENS } from './screens.ts';
import { smallTargetsOn } from './targets.ts';

/** `npm run screens` takes pictures, in more sizes and languages; the tests look for barriers. */
const PICTURES = process.env['PICTURES'] !== undefined;
/** Everything by night: `NIGHT=1 npm run screens`, or the tests. */
const NIGHT = process.env['NIGHT'] !== undefined;

/** A page of each kind and the two tables that are light by day: all others have the same colours. */
const AT_NIGHT = ['home', 'settings', 'table', 'field'];

for (const { size, locale, use } of PICTURES ? PICTURED : LOOKED_FOR_BARRIERS) {
  test.describe(`${size}, ${locale}`, () => {
    test.use(use);

    for (const [name, open] of Object.entries(PICTURES ? { ...SCREENS, ...LOOKED_AT } : SCREENS)) {
      test(`${name}: drawn as it should be, open to everybody`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: NIGHT ? 'dark' : 'light' });
        await open(page, locale);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await arrive(page, locale);
        await finish(page, name, size, locale);
      });
    }

    test('the waiting room: drawn as it should be, open to everybody', async ({ invite }) => {
      const page = await invite('Anneke');
      await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }, recruit] });
      await page.getByRole('heading', { level: 1, name: 'The Marsh Accord' }).waitFor();
      // The map comes with the game's own files.
      await page.getByRole('definition').first().waitFor();
      await finish(page, 'waiting-room', size, 'en');
    });

    test('an invitation: drawn as it should be, open to everybody', async ({ invite }) => {
      const host = await invite('Anneke');
      await openTable(host, { game: 'blood-stone', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const guest = await invite('Mirela');
      await guest.goto(new URL(host.url()).pathname);
      await guest.getByText(/^(?:You would play|あなたが担当する陣営)/).waitFor();
      await finish(guest, 'invitation', size, 'en');
    });

    test('an online table: drawn as it should be, open to everybody', async ({ invite }) => {
      const page = await invite('Anneke');
      await openTable(page, { seats: [{ kind: 'me' }, recruit], options: { factionPick: 'random' } });
      await drawn(page);
      await finish(page, 'online', size, 'en');
    });
  });
}

test.describe('by night', () => {
  for (const [name, open] of Object.entries(SCREENS).filter(([one]) => AT_NIGHT.includes(one))) {
    test(`${name} can be read`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await open(page, 'en');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await arrive(page, 'en');
      expect(await barriersOn(page)).toEqual([]);
    });
  }
});

/** Nothing keeps anybody out, and fingers find what they press; or, if pictures are wanted, how it looks. */
async function finish(page: Page, name: string, size: ScreenSize, locale: Locale): Promise<void> {
  if (PICTURES) {
    await page.screenshot({
      path: `test-results/screens/${name}-${size}-${locale}${NIGHT ? '-night' : ''}.png`,
    });
    return;
  }
  if (size === 'phone') expect(await smallTargetsOn(page)).toEqual([]);
  expect(await barriersOn(page)).toEqual([]);
}
