import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const MOST_ROWS = 40;

/** The lexicon's rows: their words and the meaning. */
function lexicon(): { readonly words: readonly string[]; readonly meaning: string }[] {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const section = page.split('## Words of the code')[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Word ') && !line.startsWith('| --'))
    .map((line) => {
      const [, words = '', meaning = ''] = line.split('|').map((cell) => cell.trim());
      return { words: words.split(',').map((word) => word.trim()), meaning };
    });
}

describe('the lexicon of the architecture', () => {
  test('is short, and says each word once', () => {
    const rows = lexicon();
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
    const words = rows.flatMap((row) => row.words);
    expect(words).toEqual([...new Set(words)]);
    expect(rows.filter(({ meaning }) => meaning === '')).toEqual([]);
  });

  test('knows no name that the code does not have', () => {
    const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((file) => file !== '' && !file.includes('/test/') && !file.startsWith('scripts/'))
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join('\n');
    const names = lexicon()
      .flatMap(({ words }) => words)
      .filter((word) => word.startsWith('`'))
      .map((word) => word.replaceAll('`', ''));
    expect(names.length).toBeGreaterThan(15);
    const isDeclared = (name: string): boolean =>
      new RegExp(
        String.raw`\b(?:interface|type|class|const|function) ${name}\b|^  (?:readonly )?${name}\??[(:]`,
        'm',
      ).test(sources);
    expect(names.filter((name) => !isDeclared(name))).toEqual([]);
  });
});
