import type { Page } from '@playwright/test';

/** Lets a test cut a page's connection: a browser that goes offline keeps its open sockets. */
export async function withCuttableLine(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Native = WebSocket;
    window.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        addEventListener('cut', () => this.close());
      }
    };
  });
}

/** Closes the page's socket; offline it finds no other. */
export async function cut(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('cut')));
}
