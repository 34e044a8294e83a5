import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

/** The tests' browser for a program of its own, with these switches besides. */
export function launched(...switches: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...switches],
  });
}
