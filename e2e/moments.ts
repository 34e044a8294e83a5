import { openCompanion } from './bloodfields/companion-scenes.ts';
import { analysed, atField, atTable, drawn, hinted, local, type Ways } from './ways.ts';
import { table } from './words.ts';

/** Moments of a table that differ from others only in what is drawn: they are only looked at. */
export const LOOKED_AT: Ways = {
  army: async (page) => {
    await local(page, 'main');
    await drawn(page);
    // The first press chooses an army, the second looks at the first place it can go.
    for (let presses = 0; presses < 2; presses += 1) await page.locator('[data-guide="action:step"]').click();
    await page.getByRole('tooltip').waitFor();
  },
  'hint-ages': async (page) => {
    await atTable(page, 'ages');
    await hinted(page);
  },
  'glade-spell': async (page) => {
    await atTable(page, 'glade');
    await page.locator('[data-guide="card:siphon"]').first().click();
    await page.locator('[data-guide="target:swordsman"]').click();
    await page.locator('[data-guide="action:cast"]').click();
    await page.locator('[data-won]').waitFor();
  },
  'hint-glade': async (page) => {
    await atTable(page, 'glade');
    await hinted(page);
  },
  'hint-field': async (page) => {
    await atField(page, 'field');
    await hinted(page);
  },
  'hint-lesson': async (page) => {
    await page.goto('/learn/blood-stone');
    await page.locator('[data-guide="prompt"]').waitFor();
    await hinted(page);
  },
  'hint-text': async (page, locale) => {
    await atTable(page, 'main');
    await page.getByRole('button', { name: table(locale, 'menu.open'), exact: true }).click();
    await page.getByRole('button', { name: table(locale, 'menu.textBoard'), exact: true }).click();
    await hinted(page);
  },
  'analysis-war': (page) => analysed(page, 'over'),
  'analysis-ages': (page) => analysed(page, 'ages-over'),
  'analysis-field': (page) => analysed(page, 'field-over'),
  'analysis-replay': async (page) => {
    await analysed(page, 'glade-given');
    await page.locator('[data-guide="show"]').click();
    await page.getByRole('slider').first().waitFor();
  },
  'field-array': async (page) => {
    await atField(page, 'field-array');
    await page.locator('[data-guide="action:attack:volley"], [data-guide="action:attack:canister"]').click();
    await page.locator('[data-place^="spot:"]').first().press('Enter');
  },
  'field-push': async (page) => {
    await atField(page, 'field-push');
    await page.locator('[data-may="foe"]').first().press('Enter');
  },
  'field-blink': async (page) => {
    await atField(page, 'field-blink');
    await page.locator('[data-place^="spot:"]').first().press('Enter');
  },
  'field-tools': async (page) => {
    await atField(page, 'field');
    for (const key of ['v', 't']) await page.keyboard.press(key);
  },
  'companion-roller': async (page) => {
    await openCompanion(page, 'turn');
    await page.locator('[data-guide="menu"]').click();
    await page.locator('[data-guide="menu:roller"]').click();
    await page.locator('[data-guide="roller:roll"]').click();
  },
};
