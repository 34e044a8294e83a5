import { game } from '@sanguine/blood-stone/game.ts';
import type { Analysis } from '@sanguine/bots';
import { type GameRecord, Match } from '@sanguine/kernel';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene } from './scenes.ts';
import { changeSettings } from './settings.ts';
import { openStaged } from './staged.ts';
import { typing } from './typing.ts';
import { analysis, replay, table } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What the page has kept of the analysis. */
function keptIn(page: Page, path: string): Promise<Analysis> {
  return page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('sanguine');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const asked = database.transaction('analyses').objectStore('analyses').get(key);
    await new Promise((resolve) => asked.addEventListener('success', resolve));
    database.close();
    return asked.result.analysis;
  }, path);
}

/** The moves that were possible before a row. */
function movesBefore(record: GameRecord, row: number): string[] {
  const [chapter] = record.chapters;
  if (chapter === undefined) throw new Error('a record without chapters');
  const chapters = [{ ...chapter, rows: chapter.rows.slice(0, row - 1) }];
  const resumed = Match.resume(game.engine, { ...record, chapters });
  if (!resumed.ok) throw new Error(resumed.problem);
  const view = resumed.match.viewFor(0);
  return game.engine.moves(view, 0).map((move) => game.engine.notation.print(view, 0, move));
}

test('a finished game is analysed once, shown in the replay, and its mistakes are learnt from', async ({
  page,
}) => {
  const staged = scene('glade-given');
  await openStaged(page, staged);
  await page.getByText(table('en', 'over.analysis')).click();
  const moment = page.locator('[data-guide="moment"]');
  await expect(moment).toBeVisible();

  const { decisions } = await keptIn(page, 'local/glade-given');
  const own = decisions.filter(
    ({ seat, verdict }) => seat === 0 && verdict !== null && verdict !== 'unclear',
  );
  const [worst] = own.toSorted((one, other) => other.loss - one.loss);
  const [first] = own;
  if (worst === undefined || first === undefined || first.better === null) throw new Error('no mistakes');
  await expect(moment).toContainText(worst.made.words.en);
  await expect(moment).toContainText(worst.loss.toFixed(1));

  await moment.locator('[data-guide="show"]').click();
  await expect(page).toHaveURL(new RegExp(`/replay/local/glade-given\\?row=${worst.row - 1}`));
  const earlier = own.findLast(({ row }) => row < worst.row);
  const neighbour = earlier ?? own.find(({ row }) => row > worst.row);
  if (neighbour === undefined) throw new Error('only one mistake');
  const way = earlier === undefined ? 'bar.mark.next' : 'bar.mark.previous';
  await page.getByRole('button', { name: replay('en', way) }).click();
  await expect(page).toHaveURL(new RegExp(`row=${neighbour.row - 1}&`));
  await page.getByRole('slider').first().waitFor();
  const bar = page.getByRole('navigation', { name: replay('en', 'menu.open') });

  // Play continues from a marked moment.
  const marked = page.url();
  await bar
    .getByRole('button', { name: replay('en', 'menu.branch') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: replay('en', 'branch.go') })
    .click();
  await expect(page).toHaveURL(/\/local\/(?!glade-given)/);
  await expect(page.locator('[data-row]')).toHaveAttribute('data-row', `${neighbour.row - 1}`);
  await page.goto(marked);
  await bar
    .getByRole('link', { name: replay('en', 'menu.analysis') })
    .first()
    .click();
  // It was kept: nothing is computed again.
  await expect(moment).toContainText(worst.made.words.en);

  await changeSettings(page, { textBoard: true });
  await page.reload();
  await page.locator('[data-guide="learn"]').click();
  const words = page.locator('[data-guide="learn:words"]');
  await expect(words).toContainText(analysis('en', 'learn.ask'));
  const { made, better } = first;
  await typing(page, null, made.notation);
  await expect(words).toContainText(analysis('en', 'learn.answer.same'));
  await expect(words).toContainText(`${first.loss.toFixed(1)} points`);

  await page.locator('[data-guide="learn:again"]').click();
  const others = movesBefore(staged.record, first.row);
  const other = others.find((move) => move !== made.notation && move !== better?.notation);
  if (other === undefined) throw new Error('no third move');
  await typing(page, null, other);
  await expect(words).toContainText(/would cost|Warlord sees nothing better|too close to tell/);

  await typing(page, null, first.better.notation);
  await expect(words).toContainText(analysis('en', 'learn.answer.best'));
  const next = page.locator('[data-guide="learn:next"]');
  for (let number = 2; number <= own.length; number++) {
    await next.click();
    await expect(page.getByText(analysis('en', 'learn.count', { number, count: own.length }))).toBeVisible();
    await page.locator('[data-guide="learn:show"]').click();
    await expect(words).toContainText(own[number - 1]?.better?.words.en ?? '');
  }
  await expect(next).toHaveCount(0);
  await page.locator('[data-guide="learn:done"]').click();
  await expect(moment).toContainText(worst.made.words.en);
});
