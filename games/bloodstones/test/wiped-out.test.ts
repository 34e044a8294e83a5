import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { atlasOf } from '../rules/atlas.ts';
import { isEmpty } from '../rules/forces.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const FOUR: readonly Faction[] = ['hillFolk', 'chaosHorde', 'horseLords', 'dragonRiders'];

describe('a player without village and citadel', () => {
  const wipedOut = (hand: string, wipedOutVillage: 'paid' | 'free' = 'paid') =>
    new Scene({ factions: ['hillFolk', 'horseLords'], options: { wipedOutVillage } })
      .units('horseLords', 47, 'citadel')
      .villages('horseLords', 36)
      .units('horseLords', 55, 'swords')
      .hand('hillFolk', hand);

  test('founds a first village anywhere for its pips; the next ones must be connected (#142)', () => {
    const scene = wipedOut('giant shield').does('hillFolk', 'end').asks('hillFolk', 'construct');
    for (const area of [47, 36, 55]) scene.refuses('hillFolk', `settle @${area}`, 'village.enemy');
    for (const area of [74, 23, 45]) scene.refuses('hillFolk', `settle @${area}`, 'village.terrain');
    scene.does('hillFolk', 'settle @12').refuses('hillFolk', 'settle @70', 'village.unconnected');
    scene.does('hillFolk', 'settle @19', 'settle @20').refuses('hillFolk', 'pay shield', 'pay.short');
    scene.does('hillFolk', 'pay giant', 'end');
    expect(scene.player('hillFolk')).toMatchObject({ supply: 17, discard: ['giant'] });
  });

  test('need not have lost its units, and they do not stand in the way (#142, #143)', () => {
    const scene = wipedOut('giant').units('hillFolk', 67, '2 swords').does('hillFolk', 'end');
    scene.does('hillFolk', 'settle @67', 'settle @65', 'pay giant');
    const elsewhere = wipedOut('giant').units('hillFolk', 67, '2 swords').does('hillFolk', 'end');
    elsewhere.does('hillFolk', 'settle @7').refuses('hillFolk', 'settle @67', 'village.unconnected');
    expect([scene.state.settlers[65], elsewhere.state.settlers[7]]).toEqual([0, 0]);
  });

  test('is not asked without a tile to pay with (#142)', () => {
    const scene = wipedOut('').does('hillFolk', 'end').asks('horseLords', 'main');
    expect(scene.player('hillFolk')).toMatchObject({ supply: 20, out: false });
  });

  test('gets the first one free where the table plays it so, tile or no tile (#142, #220)', () => {
    const scene = wipedOut('shield', 'free').does('hillFolk', 'end', 'settle @12');
    expect(scene.refuses('hillFolk', 'settle @70', 'village.unconnected').rule).toBe('11.2');
    scene.does('hillFolk', 'settle @19', 'settle @13', 'pay shield', 'end');
    expect(scene.player('hillFolk')).toMatchObject({ supply: 17, discard: ['shield'] });

    const poor = wipedOut('', 'free').does('hillFolk', 'end', 'settle @12');
    poor.refuses('hillFolk', 'settle @19', 'village.pips');
    poor.does('hillFolk', 'end').asks('horseLords', 'main');

    const settled = wipedOut('shield', 'free').villages('hillFolk', 19).does('hillFolk', 'end', 'settle @20');
    settled.refuses('hillFolk', 'end', 'pay.first');
  });

  test('and with an empty supply builds nothing any more, but its units fight on (#200)', () => {
    const scene = wipedOut('giant swords').units('hillFolk', 67, 'swords');
    scene.player('hillFolk').supply = 0;
    scene.refuses('hillFolk', 'build swords @67', 'build.noHome');
    scene.does('hillFolk', 'step swords 67>68', 'pay swords', 'end').asks('horseLords', 'main');
    expect(scene.player('hillFolk').out).toBe(false);
    expect(scene.force('hillFolk', 68)).toBe('swords');
  });

  test('finds shelter only in empty areas and with own units (#202)', () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('horseLords', 20, '3 cavalry')
      .units('hillFolk', 20, '2 swords')
      .units('hillFolk', 21, 'shield');
    // Around 20: the enemy has settled 18, 19, 28 and 29; 21 holds an own unit and 30 is empty.
    for (const area of [18, 19, 28, 29]) scene.villages('horseLords', area);
    scene.rig('horseLords', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3);
    scene.does('horseLords', 'battle @20 seat 1').asks('hillFolk', 'retreat');
    expect(scene.moves('hillFolk').toSorted()).toEqual(['retreat @21', 'retreat @30']);
    scene.refuses('hillFolk', 'retreat @19', 'retreat.enemy');
  });
});

describe('a player with nothing left at all', () => {
  /** The Hill Folk: no piece on the map, no village in supply. */
  const powerless = () => {
    const scene = new Scene({ factions: ['horseLords', 'hillFolk', 'dragonRiders'] })
      .units('dragonRiders', 20, 'citadel')
      .hand('hillFolk', '6 castle');
    Object.assign(scene.player('hillFolk'), { supply: 0, vp: 9, capturedVillages: 2 });
    return scene;
  };

  test('is passed over from the own next turn on (#201)', () => {
    const scene = powerless().does('horseLords', 'end').asks('dragonRiders', 'main');
    expect(scene.told('player.out')).toEqual([{ e: 'player.out', seat: 1 }]);
    expect(scene.player('hillFolk').out).toBe(true);
    scene.does('dragonRiders', 'end').does('horseLords', 'end', 'end').asks('dragonRiders', 'main');
    expect(scene.told('player.out')).toEqual([]);
  });

  test('does not hold up the end, keeps what it won and is ranked with it (#201)', () => {
    const scene = powerless().does('horseLords', 'end');
    for (const faction of ['horseLords', 'dragonRiders'] as const) scene.player(faction).regroups = 2;
    scene.player('dragonRiders').vp = 10;
    scene.does('dragonRiders', 'end');
    expect(scene.step).toBe('over');
    expect(rules.outcome(scene.state)).toEqual([
      { score: 0, rank: 3 },
      { score: 11, rank: 1 },
      { score: 10, rank: 2 },
    ]);
  });

  test('triggers the end by leaving when all the others are through (#207)', () => {
    const scene = powerless();
    for (const faction of ['horseLords', 'dragonRiders'] as const) scene.player(faction).regroups = 2;
    scene.does('horseLords', 'end');
    expect(scene.told('end.triggered')).toEqual([{ e: 'end.triggered', seat: 1 }]);
    expect(scene.step).toBe('over');
  });

  test('is still in while a unit, a village or a supply is left (#201)', () => {
    const standing = powerless().units('hillFolk', 67, 'swords');
    const settled = powerless().villages('hillFolk', 67);
    settled.player('hillFolk').supply = 0;
    const supplied = powerless();
    supplied.player('hillFolk').supply = 1;
    for (const scene of [standing, settled, supplied]) {
      scene.does('horseLords', 'end').asks('hillFolk', 'main');
      expect(scene.player('hillFolk').out).toBe(false);
    }
    supplied.does('hillFolk', 'end', 'settle @54');
  });
});

describe('the Chaos Horde off the map', () => {
  const away = (hand: string) =>
    new Scene({ factions: FOUR })
      .units('hillFolk', 54, 'citadel')
      .villages('horseLords', 20)
      .hand('chaosHorde', hand);

  test('comes back with one unit in an empty area, pays for it and plays on (#144)', () => {
    const scene = away('cavalry hordes leader ship').does('hillFolk', 'end').asks('chaosHorde', 'return');
    scene.refuses('chaosHorde', 'return hordes @20', 'return.notEmpty');
    scene.refuses('chaosHorde', 'return hordes @54', 'return.notEmpty');
    scene.refuses('chaosHorde', 'return hordes @23', 'build.mountain');
    scene.refuses('chaosHorde', 'return hordes @45', 'build.landAtSea');
    scene.refuses('chaosHorde', 'return ship @53', 'build.shipOnLand');
    scene.refuses('chaosHorde', 'build hordes @53', 'step.other');
    // Unlike at the start, an area next to a citadel is allowed.
    scene.does('chaosHorde', 'return cavalry @53').asks('chaosHorde', 'build');
    scene.refuses('chaosHorde', 'discard leader ship', 'build.count');
    scene.does('chaosHorde', 'discard leader').asks('chaosHorde', 'main');
    scene.does('chaosHorde', 'build hordes @53', 'end').asks('horseLords', 'main');
    expect(scene.force('chaosHorde', 53)).toBe('cavalry hordes');
  });

  test('may begin at sea with a ship, or in a desert, where it dies in phase 5 (#144)', () => {
    away('ship hordes').does('hillFolk', 'end').does('chaosHorde', 'return ship @45', 'discard hordes');
    const scene = away('hordes').does('hillFolk', 'end').does('chaosHorde', 'return hordes @74', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'hordes', area: 74, why: 'desert' }]);
  });

  test('that cannot pay, or will not come, goes on to phase 5 and may try again (#144)', () => {
    const poor = away('leader hordes').does('hillFolk', 'end');
    expect(poor.refuses('chaosHorde', 'return leader @53', 'build.cost').facts).toEqual({ need: 2, have: 1 });
    poor.does('chaosHorde', 'end').asks('horseLords', 'main');
    expect(poor.player('chaosHorde').hand).toHaveLength(6);
    poor.does('horseLords', 'end').does('dragonRiders', 'end').does('hillFolk', 'end', 'end');
    poor.asks('chaosHorde', 'return');

    const bare = away('').does('hillFolk', 'end').asks('horseLords', 'main');
    expect(bare.player('chaosHorde').hand).toHaveLength(6);
  });

  test('that set up nothing starts its first turn like this (#144)', () => {
    expect(away('2 hordes').turn('chaosHorde').step).toBe('return');
  });
});

describe('the Chaos Horde with no place to return to', () => {
  /** Every area but the mountains holds a piece, except those given. */
  const crowded = (...free: readonly number[]) => {
    const scene = new Scene({ factions: FOUR }).hand('chaosHorde', '2 hordes');
    const atlas = atlasOf(scene.state);
    const open = atlas.areas.filter((area) => !free.includes(area));
    const of = (...terrains: readonly string[]) =>
      open.filter((area) => terrains.includes(atlas.terrain(area)));
    for (const area of of('desert')) scene.units('dragonRiders', area, 'lizardmen');
    for (const [at, area] of of('sea').entries())
      scene.units(at < 4 ? 'horseLords' : 'dragonRiders', area, 'ship');
    for (const [at, area] of of('plains', 'forest', 'hill').entries()) {
      const owner = (['hillFolk', 'horseLords', 'dragonRiders'] as const)[Math.floor(at / 20)];
      if (owner === undefined) scene.units('hillFolk', area, 'swords');
      else scene.villages(owner, area);
    }
    const empty = atlas.areas.filter((area) => isEmpty(scene.state, area));
    expect(empty).toEqual([23, 57, ...free].toSorted((a, b) => a - b));
    return scene;
  };

  test('is out of the game: empty mountains do not count (#145, #191)', () => {
    const scene = crowded().does('hillFolk', 'end').asks('horseLords', 'main');
    expect(scene.told('player.out')).toEqual([{ e: 'player.out', seat: scene.seat('chaosHorde') }]);
    // An area that becomes empty later does not bring it back.
    scene.state.units[71] = [];
    scene.does('horseLords', 'end').does('dragonRiders', 'end').does('hillFolk', 'end');
    scene.asks('horseLords', 'main');
  });

  test('stays in while one area is empty, be it the sea (#145)', () => {
    const scene = crowded(33).does('hillFolk', 'end').asks('chaosHorde', 'return');
    expect(scene.moves('chaosHorde').toSorted()).toEqual(['end']);
    crowded(74).does('hillFolk', 'end').does('chaosHorde', 'return hordes @74');
  });

  test('stays in while it has a unit on the map (#145)', () => {
    const scene = crowded(74).units('chaosHorde', 74, 'hordes').does('hillFolk', 'end');
    expect(scene.asks('chaosHorde', 'main').told('player.out')).toEqual([]);
  });

  test('ranks last whatever its points, and counts for the trigger no more (#191, #207)', () => {
    const scene = crowded();
    for (const player of scene.state.players) player.regroups = player.faction === 'chaosHorde' ? 0 : 2;
    scene.player('chaosHorde').vp = 40;
    scene.does('hillFolk', 'end');
    expect(scene.told('end.triggered')).toEqual([{ e: 'end.triggered', seat: scene.seat('chaosHorde') }]);
    const outcome = rules.outcome(scene.state);
    expect(outcome?.[scene.seat('chaosHorde')]).toEqual({ score: 40, rank: 4 });
  });
});
