import { LOCALES, type RosterSheet, type SheetEntry } from '@sanguine/kernel';
import { brokenIn } from '@sanguine/kernel/conformance';
import { describe, expect, it } from 'vitest';
import { ITEM_COSTS, UNIT_COSTS } from '../../content/costs.ts';
import { CONDITIONS } from '../../content/effects.ts';
import { ITEM_IDS, SCHOOLS } from '../../content/items.ts';
import { spellsOfSchool } from '../../content/schools.ts';
import { UNITS } from '../../content/units/index.ts';
import { game } from '../../game.ts';
import type { Roster } from '../../rules/roster/roster.ts';
import { cardSkills } from '../../rules/skills.ts';
import { featuresOf } from '../../text/roster/features.ts';
import { NEEDS } from '../../text/roster/needs.ts';
import { passageEntry } from '../../text/roster/passages.ts';
import { rosterSheet } from '../../text/roster/sheet.ts';
import { skillLine } from '../../text/skills.ts';
import { fullName, itemName, skillName, tokenName } from '../../text/words.ts';
import { roster as written } from './written.ts';

const SETUP = game.setup(2, {});

function sheet(text: string, locale: 'en' | 'ja' = 'en'): RosterSheet {
  return rosterSheet(locale, SETUP, written(text));
}

const entriesIn = ({ sections }: RosterSheet): SheetEntry[] => sections.flatMap(({ entries }) => entries);
const rulesIn = (whole: RosterSheet): string[] =>
  entriesIn(whole).flatMap(({ name, rule }) => (rule === null ? [] : name));
const textsIn = ({ name, note, lines, figures }: SheetEntry): string[] => [
  name,
  note,
  ...figures.flatMap((figure) => [figure.name, figure.value]),
  ...lines.flatMap((line) => [line.name, line.notes, line.text]),
];

describe('a sheet', () => {
  it('has boxes for every wound and for every round the scenario may last', () => {
    const [units] = sheet('orlen+wrath pike*3').sections;
    expect(units?.entries.map(({ name, note, tracks }) => [name, note, tracks])).toEqual([
      [
        'Captain Orlen Vael',
        `${UNIT_COSTS.orlen + ITEM_COSTS.wrath} points, small base (32 mm), Warden`,
        [
          { name: 'Damage', boxes: 8 },
          { name: 'Activated', boxes: 6 },
        ],
      ],
      [
        '3 Pike Watch',
        `${UNIT_COSTS.pike} points each, ${3 * UNIT_COSTS.pike} in all, small base (32 mm), Warden, Support`,
        [
          ...[1, 2, 3].map((copy) => ({ name: `Damage ${copy}`, boxes: 3 })),
          { name: 'Activated (supports together)', boxes: 6 },
        ],
      ],
    ]);
  });

  it('tells the rules of its units once and no others', () => {
    expect(rulesIn(sheet('maud'))).toEqual([
      'Warden',
      'Lantern Wardens',
      'Skills',
      'Critical Strike',
      'At half range',
      'Reroll n',
      'Damage, Inspire, Shields',
    ]);
    expect(rulesIn(sheet('sorrow brine husk*2'))).toEqual(
      expect.arrayContaining(['Drowned', 'Husk', 'Mage, Archmage', 'Supports', 'Drowned Legion', 'Weakness']),
    );
  });

  it('shows the spells of a school that somebody has learned from', () => {
    const magic = sheet('ilmane+grace').sections.find(({ title }) => title === 'Magic');
    expect(magic?.entries.at(-1)?.lines.map(({ name }) => name)).toEqual(
      spellsOfSchool('grace').map(({ id }) => skillName('en', id)),
    );
  });
});

describe.each(LOCALES)('sheets in %s', (locale) => {
  const loaded: Roster[] = UNITS.map(({ kind, traits }) => [
    {
      kind,
      items: ITEM_IDS.filter((item) => traits.includes('mage') || !SCHOOLS.some((school) => school === item)),
    },
  ]);

  it.each(UNITS)('$kind is there with all its numbers, skills and items', (card) => {
    const roster = loaded.find(([unit]) => unit?.kind === card.kind) ?? [];
    const [units] = rosterSheet(locale, SETUP, roster).sections;
    const [entry] = units?.entries ?? [];
    if (entry === undefined) throw new Error('no entry');
    expect(entry.name).toBe(fullName(locale, card.kind));
    const { mm, rm, am, mv, mo, ar, hp } = card;
    expect(entry.figures.map(({ value }) => Number(value))).toEqual([mm, rm, am, mv / 1000, mo, ar, hp]);
    expect(entry.lines.map(({ name }) => name)).toEqual([
      ...cardSkills(card).map(({ id }) => skillName(locale, id)),
      ...(roster[0]?.items ?? []).map((item) => itemName(locale, item)),
    ]);
  });

  it('no text is broken, and no rule is told twice', () => {
    for (const roster of [...loaded, loaded.flat()]) {
      const whole = rosterSheet(locale, SETUP, roster);
      expect(
        brokenIn(
          entriesIn(whole)
            .flatMap(textsIn)
            .filter((text) => text !== ''),
        ),
      ).toEqual([]);
      const rules = rulesIn(whole);
      expect(rules.length).toBe(new Set(rules).size);
      expect(entriesIn(whole).filter(({ lines }) => lines.some(({ text }) => text === ''))).toEqual([]);
    }
  });

  it('a token named on a card has its rule on the sheet', () => {
    for (const card of UNITS) {
      const roster = [{ kind: card.kind, items: [] }];
      const told = cardSkills(card)
        .map((skill) => skillLine(locale, skill, card.kind))
        .join(' ');
      const rules = rulesIn(rosterSheet(locale, SETUP, roster));
      const named = CONDITIONS.map((token) => tokenName(locale, token)).filter((token) =>
        told.includes(token),
      );
      expect(rules, card.kind).toEqual(expect.arrayContaining(named));
    }
  });

  it('every passage of the rulebook is found', () => {
    for (const passage of NEEDS) {
      const { name, lines } = passageEntry(locale, passage);
      expect(brokenIn([name, ...lines.map(({ text }) => text)]), JSON.stringify(passage)).toEqual([]);
      expect(lines.length).toBeGreaterThan(0);
    }
  });
});

it('every rule is needed by somebody', () => {
  const all = featuresOf(UNITS.map(({ kind }) => ({ kind, items: [...ITEM_IDS] })));
  const loyal = (['orlen', 'yew', 'sorrow', 'azhrae'] as const).flatMap((kind) => [
    ...featuresOf([{ kind, items: [] }]),
  ]);
  const found = new Set([...all, ...loyal]);
  expect(NEEDS.filter((one) => !one.for.some((feature) => found.has(feature)))).toEqual([]);
});
