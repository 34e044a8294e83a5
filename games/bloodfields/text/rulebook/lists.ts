import type { Locale } from '@sanguine/kernel';
import { inchesOf } from '../../content/inches.ts';
import { ITEMS, SCHOOLS } from '../../content/items.ts';
import { LAYOUTS } from '../../content/layouts.ts';
import { READY_ROSTERS } from '../../content/rosters.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import { TERRAIN_KINDS } from '../../content/terrain.ts';
import type { UnitCard } from '../../content/unit-card.ts';
import { UNITS } from '../../content/units/index.ts';
import { costOf } from '../../rules/roster/roster.ts';
import { join, say } from '../phrases.ts';
import { itemKind, itemText, skillLine, spellText } from '../skills.ts';
import { fullName, itemName, raceName, rosterText, skillName, terrainName, traitName } from '../words.ts';

type Rows = readonly (readonly string[])[];

/** Several sentences as the cell of a table. */
const sentences = (locale: Locale, lines: readonly string[]): string =>
  lines.reduce((first, next) => say(locale, 'list.sentences', { first, next }));

export const traitsText = (locale: Locale, { race, traits }: UnitCard): string =>
  join(locale, [raceName(locale, race), ...traits.map((trait) => traitName(locale, trait))]);

function unitRow(locale: Locale, card: UnitCard): string[] {
  const { kind, cost, base, mm, rm, am, mv, mo, ar, hp, skills } = card;
  return [
    fullName(locale, kind),
    String(cost),
    say(locale, `base.${base}`),
    traitsText(locale, card),
    ...[mm, rm, am].map(String),
    inchesOf(mv),
    ...[mo, ar, hp].map(String),
    sentences(
      locale,
      skills.map((skill) => skillLine(locale, skill, kind)),
    ),
  ];
}

const unitRows =
  (line: UnitCard['line']) =>
  (locale: Locale): Rows =>
    UNITS.filter((card) => card.line === line).map((card) => unitRow(locale, card));

const itemRows = (locale: Locale): Rows =>
  ITEMS.map(({ item, cost }) => [
    itemName(locale, item),
    itemKind(locale, item),
    String(cost),
    itemText(locale, item),
  ]);

const spellRows = (locale: Locale): Rows =>
  SCHOOLS.flatMap((school) =>
    spellsOfSchool(school).map((spell) => [
      itemName(locale, school),
      skillName(locale, spell.id),
      String(spell.difficulty),
      spellText(locale, spell),
    ]),
  );

const layoutRows = (locale: Locale): Rows =>
  LAYOUTS.map(({ name, size, pieces }) => [
    name[locale],
    say(locale, `table.${size}`),
    join(
      locale,
      TERRAIN_KINDS.flatMap((kind) => {
        const count = pieces.filter((piece) => piece.kind === kind).length;
        return count === 0 ? [] : [say(locale, 'terrain.count', { kind: terrainName(locale, kind), count })];
      }),
    ),
  ]);

const rosterRows = (locale: Locale): Rows =>
  READY_ROSTERS.map(({ name, points, units }) => [
    name[locale],
    `${costOf(units)} / ${points}`,
    rosterText(locale, units),
  ]);

/** §17: the sections whose rows are made from the content. */
const LISTS: Readonly<Record<string, (locale: Locale) => Rows>> = {
  '17.1': unitRows('wardens'),
  '17.2': unitRows('mossback'),
  '17.3': unitRows('drowned'),
  '17.4': unitRows('choir'),
  '17.5': unitRows('mercenaries'),
  '17.6': itemRows,
  '17.7': spellRows,
  '17.8': layoutRows,
  '17.9': rosterRows,
};

/** The rows of a list; undefined for a section written by hand. */
export const listRows = (locale: Locale, section: string): Rows | undefined => LISTS[section]?.(locale);
