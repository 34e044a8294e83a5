// Everything a change must pass, run concurrently. The last line is `N passed, N failed`.
import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser, ensureDependencies, root, runBeside } from './lib.mjs';

ensureDependencies();
ensureBrowser();

/** npm commands; each gate counts as one test. */
const gates = [
  ['ci', '--dry-run', '--loglevel=error'],
  ['run', '-s', 'typecheck'],
  ['run', '-s', 'lint'],
  ['run', '-s', 'format:check'],
  ['run', '-s', 'unused'],
  ['run', '-s', 'rulings'],
];

let passed = 0;
/** Failures with their reasons, repeated at the end because the output in between is long. */
const failures = [];

const UNIT = 'test-results/unit.json';
const BROWSER = 'test-results/e2e.json';
rmSync(`${root}/test-results`, { recursive: true, force: true });
await Promise.all([
  pass(gates),
  count(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`],
    UNIT,
    unitTests,
  ),
  count('playwright', ['test'], BROWSER, browserTests),
]);

for (const { name, why } of failures) console.log(`failed: ${name}${why ? `\n${indented(why)}` : ''}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);

/** Runs the gates one after another. */
async function pass(commands) {
  for (const args of commands) {
    const { green, output } = await runBeside('npm', args);
    if (green) passed++;
    else failures.push({ name: `npm ${args.join(' ')}`, why: ending(output) });
  }
}

/**
 * Runs a suite and counts the results in its report. A suite that fails without a failed test (a file that cannot be
 * loaded) counts as one failure.
 */
async function count(command, args, report, read) {
  const { green, output } = await runBeside(command, args);
  try {
    const told = read(JSON.parse(readFileSync(`${root}/${report}`, 'utf8')));
    passed += told.passed;
    failures.push(...told.failures);
    if (!green && told.failures.length === 0) failures.push({ name: command, why: ending(output) });
  } catch (error) {
    failures.push({ name: command, why: `its report cannot be read: ${error.message}\n${ending(output)}` });
  }
}

function unitTests({ numPassedTests, testResults }) {
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(({ name, message, status, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (status === 'failed' && failed.length === 0) return [{ name: file, why: opening(message) }];
      return failed.map((test) => ({
        name: `${file} > ${test.fullName}`,
        why: opening(test.failureMessages.join('\n')),
      }));
    }),
  };
}

function browserTests({ stats, suites, errors }) {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    failures: [
      ...failed.map(({ file, line, title, tests }) => ({
        name: `e2e/${file}:${line} > ${title}`,
        why: opening(
          tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? [])).join('\n'),
        ),
      })),
      ...errors.map(({ message }) => ({ name: 'playwright', why: opening(message) })),
    ],
  };
}

function specsOf({ suites = [], specs = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The first lines of a test's reason: enough to recognize it. */
function opening(reason) {
  return stripVTControlCharacters(reason).split('\n').slice(0, 12).join('\n');
}

/** The last lines of an output: what ended it, and the warnings before. */
function ending(output) {
  return stripVTControlCharacters(output).trimEnd().split('\n').slice(-24).join('\n');
}

function indented(why) {
  return why
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
