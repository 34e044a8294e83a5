// Everything a change must pass, in the order that fails fastest. The last line is `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser, ensureDependencies, root, run } from './lib.mjs';

ensureDependencies();
ensureBrowser();

/** Each gate counts as one test. */
const gates = [
  ['npm', ['ci', '--dry-run', '--loglevel=error']],
  ['npm', ['run', '-s', 'typecheck']],
  ['npm', ['run', '-s', 'lint']],
  ['npm', ['run', '-s', 'format:check']],
  ['npm', ['run', '-s', 'unused']],
  ['npm', ['run', '-s', 'rulings']],
];

let passed = 0;
let failed = 0;
for (const [command, args] of gates) {
  if (run(command, args)) passed++;
  else failed++;
}

const report = 'test-results/unit.json';
rmSync(`${root}/test-results`, { recursive: true, force: true });
const green = run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]);
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(
    readFileSync(`${root}/${report}`, 'utf8'),
  );
  passed += numPassedTests;
  failed += numFailedTests;
  // A file that could not even be loaded has no failed test of its own.
  if (!green && numFailedTests === 0) failed += Math.max(1, numFailedTestSuites);
} catch {
  failed++;
}

const browsed = run('playwright', ['test']);
try {
  const { stats } = JSON.parse(readFileSync(`${root}/test-results/e2e.json`, 'utf8'));
  passed += stats.expected;
  failed += stats.unexpected + stats.flaky;
  // A file that could not even be loaded has no failed test of its own.
  if (!browsed && stats.unexpected + stats.flaky === 0) failed++;
} catch {
  failed++;
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
