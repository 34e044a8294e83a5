import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { glyphPaths } from '../glyphs/glyphs.ts';
import { rounded } from '../glyphs/rounded.ts';

const root = new URL('../../', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));
const set = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'), 'utf8'),
);

/** What a file has to contain for these names. */
function outlines(wanted: readonly string[]) {
  const { paths, missing } = glyphPaths(set, wanted);
  expect(missing).toEqual([]);
  return Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, rounded(path)]));
}

describe.each(['house', 'boards'])('the glyphs of the %s', (shelf) => {
  test('are those its list names, rounded', () => {
    expect(read(`ui/glyph/${shelf}.json`)).toEqual(outlines(read('ui/glyph/names.json')[shelf]));
  });
});

test('a name the set does not have is told', () => {
  const { paths, missing } = glyphPaths(set, ['anchor', 'no-such-glyph', 'anchor']);
  expect(Object.keys(paths)).toEqual(['anchor']);
  expect(missing).toEqual(['no-such-glyph']);
});

const lists = globSync('games/*/board/look/glyph-names.json', { cwd: root });

describe.each(lists)('the glyphs of %s', (list) => {
  test('are those it names, rounded', () => {
    expect(read(list.replace('glyph-names', 'glyph-outlines'))).toEqual(outlines(read(list)));
  });
});

describe('a rounded outline', () => {
  test('has whole steps that do not add up to an error', () => {
    expect(rounded('M10.4 10.4l.4.4.4.4.4.4')).toBe('m10 10l1 1 0 0 1 1');
    expect(rounded('M1.5 2h3.6v-2.2zm4 4l1 1')).toBe('m2 2h3v-2zm4 4l1 1');
  });

  test('keeps curves, smooth curves and arcs with flags that stand close', () => {
    expect(rounded('m5 5c1.2 0 2.4 1 3.6 3s2 2 3 3q1 1 2 2t2 2a.45 4.5 0 013.2-3.2')).toBe(
      'm5 5c1 0 2 1 4 3s2 2 3 3q1 1 2 2t2 2a0.5 4.5 0 0 1 3-3',
    );
  });
});
