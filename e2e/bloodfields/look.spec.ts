import { test } from '../fixtures.ts';
test('look', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shot = (name: string) => page.screenshot({ path: `/tmp/companion/${name}.png` });
  await page.goto('/companion/bloodfields');
  await page.locator('[data-guide="begin"]').waitFor();
  await shot('start');
  await page.locator('[data-guide="begin"]').click();
  await page.locator('[data-guide="first:0"]').waitFor();
  await shot('initiative');
  await page.locator('[data-guide="first:0"]').click();
  for (let i = 0; i < 40; i++) {
    const left = await page.evaluate(() => document.querySelectorAll('[data-may]').length);
    if ((await page.locator('text=places Inspire').count()) === 0) break;
    await page.locator('[data-may] button').nth(i % Math.max(1, Math.min(left, 6))).click();
    if ((await page.locator('[data-guide="sheet"]').count()) > 0) {
      await page.locator('[data-guide="sheet"] button:has-text("Inspire")').first().click();
      await page.locator('[data-guide="sheet"] [aria-label="Close"]').click();
    }
    if (i === 4) await shot('inspire');
  }
  await shot('activate');
  await page.locator('[data-guide="unit:0:orlen"]').click();
  await shot('selected');
  await page.locator('[data-guide="cell.begin"]').click();
  await shot('turn');
  await page.locator('[data-guide="cell.act"]').click();
  await shot('acts');
  await page.locator('[data-guide="attack:marshals-sword"]').click();
  await page.locator('[data-guide="target:1:sorrow.1"]').click();
  await shot('deed');
  await page.locator('[data-guide="do"]').click();
  await shot('throw');
  await page.locator('[data-guide="throw"]').click();
  await shot('window');
  for (let i = 0; i < 6; i++) {
    if ((await page.locator('[data-guide="answer:keep"]').count()) > 0) await page.locator('[data-guide="answer:keep"]').click();
    else if ((await page.locator('[data-guide="throw"]').count()) > 0) { await shot(`throw${i}`); await page.locator('[data-guide="throw"]').click(); }
    else break;
    await shot(`after${i}`);
  }
  await shot('outcome');
});
