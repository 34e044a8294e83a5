import { type Locale, LOCALES, percent } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { isBlood, SPELL_KINDS, spellCard } from '../content/spells.ts';
import { UNIT_CARDS, UNITS } from '../content/units.ts';
import { spellChance } from '../rules/odds.ts';
import { SPELLS } from '../rules/spells/index.ts';
import { findSection, RULEBOOK, type RulebookSection } from '../text/rulebook/index.ts';
import { spellName, unitName } from '../text/words.ts';

/** Chapters and how many sections each has; the code cites these ids. */
const CHAPTERS: readonly number[] = [5, 5, 3, 5, 5, 4, 8, 6, 3, 3];
const FIXED_IDS = CHAPTERS.flatMap((count, index) => [
  `${index + 1}`,
  ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
]);

const RULINGS = Array.from({ length: 44 }, (_, index) => index + 1);

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

const rowsOf = (locale: Locale, id: string): readonly (readonly string[])[] =>
  findSection(locale, id)?.table?.rows ?? [];

/** Both languages of every section, side by side. */
const PAIRS = RULEBOOK.en.sections.map((en) => ({ id: en.id, en, ja: findSection('ja', en.id) }));

describe.each(LOCALES)('the rulebook in %s', (locale) => {
  const { title, sections } = RULEBOOK[locale];

  it('has every section the code cites, once, in reading order, and no other', () => {
    expect(sections.map((section) => section.id)).toEqual(FIXED_IDS);
  });

  it('points only to sections that exist', () => {
    const dangling = sections.flatMap((section) =>
      referencesOf(section)
        .filter((reference) => findSection(locale, reference) === undefined)
        .map((reference) => `${section.id} -> ${reference}`),
    );
    expect(dangling).toEqual([]);
  });

  it('tells every ruling somewhere, once, and no other number', () => {
    const told = sections.flatMap((section) => section.rulings);
    expect(told.toSorted((a, b) => a - b)).toEqual(RULINGS);
  });

  it('has no empty or untidy text', () => {
    expect(title.trim()).not.toBe('');
    expect(sections.filter((section) => section.body.length === 0)).toEqual([]);
    const untidy = sections.flatMap(textsOf).filter((text) => text === '' || text.trim() !== text);
    expect(untidy).toEqual([]);
  });

  it('has the units as their cards are', () => {
    expect(rowsOf(locale, '1.2').map(([name, , blood, move]) => [name, blood, move])).toEqual(
      UNITS.map((unit) => [unitName(locale, unit), `${UNIT_CARDS[unit].blood}`, `${UNIT_CARDS[unit].move}`]),
    );
  });

  it('has the decks as they are, and a section for each spell, by its name', () => {
    const decks = { en: ['blood', 'phantom'], ja: ['血', '亡霊'] }[locale];
    const anywhere = { en: 'anywhere', ja: 'どこでも' }[locale];
    expect(rowsOf(locale, '6.4').map(([name, deck, copies, , range]) => [name, deck, copies, range])).toEqual(
      SPELL_KINDS.map((spell) => [
        spellName(locale, spell),
        decks[isBlood(spell) ? 0 : 1],
        `${spellCard(spell).copies}`,
        `${spellCard(spell).range ?? anywhere}`,
      ]),
    );
    for (const spell of SPELL_KINDS) {
      expect(findSection(locale, SPELLS[spell].rule)?.title).toBe(spellName(locale, spell));
    }
  });

  it('has the chance of each spell in its row, as the card has it', () => {
    const numbers = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(Number);
    expect(rowsOf(locale, '6.4').map(([, , , chance]) => numbers(chance))).toEqual(
      SPELL_KINDS.map((spell) => {
        const { chance } = spellCard(spell);
        if (chance.kind === 'always') return [];
        return chance.kind === 'offer' ? [chance.die] : [chance.die, chance.least];
      }),
    );
  });

  it('has the chances of an offering, exact', () => {
    expect(rowsOf(locale, '6.2')).toEqual(
      [1, 2, 3, 4, 5, 6].map((offered) => [
        `${offered}`,
        percent(locale, spellChance('bloodBoil', offered)),
        percent(locale, spellChance('zombify', offered)),
      ]),
    );
  });
});

describe('the two languages', () => {
  it.each(PAIRS)('agree in $id on paragraphs, lists, references, rulings and table', ({ en, ja }) => {
    const shape = (section: RulebookSection | undefined) =>
      section && {
        items: section.body.map((paragraph) => paragraph.startsWith('– ')),
        references: section.body.map((_, at) =>
          referencesOf({ ...section, title: '', body: section.body.slice(at, at + 1) }).toSorted(),
        ),
        rulings: section.rulings,
        columns: section.table?.head.length,
        widths: section.table?.rows.map((row) => row.length),
        numbers: section.table?.rows.flat().map((cell) => (/^[+\d–.%]+$/.test(cell) ? cell : 'text')),
      };
    expect(shape(ja)).toEqual(shape(en));
    expect(en.table === undefined || en.table.rows.every((row) => row.length === en.table?.head.length)).toBe(
      true,
    );
  });

  it.each(PAIRS)('tell the same large numbers in $id', ({ en, ja }) => {
    // Small ones are often words in English and digits in Japanese.
    const large = (section: RulebookSection | undefined): number[] => {
      const text = (section?.body ?? []).join(' ').replace(/\[[^\]]*\]/g, '');
      const digits = text.replace(/\bhundred(?:th)?\b/g, '100').matchAll(/\d+/g);
      return [...new Set([...digits].map(Number))].filter((number) => number > 8).toSorted((a, b) => a - b);
    };
    expect(large(ja)).toEqual(large(en));
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
