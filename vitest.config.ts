import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What draws components, styles and all: it needs Vite in between. */
const DRAWN = [
  'ui/animation/test/cue-layer.test.ts',
  'games/*/board/test/{battle,panels,phantoms,plates,table}.test.ts',
  'web/test/{panels,shelf,sounds,spoken-to,take-back,text-board}.test.ts',
  'web/tutorial/test/*.test.ts',
];
/** What draws nothing itself: Node.js reads it as it is. */
const NOT_DRAWN = [/\/(?:kernel|bots|protocol)\//, /\/games\/[^/]+\/(?:content|rules|bot|text|puzzles)\//];
/** What watches calls between modules (`vi.mock`): it needs Vite too, and modules nobody has read before. */
const WATCHED = ['games/*/test/citadels.test.ts'];
const SERVER = ['server/**/*.test.ts'];

/**
 * Node.js reads the sources as they are, and the files a worker runs share what it has read: tests leave nothing
 * behind.
 */
const asTheyAre = { isolate: false, experimental: { viteModuleRunner: false, nodeLoader: false } };

/** Those that take longest, longest first: one of them begun last would have all others wait for it. */
const LONG = [
  'test/conformance.test',
  'bots/test/strength',
  'cli/test/admin',
  'bots/test/race',
  'server/test/crash',
  'server/test/main.',
  'server/test/live-votes',
  'server/test/kept-match',
  'cli/test/arena',
  'cli/test/problems',
  'board/test/table',
  'kernel/test/conformance/faults',
  'server/',
];

class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return Promise.resolve(files.toSorted((one, other) => rank(one) - rank(other)));
  }
}

/** Where tests put temporary files: removed with whatever they left, even by a test that was cut off. PostgreSQL reads it as another user. */
const TEMPORARY = mkdtempSync(join(tmpdir(), 'sanguine-tests-'));
chmodSync(TEMPORARY, 0o755);
process.once('exit', () => {
  rmSync(TEMPORARY, { recursive: true, force: true });
});

export default defineConfig({
  test: {
    // The machine is the tests' alone: no core is kept free.
    maxWorkers: '100%',
    // Most code runs for a moment: made faster sooner, it would hardly repay the compiler.
    execArgv: [
      '--invocation-count-for-maglev=4000',
      '--invocation-count-for-turbofan=40000',
      '--min-semi-space-size=16',
    ],
    // What a program read once it starts with the next time; tests start many.
    env: {
      NODE_COMPILE_CACHE: fileURLToPath(new URL('.build/compiled', import.meta.url)),
      TMPDIR: TEMPORARY,
    },
    // They guard against hanging alone: a busy machine may take its time.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          ...asTheyAre,
          name: 'games',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...DRAWN, ...WATCHED, ...SERVER],
        },
      },
      {
        extends: true,
        // As people get it: while it is developed with, React writes down where each element was made.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'drawn',
          isolate: false,
          include: DRAWN,
          env: { NODE_ENV: 'production' },
          server: { deps: { external: NOT_DRAWN } },
        },
      },
      { extends: true, test: { name: 'watched', include: WATCHED } },
      {
        extends: true,
        // Only these start a PostgreSQL.
        test: { ...asTheyAre, name: 'server', include: SERVER, globalSetup: 'server/test/cluster.ts' },
      },
    ],
  },
});
