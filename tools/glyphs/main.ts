// Extracts the glyphs listed in ui/glyph/names.json from the Game-icons set: npm run -s glyphs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { glyphPaths } from './glyphs.ts';

const folder = new URL('../../ui/glyph/', import.meta.url);
const names: Record<string, string[]> = JSON.parse(readFileSync(new URL('names.json', folder), 'utf8'));
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

const problems: string[] = [];
for (const [shelf, wanted] of Object.entries(names)) {
  const { paths, missing } = glyphPaths(set, wanted);
  problems.push(...missing);
  writeFileSync(new URL(`${shelf}.json`, folder), `${JSON.stringify(paths, null, 2)}\n`);
}
if (problems.length > 0) {
  process.stderr.write(`glyphs: the set has no ${problems.join(', ')}\n`);
  process.exitCode = 2;
}
