import type { Page } from '@playwright/test';
import type { Locale } from '@sanguine/kernel';
import { openCompanion } from './bloodfields/companion-scenes.ts';
import { scene, type SceneName } from './scenes.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';
import { puzzles, table } from './words.ts';

const local = (page: Page, name: SceneName, path?: string): Promise<void> =>
  openStaged(page, scene(name), path);

/** Waits for the table and its engraved map. */
export async function drawn(page: Page): Promise<void> {
  await page.locator('[data-guide="prompt"]').waitFor();
  await page.locator('canvas[data-printed="true"]').first().waitFor();
}

/** For a table whose board is drawn at once. */
async function atTable(page: Page, name: SceneName): Promise<void> {
  await local(page, name);
  await page.locator('[data-guide="prompt"]').waitFor();
}

/** Waits for the table of miniatures and its baked ground. */
async function atField(page: Page, name: SceneName): Promise<void> {
  await atTable(page, name);
  await baked(page);
}

const baked = (page: Page): Promise<void> => page.locator('canvas[data-baked]').nth(1).waitFor();

/** Waits for the report of a finished game. */
async function analysed(page: Page, name: SceneName): Promise<void> {
  await local(page, name, `/analysis/local/${name}`);
  await page.locator('[data-guide="moment"]').waitFor();
}

/** Opens the rulebook beside the table; on a small screen it is in the menu. */
async function openRules(page: Page, locale: Locale): Promise<void> {
  const button = (key: 'menu.rules' | 'menu.open') =>
    page.getByRole('button', { name: table(locale, key), exact: true }).filter({ visible: true });
  if ((await button('menu.rules').count()) === 0) await button('menu.open').click();
  await button('menu.rules').click();
  await page.getByRole('searchbox').waitFor();
}

/** A roster of Bloodfields with too many points, as a link, made for older costs. */
const TOO_DEAR =
  'shared?v=1&p=200&n=Iron+Vigil&r=orlen.wrath.loaded-die_ilmane.evil-eye.protection_tobren.tether-rope_maud.hawk_pike*4_kessa.heros-spur';

/** Asks for a hint and waits for what it says. */
async function hinted(page: Page): Promise<void> {
  await page.locator('[data-guide="action:hint"]').filter({ visible: true }).first().click();
  await page.locator('[data-guide="hint"] h2').waitFor();
}

/** How to get to screens. */
export type Ways = Readonly<Record<string, (page: Page, locale: Locale) => Promise<unknown>>>;

/** Every screen with an address of its own, and how to get there. */
export const SCREENS: Ways = {
  home: (page) => page.goto('/'),
  'home-returning': (page) => local(page, 'main', '/'),
  'new-table': (page) => page.goto('/new/bloodstones'),
  'new-table-online': (page) => page.goto('/new/bloodstones/online'),
  'new-table-shared': (page) => page.goto('/new/bloodstones/shared'),
  join: (page) => page.goto('/join'),
  watch: (page) => page.goto('/watch'),
  mine: async (page) => {
    await local(page, 'main', '/mine');
    await page.locator('main a[href="/local/main"]').first().waitFor();
  },
  rules: (page) => page.goto('/rules/bloodstones'),
  'rules-section': (page) => page.goto('/rules/bloodstones/9.4'),
  learn: async (page) => {
    await page.goto('/learn/bloodstones');
    await drawn(page);
  },
  puzzles: async (page) => {
    await page.goto('/puzzles/blood-stone');
    await page.locator('[aria-labelledby^="theme-"]').first().waitFor();
  },
  puzzle: async (page) => {
    await page.goto('/puzzles/blood-stone/1');
    await page.locator('[data-guide="prompt"]').waitFor();
  },
  'new-table-blood-stone': (page) => page.goto('/new/blood-stone'),
  rulebooks: (page) => page.goto('/rules'),
  'rules-blood-stone': (page) => page.goto('/rules/blood-stone/7.2'),
  'learn-blood-stone': async (page) => {
    await page.goto('/learn/blood-stone');
    await page.locator('[data-guide="prompt"]').waitFor();
  },
  'glade-placing': (page) => atTable(page, 'glade-placing'),
  glade: (page) => atTable(page, 'glade'),
  'glade-soldiers': async (page) => {
    await atTable(page, 'glade-soldiers');
    await page.locator('[data-guide^="action:take:"]').first().click();
  },
  'glade-over': (page) => atTable(page, 'glade-over'),
  'glade-replay': async (page) => {
    await local(page, 'glade-over', '/replay/local/glade-over?row=40');
    await page.getByRole('slider').first().waitFor();
    const log = page.getByRole('tab', { name: /^(?:Log|ログ|記録)/ });
    if (await log.first().isVisible()) await log.first().click();
    // By key: on a phone the log is low, and what is pressed may lie under its way back.
    await page.locator('[role="log"] button[aria-expanded]').last().press('Enter');
  },
  'new-table-bloodfields': (page) => page.goto('/new/bloodfields'),
  rosters: async (page) => {
    await page.goto(`/rosters/bloodfields/${TOO_DEAR}`);
    await page.locator('[data-guide="keep"]').click();
    await page.locator('[data-guide="rename"]').waitFor();
    await page.locator('[data-guide="my-rosters"]').click();
    await page.locator('[data-guide="roster"]').waitFor();
  },
  'roster-builder': async (page) => {
    await page.goto(`/rosters/bloodfields/${TOO_DEAR}`);
    await page.locator('[data-guide="row:maud"]').click();
  },
  'roster-versus': async (page) => {
    await page.goto('/rosters/bloodfields/versus?a=iron-vigil-200&b=whole-crew-200');
    await page.locator('table').first().waitFor();
  },
  'learn-bloodfields': async (page) => {
    await page.goto('/learn/bloodfields');
    await page.locator('[data-guide="prompt"]').waitFor();
    await baked(page);
  },
  'learn-bloodfields-small-table': async (page) => {
    await page.goto('/learn/bloodfields/small-table');
    await page.locator('[data-guide="prompt"]').waitFor();
    await baked(page);
  },
  'rules-bloodfields': (page) => page.goto('/rules/bloodfields/6.2'),
  'field-round': async (page) => {
    await atField(page, 'field-round');
    await page.locator('[data-guide="round"]').waitFor();
  },
  'field-replay': async (page) => {
    await local(page, 'field-over', '/replay/local/field-over?row=66');
    await page.getByRole('slider').first().waitFor();
    await baked(page);
  },
  'field-muster': async (page) => {
    await atField(page, 'field-muster');
    await page.locator('[data-guide^="ready:"]').first().click();
  },
  field: async (page) => {
    await atField(page, 'field');
    await page.locator('[data-place^="spot:"]:not([data-short])').first().press('Enter');
  },
  'field-charge': async (page) => {
    await atField(page, 'field-charge');
    await page.locator('[data-may="foe"]').first().press('Enter');
  },
  'field-dice': (page) => atField(page, 'field-dice'),
  'field-over': (page) => atField(page, 'field-over'),
  'roster-collection': async (page) => {
    await page.goto('/rosters/bloodfields/collection');
    for (const kind of ['orlen', 'maud']) await page.locator(`[data-guide="owned:${kind}"]`).check();
    await page.locator('[data-guide="kept"]').waitFor();
  },
  'companion-new': async (page) => {
    await page.goto('/companion/bloodfields');
    await page.locator('[data-guide="begin"]').waitFor();
  },
  companion: async (page) => {
    await openCompanion(page, 'turn');
    await page.locator('[data-guide="cell.act"]').waitFor();
  },
  'companion-dice': (page) => openCompanion(page, 'dice'),
  'companion-scoring': (page) => openCompanion(page, 'scoring'),
  'companion-over': (page) => openCompanion(page, 'over'),
  library: (page) => page.goto('/library'),
  'library-unit': (page, locale) =>
    page.goto(`/library/bloodfields/unit/maud?q=${locale === 'ja' ? '射程' : 'range'}`),
  'library-scenario': (page) => page.goto('/library/bloodfields/scenario/three-standards'),
  'print-sheet': async (page) => {
    await page.goto('/library/bloodfields/print/sheet?list=orlen%2Bwrath+tobren+maud+pike*3&name=Iron+Vigil');
    await page.locator('[data-page]').first().waitFor();
  },
  'print-tokens': async (page) => {
    await page.goto('/library/bloodfields/print/tokens?list=orlen+pike*2&paper=letter');
    await page.locator('[data-page]').first().waitFor();
  },
  'print-nothing': (page) => page.goto('/library/bloodfields/print/sheet'),
  'new-table-blood-rage': (page) => page.goto('/new/blood-rage'),
  'rules-blood-rage': (page) => page.goto('/rules/blood-rage/11.2'),
  'learn-blood-rage': async (page) => {
    await page.goto('/learn/blood-rage');
    await page.locator('[data-guide="pack"]').waitFor();
  },
  'ages-gifts': async (page) => {
    await atTable(page, 'ages-gifts');
    await page.locator('[data-guide^="card:"]').first().click();
  },
  ages: (page) => atTable(page, 'ages'),
  'ages-text': async (page) => {
    await changeSettings(page, { textBoard: true });
    await local(page, 'ages');
    await page.getByRole('textbox').first().waitFor();
  },
  'ages-call': (page) => atTable(page, 'ages-call'),
  'ages-battle': async (page) => {
    await atTable(page, 'ages-battle');
    await page.locator('[data-guide="battle"]').waitFor();
  },
  'ages-rescue': (page) => atTable(page, 'ages-rescue'),
  'ages-discard': (page) => atTable(page, 'ages-discard'),
  'ages-over': (page) => atTable(page, 'ages-over'),
  'ages-replay': async (page) => {
    await local(page, 'ages-over', '/replay/local/ages-over?row=120');
    await page.getByRole('slider').first().waitFor();
  },
  settings: (page) => page.goto('/settings'),
  help: (page) => page.goto('/help'),
  account: (page) => page.goto('/account'),
  credits: (page) => page.goto('/credits'),
  'not-found': (page) => page.goto('/nowhere'),
  opening: async (page) => {
    await local(page, 'opening');
    await drawn(page);
  },
  table: async (page) => {
    await local(page, 'main');
    await drawn(page);
  },
  battle: async (page) => {
    await local(page, 'battle');
    await drawn(page);
    await page.locator('[data-guide="battle"]').waitFor();
  },
  'text-board': async (page) => {
    await changeSettings(page, { textBoard: true });
    await local(page, 'main');
    await page.getByRole('textbox').first().waitFor();
  },
  curtain: async (page) => {
    await local(page, 'curtain');
    await page.locator('[data-guide="curtain"]').waitFor();
  },
  over: async (page) => {
    await local(page, 'over');
    await drawn(page);
  },
  replay: async (page) => {
    await local(page, 'over', '/replay/local/over?row=120');
    await page.getByRole('slider').first().waitFor();
    await drawn(page);
  },
  proof: (page) => local(page, 'over', '/proof/local/over'),
  analysis: (page) => analysed(page, 'glade-given'),
};

/** Screens a few presses from another one's, in an order in which they can be reached one after the other. */
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
      await page.locator('[data-guide="target:raven"]').click();
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
      // The cards lie open: whoever has one left may still add it.
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

/** Screens that are reached otherwise in another size or language: one goes there anew in each. */
export const REACHED_ANEW: ReadonlySet<string> = new Set(['glade-replay', 'roster-units', 'library-unit']);

/** Moments of the table that differ from others in what is drawn alone: only looked at. */
export const LOOKED_AT: Ways = {
  army: async (page) => {
    await local(page, 'main');
    await drawn(page);
    // Once to choose an army, once more to look at the first place it can go.
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
