import { expect, test } from 'vitest';
import { LOCALES } from '@sanguine/kernel';
import { GAMES } from '@sanguine/registry';
import { blocksOf } from '../blocks.ts';
import { chaptersOf, neighboursOf } from '../book.ts';
import { piecesOf } from '@sanguine/ui/reading/references.ts';
import { sayRules } from '../say.ts';

const anything = (): boolean => true;

const rulebooks = Promise.all(GAMES.map((game) => game.loadRulebook()));

test('references are set apart, however they are written', () => {
  expect(piecesOf('Pay [8.7] or §9, see 10.2.', anything)).toEqual([
    { text: 'Pay ', section: null },
    { text: '§8.7', section: '8.7' },
    { text: ' or ', section: null },
    { text: '§9', section: '9' },
    { text: ', see ', section: null },
    { text: '§10.2', section: '10.2' },
    { text: '.', section: null },
  ]);
});

test('a number that is no section stays a number', () => {
  expect(piecesOf('1.5 inches, 3 pips [99]', () => false)).toEqual([
    { text: '1.5 inches, 3 pips [99]', section: null },
  ]);
});

test('list items that follow each other make one list; a count from 1 begins a new one', () => {
  expect(
    blocksOf(['Two ways:', '– walk;', '– ride.', '– 1. Draw', '– 2. Show', 'Example: a cat.'], 'Example:'),
  ).toEqual([
    { kind: 'text', text: 'Two ways:' },
    { kind: 'list', ordered: false, items: ['walk;', 'ride.'] },
    { kind: 'list', ordered: true, items: ['Draw', 'Show'] },
    { kind: 'example', text: 'Example: a cat.' },
  ]);
});

test('chapters hold every section once, in order', async () => {
  for (const rulebook of await rulebooks) {
    for (const locale of LOCALES) {
      const ids = chaptersOf(rulebook[locale]).flatMap(({ head, parts }) =>
        [head, ...parts].map(({ id }) => id),
      );
      expect(ids).toEqual(rulebook[locale].sections.map(({ id }) => id));
    }
  }
});

test('before and after a section are its neighbours in reading order', () => {
  const book = {
    title: '',
    sections: ['1', '1.1', '2'].map((id) => ({ id, title: id, body: [], rulings: [] })),
  };
  expect(neighboursOf(book, '1.1')).toMatchObject({ previous: { id: '1' }, next: { id: '2' } });
  expect(neighboursOf(book, '1').previous).toBeUndefined();
  expect(neighboursOf(book, '2').next).toBeUndefined();
});

test('every reference in every rulebook leads somewhere', async () => {
  for (const rulebook of await rulebooks) {
    for (const locale of LOCALES) {
      const { sections } = rulebook[locale];
      const left = sections.flatMap(({ body, table }) =>
        [...body, ...(table?.rows.flat() ?? [])].flatMap((text) =>
          piecesOf(text, (id) => sections.some((section) => section.id === id))
            .filter((piece) => piece.section === null)
            .flatMap((piece) => piece.text.match(/\[[\d.]+\]|§/g) ?? []),
        ),
      );
      expect(left).toEqual([]);
    }
  }
});

test('examples are recognised in both languages', async () => {
  for (const rulebook of await rulebooks) {
    const count = (locale: 'en' | 'ja'): number =>
      rulebook[locale].sections
        .flatMap(({ body }) => blocksOf(body, sayRules(locale, 'example')))
        .filter(({ kind }) => kind === 'example').length;
    expect(count('en')).toBeGreaterThan(5);
    expect(count('ja')).toBe(count('en'));
  }
});
