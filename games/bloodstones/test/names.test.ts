import { LOCALES } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { AreaNames, GameMap } from '../content/map.ts';
import { findMap, MAPS } from '../content/maps/index.ts';
import { writeMap } from '../content/maps/made.ts';
import { faultsOfNames } from '../content/maps/names-check.ts';
import { areaCalled, NAMES } from '../content/maps/names.ts';
import { eventLine } from '../text/events.ts';
import { speech } from '../text/speech.ts';
import { areaName, placeName } from '../text/words.ts';
import { Scene } from './scene.ts';
import { seen } from './spoken.ts';

const mapOf = (id: string): GameMap => {
  const map = findMap(id);
  if (map === undefined) throw new Error(`no map ${id}`);
  return map;
};

const lament = { map: 'tyrants-lament' };

describe.each(MAPS.map((map) => [map.id, map] as const))('%s', (id, map) => {
  test('has a name for every area in every language: short, unlike any other, true to its terrain', () => {
    const names = NAMES.find((one) => one.id === id) ?? { id, areas: [] };
    expect(faultsOfNames(map, names)).toEqual([]);
  });
});

test('no names are left over from maps that are gone', () => {
  expect(NAMES.map(({ id }) => id)).toEqual(MAPS.map(({ id }) => id));
});

describe('a fault in names is found', () => {
  const map = mapOf('tyrants-lament');
  const [names = { id: '', areas: [] }] = NAMES;
  const renamed = (area: number, name: Partial<AreaNames['areas'][number]>): string[] =>
    faultsOfNames(map, {
      ...names,
      areas: names.areas.map((one, at) => (at === area ? { ...one, ...name } : one)),
    });

  test.each([
    ['too long', 14, { en: 'Larks and Lapwings' }, 'Larks and Lapwings is too long'],
    ['too long to be drawn', 14, { ja: '雲雀と千鳥の野原' }, '雲雀と千鳥の野原 is too long'],
    ['used twice', 14, { en: 'Ashwood' }, 'Ashwood is the name of two areas'],
    ['a wood that is plains', 14, { en: 'Larkwood' }, 'Larkwood is plains'],
    ['a bay on land', 14, { ja: '雲雀の湾' }, '雲雀の湾 is plains'],
    ['a sea that does not say so', 0, { en: 'Gullmost' }, 'Gullmost is sea'],
    ['in another script', 14, { ja: 'Larkfield' }, 'Larkfield is not written as names are'],
  ])('%s', (_, area, name, fault) => {
    expect(renamed(area, name)).toContain(fault);
  });

  test('too few', () => {
    expect(faultsOfNames(map, { ...names, areas: names.areas.slice(1) })).toEqual(['74 names for 75 areas']);
  });
});

describe('a place is told', () => {
  test('by its name and the number it is typed by', () => {
    expect(areaName('en', lament, 10)).toBe('Ashwood (10)');
    expect(areaName('ja', lament, 10)).toBe('灰の森（10）');
  });

  test('with its terrain where that matters', () => {
    expect(placeName('en', lament, 10)).toBe('Ashwood (10, forest)');
    expect(placeName('ja', lament, 10)).toBe('灰の森（10・森林）');
  });

  test('by its number alone on a map of one’s own, and where the map is not known', () => {
    const own = { map: writeMap(mapOf('widows-sound')) };
    expect(areaName('en', own, 10)).toBe('area 10');
    expect(placeName('ja', own, 10)).toBe('エリア10（平原）');
    expect(areaName('en', undefined, 10)).toBe('area 10');
    for (const locale of LOCALES) expect(areaCalled(locale, 'tyrants-lament', 75)).toBeUndefined();
  });

  test('in the log and by bots, once any view of the table is at hand', () => {
    const view = seen(new Scene({ factions: ['hillFolk', 'corsairs'] }), null);
    const built = { e: 'village.built', seat: 0, area: 14 } as const;
    expect(eventLine('en', built, ['Ann'], view)).toBe('Ann constructs a village in Larkfield (14)');
    expect(eventLine('en', built, ['Ann'])).toBe('Ann constructs a village in area 14');
    const reason = { key: 'bot.build', values: { area: 14 } };
    expect(speech.reason('en', reason, view)).toBe('More strength in Larkfield (14)');
    expect(speech.reason('ja', reason, view)).toBe('雲雀の野（14）の戦力を増やす');
    expect(speech.reason('en', reason)).toBe('More strength in area 14');
  });
});
