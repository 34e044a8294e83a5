import { readFileSync } from 'node:fs';
import { game } from '@sanguine/blood-stone/game.ts';
import { hintsOf, mayBeRated, readRecord, verify } from '@sanguine/kernel';
import { expect } from './fixtures.ts';
import { test } from './kept-page.ts';
import { scene } from './scenes.ts';
import { openStaged } from './staged.ts';
import { replay, table } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a hint is asked for with a key, seen on the board, played, and found in the record', async ({
  page,
}) => {
  await openStaged(page, scene('glade'));
  const card = page.locator('[data-guide="hint"]');
  const marks = page.locator('[data-look="hint"] > :not([hidden])');
  const rows = page.locator('[data-row]');
  const ask = page.locator('[data-guide="action:hint"]').filter({ visible: true });
  await ask.waitFor();
  await expect(marks).toHaveCount(0);
  const row = Number(await rows.getAttribute('data-row'));

  await page.keyboard.press('h');
  await expect(card.getByRole('heading')).toBeVisible();
  await expect(card).toContainText(/\d+% to win the game/);
  await expect(marks.first()).toBeVisible();
  // Put away and opened again, it is the same hint.
  await page.keyboard.press('Escape');
  await expect(marks).toHaveCount(0);
  await ask.click();
  await expect(marks.first()).toBeVisible();

  await page.locator('[data-guide="hint:play"]').click();
  await expect(card).toHaveCount(0);
  await expect(marks).toHaveCount(0);
  await expect(rows).toHaveAttribute('data-row', String(row + 2));
  await expect(page.getByRole('log')).toContainText('Anneke asked for a hint');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: table('en', 'menu.open'), exact: true }).click();
  await page.getByRole('button', { name: table('en', 'menu.export') }).click();
  const read = readRecord(readFileSync(await (await saving).path(), 'utf8'));
  if (!read.ok) throw new Error(read.problem);
  expect(read.record.chapters[0]?.rows[row]).toMatchObject({ do: 'hint', seat: 0 });
  expect([...hintsOf(read.record)]).toEqual([[0, 1]]);
  expect([mayBeRated(read.record), verify(game.engine, read.record).ok]).toEqual([false, true]);

  await page.goto('/replay/local/glade');
  await expect(page.getByRole('region', { name: replay('en', 'bar.label') })).toContainText(
    'Anneke played with 1 hint.',
  );
});
