import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MADE = /(?:^|\/)(?:node_modules|dist|test-results|\.[^/]*)(?:\/|$)/;
const PAGES = globSync('**/*.md', { cwd: ROOT, exclude: (path) => MADE.test(path) });

/** The files a page links to or shows, without addresses elsewhere and headings. */
const linked = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link = '', source = link]) => source.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link));

test.each(PAGES)('%s links to files that are there', (page) => {
  const links = linked(readFileSync(join(ROOT, page), 'utf8'));
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

test('links and pictures are found in a page', () => {
  const text = 'See [here](a/b.md#part), [there](https://example.org), [above](#top) and <img src="c.webp">.';
  expect(linked(text)).toEqual(['a/b.md', 'c.webp']);
});
