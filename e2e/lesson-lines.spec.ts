import type { Page } from '@playwright/test';
import { tutorial as saga } from '@sanguine/blood-rage/board/tutorial/tutorial.ts';
import { tutorial as night } from '@sanguine/blood-stone/board/tutorial/tutorial.ts';
import { smallTable } from '@sanguine/bloodfields/board/tutorial/small-table/tutorial.ts';
import { tutorial as pit } from '@sanguine/bloodfields/board/tutorial/tutorial.ts';
import { tutorial as war } from '@sanguine/bloodstones/board/tutorial/tutorial.ts';
import type { Locale } from '@sanguine/kernel';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { PICTURED, turnInto } from './screen-sizes.ts';

/** The lessons of every course, as its page tells them. */
const COURSES = [
  { path: 'bloodstones', course: war },
  { path: 'blood-rage', course: saga },
  { path: 'blood-stone', course: night },
  { path: 'bloodfields', course: pit },
  { path: 'bloodfields/small-table', course: smallTable },
] as const;

/** The longest line that is easy to read: in letters for English, in full-width characters for Japanese. */
const LONGEST: Readonly<Record<Locale, number>> = { en: 70, ja: 40 };

/** Grouped by size, as the table is redrawn for each. */
const BY_SIZE = PICTURED.toSorted((one, other) => one.size.localeCompare(other.size));

/** The lines that these texts would have on the lesson's card. */
function linesOf(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.locator('[data-guide="lesson:text"]').evaluate((paragraph, all) => {
    const node = paragraph.firstChild;
    if (!(node instanceof Text)) throw new Error('a lesson is one text');
    const own = node.data;
    const range = document.createRange();
    const lines = all.flatMap((text) => {
      node.data = text;
      const found = new Map<number, string>();
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const top = Math.round(range.getBoundingClientRect().top);
        found.set(top, (found.get(top) ?? '') + text.charAt(at));
      }
      return [...found.values()].map((line) => line.trim());
    });
    node.data = own;
    return lines;
  }, texts);
}

/** Letters and figures are half as wide as a Japanese character. */
const widthOf = (line: string, locale: Locale): number =>
  locale === 'en' ? line.length : line.length - (line.match(/[ -~]/g)?.length ?? 0) / 2;

for (const { path, course } of COURSES) {
  test(`${path}: no line of a lesson is longer than is read with ease`, async ({ page }) => {
    await page.goto(`/learn/${path}`);
    await page.locator('[data-guide="lesson:text"]').waitFor();
    for (const screen of BY_SIZE) {
      const { size, locale } = screen;
      await turnInto(page, screen);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const texts = course.lessons.map(({ id }) => course.say(locale, id, 'text'));
      const lines = await linesOf(page, texts);
      expect(lines.length, `${size}, ${locale}`).toBeGreaterThan(texts.length);
      expect(
        lines.filter((line) => widthOf(line, locale) > LONGEST[locale]),
        `${size}, ${locale}`,
      ).toEqual([]);
    }
  });
}
