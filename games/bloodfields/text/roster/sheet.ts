import type { Locale, RosterSheet, SheetEntry, SheetLine, SheetSection, SheetTrack } from '@sanguine/kernel';
import { type ItemId, SCHOOLS } from '../../content/items.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import type { UnitCard } from '../../content/unit-card.ts';
import { cardOf } from '../../content/units/index.ts';
import { type Mustered, type Roster, unitCost } from '../../rules/roster/roster.ts';
import { printRoster } from '../../rules/roster/text.ts';
import { scenarioFor } from '../../rules/scenario.ts';
import { cardSkills } from '../../rules/skills.ts';
import type { Setup } from '../../rules/state.ts';
import { inchesText } from '../measures.ts';
import { join, say } from '../phrases.ts';
import { traitsText } from '../rulebook/lists.ts';
import { ANY_CASTER, itemKind, itemText, skillParts } from '../skills.ts';
import { fullName, itemName } from '../words.ts';
import { type Feature, featuresOf } from './features.ts';
import { rosterFigures } from './figures.ts';
import { GROUPS, type Group, neededIn } from './needs.ts';
import { passageEntry } from './passages.ts';

/** §2.1: a roster to lay beside the table: every card, then each rule the cards need, once. */
export function rosterSheet(locale: Locale, setup: Setup, roster: Roster): RosterSheet {
  const features = featuresOf(roster);
  const rules = GROUPS.map((group) => ruleSection(locale, group, features));
  return {
    code: printRoster(roster),
    figures: rosterFigures(locale, setup, roster),
    sections: [
      { title: say(locale, 'sheet.units'), entries: unitEntries(locale, roster, roundsOf(setup)) },
      ...rules.filter(({ entries }) => entries.length > 0),
    ],
  };
}

/** §3.9: the most rounds a battle may have. */
function roundsOf(setup: Setup): number {
  const { rounds, extraOn } = scenarioFor(setup);
  return extraOn === null ? rounds : rounds + 1;
}

/** Units of one kind with the same items share an entry. */
function unitEntries(locale: Locale, roster: Roster, rounds: number): SheetEntry[] {
  const alike = Map.groupBy(roster, ({ kind, items }) => `${kind} ${items.join()}`);
  return [...alike.values()].flatMap((units) => {
    const [first] = units;
    return first === undefined ? [] : [unitEntry(locale, first, units.length, rounds)];
  });
}

function unitEntry(locale: Locale, unit: Mustered, count: number, rounds: number): SheetEntry {
  const { kind, items } = unit;
  const card = cardOf(kind);
  const points = unitCost(unit);
  return {
    name: say(locale, 'unit.count', { count, unit: fullName(locale, kind) }),
    note: join(locale, [
      count === 1
        ? say(locale, 'sheet.points', { points })
        : say(locale, 'sheet.points.each', { points, all: points * count }),
      say(locale, `sheet.base.${card.base}`),
      traitsText(locale, card),
    ]),
    figures: statFigures(locale, card),
    tracks: [...woundTracks(locale, card, count), activationTrack(locale, card, rounds)],
    lines: [
      ...cardSkills(card).map((skill) => skillParts(locale, skill, kind)),
      ...items.map((item) => itemParts(locale, item)),
    ],
    rule: null,
  };
}

/** §1.3 */
function statFigures(locale: Locale, { mm, rm, am, mv, mo, ar, hp }: UnitCard): SheetEntry['figures'] {
  const values = { mm, rm, am, mv: inchesText(mv), mo, ar, hp };
  return (['mm', 'rm', 'am', 'mv', 'mo', 'ar', 'hp'] as const).map((stat) => ({
    name: say(locale, `stat.${stat}`),
    value: String(values[stat]),
  }));
}

const woundTracks = (locale: Locale, { hp }: UnitCard, count: number): SheetTrack[] =>
  Array.from({ length: count }, (_, at) => ({
    name: count === 1 ? say(locale, 'sheet.wounds') : say(locale, 'sheet.wounds.copy', { copy: at + 1 }),
    boxes: hp,
  }));

/** §3.5: supports act together, so that one box stands for all of them. */
const activationTrack = (locale: Locale, { traits }: UnitCard, rounds: number): SheetTrack => ({
  name: say(locale, traits.includes('support') ? 'sheet.rounds.supports' : 'sheet.rounds'),
  boxes: rounds,
});

const itemParts = (locale: Locale, item: ItemId): SheetLine => ({
  name: itemName(locale, item),
  notes: itemKind(locale, item),
  text: itemText(locale, item),
});

function ruleSection(locale: Locale, group: Group, features: ReadonlySet<Feature>): SheetSection {
  const rules = neededIn(group, features).map((passage) => passageEntry(locale, passage));
  const schools = group === 'magic' ? schoolEntries(locale, features) : [];
  return { title: say(locale, `sheet.${group}`), entries: [...rules, ...schools] };
}

/** §17.7: the spells of the schools that units have learned from. */
const schoolEntries = (locale: Locale, features: ReadonlySet<Feature>): SheetEntry[] =>
  SCHOOLS.filter((school) => features.has(`school.${school}`)).map((school) => ({
    name: itemName(locale, school),
    note: '',
    figures: [],
    tracks: [],
    lines: spellsOfSchool(school).map((spell) => skillParts(locale, spell, ANY_CASTER)),
    rule: '17.7',
  }));
