import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { bloodstones } from '../index.ts';
import { Scene } from './scene.ts';

/** Horse Lords with the citadel in 46 and a village in 47, both on the shore of sea 35. */
const home = () =>
  new Scene({ factions: ['horseLords', 'dragonRiders'] })
    .units('horseLords', 46, 'citadel')
    .villages('horseLords', 47)
    .units('dragonRiders', 14, 'citadel');

describe('building', () => {
  test('the rulebook example: a castle for a ship and skirmishers, then a ship for a shield (#184)', () => {
    const scene = home().hand('horseLords', 'castle 2 ship skirmishers shield leader');
    scene.does('horseLords', 'build castle @47').asks('horseLords', 'build');
    scene.does('horseLords', 'discard ship skirmishers').asks('horseLords', 'main');
    expect(scene.force('horseLords', 47)).toBe('castle');
    scene.does('horseLords', 'build ship @35', 'discard shield');
    expect(scene.force('horseLords', 35)).toBe('ship');
    expect(scene.player('horseLords').discard).toEqual(['skirmishers', 'shield', 'ship']);
    expect(scene.player('horseLords').hand).toEqual(['leader']);
  });

  test('only from the hand, paid in full by other tiles of the hand (#184)', () => {
    const scene = home().hand('horseLords', 'leader swords').discards('horseLords', 'castle blank');
    scene.refuses('horseLords', 'build castle @47', 'build.notInHand');
    scene.refuses('horseLords', 'build shield @47', 'build.notInHand');
    expect(scene.refuses('horseLords', 'build leader @47', 'build.cost').facts).toEqual({ need: 2, have: 1 });
    scene.does('horseLords', 'build swords @47');
    scene.refuses('horseLords', 'discard blank', 'pay.notInHand');
    scene.refuses('horseLords', 'discard swords', 'pay.notInHand');
    scene.does('horseLords', 'discard leader');
    expect(scene.player('horseLords').hand).toEqual([]);
  });

  test('costs exactly as many tiles as blocks, whatever is on them (#184)', () => {
    const scene = home().hand('horseLords', 'leader swords 3 skirmishers blank');
    scene.does('horseLords', 'build leader @46');
    scene.refuses('horseLords', 'discard blank', 'build.count');
    scene.refuses('horseLords', 'discard skirmishers skirmishers blank', 'build.count');
    scene.refuses('horseLords', 'end', 'step.other');
    scene.does('horseLords', 'discard skirmishers skirmishers');
    expect(scene.player('horseLords').hand).toEqual(['skirmishers', 'swords', 'blank']);
  });

  test('as often as tiles last, without a limit to a stack, several castles too (#184)', () => {
    const scene = home().hand('horseLords', '4 skirmishers 2 castle 4 swords');
    for (let count = 0; count < 4; count++) scene.does('horseLords', 'build skirmishers @47');
    for (let count = 0; count < 2; count++)
      scene.does('horseLords', 'build castle @47', 'discard swords swords');
    expect(scene.force('horseLords', 47)).toBe('4 skirmishers 2 castle');
    scene.does('horseLords', 'end');
    expect(scene.told('turn.began')).toMatchObject([{ seat: 1 }]);
  });

  test('not in the middle of a move or a battle (#184)', () => {
    const scene = home().units('horseLords', 46, '2 swords').units('dragonRiders', 55, 'lizardmen');
    scene.hand('horseLords', '2 skirmishers').does('horseLords', 'step 2 swords 46>55');
    scene.refuses('horseLords', 'build skirmishers @47', 'step.other');
    scene.does('horseLords', 'pay skirmishers', 'battle @55 seat 1').does('dragonRiders', 'stand');
    scene.asks('horseLords', 'swap').refuses('horseLords', 'build skirmishers @47', 'step.other');
    expect(scene.player('horseLords').hand).toEqual(['skirmishers']);
  });

  test('land units only with a village or the citadel, ships only in a sea next to one (#34)', () => {
    const scene = home().units('dragonRiders', 26, 'shield').villages('dragonRiders', 26);
    scene.hand('dragonRiders', 'dragon lizardmen ship blank swords').units('dragonRiders', 35, 'ship');
    scene.turn('dragonRiders');
    scene.refuses('dragonRiders', 'build dragon @35', 'build.landAtSea');
    scene.refuses('dragonRiders', 'build lizardmen @25', 'build.landAtSea');
    scene.refuses('dragonRiders', 'build lizardmen @27', 'build.noHome');
    scene.refuses('dragonRiders', 'build lizardmen @47', 'build.noHome');
    scene.refuses('dragonRiders', 'build ship @26', 'build.shipOnLand');
    scene.refuses('dragonRiders', 'build ship @45', 'build.noPort');
    const places = ['@14', '@26'].map((area) => `build lizardmen ${area}`);
    expect(scene.moves('dragonRiders', 'build lizardmen')).toEqual(places);
    expect(scene.moves('dragonRiders', 'build ship')).toEqual(['build ship @25', 'build ship @35']);
  });

  test('neither Undead nor a citadel are ever built, a lost one included (#35, #38)', () => {
    const scene = new Scene({ factions: ['necromancers', 'hillFolk'] }).villages('necromancers', 47);
    scene.hand('necromancers', 'necromancer 3 goblins');
    scene.refuses('necromancers', 'build undead @47', 'build.never');
    scene.refuses('necromancers', 'build citadel @47', 'build.never');
    expect(scene.moves('necromancers', 'build')).toEqual(['build goblins @47', 'build necromancer @47']);
  });

  test('a blank is no unit, but pays costs and pips (#36)', () => {
    const scene = home().hand('horseLords', '3 blank swords');
    const seat = scene.seat('horseLords');
    const blank = { do: 'build', kind: 'blank', area: 47 };
    const state = bloodstones.load(JSON.parse(JSON.stringify(scene.state)));
    if (state === null) throw new Error('the scene is no state');
    expect(bloodstones.refuse(state, seat, blank)).not.toBeNull();
    expect(bloodstones.refuse(state, seat, { ...blank, kind: 'swords' })).toBeNull();
    scene.does('horseLords', 'build swords @47', 'discard blank', 'step swords 47>36', 'step swords 36>37');
    scene.does('horseLords', 'step swords 37>39', 'step swords 39>41', 'step swords 41>50', 'pay blank');
    expect(scene.force('horseLords', 50)).toBe('swords');
    expect(scene.player('horseLords').hand).toEqual(['blank']);
  });

  test('nothing is given up of free will: no unit, no village, no tile (#37)', () => {
    const scene = home().units('horseLords', 47, 'skirmishers').hand('horseLords', 'blank');
    scene.refuses('horseLords', 'discard blank', 'step.other');
    scene.refuses('horseLords', 'lose skirmishers', 'step.other');
    const verbs = new Set(scene.moves('horseLords').map((move) => move.split(' ')[0]));
    expect([...verbs]).toEqual(['step', 'end']);
    scene.does('horseLords', 'end').asks('horseLords', 'construct');
    scene.refuses('horseLords', 'discard blank', 'step.other');
    scene.refuses('horseLords', 'pay blank', 'pay.nothing');
  });
});

describe('building among enemies', () => {
  test('a village under enemy units still serves, on land and for ships; the fight is due (#26, #185)', () => {
    const scene = home().units('dragonRiders', 47, 'swords').hand('horseLords', '2 ship 2 skirmishers');
    scene.does('horseLords', 'build skirmishers @47').does('horseLords', 'build ship @35', 'discard ship');
    scene.refuses('horseLords', 'end', 'main.battle');
    scene.does('horseLords', 'build skirmishers @47');
    expect(scene.force('horseLords', 47)).toBe('2 skirmishers');
    scene.refuses('horseLords', 'step skirmishers 47>46', 'march.contested');
    scene.does('horseLords', 'battle @47 seat 1').does('dragonRiders', 'withdraw @48');
    scene.does('horseLords', 'end');
  });

  test('a village alone under enemies is a base for ships in every sea it touches (#185)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .villages('horseLords', 44)
      .units('dragonRiders', 44, '3 swords')
      .hand('horseLords', 'ship skirmishers');
    expect(scene.moves('horseLords', 'build ship')).toEqual(['build ship @35', 'build ship @45']);
    expect(scene.moves('horseLords', 'build skirmishers')).toEqual(['build skirmishers @44']);
  });

  test('a ship may be built into an enemy sea and must fight there (#26, #186)', () => {
    const scene = home().units('dragonRiders', 35, '2 ship').hand('horseLords', 'ship blank');
    scene.does('horseLords', 'build ship @35', 'discard blank');
    scene.refuses('horseLords', 'step ship 35>45', 'march.contested');
    expect(scene.refuses('horseLords', 'end', 'main.battle').pieces).toEqual(['@35']);
    scene.does('horseLords', 'battle @35 seat 1').asks('dragonRiders', 'stand');
  });

  test('a castle built there attacks without its bonus, counts as a unit and falls when it loses (#27)', () => {
    const scene = home().units('dragonRiders', 47, 'swords').hand('horseLords', 'castle skirmishers 2 blank');
    scene.does('horseLords', 'build castle @47', 'discard blank blank', 'build skirmishers @47');
    scene.refuses('horseLords', 'step castle 47>46', 'march.fixed');
    scene.rig('horseLords', 2, 2, 3, 3).rig('dragonRiders', 3, 3, 2);
    scene.does('horseLords', 'battle @47 seat 1').does('dragonRiders', 'stand').asks('horseLords', 'retreat');
    const [battle] = scene.told('battle.revealed');
    expect(battle?.attacker).toMatchObject({ tiles: [3, 3, 2], items: [], total: 8 });
    expect(battle?.defender).toMatchObject({ tiles: [3, 3, 2], total: 9 });
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1, vp: 2 }]);
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'castle', why: 'fallen' }]);
    scene.does('horseLords', 'retreat @46');
    expect(scene.force('horseLords', 46)).toBe('skirmishers citadel');
    expect(scene.player('horseLords').discard).toEqual(['castle', 'blank', 'blank']);
    expect(rules.deciders(scene.state)).toEqual([scene.seat('horseLords')]);
  });
});
