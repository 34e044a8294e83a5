import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { layTable } from './new-table.ts';
import { shelve, staged } from './staged.ts';

const me = { kind: 'person', name: 'Anneke' } as const;
const recruit = { kind: 'bot', level: 'recruit' } as const;
const duel = [me, recruit];
const four = [me, recruit, { kind: 'bot', level: 'veteran' } as const, recruit];

const GAMES = {
  opening: () => staged('opening', { seats: duel, seed: 'opening', until: (_, [seat]) => seat === 0 }),
  main: () =>
    staged('main', {
      seats: four,
      seed: 'main',
      until: ({ frames, round }, [seat]) => seat === 0 && round > 5 && frames.at(-1)?.step === 'main',
    }),
  battle: () =>
    staged('battle', {
      seats: duel,
      seed: 'battle 6',
      until: ({ frames, units }, [seat]) => {
        const open = frames.at(-1);
        if (seat !== 0 || open?.step !== 'swap') return false;
        const mine = units[open.area]?.filter((unit) => unit.seat === seat).length ?? 0;
        const theirs = (units[open.area]?.length ?? 0) - mine;
        return mine > 2 && theirs > 2 && Math.abs(mine - theirs) < 2;
      },
    }),
  curtain: () =>
    staged('curtain', {
      seats: [me, { kind: 'person', name: 'Mirela' }],
      seed: 'curtain',
      until: () => true,
    }),
  over: () => staged('over', { seats: duel, seed: 'over' }),
};

async function local(page: Page, name: keyof typeof GAMES, path = `/local/${name}`): Promise<void> {
  await page.goto('/mine');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shelve(page, GAMES[name]());
  await page.goto(path);
}

/** The table is there, and its map is engraved. */
async function drawn(page: Page): Promise<void> {
  await page.locator('[data-guide="prompt"]').waitFor();
  await page.locator('canvas[data-printed="true"]').first().waitFor();
}

/** Every screen there is, and how one gets to it. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: (page) => page.goto('/'),
  'home-returning': (page) => local(page, 'main', '/'),
  'new-table': (page) => page.goto('/new/bloodstones'),
  join: (page) => page.goto('/join'),
  watch: (page) => page.goto('/watch'),
  mine: (page) => local(page, 'main', '/mine'),
  rules: (page) => page.goto('/rules/bloodstones'),
  'rules-section': (page) => page.goto('/rules/bloodstones/9.4'),
  learn: async (page) => {
    await page.goto('/learn/bloodstones');
    await drawn(page);
  },
  settings: (page) => page.goto('/settings'),
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
    await page.addInitScript(() => localStorage.setItem('sanguine.settings', '{"textBoard":true}'));
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
  },
  proof: (page) => local(page, 'over', '/proof/local/over'),
};

for (const locale of ['en', 'ja'] as const) {
  test.describe(locale, () => {
    test.use({ locale: locale === 'en' ? 'en-GB' : 'ja-JP', contextOptions: { reducedMotion: 'reduce' } });

    for (const [name, open] of Object.entries(SCREENS)) {
      test(`${name}: drawn as it should be, open to everybody`, async ({ page }, { project }) => {
        await open(page);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(page.getByRole('heading').first()).toBeAttached();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({ path: `test-results/screens/${name}-${project.name}-${locale}.png` });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target).join(' | ')}`,
        );
        expect(found).toEqual([]);
      });
    }
  });
}

test('the waiting room: drawn as it should be, open to everybody', async ({ invite }, { project }) => {
  const page = await invite('Anneke');
  await layTable(page, { where: 'online', seats: ['me', 'open', 'bot.recruit'], name: 'The Marsh Accord' });
  await page.getByRole('heading', { level: 1, name: 'The Marsh Accord' }).waitFor();
  await page.screenshot({ path: `test-results/screens/waiting-room-${project.name}-en.png` });
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`),
  ).toEqual([]);
});
