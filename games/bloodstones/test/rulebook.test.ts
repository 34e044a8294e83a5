import { LOCALES } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { findSection, RULEBOOK, type RulebookSection } from '../text/rulebook/index.ts';

/** Chapters and how many sections each has at least; the code cites these ids. */
const CHAPTERS: readonly number[] = [5, 7, 5, 3, 2, 2, 5, 7, 10, 5, 4, 3, 5, 6, 4, 0];
const FIXED_IDS = CHAPTERS.flatMap((count, index) => [
  `${index + 1}`,
  ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
]);

const NOT_APPLICABLE: readonly number[] = [96, 124];
const RULINGS = Array.from({ length: 220 }, (_, index) => index + 1).filter(
  (ruling) => !NOT_APPLICABLE.includes(ruling),
);

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;
const FULL_WIDTH = /[\u3000-\u303f\uff00-\uffef]/u;

const cellsOf = (section: RulebookSection): readonly string[] =>
  section.table === undefined ? [] : [...section.table.head, ...section.table.rows.flat()];

const textsOf = (section: RulebookSection): readonly string[] => [
  section.title,
  ...section.body,
  ...cellsOf(section),
];

const referencesOf = (section: RulebookSection): readonly string[] =>
  [
    ...textsOf(section)
      .join('\n')
      .matchAll(/\[([^\]]*)\]/g),
  ].map((match) => match[1] ?? '');

/** Both languages of every section, side by side. */
const PAIRS = RULEBOOK.en.sections.map((en) => ({ id: en.id, en, ja: findSection('ja', en.id) }));

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  const { title, sections } = RULEBOOK[locale];
  const ids = sections.map((section) => section.id);

  it('has every section the code cites, once, in reading order', () => {
    const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
    expect(ids).toEqual(expect.arrayContaining(FIXED_IDS));
    expect(ids).toEqual([...new Set(ids)].toSorted(byNumber));
  });

  it('points only to sections that exist', () => {
    const dangling = sections.flatMap((section) =>
      referencesOf(section)
        .filter((reference) => findSection(locale, reference) === undefined)
        .map((reference) => `${section.id} -> ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('tells every ruling somewhere, and no other number', () => {
    const told = new Set(sections.flatMap((section) => section.rulings));
    expect([...told].toSorted((a, b) => a - b)).toEqual(RULINGS);
  });

  it('has no empty or untidy text', () => {
    expect(title.trim()).not.toBe('');
    expect(sections.filter((section) => section.body.length === 0)).toEqual([]);
    const untidy = sections.flatMap(textsOf).filter((text) => text === '' || text.trim() !== text);
    expect(untidy).toEqual([]);
  });

  it('has tables with rows as wide as their head', () => {
    const ragged = sections.filter(
      ({ table }) =>
        table !== undefined &&
        (table.rows.length === 0 || table.rows.some((row) => row.length !== table.head.length)),
    );
    expect(ragged).toEqual([]);
  });
});

describe('the two languages', () => {
  it('have the same sections in the same order', () => {
    const [en, ja] = LOCALES.map((locale) => RULEBOOK[locale].sections.map((section) => section.id));
    expect(ja).toEqual(en);
  });

  it.each(PAIRS)('agree in $id on paragraphs, lists, references, rulings and table', ({ en, ja }) => {
    const shape = (section: RulebookSection | undefined) =>
      section && {
        items: section.body.map((paragraph) => paragraph.startsWith('– ')),
        references: referencesOf(section).toSorted(),
        rulings: section.rulings,
        rows: section.table?.rows.length,
        columns: section.table?.head.length,
        numbers: section.table?.rows.flat().map((cell) => (/^[+\d–]+$/.test(cell) ? cell : 'text')),
      };
    expect(shape(ja)).toEqual(shape(en));
  });

  it('are each written in their own script', () => {
    const japaneseInEnglish = RULEBOOK.en.sections
      .flatMap(textsOf)
      .filter((text) => JAPANESE.test(text) || FULL_WIDTH.test(text));
    expect(japaneseInEnglish).toEqual([]);

    const notJapanese = RULEBOOK.ja.sections.filter(
      ({ title, body }) => !JAPANESE.test(title) || !body.every((paragraph) => JAPANESE.test(paragraph)),
    );
    expect(notJapanese).toEqual([]);
  });
});

describe.each(LOCALES)('the tiles told in %s', (locale) => {
  const overview = findSection(locale, '14')?.table;
  const factions = ['14.1', '14.2', '14.3', '14.4', '14.5', '14.6'].map((id, index) => ({
    id,
    column: index + 1,
    rows: findSection(locale, id)?.table?.rows ?? [],
    pips: [123, 129, 123, 125, 136, 128][index],
  }));

  it.each(factions)('are 36 in $id, $pips pips in all, as in the overview', ({ column, rows, pips }) => {
    const tiles = rows.map(([kind, count, , each]) => ({ kind, count: Number(count), each: Number(each) }));
    expect(tiles.reduce((sum, tile) => sum + tile.count, 0)).toBe(36);
    expect(tiles.reduce((sum, tile) => sum + tile.count * tile.each, 0)).toBe(pips);

    const listed = (overview?.rows ?? []).map((row) => ({ kind: row[0], count: Number(row[column]) }));
    expect(tiles.map(({ kind, count }) => ({ kind, count }))).toEqual(
      listed.filter(({ count }) => count > 0),
    );
  });
});
