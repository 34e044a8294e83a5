import { hinted, openRules, type Ways } from './ways.ts';
import { puzzles } from './words.ts';

/** Screens a few presses away from another screen, in an order in which each can be reached from the one before. */
export const NEXT: Readonly<Record<string, Ways>> = {
  table: { hint: hinted, 'rules-beside': openRules },
  puzzle: {
    'puzzle-answer': async (page, locale) => {
      await page.getByRole('button', { name: puzzles(locale, 'show') }).click();
      await page.getByRole('link', { name: puzzles(locale, 'next') }).waitFor();
    },
  },
  analysis: {
    'analysis-learn': async (page) => {
      await page.locator('[data-guide="learn"]').click();
      await page.locator('[data-guide="learn:words"]').waitFor();
    },
  },
  glade: {
    'glade-casting': async (page) => {
      await page.locator('[data-guide="card:bloodBoil"]').first().click();
      await page.locator('[data-guide^="target:"]').first().click();
      await page.locator('[data-guide="offer:more"]').click();
    },
  },
  'roster-builder': {
    'roster-card': async (page) => {
      await page.locator('nav [data-tab="card"]').dispatchEvent('click');
      await page.locator('[data-guide="card:maud"] ~ section select').selectOption('vell');
      await page.locator('figure').scrollIntoViewIfNeeded();
    },
    'roster-units': async (page, locale) => {
      await page.locator('nav [data-tab="units"]').dispatchEvent('click');
      await page.getByRole('searchbox').fill(locale === 'ja' ? '回復' : 'heal');
    },
  },
  'field-muster': {
    'field-reveal': async (page) => {
      await page.locator('[data-guide="action:muster"]').click();
      await page.locator('[data-guide="reveal:on"]').waitFor();
    },
  },
  companion: {
    'companion-attack': async (page) => {
      await page.locator('[data-guide="cell.act"]').click();
      await page.locator('[data-guide^="attack:"]').first().click();
      await page.locator('[data-guide^="target:"]').first().click();
    },
  },
  ages: {
    'ages-invading': (page) => page.locator('[data-guide^="action:invade:"]').first().click(),
    'ages-rules': openRules,
  },
  'ages-battle': {
    'ages-reveal': async (page) => {
      await page.locator('[data-guide^="card:"]').first().click();
      await page.locator('[data-guide^="action:play:"]').first().click();
      // The cards lie open: a clan that has one left may still add it.
      await page.locator('[data-guide^="action:stay"]').click();
      await page.locator('[data-verdict]').waitFor();
    },
  },
  'ages-discard': {
    'ages-summary': async (page) => {
      await page.locator('[data-guide^="card:"]').first().click();
      await page.locator('[data-guide="action:hold"]').click();
      const summary = page.locator('[data-guide="age:on"]');
      const growth = page.locator('[data-guide^="action:grow"]').first();
      await summary.or(growth).waitFor();
      if (await growth.isVisible()) await growth.click();
      await summary.waitFor();
    },
  },
};

/** Screens that are reached differently in another size or language, and so are reached anew in each. */
export const REACHED_ANEW: ReadonlySet<string> = new Set(['glade-replay', 'roster-units', 'library-unit']);
