import type { Page, ViewportSize } from '@playwright/test';

/** Gives a page's window another size, and waits until what the page lays out by itself has followed. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise<unknown>((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
