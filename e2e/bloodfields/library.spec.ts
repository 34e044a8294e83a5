import type { Page } from '@playwright/test';
import { swiftRandom } from '@sanguine/kernel';
import { printAddress, type PrintOrder } from '@sanguine/bloodfields/board/print/address.ts';
import { CSS_INCH, PAPER } from '@sanguine/bloodfields/board/print/paper.ts';
import { randomRoster } from '@sanguine/bloodfields/rules/roster/random.ts';
import { printRoster } from '@sanguine/bloodfields/rules/roster/text.ts';
import { barriersOn } from '../barriers.ts';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';

const LIBRARY = '/library/bloodfields';
const ROSTER = randomRoster(swiftRandom('library'), 200);
const order = (more: Partial<PrintOrder>): string =>
  `${LIBRARY}/${printAddress({ what: 'sheet', list: printRoster(ROSTER), name: 'Any Roster', points: 200, ...more })}`;

test('something is looked up, followed from entry to entry, and opened in the rulebook', async ({ page }) => {
  await page.goto('/library');
  await expect(page).toHaveURL(/\/library\/bloodfields$/);
  const field = page.getByRole('searchbox');
  await field.fill('とぶれん');
  await expect(page.locator('[data-entry]')).toHaveCount(1);
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/unit\/tobren\?/);
  const open = page.locator('[data-open-entry]');
  await expect(open.getByRole('heading', { level: 1 })).toHaveText('Tobren the Wall');
  await open.locator('[data-link="keyword/push"]').click();
  await expect(open).toHaveAttribute('data-open-entry', 'keyword/push');
  await open.locator('[data-link="unit/hask"]').click();
  await expect(open).toHaveAttribute('data-open-entry', 'unit/hask');
  await page.goBack();
  await expect(open).toHaveAttribute('data-open-entry', 'keyword/push');
  await open.getByRole('button', { name: 'Rulebook §5.7' }).click();
  await expect(page).toHaveURL(/\/rules\/bloodfields\/5\.7$/);
});

test('kind and line narrow the list, an address opens an entry, and its card is printed', async ({
  page,
}) => {
  await page.goto(`${LIBRARY}/?kind=unit&line=choir`);
  await expect(page.locator('[data-entry]')).toHaveCount(8);
  await page.getByLabel('Kind').selectOption('scenario');
  await expect(page.locator('[data-entry]')).toHaveCount(0);
  await page.getByLabel('Line').selectOption('all');
  await expect(page.locator('[data-entry]')).toHaveCount(9);
  await page.goto(`${LIBRARY}/unit/orlen`);
  await page.getByRole('link', { name: 'Print this card' }).click();
  await expect(page.locator('[data-card]')).toHaveAttribute('data-card', 'orlen');
});

/** How far any part of a page reaches beyond its printable area, in pixels, and whether any blocks overlap. */
function overhang(page: Page): Promise<{ beyond: number; pages: number; overlap: boolean }> {
  return page.evaluate(() => {
    const pages = [...document.querySelectorAll('[data-page]')];
    const rects = (element: Element, parts: string): DOMRect[] =>
      [...element.querySelectorAll(parts)].map((part) => part.getBoundingClientRect());
    let beyond = -Infinity;
    let overlap = false;
    for (const one of pages) {
      const sheet = one.getBoundingClientRect();
      for (const part of rects(one, '[data-part], [data-card], [data-scaled]'))
        beyond = Math.max(beyond, part.bottom - sheet.bottom, part.right - sheet.right, sheet.top - part.top);
      const blocks = rects(
        one,
        '[data-part="unit"], [data-part="rule"], [data-part="foot"], [data-part="block"]',
      );
      overlap ||= blocks.some((block, at) =>
        blocks
          .slice(at + 1)
          .some(
            (other) =>
              Math.min(block.bottom, other.bottom) - Math.max(block.top, other.top) > 1 &&
              Math.min(block.right, other.right) - Math.max(block.left, other.left) > 1,
          ),
      );
    }
    return { beyond, pages: pages.length, overlap };
  });
}

/** Waits until the fonts are loaded and the pages laid out with them. */
async function printed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('[data-page]').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

for (const paper of ['a4', 'letter'] as const) {
  test(`a random roster on ${paper}: nothing hangs over, nothing is there twice`, async ({ page }) => {
    for (const what of ['sheet', 'cards', 'beginner', 'templates', 'tokens', 'ruler'] as const) {
      await printed(page, order({ what, paper }));
      await expect.poll(() => overhang(page), { message: what }).toMatchObject({ overlap: false });
      const { beyond } = await overhang(page);
      expect(beyond, what).toBeLessThanOrEqual(0);
    }
    await printed(page, order({ paper }));
    const kinds = new Set(ROSTER.map(({ kind, items }) => `${kind} ${items.join()}`));
    await expect(page.locator('[data-page] [data-part="unit"]')).toHaveCount(kinds.size);
    const rules = await page
      .locator('[data-page] [data-rule]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-rule')));
    expect(rules).toEqual([...new Set(rules)]);
    const { pages } = await overhang(page);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(pages);
  });
}

test('an inch is an inch on paper, and the bar is not printed', async ({ page }) => {
  await printed(page, order({ what: 'templates', paper: 'letter' }));
  const inch = await page.locator('[data-inch]').first().boundingBox();
  expect(inch?.width).toBeCloseTo(CSS_INCH, 3);
  const sheet = await page.locator('[data-page]').first().boundingBox();
  expect(sheet?.width).toBeCloseTo(PAPER.letter.width * CSS_INCH, 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('an illegal roster is printed with its faults; paper and print are chosen above', async ({ page }) => {
  await printed(page, order({ list: 'orlen*2 azhrae', points: 100, paper: 'a4' }));
  await expect(
    page.locator('[data-page]').getByText('This roster may not be played as it is:'),
  ).toBeVisible();
  await page.getByLabel('Paper').selectOption('letter');
  await expect(page.locator('[data-page="letter"]').first()).toBeVisible();
  await page.getByLabel('What to print').selectOption('cards');
  await expect(page.locator('[data-card]')).toHaveCount(2);
  expect(await barriersOn(page)).toEqual([]);
});
