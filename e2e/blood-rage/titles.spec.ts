import type { Locator, Page } from '@playwright/test';
import { CARD_KINDS, CARDS } from '@sanguine/blood-rage/content/cards.ts';
import { cardName } from '@sanguine/blood-rage/text/words.ts';
import { LOCALES, type Locale } from '@sanguine/kernel';
import { expect } from '../fixtures.ts';
import { test } from '../kept-page.ts';
import { resize } from '../resize.ts';
import { scene, type SceneName } from '../scenes.ts';
import { changeSettings } from '../settings.ts';
import { openStaged } from '../staged.ts';

/** Every title. */
const titlesIn = (locale: Locale): string[] =>
  CARD_KINDS.flatMap((kind) =>
    CARDS.filter((facts) => facts.kind === kind)
      .slice(0, 1)
      .map(({ card }) => cardName(locale, card)),
  );

const onCards = (page: Page): Locator => page.locator('[data-guide^="card:"] b[data-size]');

async function at(page: Page, name: SceneName, locale: Locale): Promise<void> {
  await openStaged(page, scene(name));
  await changeSettings(page, { locale });
  await onCards(page).first().waitFor();
}

/** The face, weight and case of a title. */
const look = (title: Locator): Promise<string> =>
  title.first().evaluate((element) => {
    const { fontFamily, fontWeight, fontStyle, fontVariant, textTransform } = getComputedStyle(element);
    return [fontFamily, fontWeight, fontStyle, fontVariant, textTransform].join('; ');
  });

for (const locale of LOCALES) {
  test(`titles of cards look alike wherever they stand (${locale})`, async ({ page }) => {
    await at(page, 'ages', locale);
    const looks = [await look(onCards(page)), await look(page.locator('[role="log"] cite'))];
    await at(page, 'ages-gifts', locale);
    looks.push(await look(onCards(page)));
    await at(page, 'ages-battle', locale);
    await onCards(page).first().click();
    looks.push(await look(page.locator('[data-guide="battle"] b[data-size="small"]')));
    looks.push(await look(page.locator('[data-guide="battle"] b[data-size="usual"]')));
    await page.goto('/rules/blood-rage/18.1');
    looks.push(
      await look(page.getByRole('rowheader', { name: cardName(locale, 'odins-smite-1'), exact: true })),
    );
    expect(new Set(looks).size, looks.join('\n')).toBe(1);
  });

  test(`every title fits on its card (${locale})`, async ({ page }) => {
    for (const name of ['ages', 'ages-gifts'] as const) {
      await at(page, name, locale);
      for (const width of [1920, 1440, 390]) {
        await resize(page, { width, height: width === 390 ? 844 : 900 });
        const cut = await onCards(page)
          .first()
          .evaluate((title, all) => {
            const face = title.parentElement;
            if (face === null) throw new Error('a title lies on a card');
            return all.filter((words) => {
              title.textContent = words;
              const [inner, outer] = [title.getBoundingClientRect(), face.getBoundingClientRect()];
              const lines = inner.height / Number.parseFloat(getComputedStyle(title).lineHeight);
              return title.scrollWidth > face.clientWidth || inner.right > outer.right || lines > 2.5;
            });
          }, titlesIn(locale));
        expect(cut, `${name} at ${width}`).toEqual([]);
      }
    }
  });
}
