import { Match } from '@sanguine/kernel';
import { expect, test } from 'vitest';
import { readMap, writeMap } from '../content/maps/made.ts';
import { MAPS } from '../content/maps/index.ts';
import { bloodstones, DEFAULT_OPTIONS } from '../index.ts';

const [lament] = MAPS;
if (lament === undefined) throw new Error('there is no Map 1');

const setupOn = (map: string, seats = 2) => ({ seats, map, options: DEFAULT_OPTIONS });

test.each(MAPS.map((map) => [map.id, map] as const))('%s can be written out and read back', (_, map) => {
  const { players, areas } = map;
  expect(readMap(writeMap(map))).toMatchObject({ players, areas });
});

test('a game on a map of one’s own carries the map in its record', () => {
  const setup = setupOn(writeMap(lament), 4);
  expect(bloodstones.refuseSetup(setup)).toBeNull();
  const match = Match.open(bloodstones, { setup, dice: { generator: 'swift', seed: 'own map' } });
  for (const faction of ['hillFolk', 'horseLords', 'corsairs', 'necromancers']) {
    match.submit(match.deciders()[0] ?? 0, { do: 'pick', faction });
  }
  expect(match.submit(match.deciders()[0] ?? 0, { do: 'found', area: 14 })).toMatchObject({ ok: true });
  const resumed = Match.resume(bloodstones, match.record({}));
  expect(resumed.ok && resumed.match.state).toEqual(match.state);
});

test.each([
  ['one-way border', (text: string) => text.replace('s1.2.8;', 's1.2;')],
  ['foreign area', (text: string) => text.replace('s1.2.8;', 's1.2.8.300;')],
  ['too few areas', () => 'made/2-2/p1;p0'],
])('a map with a %s is refused with the fault', (_, spoil) => {
  const refused = bloodstones.refuseSetup(setupOn(spoil(writeMap(lament))));
  expect(refused).toMatchObject({ rule: '1.4', code: 'setup.badMap' });
});

test.each([
  'made/2-4/',
  'made/4-2/p1;p0',
  'made/2-2/x1;p0',
  'made/2-2/p1,2',
  `made/2-2/${'p1;'.repeat(300)}p0`,
])('%s is no map', (text) => {
  expect(readMap(text)).toBeUndefined();
  expect(bloodstones.refuseSetup(setupOn(text))).not.toBeNull();
});
