// Checks all types. TypeScript 7.0.2 caches its findings about JSON files even after they change, so a project is
// rechecked from scratch if one of its JSON files is newer.
import { globSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './lib.mjs';

const writtenAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;

for (const name of globSync('.build/**/tsbuildinfo', { cwd: root })) {
  const info = join(root, name);
  const { fileNames = [] } = JSON.parse(readFileSync(info, 'utf8'));
  const texts = fileNames.filter((file) => file.endsWith('.json'));
  if (texts.some((file) => writtenAt(join(dirname(info), file)) > writtenAt(info))) rmSync(info);
}

process.exit(run('tsc', ['-b']) ? 0 : 1);
