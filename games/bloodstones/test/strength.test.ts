import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Faction, FACTIONS } from '../content/factions.ts';
import { UNIT_KINDS } from '../content/kinds.ts';
import { type Area, TERRAINS } from '../content/map.ts';
import type { Reckoning } from '../rules/events.ts';
import { itemise, strengthIn, strengthOf } from '../rules/strength.ts';
import { attack, attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

const PLAINS = 19;
const FOREST = 29;
const HILL = 30;
const DESERT = 73;
const MOUNTAIN = 23;
const SEA = 35;

type Army = readonly [Faction, string];

/** Both sides' modifiers as revealed: `{ swords: 2 }`. */
function modifiers(area: Area, [attacker, ours]: Army, [defender, theirs]: Army): [object, object] {
  const scene = new Scene({ factions: [attacker, defender], options: { cutiecorn: 'on' } })
    .units(attacker, area, ours)
    .units(defender, area, theirs);
  attackWon(scene, attacker, defender, area);
  const [result] = scene.told('battle.revealed');
  const sum = (side: Reckoning | undefined): object =>
    Object.fromEntries((side?.items ?? []).map(({ source, bonus }) => [source, bonus]));
  return [sum(result?.attacker), sum(result?.defender)];
}

/** Battle tiles drawn by both sides. */
function draws([attacker, ours]: Army, [defender, theirs]: Army, area: Area = PLAINS): number[] {
  const scene = new Scene({ factions: [attacker, defender], options: { cutiecorn: 'on' } })
    .units(attacker, area, ours)
    .units(defender, area, theirs);
  attack(scene, attacker, defender, area);
  return scene
    .told('battle.drew')
    .slice(0, 2)
    .map(({ tiles }) => tiles.length);
}

describe('battle modifiers', () => {
  test('Skirmishers fight better in forest, on both sides, and nowhere else (#91, #172)', () => {
    const [attackers, defenders]: [Army, Army] = [
      ['dragonRiders', '2 skirmishers'],
      ['horseLords', 'skirmishers'],
    ];
    expect(modifiers(FOREST, attackers, defenders)).toEqual([{ skirmishers: 2 }, { skirmishers: 1 }]);
    for (const area of [PLAINS, HILL, DESERT])
      expect(modifiers(area, attackers, defenders)).toEqual([{}, {}]);
  });

  test('Cavalry and Cutiecorn fight better in plains, on both sides, and nowhere else (#91, #172)', () => {
    const [attackers, defenders]: [Army, Army] = [
      ['chaosHorde', '2 cavalry'],
      ['horseLords', 'cavalry cutiecorn'],
    ];
    expect(modifiers(PLAINS, attackers, defenders)).toEqual([{ cavalry: 2 }, { cavalry: 1, cutiecorn: 1 }]);
    for (const area of [FOREST, HILL, DESERT])
      expect(modifiers(area, attackers, defenders)).toEqual([{}, {}]);
  });

  test('the mountain gives nothing (#172)', () => {
    expect(
      modifiers(MOUNTAIN, ['hillFolk', 'cavalry skirmishers reivers'], ['necromancers', '2 undead']),
    ).toEqual([{ reivers: 1 }, { undead: 2 }]);
  });

  test('every unit adds its own: two Swords +2, two castles +6, as many as there are (#172)', () => {
    expect(modifiers(PLAINS, ['dragonRiders', '4 swords leader dragon'], ['horseLords', '2 swords'])).toEqual(
      [{ swords: 4, leader: 1, dragon: 4 }, { swords: 2 }],
    );
    expect(modifiers(PLAINS, ['corsairs', '12 axes'], ['hillFolk', '2 castle citadel giant leader'])).toEqual(
      [{ axes: 12 }, { castle: 6, citadel: 5, giant: 2, leader: 1 }],
    );
  });

  test('Lizardmen, Reivers, Goblins and Hordes only attack well; Shields and walls only defend (#172)', () => {
    expect(modifiers(HILL, ['dragonRiders', '2 lizardmen shield'], ['hillFolk', 'reivers shield'])).toEqual([
      { lizardmen: 2 },
      { shield: 1 },
    ]);
    expect(modifiers(HILL, ['hillFolk', '2 reivers'], ['dragonRiders', '2 lizardmen'])).toEqual([
      { reivers: 2 },
      {},
    ]);
    expect(
      modifiers(HILL, ['chaosHorde', '3 hordes'], ['necromancers', 'goblins necromancer undead']),
    ).toEqual([{ hordes: 3 }, { necromancer: 1, undead: 1 }]);
    expect(modifiers(HILL, ['necromancers', '3 goblins'], ['chaosHorde', 'hordes'])).toEqual([
      { goblins: 3 },
      {},
    ]);
  });

  test('a Siege Engine adds 2 against walls, also in defence, once however many walls (#89)', () => {
    expect(modifiers(HILL, ['dragonRiders', '2 siegeEngine'], ['horseLords', 'swords'])).toEqual([
      {},
      { swords: 1 },
    ]);
    expect(modifiers(HILL, ['dragonRiders', '2 siegeEngine'], ['horseLords', '2 castle'])).toEqual([
      { siegeEngine: 4 },
      { castle: 6 },
    ]);
    expect(modifiers(HILL, ['dragonRiders', '2 castle swords'], ['horseLords', 'siegeEngine'])).toEqual([
      { swords: 1 },
      { siegeEngine: 2 },
    ]);
    // A siege engine gains nothing from walls of its own side.
    expect(modifiers(HILL, ['dragonRiders', '4 swords'], ['horseLords', 'castle siegeEngine'])).toEqual([
      { swords: 4 },
      { castle: 3 },
    ]);
  });

  test('at sea there are ships and dragons (#90, #172)', () => {
    expect(modifiers(SEA, ['dragonRiders', '2 ship dragon'], ['horseLords', '3 ship'])).toEqual([
      { ship: 2, dragon: 4 },
      { ship: 3 },
    ]);
  });
});

describe('how many battle tiles', () => {
  test('the larger force draws four; equal forces three each (#77)', () => {
    expect(draws(['dragonRiders', '2 swords'], ['horseLords', '2 swords'])).toEqual([3, 3]);
    expect(draws(['dragonRiders', 'swords'], ['horseLords', '2 swords'])).toEqual([3, 4]);
    expect(draws(['dragonRiders', '4 swords'], ['horseLords', 'swords'])).toEqual([4, 3]);
  });

  test('castles, citadel, ships, Undead and Cutiecorn count as units (#77)', () => {
    expect(draws(['dragonRiders', '2 swords'], ['horseLords', 'citadel castle swords'])).toEqual([3, 4]);
    expect(draws(['dragonRiders', '2 swords'], ['necromancers', 'swords 2 undead'])).toEqual([3, 4]);
    expect(draws(['dragonRiders', '2 swords'], ['horseLords', '2 swords cutiecorn'])).toEqual([3, 4]);
    expect(draws(['dragonRiders', '2 ship dragon'], ['horseLords', '2 ship'], SEA)).toEqual([4, 3]);
  });

  test('a Giant brings four, so both sides may draw four (#77)', () => {
    expect(draws(['hillFolk', 'giant'], ['horseLords', '3 swords'])).toEqual([4, 4]);
    expect(draws(['horseLords', '2 swords'], ['hillFolk', 'giant swords'])).toEqual([3, 4]);
  });
});

describe('dragons', () => {
  const hunt = (ours: string, theirs: string): Scene =>
    new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', PLAINS, ours)
      .units('horseLords', PLAINS, theirs);

  test('are spent by a successful attack, all of them; the area may be left empty (#88)', () => {
    const scene = hunt('2 dragon', 'swords');
    attackWon(scene, 'dragonRiders', 'horseLords', PLAINS);
    expect(scene.state.units[PLAINS]).toEqual([]);
    expect(scene.player('dragonRiders').discard).toEqual(['dragon', 'dragon']);
  });

  test('stay after a failed attack, falling only as a chosen casualty (#88)', () => {
    const scene = hunt('dragon skirmishers', '4 swords leader');
    attackLost(scene, 'dragonRiders', 'horseLords', PLAINS);
    scene.does('dragonRiders', 'lose skirmishers', 'retreat @18');
    expect(scene.force('dragonRiders', 18)).toBe('dragon');
  });

  test('stay after a battle won in defence (#88)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', PLAINS, 'swords')
      .units('dragonRiders', PLAINS, 'dragon');
    attackLost(scene, 'horseLords', 'dragonRiders', PLAINS);
    expect(scene.force('dragonRiders', PLAINS)).toBe('dragon');
  });

  test('stay when they capture villages (#88)', () => {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords'] })
      .units('dragonRiders', PLAINS, 'dragon')
      .villages('horseLords', PLAINS, 2)
      .hand('dragonRiders', 'skirmishers')
      .turn('dragonRiders');
    scene.does('dragonRiders', `capture @${PLAINS}`, `capture @${PLAINS}`, 'pay skirmishers');
    expect(scene.player('dragonRiders').capturedVillages).toBe(2);
    expect(scene.force('dragonRiders', PLAINS)).toBe('dragon');
  });
});

test('the strength of any force is the sum of its lines', () => {
  const force = fc.record({
    faction: fc.constantFrom(...FACTIONS),
    units: fc.array(fc.constantFrom(...UNIT_KINDS), { maxLength: 12 }),
  });
  fc.assert(
    fc.property(
      force,
      force,
      fc.constantFrom(...TERRAINS),
      fc.boolean(),
      (own, enemy, terrain, attacking) => {
        expect(strengthIn(own, enemy, terrain, attacking)).toBe(
          strengthOf(itemise(own, enemy, terrain, attacking)),
        );
      },
    ),
    { numRuns: 2000 },
  );
});
