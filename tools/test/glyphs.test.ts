import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { glyphPaths } from '../glyphs/glyphs.ts';

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../ui/glyph/${name}.json`, import.meta.url), 'utf8'));
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

describe.each(['house', 'boards'])('the glyphs of the %s', (shelf) => {
  test('are those its list names, as the set draws them', () => {
    expect(glyphPaths(set, read('names')[shelf])).toEqual({ paths: read(shelf), missing: [] });
  });
});

test('a name the set does not have is told', () => {
  const { paths, missing } = glyphPaths(set, ['anchor', 'no-such-glyph', 'anchor']);
  expect(Object.keys(paths)).toEqual(['anchor']);
  expect(missing).toEqual(['no-such-glyph']);
});
