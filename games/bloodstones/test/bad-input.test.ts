import { answersOf, badInputConformance, matchAfter } from '@sanguine/kernel/conformance';
import { expect, test } from 'vitest';
import { MAPS } from '../content/maps/index.ts';
import { bloodstones } from '../index.ts';
import { tableFor } from './opening.ts';

const setup = tableFor(2);
/** Up to the first player's main phase. */
const OPENING = ['pick hillFolk', 'pick horseLords', 'found @20', 'ready', 'found @54', 'ready'];

const game = () => matchAfter(bloodstones, setup, OPENING);
const [first = 0] = game().deciders();

const build = { do: 'build', kind: 'swords', area: 54 };
const step = { do: 'step', units: ['swords'], from: 54, to: 53 };

badInputConformance({
  engine: bloodstones,
  setup,
  opening: OPENING,
  plain: { do: 'end' },
  numbers: [
    { name: 'area of a build', good: 54, put: (area) => ({ ...build, area }) },
    { name: 'area marched to', good: 54, put: (to) => ({ ...step, to }) },
  ],
  words: [{ name: 'unit', good: build.kind, put: (kind) => ({ ...build, kind }) }],
  lists: [
    { name: 'tiles', good: 'swords', put: (tiles) => ({ do: 'pay', tiles }) },
    { name: 'units', good: 'swords', put: (units) => ({ ...step, units }) },
  ],
  shapeless: [
    ['a missing key', { do: 'build', kind: 'swords' }],
    ['an area beyond any map', { ...build, area: 400 }],
    ['tiles that are no tiles', { do: 'pay', tiles: ['swords', 'undead'] }],
    ['a blank as unit', { ...build, kind: 'blank' }],
    ['no tiles', { do: 'pay', tiles: [] }],
    ['no units', { ...step, units: [] }],
    ['a foe beyond any table', { do: 'battle', area: 54, foe: 6 }],
    ['a foe before any table', { do: 'battle', area: 54, foe: -1 }],
  ],
  shifty: { verb: 'build', part: 'area', second: 399 },
  elsewhere: [
    { do: 'pick', faction: 'hillFolk' },
    { do: 'found', area: 54 },
    { do: 'ready' },
    { do: 'deploy', units: [] },
    { do: 'settle', area: 53 },
    { do: 'pay', tiles: ['swords'] },
    { do: 'swap', tile: 'swords' },
    { do: 'raise', count: 4 },
    { do: 'lose', kind: 'citadel' },
    { do: 'retreat', area: 53 },
  ],
  brief: tableFor(2, { roundLimit: '30', stallGuard: 'off' }),
  setups: [
    ['a map that is no text', { ...setup, map: 1 }],
    ['a path as map', { ...setup, map: '../tyrants-lament' }],
    ['the map __proto__', { ...setup, map: '__proto__' }],
    ['a name without end', { ...setup, map: 'a'.repeat(100_000) }],
  ],
  unplayable: { setup: { ...setup, seats: 5 }, code: 'setup.mapPlayers' },
  gibberish: [
    '',
    'fly',
    'build',
    'build swords',
    'build wizards @54',
    'build swords @nowhere',
    'step swords',
    'step swords 54',
    'pay',
    'battle @54',
    'end now',
  ],
});

/** The answers to the first player's attempt in the main phase. */
const answers = (move: unknown) => answersOf(bloodstones, game(), first, move);

test.each([75, 399])('area %s, which the map does not have, is unknown', (area) => {
  for (const move of [
    { ...build, area },
    { ...step, to: area },
    { ...step, from: area, to: 54 },
    { do: 'battle', area, foe: 1 },
  ])
    expect(answers(move)).toEqual(['area.unknown', 'area.unknown']);
});

test.each([
  ['a seat nobody has', { do: 'battle', area: 54, foe: 5 }, 'battle.noFoe'],
  ['oneself', { do: 'battle', area: 54, foe: first }, 'battle.noFoe'],
  ['a unit that is not there', { ...step, units: ['dragon'] }, 'march.notThere'],
  ['a unit of another', { do: 'step', units: ['citadel'], from: 20, to: 19 }, 'march.notThere'],
  ['a tile nobody holds', { ...build, kind: 'dragon' }, 'build.notInHand'],
  ['what is never built', { ...build, kind: 'citadel' }, 'build.never'],
])('%s is refused', (_, move, code) => {
  expect(answers(move)).toEqual([code, code]);
});

test.each(['constructor', 'atlantis', '2'])('the map %s does not exist', (map) => {
  expect(bloodstones.refuseSetup({ ...setup, map })).toMatchObject({ code: 'setup.noMap', facts: { map } });
});

test('a table too small or too large for its map is refused', () => {
  for (const map of MAPS) {
    const [least, most] = map.players;
    for (let seats = 2; seats <= 6; seats++) {
      const code = seats < least || seats > most ? 'setup.mapPlayers' : undefined;
      expect(bloodstones.refuseSetup({ ...setup, map: map.id, seats })?.code).toBe(code);
    }
  }
});
