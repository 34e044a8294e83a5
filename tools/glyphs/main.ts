// Extracts glyphs from the Game-icons set: npm run -s glyphs
// Shared glyphs are listed in ui/glyph/names.json, those of one game in its board/look/glyph-names.json and those of its cover
// picture in board/plate. Outlines are rounded to 1/512 of their height: nobody sees more detail, and every table loads them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glyphPaths } from './glyphs.ts';
import { rounded } from './rounded.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const set = read(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')) as Parameters<
  typeof glyphPaths
>[0];
const problems: string[] = [];

function extract(wanted: readonly string[], file: string): void {
  const { paths, missing } = glyphPaths(set, wanted);
  problems.push(...missing);
  const finished = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, rounded(path)]));
  writeFileSync(file, `${JSON.stringify(finished, null, 2)}\n`);
}

const shared = join(root, 'ui/glyph');
for (const [shelf, wanted] of Object.entries(read(join(shared, 'names.json')) as Record<string, string[]>)) {
  extract(wanted, join(shared, `${shelf}.json`));
}
for (const list of globSync('games/*/board/{look,plate}/glyph-names.json', { cwd: root })) {
  extract(read(join(root, list)) as string[], join(root, dirname(list), 'glyph-outlines.json'));
}
if (problems.length > 0) {
  process.stderr.write(`glyphs: the set has no ${problems.join(', ')}\n`);
  process.exitCode = 2;
}
