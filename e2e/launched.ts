import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';

/** The tests' browser for other programs, with extra switches. */
export function launched(...switches: readonly string[]): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...switches],
  });
}
