import { findSection, type Locale, LOCALES, swiftRandom } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ITEM_IDS } from '../../../content/items.ts';
import { LINES } from '../../../content/lines.ts';
import { READY_ROSTERS } from '../../../content/rosters.ts';
import { SCENARIO_IDS } from '../../../content/options.ts';
import { UNITS } from '../../../content/units/index.ts';
import { randomRoster } from '../../../rules/roster/random.ts';
import { costOf, type Roster } from '../../../rules/roster/roster.ts';
import { schoolBlocks, unitBlocks } from '../../../text/roster/blocks.ts';
import { featuresOf } from '../../../text/roster/features.ts';
import { NEEDS } from '../../../text/roster/needs.ts';
import { REMINDERS, remindersFor, SIGNED } from '../../../text/roster/reminders.ts';
import { RULEBOOK } from '../../../text/rulebook/index.ts';
import { PAPERS, printAddress, PRINTS, readPrint } from '../address.ts';
import { usualPaper } from '../paper.ts';
import { rosterFacts } from '../sheet/roster-facts.ts';

const ROSTERS: readonly Roster[] = [
  ...READY_ROSTERS.map(({ units }) => units),
  ...Array.from({ length: 40 }, (_, nth) => randomRoster(swiftRandom(`print ${nth}`), 200)),
];

/** All units with all items, and each line by itself, which makes it loyal. */
const EVERYTHING: readonly Roster[] = [
  UNITS.map(({ kind }) => ({ kind, items: ITEM_IDS })),
  ...LINES.map((line) => UNITS.filter((card) => card.line === line).map(({ kind }) => ({ kind, items: [] }))),
];
const everyRule = (locale: Locale) => EVERYTHING.flatMap((roster) => remindersFor(locale, roster));

describe('the rules on a sheet', () => {
  test('cover whatever has a rule, but for what a sign tells', () => {
    const told = new Set(REMINDERS.flatMap((one) => (one.for === 'all' ? [] : one.for)));
    const needed = new Set(NEEDS.flatMap((one) => one.for));
    expect([...needed].filter((feature) => !told.has(feature) && !SIGNED.includes(feature))).toEqual([]);
    expect([...told].filter((feature) => !needed.has(feature))).toEqual([]);
  });

  test('are those the roster uses, each once', () => {
    for (const roster of ROSTERS) {
      const ids = remindersFor('en', roster).map(({ id }) => id);
      expect(ids).toEqual([...new Set(ids)]);
      const features = featuresOf(roster);
      for (const one of REMINDERS) {
        const isUsed = one.for === 'all' || one.for.some((feature) => features.has(feature));
        expect({ id: one.id, there: ids.includes(one.id) }).toEqual({ id: one.id, there: isUsed });
      }
    }
  });

  test.each(LOCALES)('are short in %s, and the book has the whole of each', (locale) => {
    for (const { rule, text } of everyRule(locale)) {
      expect(findSection(RULEBOOK[locale], rule)).toBeDefined();
      expect(text.length).toBeLessThan(190);
    }
  });
});

const WORDS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Every number in a text, in digits or words. */
const numbersIn = (text: string): number[] => [
  ...(text.match(/\d+/g) ?? []).map(Number),
  ...(text.match(/[a-z]+/gi) ?? []).map((word) => WORDS.indexOf(word.toLowerCase())).filter((at) => at > 0),
];

/** The sections that contain the whole of a rule: its own, and those of anything that brings it onto a sheet. */
const sectionsOf = ({ rule, for: features }: (typeof REMINDERS)[number]): string[] => [
  rule,
  ...NEEDS.filter(
    (need) => features !== 'all' && need.for.some((feature) => features.includes(feature)),
  ).flatMap(({ section, more }) => (more === undefined ? [section] : [section, more])),
];

test.each(LOCALES)('whatever numbers a rule on a sheet has, the book has for it too, in %s', (locale) => {
  const told = new Map(everyRule(locale).map(({ id, text }) => [id, text]));
  const strange = REMINDERS.flatMap((reminder) => {
    const sections = sectionsOf(reminder).flatMap((id) => findSection(RULEBOOK[locale], id) ?? []);
    const texts = sections.flatMap(({ body, table }) => [...body, ...(table?.rows ?? []).flat()]);
    const known = new Set(numbersIn(texts.join('\n')));
    return numbersIn(told.get(reminder.id) ?? '')
      .filter((number) => !known.has(number))
      .map((number) => `${reminder.id}: ${number}`);
  });
  expect([...told.keys()].toSorted()).toEqual(REMINDERS.map(({ id }) => id).toSorted());
  expect(strange).toEqual([]);
});

describe('blocks of a sheet', () => {
  test.each(LOCALES)('have every unit once, and no long words for lengths and statistics in %s', (locale) => {
    for (const roster of ROSTERS) {
      const blocks = unitBlocks(locale, roster);
      const keys = blocks.map(({ kind, items }) => `${kind} ${items.map(({ id }) => id).join()}`);
      expect(keys).toEqual([...new Set(keys)]);
      expect(blocks.reduce((sum, { count }) => sum + count, 0)).toBe(roster.length);
      expect(blocks.reduce((sum, { allPoints }) => sum + allPoints, 0)).toBe(costOf(roster));
      const lines = [
        ...blocks,
        ...schoolBlocks(locale, roster).map(({ spells }) => ({ skills: spells, items: [] })),
      ];
      for (const { skills, items } of lines)
        for (const { text } of [...skills, ...items])
          expect(text).not.toMatch(/inch|インチ|\b(?:MM|RM|AM|MV|MO|AR)\b|^[a-z]/);
    }
  });

  test('schools are told once, however many have learned them', () => {
    const learned: Roster = [
      { kind: 'ilmane', items: ['grace'] },
      { kind: 'ansa', items: ['grace', 'battle'] },
    ];
    expect(schoolBlocks('en', learned).map(({ school }) => school)).toEqual(['battle', 'grace']);
  });
});

describe('the head of a sheet', () => {
  const [vigil] = READY_ROSTERS.filter(({ id }) => id === 'iron-vigil-200');
  const units = vigil?.units ?? [];

  test('tells points, loyalty and rounds', () => {
    expect(rosterFacts('en', units, {})).toMatchObject({
      cost: costOf(units),
      points: 200,
      loyal: 'wardens',
      lines: 'Lantern Wardens of the Emberlight Marches.',
      faults: [],
      rounds: 6,
      lastByDie: false,
    });
    expect(rosterFacts('en', units, { scenario: 'three-standards' })).toMatchObject({
      rounds: 6,
      lastByDie: true,
    });
    expect(rosterFacts('en', units, { scenario: 'pit' })).toMatchObject({ rounds: 4, lastByDie: false });
  });

  test('tells the faults of a roster that may not be played', () => {
    const { faults, loyal } = rosterFacts('en', [...units, { kind: 'azhrae', items: [] }], { points: 100 });
    expect(loyal).toBeNull();
    expect(faults).toHaveLength(2);
  });
});

describe('the address of a print', () => {
  test('is read as it was written', () => {
    const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
    const order = fc.record({
      what: fc.constantFrom(...PRINTS),
      list: maybe(fc.constantFrom('orlen+wrath pike*3', 'tobren')),
      name: maybe(fc.string({ minLength: 1, maxLength: 60 })),
      paper: maybe(fc.constantFrom(...PAPERS)),
      points: maybe(fc.integer({ min: 1, max: 999 })),
      scenario: maybe(fc.constantFrom(...SCENARIO_IDS)),
    });
    fc.assert(
      fc.property(order, ({ what, ...rest }) => {
        const asked = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
        expect(readPrint(printAddress({ what, ...asked }))).toEqual({ what, ...asked });
      }),
    );
  });

  test('is none where nothing is printed, and leaves out what makes no sense', () => {
    expect(readPrint('unit/orlen')).toBeNull();
    expect(readPrint('print/money')).toBeNull();
    expect(readPrint('print/sheet?paper=a3&points=lots&scenario=chess')).toEqual({ what: 'sheet' });
  });

  test('paper is what is usual where somebody lives', () => {
    expect(['en-US', 'en-GB', 'ja', 'es-MX', 'de-DE'].map(usualPaper)).toEqual([
      'letter',
      'a4',
      'a4',
      'letter',
      'a4',
    ]);
  });
});
