import { describe, expect, test } from 'vitest';
import { type Locale, LOCALES } from '../../words/phrases.ts';
import { findSection, type Rulebook, type RulebookSection } from '../../words/rulebook.ts';

interface Promised {
  readonly book: Readonly<Record<Locale, Rulebook>>;
  /** How many sections each chapter has; the code cites their ids. */
  readonly chapters: readonly number[];
  /** The rulings it states. */
  readonly rulings: readonly number[];
  /** True if each ruling is in exactly one section; otherwise in all sections it concerns. */
  readonly once?: true;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uffef]/u;
const PLAIN = /(?:である|だ|する|(?<!ま)した|ない)。/;
const NUMBER = /^[+\d–.%]+$/;
const ITEM = '– ';

const captionsOf = ({ drawings = [] }: RulebookSection): string[] => drawings.map(({ caption }) => caption);

const textsOf = (section: RulebookSection): readonly string[] => [
  section.title,
  ...section.body,
  ...(section.table === undefined ? [] : [...section.table.head, ...section.table.rows.flat()]),
  ...captionsOf(section),
];

const referencesIn = (text: string): string[] =>
  [...text.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');

export const numbersIn = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(Number);

/** Lengths, which no language spells out. */
const decimalsIn = (text: string): string[] => text.match(/\d+\.\d+/g) ?? [];

/** Numbers that both languages write in digits; those of one digit are often spelled out. */
function largeIn({ body }: RulebookSection): number[] {
  const text = body.join(' ').replaceAll(/\[[^\]]*\]/g, '');
  const digits = text.replaceAll(/\bhundred(?:th)?\b/g, '100');
  return [...new Set(numbersIn(digits))].filter((number) => number > 9).toSorted((a, b) => a - b);
}

/** What must be the same in every language. */
function shapeOf(section: RulebookSection) {
  return {
    items: section.body.map((paragraph) => paragraph.startsWith(ITEM)),
    references: section.body.map((paragraph) => referencesIn(paragraph).toSorted()),
    rulings: section.rulings,
    columns: section.table?.head.length,
    widths: section.table?.rows.map((row) => row.length),
    numbers: section.table?.rows.flat().map((cell) => (NUMBER.test(cell) ? cell : 'text')),
    large: largeIn(section),
    drawings: section.drawings?.map(({ id, caption }) => [id, decimalsIn(caption)]),
  };
}

/** Registers the tests that every rulebook must pass. */
export function rulebookConformance({ book, chapters, rulings, once }: Promised): void {
  const ids = chapters.flatMap((count, index) => [
    `${index + 1}`,
    ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
  ]);

  describe.each(LOCALES)('the rulebook in %s', (locale) => {
    const { title, sections } = book[locale];

    test('has every section the code cites, once, in reading order, and no other', () => {
      expect(sections.map(({ id }) => id)).toEqual(ids);
    });

    test('points only to sections that exist', () => {
      const dangling = sections.flatMap((section) =>
        textsOf(section)
          .flatMap(referencesIn)
          .filter((reference) => findSection(book[locale], reference) === undefined)
          .map((reference) => `${section.id} -> ${reference}`),
      );
      expect(dangling).toEqual([]);
    });

    test('tells every ruling, and no other number', () => {
      const told = sections.flatMap((section) => section.rulings);
      const numbers = once === true ? told : [...new Set(told)];
      expect(numbers.toSorted((a, b) => a - b)).toEqual(rulings);
    });

    test('has no empty or untidy text, and tables with rows as wide as their head', () => {
      expect(title.trim()).not.toBe('');
      expect(sections.filter(({ body }) => body.length === 0)).toEqual([]);
      expect(sections.flatMap(textsOf).filter((text) => text === '' || text.trim() !== text)).toEqual([]);
      const ragged = sections.filter(({ table }) => {
        if (table === undefined) return false;
        return table.rows.length === 0 || table.rows.some((row) => row.length !== table.head.length);
      });
      expect(ragged.map(({ id }) => id)).toEqual([]);
    });
  });

  describe('the two languages', () => {
    const pairs = book.en.sections.map((en) => ({ id: en.id, en, ja: findSection(book.ja, en.id) }));

    test.each(pairs)(
      'agree in $id on paragraphs, lists, references, rulings, numbers and table',
      ({ en, ja }) => {
        expect(ja === undefined ? null : shapeOf(ja)).toEqual(shapeOf(en));
      },
    );

    test('are each written in their own script', () => {
      const foreign = book.en.sections
        .flatMap(textsOf)
        .filter((text) => JAPANESE.test(text) || FULL_WIDTH.test(text));
      expect(foreign).toEqual([]);
      const untranslated = book.ja.sections.filter(
        (section) =>
          ![section.title, ...section.body, ...captionsOf(section)].every((text) => JAPANESE.test(text)),
      );
      expect(untranslated.map(({ id }) => id)).toEqual([]);
    });

    test('Japanese sentences are polite all through', () => {
      const plain = book.ja.sections.flatMap((section) =>
        [...section.body, ...captionsOf(section)].filter(
          (paragraph) => !paragraph.startsWith(ITEM) && PLAIN.test(paragraph),
        ),
      );
      expect(plain).toEqual([]);
    });
  });
}

/** `1` to `total`, except for some. */
export function numbersTo(total: number, without: readonly number[] = []): number[] {
  return Array.from({ length: total }, (_, index) => index + 1).filter((number) => !without.includes(number));
}
