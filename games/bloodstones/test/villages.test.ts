import { describe, expect, test } from 'vitest';
import { Scene, type SceneSetup } from './scene.ts';

/** The Hill Folk with nothing but a citadel in 54 and a hand; the Horse Lords somewhere else. */
function hillFolk(hand: string, setup: Partial<SceneSetup> = {}): Scene {
  return new Scene({ factions: ['hillFolk', 'horseLords'], ...setup })
    .units('hillFolk', 54, 'citadel')
    .hand('hillFolk', hand);
}

describe('the rulebook example: five pips of villages around a citadel', () => {
  /** The ship in sea 45 faces the forest 52; units in hill 63 and plains 64 lead to the next hill, 65. */
  const example = () =>
    hillFolk('giant castle swords')
      .units('hillFolk', 45, 'ship')
      .units('hillFolk', 63, 'skirmishers')
      .units('hillFolk', 64, 'reivers')
      .does('hillFolk', 'end')
      .asks('hillFolk', 'construct');

  test('two in plains, one in the forest, one in a hill for two pips (#125, #128)', () => {
    const scene = example().does('hillFolk', 'settle @53', 'settle @53', 'settle @52', 'settle @65');
    expect(scene.state.villages.map((count, area) => [area, count]).filter(([, count]) => count)).toEqual([
      [52, 1],
      [53, 2],
      [65, 1],
    ]);
    expect(scene.refuses('hillFolk', 'settle @46', 'village.pips').facts).toEqual({ need: 6, best: 5 });
    expect(scene.refuses('hillFolk', 'pay castle', 'pay.short').facts).toEqual({ debt: 5, paid: 4 });
    scene.refuses('hillFolk', 'pay castle swords', 'pay.oneTile');
    scene.refuses('hillFolk', 'end', 'pay.first');
    scene.does('hillFolk', 'pay giant');
    expect(scene.player('hillFolk')).toMatchObject({ supply: 16, discard: ['giant'] });
    scene.refuses('hillFolk', 'settle @46', 'village.paid');
    scene.refuses('hillFolk', 'pay swords', 'pay.nothing');
    scene.does('hillFolk', 'end').asks('horseLords', 'main');
  });

  test('without the ship, or with a gap in the chain, the far sites are out of reach (#125)', () => {
    const scene = hillFolk('giant').units('hillFolk', 64, 'reivers').does('hillFolk', 'end');
    scene.refuses('hillFolk', 'settle @52', 'village.unconnected');
    scene.refuses('hillFolk', 'settle @65', 'village.unconnected');
    expect(scene.moves('hillFolk', 'settle').toSorted()).toEqual([
      'settle @46',
      'settle @53',
      'settle @55',
      'settle @63',
    ]);
  });
});

describe('connection', () => {
  test.each([
    ['sea', 'dragonRiders', 26, 'dragon', [35], 44],
    ['desert', 'dragonRiders', 62, 'lizardmen', [71, 72], 65],
    ['mountain', 'hillFolk', 56, 'shield', [57], 50],
  ] as const)('a chain of units runs over %s as well (#125)', (_, faction, home, kind, chain, site) => {
    const settlers = () =>
      new Scene({ factions: [faction, 'horseLords'] }).villages(faction, home).hand(faction, 'swords');
    settlers().does(faction, 'end').refuses(faction, `settle @${site}`, 'village.unconnected');
    const linked = settlers();
    for (const area of chain) linked.units(faction, area, kind);
    linked.does(faction, 'end', `settle @${site}`);
    expect(linked.state.settlers[site]).toBe(0);
  });

  test('a castle carries a chain on, long after its village was taken, even among enemy villages (#125)', () => {
    const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
      .villages('hillFolk', 36)
      .units('hillFolk', 48, 'castle')
      .villages('horseLords', 48)
      .hand('hillFolk', 'swords');
    scene.does('hillFolk', 'end');
    scene.refuses('hillFolk', 'settle @48', 'village.enemy');
    scene.does('hillFolk', 'settle @49');
    expect(scene.state.settlers[49]).toBe(0);
  });

  test('units that lead to no village and no citadel give nothing, not even their own area (#125, #126)', () => {
    const scene = hillFolk('giant').units('hillFolk', 67, '2 swords').units('hillFolk', 68, 'cavalry');
    scene.does('hillFolk', 'end');
    for (const area of [67, 68, 69]) scene.refuses('hillFolk', `settle @${area}`, 'village.unconnected');
    expect(scene.moves('hillFolk', 'settle').toSorted()).toEqual([
      'settle @46',
      'settle @53',
      'settle @55',
      'settle @63',
    ]);
  });

  test('a linked unit’s own area can be settled (#126)', () => {
    const scene = hillFolk('giant')
      .units('hillFolk', 55, 'swords')
      .units('hillFolk', 64, 'swords')
      .does('hillFolk', 'end', 'settle @64', 'settle @64', 'pay giant');
    expect(scene.state.villages[64]).toBe(2);
  });

  test('a lone village in plains is all a second one needs; a third has no room (#127)', () => {
    const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
      .villages('hillFolk', 70)
      .hand('hillFolk', 'swords');
    scene.does('hillFolk', 'end', 'settle @70');
    expect(scene.refuses('hillFolk', 'settle @70', 'village.full').facts).toEqual({ room: 2 });
  });

  test('forests and hills have room for one (#128)', () => {
    const scene = hillFolk('giant').villages('hillFolk', 56);
    scene.does('hillFolk', 'end', 'settle @66', 'settle @63');
    for (const area of [56, 66, 63])
      expect(scene.refuses('hillFolk', `settle @${area}`, 'village.full').facts).toEqual({ room: 1 });
  });

  test('a village just placed is a link to the next one (#129)', () => {
    const scene = hillFolk('giant').does('hillFolk', 'end');
    scene.refuses('hillFolk', 'settle @62', 'village.unconnected');
    scene.does('hillFolk', 'settle @53', 'settle @62', 'pay giant', 'end');
    expect([scene.state.villages[53], scene.state.villages[62]]).toEqual([1, 1]);
  });
});

describe('no village', () => {
  test('where another player has any piece: unit, village, or both (#130)', () => {
    const scene = hillFolk('giant').units('hillFolk', 63, 'swords');
    scene.villages('horseLords', 53).villages('horseLords', 55).units('horseLords', 46, 'skirmishers');
    scene.does('hillFolk', 'end');
    for (const area of [53, 55, 46]) scene.refuses('hillFolk', `settle @${area}`, 'village.enemy');
    expect(scene.moves('hillFolk', 'settle').toSorted()).toEqual(['settle @62', 'settle @63', 'settle @64']);
  });

  test('with the own citadel; once it has fallen the area is open to everybody (#131)', () => {
    hillFolk('giant').does('hillFolk', 'end').refuses('hillFolk', 'settle @54', 'village.citadel');

    const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
      .units('hillFolk', 54, 'citadel')
      .villages('hillFolk', 46)
      .units('horseLords', 54, '2 cavalry leader')
      .villages('horseLords', 55)
      .hand('horseLords', 'swords');
    scene.rig('horseLords', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3);
    scene.does('horseLords', 'battle @54 seat 1', 'keep');
    expect(scene.told('citadel.taken')).toHaveLength(1);
    scene.does('horseLords', 'end', 'settle @54', 'pay swords', 'end');
    expect(scene.state.settlers[54]).toBe(scene.seat('horseLords'));

    const owner = new Scene({ factions: ['hillFolk', 'horseLords'] })
      .villages('hillFolk', 46)
      .hand('hillFolk', 'swords');
    owner.does('hillFolk', 'end', 'settle @54');
  });

  test('in desert, mountain or sea, the Hill Folk included (#132)', () => {
    const scene = hillFolk('giant')
      .units('hillFolk', 45, 'ship')
      .units('hillFolk', 63, 'swords')
      .units('hillFolk', 57, 'swords')
      .villages('hillFolk', 56);
    scene.does('hillFolk', 'end');
    for (const area of [71, 57, 45])
      expect(scene.refuses('hillFolk', `settle @${area}`, 'village.terrain').rule).toBe('11.3');
  });

  test('of the Chaos Horde, ever: its turn has no phase for them (#133)', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'hillFolk', 'horseLords', 'corsairs'] })
      .units('chaosHorde', 20, 'hordes')
      .hand('chaosHorde', '2 hordes');
    expect(scene.player('chaosHorde').supply).toBe(0);
    scene.refuses('chaosHorde', 'settle @20', 'step.other');
    scene.does('chaosHorde', 'end').asks('hillFolk', 'main');
  });

  test('beyond the twenty of the supply; captured ones do not come back (#198)', () => {
    const scene = hillFolk('giant').villages('hillFolk', 53);
    scene.player('hillFolk').supply = 1;
    scene.does('hillFolk', 'end', 'settle @53');
    scene.refuses('hillFolk', 'settle @46', 'village.supply');
    expect(scene.moves('hillFolk', 'settle')).toEqual([]);
    scene.does('hillFolk', 'pay giant', 'end');
    // The Horse Lords capture both: the supply stays empty and phase 4 is not asked any more.
    scene.units('horseLords', 53, 'cavalry').hand('horseLords', 'swords').turn('horseLords');
    scene.does('horseLords', 'capture @53', 'capture @53', 'pay swords', 'end');
    expect(scene.player('horseLords').capturedVillages).toBe(2);
    expect(scene.player('hillFolk').supply).toBe(0);
    scene.turn('hillFolk').does('hillFolk', 'end').asks('horseLords', 'main');
  });
});

test('an area whose villages were captured in phase 1 takes own villages in phase 4 (#199)', () => {
  const scene = new Scene({ factions: ['horseLords', 'hillFolk'] })
    .units('horseLords', 47, 'citadel')
    .units('horseLords', 55, 'cavalry')
    .villages('hillFolk', 55, 2)
    .hand('horseLords', '3 swords');
  scene.turn('horseLords').does('horseLords', 'capture @55', 'pay swords');
  scene.does('horseLords', 'end').refuses('horseLords', 'settle @55', 'village.enemy');
  scene.turn('horseLords').does('horseLords', 'capture @55', 'pay swords', 'end', 'settle @55', 'settle @55');
  expect(scene.state.settlers[55]).toBe(scene.seat('horseLords'));
});
