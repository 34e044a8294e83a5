import type { Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { arrive } from './arrival.ts';
import { barriersOn } from './barriers.ts';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { openTable, recruit } from './open-table.ts';
import { LOOKED_FOR_BARRIERS, opened, PICTURED, type SizedScreen, turnInto } from './screen-sizes.ts';
import { LOOKED_AT } from './moments.ts';
import { NEXT, REACHED_ANEW } from './next-screens.ts';
import { SCREENS } from './screens.ts';
import { drawn, type Ways } from './ways.ts';
import { smallTargetsOn } from './targets.ts';

/** `npm run screens` takes pictures, in more sizes and languages; the tests look for barriers. */
const PICTURES = process.env['PICTURES'] !== undefined;
/** Everything by night: `NIGHT=1 npm run screens`, or the tests. */
const NIGHT = process.env['NIGHT'] !== undefined;

/** One page of each kind and the two tables that are light by day; the others have the same colours. */
const AT_NIGHT: ReadonlySet<string> = new Set(['home', 'settings', 'table', 'field']);

/** The views that one page shows of a screen, one after the other. A picture needs a page opened in its size. */
const SHOWN = PICTURES ? PICTURED.map((view) => [view]) : [LOOKED_FOR_BARRIERS];

/** A screen and those that its page leads to. */
const CHAINS: readonly Ways[] = Object.entries(SCREENS).map(([name, go]) => ({ [name]: go, ...NEXT[name] }));

/** Every screen by itself. */
const ALONE: readonly Ways[] = [
  ...Object.entries({ ...SCREENS, ...LOOKED_AT }).map(([name, go]) => ({ [name]: go })),
  ...Object.entries(NEXT).flatMap(([from, ways]) =>
    Object.entries(ways).map(([name, go]) => ({
      [name]: async (page: Page, locale: Locale) => {
        await SCREENS[from]?.(page, locale);
        await go(page, locale);
      },
    })),
  ),
];

for (const views of SHOWN) {
  const [first] = views;
  if (first === undefined) throw new Error('a screen is shown in some size');
  test.describe(views.map(({ size, locale }) => `${size}, ${locale}`).join('; '), () => {
    test.use(opened(first));

    for (const ways of PICTURES ? ALONE : CHAINS) {
      test(`${Object.keys(ways).join(', ')}: drawn as it should be, open to everybody`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: NIGHT ? 'dark' : 'light' });
        for (const [name, go] of Object.entries(ways)) await show(page, name, views, go);
      });
    }

    test('the waiting room: drawn as it should be, open to everybody', async ({ invite }) => {
      const page = await invite('Anneke');
      await openTable(page, { seats: [{ kind: 'me' }, { kind: 'open' }, recruit] });
      await page.getByRole('heading', { level: 1, name: 'The Marsh Accord' }).waitFor();
      // The map comes with the game's own files.
      await page.getByRole('definition').first().waitFor();
      await show(page, 'waiting-room', views);
    });

    test('an invitation: drawn as it should be, open to everybody', async ({ invite }) => {
      const host = await invite('Anneke');
      await openTable(host, { game: 'blood-stone', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const guest = await invite('Mirela');
      await guest.goto(new URL(host.url()).pathname);
      await guest.getByText(/^(?:You would play|あなたが担当する陣営)/).waitFor();
      await show(guest, 'invitation', views);
    });

    test('an online table: drawn as it should be, open to everybody', async ({ invite }) => {
      const page = await invite('Anneke');
      await openTable(page, { seats: [{ kind: 'me' }, recruit], options: { factionPick: 'random' } });
      await drawn(page);
      await show(page, 'online', views);
    });
  });
}

/** Shows a screen in one view after another; without a way the page is already there. */
async function show(
  page: Page,
  name: string,
  views: readonly SizedScreen[],
  go?: Ways[string],
): Promise<void> {
  for (const [nth, view] of views.entries()) {
    if (!PICTURES) await turnInto(page, view);
    if (nth === 0 || REACHED_ANEW.has(name)) await go?.(page, view.locale);
    await finish(page, name, view);
  }
  if (AT_NIGHT.has(name) && !PICTURES) await lookByNight(page, name);
}

/** Checks the page as it is, in the colours of the night. */
async function lookByNight(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await barriersOn(page), `${name}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks for barriers, and for targets too small for fingers; or takes a picture if pictures are wanted. */
async function finish(page: Page, name: string, { size, locale }: SizedScreen): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await arrive(page, locale);
  if (PICTURES) {
    await page.screenshot({
      path: `test-results/screens/${name}-${size}-${locale}${NIGHT ? '-night' : ''}.png`,
    });
    return;
  }
  if (size === 'phone') expect(await smallTargetsOn(page), `${name}, ${size}`).toEqual([]);
  expect(await barriersOn(page), `${name}, ${size}`).toEqual([]);
}
