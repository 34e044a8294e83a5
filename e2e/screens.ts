import { openCompanion } from './bloodfields/companion-scenes.ts';
import { changeSettings } from './settings.ts';
import { analysed, atField, atTable, baked, drawn, local, type Ways } from './ways.ts';

/** A roster of Bloodfields with too many points, as a link, made for older costs. */
const TOO_DEAR =
  'shared?v=1&p=200&n=Iron+Vigil&r=orlen.wrath.loaded-die_ilmane.evil-eye.protection_tobren.tether-rope_maud.hawk_pike*4_kessa.heros-spur';

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
