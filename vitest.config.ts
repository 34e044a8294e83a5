import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The machine is the tests' alone: no core is kept free.
    maxWorkers: '100%',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'games',
          include: [
            'kernel/**/*.test.ts',
            'games/**/*.test.ts',
            'bots/**/*.test.ts',
            'cli/**/*.test.ts',
            'protocol/**/*.test.ts',
            'ui/**/*.test.{ts,tsx}',
            'web/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        // Only these start a PostgreSQL.
        test: { name: 'server', include: ['server/**/*.test.ts'], globalSetup: 'server/test/cluster.ts' },
      },
    ],
  },
});
