import { describe, expect, test } from 'vitest';
import { NOBODY } from '../rules/state.ts';
import { Scene } from './scene.ts';

/** Dragon Riders among the villages of the Horse Lords: two in plains 21, one in forest 29, one in hill 30. */
const raid = () =>
  new Scene({ factions: ['dragonRiders', 'horseLords'] })
    .units('dragonRiders', 14, 'citadel')
    .units('dragonRiders', 21, 'swords')
    .units('dragonRiders', 29, 'lizardmen')
    .units('dragonRiders', 30, 'cavalry')
    .units('horseLords', 46, 'citadel')
    .villages('horseLords', 21, 2)
    .villages('horseLords', 29)
    .villages('horseLords', 30);

describe('phase 1', () => {
  test('the rulebook example: plains, plains, forest and hill make 5 pips (#19, #21)', () => {
    const scene = raid().hand('dragonRiders', 'dragon castle shield').turn('dragonRiders');
    scene.asks('dragonRiders', 'capture');
    scene.does('dragonRiders', 'capture @21', 'capture @21', 'capture @29', 'capture @30');
    expect(scene.refuses('dragonRiders', 'pay castle', 'pay.short').facts).toEqual({ debt: 5, paid: 4 });
    scene.does('dragonRiders', 'pay dragon').asks('dragonRiders', 'main');
    expect(scene.player('dragonRiders')).toMatchObject({ capturedVillages: 4, supply: 20, vp: 0 });
    expect(scene.player('dragonRiders').discard).toEqual(['dragon']);
    for (const area of [21, 29, 30]) {
      expect(scene.state.villages[area]).toBe(0);
      expect(scene.state.settlers[area]).toBe(NOBODY);
    }
  });

  test('captured villages never come back to the supply of their owner (#21)', () => {
    const scene = raid().hand('dragonRiders', 'castle').turn('dragonRiders');
    expect(scene.player('horseLords').supply).toBe(16);
    scene.does('dragonRiders', 'capture @21', 'capture @21', 'pay castle');
    expect(scene.player('horseLords').supply).toBe(16);
    expect(scene.player('dragonRiders').supply).toBe(20);
  });

  test('takes a single tile, and what it has too much is lost (#19)', () => {
    const scene = raid().hand('dragonRiders', 'castle 2 shield swords').turn('dragonRiders');
    scene.does('dragonRiders', 'capture @21', 'capture @30');
    const dear = scene.refuses('dragonRiders', 'capture @30', 'capture.none');
    expect(dear.rule).toBe('4.1');
    scene.does('dragonRiders', 'capture @21');
    expect(scene.refuses('dragonRiders', 'capture @29', 'capture.pips').facts).toEqual({ need: 5, best: 4 });
    scene.refuses('dragonRiders', 'pay shield shield', 'pay.oneTile');
    scene.does('dragonRiders', 'pay castle').refuses('dragonRiders', 'capture @29', 'capture.phase');
  });

  test('pips serve this phase alone: villages of phase 4 want a tile of their own (#19)', () => {
    const scene = raid().hand('dragonRiders', 'castle shield').turn('dragonRiders');
    scene.does('dragonRiders', 'capture @29', 'pay castle', 'end').asks('dragonRiders', 'construct');
    scene.does('dragonRiders', 'settle @13');
    scene.refuses('dragonRiders', 'end', 'pay.first');
    scene.does('dragonRiders', 'pay shield');
    scene.refuses('dragonRiders', 'settle @15', 'village.paid');
    expect(scene.player('dragonRiders').discard).toEqual(['shield', 'castle']);
  });

  test('any of the villages may be left, or all of them (#20)', () => {
    const some = raid().hand('dragonRiders', 'castle').turn('dragonRiders');
    some.does('dragonRiders', 'capture @21', 'pay castle');
    expect([some.state.villages[21], some.state.settlers[21]]).toEqual([1, some.seat('horseLords')]);
    const none = raid().hand('dragonRiders', 'castle').turn('dragonRiders').does('dragonRiders', 'end');
    expect(none.step).toBe('main');
    expect(none.player('dragonRiders').hand).toEqual(['castle']);
  });

  test('a tile must take something, and villages taken must be paid (#181)', () => {
    const scene = raid().hand('dragonRiders', 'castle swords').turn('dragonRiders');
    scene.refuses('dragonRiders', 'pay castle', 'pay.nothing');
    scene.does('dragonRiders', 'capture @29').refuses('dragonRiders', 'end', 'pay.first');
    scene.does('dragonRiders', 'pay castle', 'end');
    scene.asks('dragonRiders', 'construct').refuses('dragonRiders', 'pay swords', 'pay.nothing');
    expect(scene.player('dragonRiders').hand).toEqual(['swords']);
  });

  test('not own villages, not where no own unit stands, not where there is no village (#22, #23)', () => {
    const scene = raid().villages('dragonRiders', 13).units('dragonRiders', 13, 'shield');
    scene.villages('horseLords', 47).hand('dragonRiders', 'castle').turn('dragonRiders');
    scene.refuses('dragonRiders', 'capture @13', 'capture.own');
    scene.refuses('dragonRiders', 'capture @47', 'capture.noUnit');
    scene.refuses('dragonRiders', 'capture @14', 'capture.none');
    expect(scene.moves('dragonRiders', 'capture')).toEqual(['capture @21', 'capture @29', 'capture @30']);
  });

  test('a dragon, an Undead or the Cutiecorn alone will do (#22)', () => {
    const options = { cutiecorn: 'on' } as const;
    const scene = new Scene({ factions: ['necromancers', 'horseLords', 'dragonRiders'], options })
      .units('necromancers', 21, 'undead')
      .units('necromancers', 20, 'cutiecorn')
      .units('dragonRiders', 30, 'dragon');
    for (const area of [20, 21, 30]) scene.villages('horseLords', area);
    scene.hand('necromancers', 'shield').hand('dragonRiders', 'shield').turn('necromancers');
    scene.does('necromancers', 'capture @20', 'capture @21', 'pay shield');
    expect(scene.player('necromancers').capturedVillages).toBe(2);
    scene.turn('dragonRiders').does('dragonRiders', 'capture @30', 'pay shield');
    expect(scene.player('dragonRiders').capturedVillages).toBe(1);
    expect(scene.force('dragonRiders', 30)).toBe('dragon');
  });

  test('an enemy in the same area does not hinder, after a retreat (#17)', () => {
    const scene = raid().units('horseLords', 21, '3 swords').hand('dragonRiders', 'castle');
    scene.turn('dragonRiders').does('dragonRiders', 'capture @21', 'pay castle');
    expect(scene.player('dragonRiders').capturedVillages).toBe(1);
  });

  test('comes before the Undead move: those that arrive capture a turn later (#24)', () => {
    const scene = new Scene({ factions: ['necromancers', 'horseLords'] })
      .units('necromancers', 14, 'citadel')
      .units('necromancers', 22, 'undead')
      .units('horseLords', 46, 'citadel')
      .villages('horseLords', 20)
      .hand('necromancers', '2 shield')
      .turn('necromancers');
    scene.asks('necromancers', 'undead');
    scene.does('necromancers', 'shamble 22>21', 'shamble 21>20 again', 'end');
    scene.asks('necromancers', 'main').refuses('necromancers', 'capture @20', 'capture.phase');
    scene.does('necromancers', 'end', 'end').does('horseLords', 'end');
    scene.asks('necromancers', 'capture').does('necromancers', 'capture @20', 'pay shield');
    expect(scene.player('necromancers').capturedVillages).toBe(1);
    expect(scene.step).toBe('undead');
  });
});

test('a battle leaves the villages as they are (#25)', () => {
  const scene = raid().units('horseLords', 21, 'shield').rig('dragonRiders', 5, 5, 4);
  scene.rig('horseLords', 2, 2, 3).does('dragonRiders', 'battle @21 seat 1');
  scene.does('horseLords', 'stand');
  expect(scene.told('battle.won')).toMatchObject([{ seat: 0, vp: 1 }]);
  expect([scene.state.villages[21], scene.state.settlers[21]]).toEqual([2, 1]);
  expect(scene.player('dragonRiders').capturedVillages).toBe(0);
});

describe('the Chaos Horde', () => {
  const tribute = () =>
    new Scene({ factions: ['chaosHorde', 'horseLords', 'hillFolk', 'corsairs'] })
      .units('chaosHorde', 20, '2 hordes')
      .units('chaosHorde', 30, 'cavalry')
      .villages('horseLords', 20)
      .villages('horseLords', 21, 2)
      .villages('hillFolk', 30);

  test('has neither a capture nor a construct phase (#16)', () => {
    const scene = tribute().hand('chaosHorde', '6 hordes').turn('chaosHorde').asks('chaosHorde', 'main');
    scene.does('chaosHorde', 'end');
    expect(scene.told('turn.began')).toMatchObject([{ seat: 1 }]);
  });

  test('captures once in its main phase with one tile, in as many areas as it likes (#18, #19)', () => {
    const scene = tribute().hand('chaosHorde', 'leader 3 hordes blank').turn('chaosHorde');
    scene.does('chaosHorde', 'build hordes @20', 'step 2 hordes 20>21', 'pay hordes');
    scene.does('chaosHorde', 'capture @20', 'capture @30').refuses('chaosHorde', 'end', 'pay.first');
    scene.does('chaosHorde', 'capture @21', 'pay leader').asks('chaosHorde', 'main');
    expect(scene.player('chaosHorde').capturedVillages).toBe(3);
    scene.refuses('chaosHorde', 'capture @21', 'capture.once');
    scene.does('chaosHorde', 'step cavalry 30>20', 'pay hordes', 'end');
    expect(scene.state.villages[21]).toBe(1);
  });

  test('moves in, captures, and fights afterwards (#18)', () => {
    const scene = tribute().units('horseLords', 21, 'swords').hand('chaosHorde', '2 blank');
    scene.does('chaosHorde', 'step 2 hordes 20>21', 'pay blank');
    scene.does('chaosHorde', 'capture @21', 'capture @21', 'pay blank');
    expect(scene.player('chaosHorde').capturedVillages).toBe(2);
    scene.refuses('chaosHorde', 'end', 'main.battle');
    scene.does('chaosHorde', 'battle @21 seat 1').asks('horseLords', 'stand');
  });
});
