import { type Locale, LOCALES } from '@sanguine/kernel';
import { describe, expect, it } from 'vitest';
import { AGES, type Card, CARD_KINDS, type CardKind, CARDS, deckOf } from '../content/cards.ts';
import { LEGEND, STATS, TRACKS } from '../content/clan.ts';
import { OUTER, OUTER_PROVINCES, YGGDRASIL } from '../content/provinces.ts';
import { bloodRage } from '../index.ts';
import { battleEffect } from '../rules/cards/index.ts';
import rulings from '../rulings.json' with { type: 'json' };
import { findSection, RULEBOOK, type RulebookSection } from '../text/rulebook/index.ts';
import { cardName, cardText, placeName, say } from '../text/words.ts';
import { randomGame } from './spoken.ts';

/** Chapters and how many sections each has; the code cites these ids. */
const CHAPTERS: readonly number[] = [6, 5, 2, 5, 3, 5, 0, 4, 0, 3, 12, 0, 0, 0, 0, 0, 2, 9, 0];
const FIXED_IDS = CHAPTERS.flatMap((count, index) => [
  `${index + 1}`,
  ...Array.from({ length: count }, (_, section) => `${index + 1}.${section + 1}`),
]);

const RULINGS = Array.from({ length: rulings.total }, (_, index) => index + 1);

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

const numbersIn = (text = ''): number[] => [...text.matchAll(/\d+/g)].map(Number);

/** Both languages of every section, side by side. */
const PAIRS = RULEBOOK.en.sections.map((en) => ({ id: en.id, en, ja: findSection('ja', en.id) }));

/** The section that tells a kind of card. */
function sectionOf({ kind, god }: CardKind): string {
  if (kind === 'monster') return '18.7';
  if (kind === 'quest') return '18.9';
  if (kind === 'leader' || kind === 'warrior' || kind === 'ship') return '18.8';
  return `18.${['odin', 'thor', 'loki', 'frigga', 'heimdall', 'tyr'].indexOf(god ?? '') + 1}`;
}

const cardOf = (wanted: CardKind): Card => {
  const found = CARDS.find(({ kind }) => kind.key === wanted.key);
  if (found === undefined) throw new Error(`no deck has ${wanted.key}`);
  return found.card;
};

/** The numbers in the value column. */
function valueOf(kind: CardKind): number[] {
  switch (kind.kind) {
    case 'battle':
      return battleEffect(cardOf(kind)).sight === true ? [] : [kind.bonus];
    case 'quest':
      return [...kind.glory];
    case 'clan':
      return [kind.cost];
    default:
      return [kind.strength, kind.cost];
  }
}

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

  it('has the provinces as they are', () => {
    expect(rowsOf(locale, '1.1').map(([name, region, villages]) => [name, region, villages])).toEqual(
      OUTER.map((outer) => [
        placeName(locale, outer),
        say(locale, `region.${OUTER_PROVINCES[outer].region}`),
        `${OUTER_PROVINCES[outer].villages}`,
      ]),
    );
    for (const [at, [, , , next = '', fjord = '']] of rowsOf(locale, '1.1').entries()) {
      const before = OUTER.at(at - 1);
      const after = OUTER[(at + 1) % OUTER.length];
      expect([before, after].every((outer) => next.includes(placeName(locale, outer ?? YGGDRASIL)))).toBe(
        true,
      );
      const [outer] = OUTER.slice(at);
      expect(placeName(locale, OUTER_PROVINCES[outer ?? 'gimle'].fjord)).toContain(fjord);
    }
  });

  it('has the tracks as they are', () => {
    expect(rowsOf(locale, '1.3').map((row) => row.map(Number))).toEqual(
      LEGEND.map((legend, at) => [at + 1, ...STATS.map((stat) => TRACKS[stat][at]), legend]),
    );
  });

  it('has the sizes of the decks', () => {
    const text = findSection(locale, '2.4')?.body.join(' ') ?? '';
    expect(numbersIn(text)).toEqual(
      expect.arrayContaining([2, 3, 4].map((players) => deckOf(1, players).length)),
    );
  });

  it.each(['18.1', '18.2', '18.3', '18.4', '18.5', '18.6', '18.7', '18.8', '18.9'])(
    'has the cards of %s as they are printed',
    (id) => {
      const kinds = CARD_KINDS.filter((kind) => sectionOf(kind) === id);
      expect(kinds.length).toBeGreaterThan(3);
      expect(rowsOf(locale, id).map(([name, , , , text]) => [name, text])).toEqual(
        kinds.map((kind) => [cardName(locale, cardOf(kind)), cardText(locale, cardOf(kind))]),
      );
      expect(rowsOf(locale, id).map(([, , ages, value]) => [numbersIn(ages), numbersIn(value)])).toEqual(
        kinds.map((kind) => [AGES.filter((age) => kind.copies[age] !== undefined), valueOf(kind)]),
      );
    },
  );
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
      return [...new Set(numbersIn(text))].filter((number) => number > 8).toSorted((a, b) => a - b);
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

  it('Japanese sentences are polite all through', () => {
    const plain = RULEBOOK.ja.sections.flatMap(({ body }) =>
      body.filter(
        (paragraph) => !paragraph.startsWith('– ') && /(?:である|だ|する|した|ない)。/.test(paragraph),
      ),
    );
    expect(plain).toEqual([]);
  });
});

it('every refusal of random games cites a section of the rulebook', () => {
  const cited = new Set<string>();
  for (const seats of [2, 3]) {
    for (const { row, view, seat } of randomGame({ seed: `cited ${seats}`, seats })) {
      if (row % 5 !== 0) continue;
      const own = view(seat);
      for (const offer of bloodRage.offers(own, seat)) {
        const refused = bloodRage.refuse(own, seat, offer);
        if (refused !== null) cited.add(refused.rule);
      }
    }
  }
  expect(cited.size).toBeGreaterThan(5);
  expect([...cited].filter((rule) => findSection('en', rule) === undefined)).toEqual([]);
});
