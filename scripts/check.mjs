// `npm run check`: quick checks during a change: types, lint, format, and the tests that depend on files changed since `main`
// (or since a given commit: `npm run check -- HEAD~3`). `npm test` runs the rest.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affectedTests, roomOf } from './affected.mjs';
import { git, reaching } from './graph.mjs';
import { ensureBrowser, ensureDependencies, root, runBeside } from './lib.mjs';

/** The sources of the pages, and the screens that show whether they still work. */
const PAGES = /^(?:web|ui|games\/[^/]+\/board)\/(?!.*\btest\/)/;
const SCREENS = ['home', 'new-table', 'table', 'battle', 'ages', 'glade'];
/** The result of a check that has nothing to look at. */
const NOTHING = { green: true };

ensureDependencies();
const since = process.argv[2] ?? baseOf('main');
const changed = [
  ...git('diff', '--name-only', '--relative', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
if (changed.length === 0) {
  console.log(`nothing was changed since ${since.slice(0, 12)}`);
  process.exit(0);
}

const rooms = new Set(changed.map(roomOf));
const tests = affectedTests(changed).filter(exists);
const specs = rooms.has('e2e')
  ? [...reaching(changed)].filter((file) => file.endsWith('.spec.ts') && exists(file))
  : [];
const drawn = specs.length === 0 && changed.some((file) => PAGES.test(file));
const written = changed.filter(exists);

const results = await Promise.all([
  runBeside('npm', ['run', '-s', 'typecheck']),
  runBeside('npm', ['run', '-s', 'lint']),
  written.length === 0
    ? NOTHING
    : runBeside('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...written]),
  tests.length === 0 ? NOTHING : runBeside('vitest', ['run', '--reporter=dot', ...tests]),
  inBrowser(),
]);
const failed = results.filter(({ green }) => !green).length;
console.log(
  `${changed.length} files changed, ${tests.length} of tests and ${specs.length} of browser tests looked at: ${failed === 0 ? 'all is well' : `${failed} failed`}`,
);
process.exit(failed === 0 ? 0 : 1);

function inBrowser() {
  if (specs.length === 0 && !drawn) return NOTHING;
  ensureBrowser();
  if (specs.length > 0) return runBeside('playwright', ['test', ...specs]);
  // A title ends with the language of its last view, then the screen and those that its page leads to.
  const chosen = `(?:en|ja) (?:${SCREENS.join('|')})(?:,[^:]*)?: drawn `;
  return runBeside('playwright', ['test', 'screens', '-g', chosen]);
}

/** The fork point from a branch; on the branch itself, its last commit. */
function baseOf(branch) {
  try {
    const [fork = 'HEAD'] = git('merge-base', 'HEAD', branch);
    return fork;
  } catch {
    return 'HEAD';
  }
}

function exists(file) {
  return existsSync(join(root, file));
}
