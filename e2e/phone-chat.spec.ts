import { expect, test } from './fixtures.ts';
import { openTable, recruit } from './open-table.ts';
import { drawn } from './ways.ts';
import { table } from './words.ts';

const phone = { viewport: { width: 390, height: 667 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

test.use({ ...phone, contextOptions: { ...phone, reducedMotion: 'reduce' } });

test('a message can be written on the smallest sheet of a phone', async ({ invite }) => {
  const page = await invite('Anneke');
  await openTable(page, { seats: [{ kind: 'me' }, recruit], options: { factionPick: 'random' } });
  await drawn(page);
  const [hand, , log] = await page.locator('nav [role="tab"]').all();
  await log?.click();
  await page.getByRole('tab', { name: table('en', 'side.chat'), exact: true }).click();
  const field = page.getByLabel(table('en', 'chat.field'));
  await field.fill('Well met');
  await field.press('Enter');
  await expect(page.getByText('Well met')).toBeInViewport();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.locator('section > button[class*="handle"]').press(key);
  }
  await expect(field).toBeInViewport({ ratio: 1 });
  await hand?.click();
  await expect(field).toBeHidden();
});
