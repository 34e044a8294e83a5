import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['kernel/**/*.test.ts', 'games/**/*.test.ts', 'bots/**/*.test.ts', 'cli/**/*.test.ts', 'tools/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
  },
});
