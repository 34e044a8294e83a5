import { findSection, LOCALES } from '@sanguine/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATTACK_FACES, DEFENCE_FACES } from '../../../content/dice.ts';
import { CONDITIONS } from '../../../content/effects.ts';
import { ITEM_IDS, SCHOOLS } from '../../../content/items.ts';
import { LAYOUTS } from '../../../content/layouts.ts';
import { LINES, LOYALTIES, RACES, TRAITS } from '../../../content/lines.ts';
import { SCENARIO_IDS } from '../../../content/options.ts';
import { spellsOfSchool } from '../../../content/schools.ts';
import { TERRAIN_KINDS } from '../../../content/terrain.ts';
import { UNIT_KINDS } from '../../../content/units/kinds.ts';
import { NEEDS } from '../../../text/roster/needs.ts';
import { RULEBOOK } from '../../../text/rulebook/index.ts';
import { scenarioName, terrainName } from '../../../text/words.ts';
import { addressOf, type Entry, ENTRY_KINDS, rowFacts } from '../entries/entry.ts';
import { catalogue } from '../entries/index.ts';
import { findEntries } from '../find.ts';
import { readPlace, writePlace } from '../place.ts';
import readings from '../readings.json' with { type: 'json' };

const { entries, find, seeAlso, usedBy } = catalogue();
const idsOf = (kind: Entry['kind']): string[] =>
  entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
const search = (query: string) => findEntries(entries, { query, kind: null, line: null }).map(addressOf);

describe('the library', () => {
  test('has everything there is, once', () => {
    const spells = SCHOOLS.flatMap(spellsOfSchool).map(({ id }) => id);
    expect(idsOf('unit')).toEqual([...UNIT_KINDS]);
    expect(idsOf('item')).toEqual([...ITEM_IDS]);
    expect(idsOf('spell')).toEqual(spells);
    expect(idsOf('trait')).toEqual([...RACES, ...TRAITS, ...Object.values(LOYALTIES)]);
    expect(idsOf('token')).toEqual(expect.arrayContaining([...CONDITIONS, 'inspire', 'shield', 'embers']));
    expect(idsOf('terrain')).toEqual(TERRAIN_KINDS);
    expect(idsOf('scenario')).toEqual([...SCENARIO_IDS]);
    expect(idsOf('layout')).toEqual(LAYOUTS.map(({ id }) => id));
    expect(idsOf('die')).toEqual([
      ...ATTACK_FACES.map((face) => `attack-${face}`),
      ...DEFENCE_FACES.map((face) => `defence-${face}`),
      'scatter-hit',
      'scatter-blank',
      'scatter-arrow',
    ]);
    const addresses = entries.map(addressOf);
    expect(addresses).toEqual([...new Set(addresses)]);
  });

  test('explains whatever a card names that has a rule', () => {
    const explained = new Set(entries.flatMap(({ explains }) => explains));
    const needed = NEEDS.flatMap((need) => need.for);
    expect(needed.filter((feature) => !explained.has(feature))).toEqual([]);
  });

  test.each(LOCALES)('says something of everything in %s, and names a section that is there', (locale) => {
    for (const entry of entries) {
      const said = [...entry.texts[locale], ...entry.facts[locale].map(({ value }) => value)];
      expect({ entry: addressOf(entry), said: said.filter((text) => text !== '').length }).not.toMatchObject({
        said: 0,
      });
      expect(entry.name[locale]).not.toBe('');
      expect(findSection(RULEBOOK[locale], entry.rule)).toBeDefined();
    }
  });

  test('takes the rows of the rulebook that belong to its entries', () => {
    for (const locale of LOCALES) {
      const rows = findSection(RULEBOOK[locale], '16.2')?.table?.rows ?? [];
      for (const [at, id] of SCENARIO_IDS.entries())
        expect(rows[at]?.[0]).toContain(scenarioName(locale, id));
      const grounds = findSection(RULEBOOK[locale], '11')?.table?.rows ?? [];
      for (const kind of TERRAIN_KINDS) {
        const facts = find(`terrain/${kind}`)?.facts[locale];
        const row = grounds.findIndex(([name = '']) =>
          name.toLowerCase().includes(terrainName(locale, kind)),
        );
        expect(facts).toEqual(rowFacts(locale, '11', row));
      }
    }
  });
});

describe('entries lead to each other', () => {
  test('wherever one is named there is one', () => {
    for (const { beside } of entries) for (const address of beside) expect(find(address)).toBeDefined();
  });

  test('from a unit to what is on its card, and back', () => {
    const tobren = find('unit/tobren');
    const push = find('keyword/push');
    if (tobren === undefined || push === undefined) throw new Error('no entry');
    expect(seeAlso(tobren).map(addressOf)).toEqual(
      expect.arrayContaining(['trait/warden', 'keyword/push', 'token/stun', 'token/shield', 'keyword/reach']),
    );
    expect(usedBy(push).map(addressOf)).toContain('unit/tobren');
    for (const unit of entries.filter(({ kind }) => kind === 'unit'))
      expect({ unit: unit.id, links: seeAlso(unit).length > 0 }).toMatchObject({ links: true });
  });
});

describe('a search', () => {
  test('finds every unit first by its name in either language', () => {
    for (const { id, name } of entries.filter(({ kind }) => kind === 'unit')) {
      expect(search(name.en)[0]).toBe(`unit/${id}`);
      expect(search(name.ja)[0]).toBe(`unit/${id}`);
    }
  });

  test('finds whatever has kana by them', () => {
    for (const [address, kana] of Object.entries(readings)) expect(search(kana)).toContain(address);
  });

  test('finds every other entry by its name, too', () => {
    for (const entry of entries)
      for (const locale of LOCALES)
        expect(search(entry.name[locale]).slice(0, 8)).toContain(addressOf(entry));
  });

  test('does not mind width, case, or which kana', () => {
    expect(search('ＯＲＬＥＮ')[0]).toBe('unit/orlen');
    expect(search('おるれん')[0]).toBe('unit/orlen');
    expect(search('モリ')).toContain('terrain/forest');
  });

  test('knows kana for every name that is written with others', () => {
    const written = entries.filter(({ name }) => /\p{Script=Han}/u.test(name.ja)).map(addressOf);
    expect(written.filter((address) => !Object.hasOwn(readings, address))).toEqual([]);
    expect(Object.keys(readings).filter((address) => find(address) === undefined)).toEqual([]);
  });

  test('keeps to a kind and to a line', () => {
    const found = findEntries(entries, { query: 'push', kind: 'unit', line: 'wardens' });
    expect(found.map(addressOf)).toEqual(['unit/tobren']);
    expect(findEntries(entries, { query: '', kind: null, line: 'mossback' }).length).toBeGreaterThan(8);
  });
});

test('a place is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(null, ...entries.map(addressOf)),
      fc.string(),
      fc.constantFrom(null, ...ENTRY_KINDS),
      fc.constantFrom(null, ...LINES),
      (entry, query, kind, line) => {
        const place = { entry, query, kind, line };
        expect(readPlace(writePlace(place))).toEqual(place);
      },
    ),
  );
});
