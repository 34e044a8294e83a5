import type { Page, ViewportSize } from '@playwright/test';

/** Gives a page's window another size, and waits until the page has adapted its layout. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
