import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';

const browser = findBrowser();

// What the tests' own processes read once they start with the next time.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.build/compiled', import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  // Node.js reads TypeScript as it is: to translate every game of the house first costs more than a whole game.
  build: { external: ['**/*.ts'] },
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
    // What moves is drawn sixty times a second. Lessons and a table between two browsers are played with motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-quic',
        // Pages are short-lived: code made faster for them is hardly ever run often enough to repay the compiler.
        '--js-flags=--invocation-count-for-maglev=6000 --invocation-count-for-turbofan=60000 --min-semi-space-size=16',
      ],
    },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1440, height: 900 } } }],
});
