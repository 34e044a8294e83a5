import { findSection, type Locale, LOCALES } from '@sanguine/kernel';
import { numbersTo, rulebookConformance } from '@sanguine/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ITEMS, SCHOOLS } from '../content/items.ts';
import { LAYOUTS } from '../content/layouts.ts';
import { READY_ROSTERS } from '../content/rosters.ts';
import { spellsOfSchool } from '../content/schools.ts';
import type { Line } from '../content/lines.ts';
import { UNITS } from '../content/units/index.ts';
import { costOf } from '../rules/roster/roster.ts';
import { RULEBOOK } from '../text/rulebook/index.ts';
import { fullName, itemName, skillName } from '../text/words.ts';

rulebookConformance({
  book: RULEBOOK,
  chapters: [6, 6, 9, 8, 8, 6, 10, 4, 5, 2, 6, 5, 4, 5, 3, 3, 9, 0],
  rulings: numbersTo(161),
});

const rowsOf = (locale: Locale, id: string): readonly (readonly string[])[] =>
  findSection(RULEBOOK[locale], id)?.table?.rows ?? [];

const LISTED: readonly (readonly [section: string, line: Line])[] = [
  ['17.1', 'wardens'],
  ['17.2', 'mossback'],
  ['17.3', 'drowned'],
  ['17.4', 'choir'],
  ['17.5', 'mercenaries'],
];

describe.each(LOCALES)('the lists of the rulebook in %s', (locale) => {
  it.each(LISTED)('%s has the cards of the %s as they are', (id, line) => {
    const cards = UNITS.filter((card) => card.line === line);
    expect(rowsOf(locale, id).map((row) => row.slice(0, 2))).toEqual(
      cards.map(({ kind, cost }) => [fullName(locale, kind), `${cost}`]),
    );
    expect(rowsOf(locale, id).map((row) => row.slice(4, 11).map(Number))).toEqual(
      cards.map(({ mm, rm, am, mv, mo, ar, hp }) => [mm, rm, am, mv / 1000, mo, ar, hp]),
    );
    for (const [at, { skills }] of cards.entries()) {
      const text = rowsOf(locale, id)[at]?.at(-1) ?? '';
      expect(skills.filter((skill) => !text.includes(skillName(locale, skill.id)))).toEqual([]);
    }
  });

  it('has every item, spell, layout and roster', () => {
    expect(rowsOf(locale, '17.6').map(([name, , cost]) => [name, Number(cost)])).toEqual(
      ITEMS.map(({ item, cost }) => [itemName(locale, item), cost]),
    );
    expect(rowsOf(locale, '17.7').map(([, spell, difficulty]) => [spell, Number(difficulty)])).toEqual(
      SCHOOLS.flatMap((school) =>
        spellsOfSchool(school).map(({ id, difficulty }) => [skillName(locale, id), difficulty]),
      ),
    );
    expect(rowsOf(locale, '17.8').map(([name]) => name)).toEqual(LAYOUTS.map(({ name }) => name[locale]));
    expect(rowsOf(locale, '17.9').map(([name, points]) => [name, points])).toEqual(
      READY_ROSTERS.map(({ name, points, units }) => [name[locale], `${costOf(units)} / ${points}`]),
    );
  });
});
