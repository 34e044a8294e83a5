// Lists per game which numbered rulings have a test with their number (`#95`) in its title, and which have none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib.mjs';

/** Ignores comments: a number there proves nothing. */
function numbersIn(source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
  return [...code.matchAll(/#(\d+)/g)].map(([, number]) => Number(number));
}

function testsUnder(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

let complete = true;
for (const game of readdirSync(join(root, 'games'))) {
  const list = join(root, 'games', game, 'rulings.json');
  if (!existsSync(list)) continue;
  const { total, notApplicable } = JSON.parse(readFileSync(list, 'utf8'));
  const covered = new Set(testsUnder(join(root, 'games', game, 'test')).flatMap(numbersIn));
  const applicable = Array.from({ length: total }, (_, index) => index + 1).filter(
    (number) => !(number in notApplicable),
  );
  const missing = applicable.filter((number) => !covered.has(number));
  const unknown = [...covered].filter((number) => number < 1 || number > total);
  console.log(`${game}: ${applicable.length - missing.length}/${applicable.length}`);
  if (missing.length > 0) console.log(`  without a test: ${missing.join(' ')}`);
  if (unknown.length > 0) console.log(`  no such ruling: ${unknown.join(' ')}`);
  for (const [number, why] of Object.entries(notApplicable))
    console.log(`  not applicable: ${number} (${why})`);
  complete &&= missing.length === 0 && unknown.length === 0;
}
process.exit(complete ? 0 : 1);
