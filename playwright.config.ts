import { availableParallelism } from 'node:os';
import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const browser = findBrowser();
const desktop = { width: 1440, height: 900 };
const wide = { width: 1920, height: 1080 };
const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const JAPANESE = 'ja-JP';

const screens = (use: Partial<PlaywrightTestOptions>) => ({ testMatch: /screens\.spec\.ts/, use });

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/build.mjs',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  // Pages wait now and then: one more than there are cores leaves none of them idle.
  workers: availableParallelism() + 1,
  // They guard against hanging alone: a busy machine may take its time.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // One line each is for eyes: a log keeps the failures and a dot for each of the others.
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    serviceWorkers: 'block',
    // A trace of every game costs more than the game: TRACE=1 when one is wanted.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: desktop } },
    // Each screen is drawn once in each size, and each time in another language.
    { name: 'phone', ...screens({ ...phone, locale: JAPANESE }) },
    ...(process.env['PICTURES'] === undefined
      ? []
      : [
          { name: 'desktop-ja', ...screens({ viewport: desktop, locale: JAPANESE }) },
          { name: 'phone-en', ...screens(phone) },
          { name: 'wide', ...screens({ viewport: wide }) },
          { name: 'wide-ja', ...screens({ viewport: wide, locale: JAPANESE }) },
        ]),
  ],
});
