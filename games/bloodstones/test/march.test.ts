import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { Scene } from './scene.ts';

/** A faction against one that takes no part in the march. */
const duel = (first: Faction, options = {}) =>
  new Scene({ factions: [first, first === 'necromancers' ? 'horseLords' : 'necromancers'], options });

/** What one step costs. */
const costOf = (scene: Scene, faction: Faction, step: string): number | undefined =>
  scene.does(faction, step).told('unit.moved')[0]?.cost;

describe('moving', () => {
  test('the rulebook example of movement: three units with a leader pay 4 + 2 = 6 pips (#39, #47)', () => {
    const scene = duel('dragonRiders').units('dragonRiders', 14, 'leader swords lizardmen');
    scene.hand('dragonRiders', 'castle cavalry skirmishers');
    expect(costOf(scene, 'dragonRiders', 'step leader+swords+lizardmen 14>5')).toBe(4);
    expect(costOf(scene, 'dragonRiders', 'step leader+swords+lizardmen 5>15')).toBe(2);
    scene.refuses('dragonRiders', 'pay castle', 'pay.short');
    scene.does('dragonRiders', 'pay castle cavalry');
    expect(scene.step).toBe('main');
    expect(scene.force('dragonRiders', 15)).toBe('swords lizardmen leader');
    expect(scene.player('dragonRiders').hand).toEqual(['skirmishers']);
  });

  test('the same three units without the leader’s help would pay 9 (#39)', () => {
    const scene = duel('dragonRiders').units('dragonRiders', 14, '2 swords lizardmen');
    scene.hand('dragonRiders', '2 blank');
    scene.does('dragonRiders', 'step 2 swords+lizardmen 14>5', 'step 2 swords+lizardmen 5>15');
    expect(scene.refuses('dragonRiders', 'pay blank', 'pay.short').facts).toEqual({ debt: 9, paid: 5 });
  });

  test.each<[string, Faction, string, number, number, number]>([
    ['plains', 'horseLords', 'cavalry', 14, 15, 1],
    ['forest', 'horseLords', 'cavalry', 14, 5, 2],
    ['a hill', 'horseLords', 'cavalry', 14, 13, 3],
    ['a desert', 'horseLords', 'cavalry', 62, 71, 1],
    ['a hill, for Hill Folk,', 'hillFolk', 'cavalry', 14, 13, 2],
    ['forest, for Hill Folk,', 'hillFolk', 'reivers', 14, 5, 2],
    ['a mountain, for Hill Folk,', 'hillFolk', 'siegeEngine', 50, 57, 3],
    ['forest, for a dragon,', 'dragonRiders', 'dragon', 14, 5, 1],
    ['a hill, for a dragon,', 'dragonRiders', 'dragon', 14, 13, 1],
    ['a mountain, for a dragon,', 'dragonRiders', 'dragon', 50, 57, 1],
    ['a sea, for a dragon,', 'dragonRiders', 'dragon', 46, 45, 1],
    ['a desert, for a dragon,', 'dragonRiders', 'dragon', 62, 71, 1],
    ['a sea, for a ship,', 'horseLords', 'ship', 35, 45, 1],
  ])('%s costs: %s, %s from %i to %i, %i (#57, #58)', (_, faction, kind, from, to, cost) => {
    const scene = duel(faction).units(faction, from, kind).hand(faction, 'blank');
    expect(costOf(scene, faction, `step ${kind} ${from}>${to}`)).toBe(cost);
  });

  test('any units, any distance, any number of tiles; several moves a turn (#39)', () => {
    const scene = duel('horseLords')
      .units('horseLords', 14, 'swords cavalry')
      .units('horseLords', 46, 'shield');
    scene.hand('horseLords', '3 swords shield skirmishers');
    scene.does('horseLords', 'step cavalry 14>22', 'step shield 46>55', 'step cavalry 22>16');
    scene.does('horseLords', 'step swords 14>13', 'step shield 55>56');
    scene.does('horseLords', 'pay swords swords').asks('horseLords', 'main');
    scene.does('horseLords', 'step cavalry 16>15', 'pay skirmishers');
    expect(scene.player('horseLords').hand).toEqual(['swords', 'shield']);
    expect([13, 15, 56].map((area) => scene.force('horseLords', area))).toEqual([
      'swords',
      'cavalry',
      'shield',
    ]);
  });

  test('what is left of a tile is lost at once (#40)', () => {
    const scene = duel('horseLords').units('horseLords', 14, 'swords').hand('horseLords', 'blank shield');
    scene.does('horseLords', 'step swords 14>15', 'pay blank', 'step swords 15>16');
    expect(scene.state.frames.at(-1)).toEqual({ step: 'march', debt: 1 });
    scene.does('horseLords', 'pay shield');
    expect(scene.refuses('horseLords', 'step swords 16>22', 'march.pips').facts).toEqual({
      need: 1,
      have: 0,
    });
  });

  test('more may be paid than is owed, by a tile that could be left out too (#180)', () => {
    const scene = duel('horseLords')
      .units('horseLords', 14, 'swords')
      .hand('horseLords', '2 blank shield skirmishers');
    scene.does('horseLords', 'step swords 14>13');
    scene.refuses('horseLords', 'pay skirmishers', 'pay.short');
    scene.refuses('horseLords', 'pay swords', 'pay.notInHand');
    expect(scene.moves('horseLords', 'pay')).toEqual([
      'pay shield',
      'pay blank',
      'pay skirmishers shield',
      'pay skirmishers blank',
      'pay shield blank',
      'pay blank blank',
      'pay skirmishers shield blank',
      'pay skirmishers blank blank',
      'pay shield blank blank',
      'pay skirmishers shield blank blank',
    ]);
    scene.does('horseLords', 'pay blank skirmishers shield').asks('horseLords', 'main');
    expect(scene.player('horseLords')).toMatchObject({
      hand: ['blank'],
      discard: ['skirmishers', 'shield', 'blank'],
    });
  });

  test('nothing moves further than the hand can pay, nor stays unpaid (#39)', () => {
    const scene = duel('horseLords').units('horseLords', 14, '2 swords').hand('horseLords', 'swords');
    scene.does('horseLords', 'step 2 swords 14>15');
    expect(scene.refuses('horseLords', 'step swords 15>17', 'march.far').rule).toBe('8.1');
    expect(scene.refuses('horseLords', 'step 2 swords 15>5', 'march.pips').facts).toEqual({
      need: 6,
      have: 4,
    });
    scene.refuses('horseLords', 'end', 'step.other');
    scene.refuses('horseLords', 'step 3 swords 15>16', 'march.notThere');
    scene.does('horseLords', 'step swords 15>5', 'pay swords');
  });
});

describe('leaders', () => {
  test('take one unit along at each step, not always the same (#45)', () => {
    const scene = duel('dragonRiders')
      .units('dragonRiders', 14, 'leader swords')
      .units('dragonRiders', 15, 'shield');
    scene.hand('dragonRiders', 'blank');
    expect(costOf(scene, 'dragonRiders', 'step leader+swords 14>15')).toBe(1);
    expect(costOf(scene, 'dragonRiders', 'step leader+shield 15>16')).toBe(1);
    expect(costOf(scene, 'dragonRiders', 'step swords 15>16')).toBe(1);
    expect(scene.force('dragonRiders', 16)).toBe('swords shield leader');
  });

  test('with a dragon the dearest unit goes free, but a leader always pays (#46, #48)', () => {
    const scene = duel('dragonRiders').units('dragonRiders', 14, 'leader dragon swords');
    scene.hand('dragonRiders', '2 blank');
    expect(costOf(scene, 'dragonRiders', 'step leader+dragon+swords 14>5')).toBe(3);
    expect(costOf(scene, 'dragonRiders', 'step leader+dragon 5>4')).toBe(2);
  });

  test('two free two others, each other included: three units for one, five for three (#47)', () => {
    const scene = duel('horseLords')
      .units('horseLords', 14, '2 leader 3 swords')
      .hand('horseLords', '3 blank');
    expect(costOf(scene, 'horseLords', 'step 2 leader+3 swords 14>5')).toBe(6);
    expect(costOf(scene, 'horseLords', 'step 2 leader+swords 5>4')).toBe(2);
    expect(costOf(scene, 'horseLords', 'step 2 leader 4>14')).toBe(1);
    expect(costOf(scene, 'horseLords', 'step leader 14>15')).toBe(1);
  });

  test('escort siege engines; not Undead, castles, citadels or ships, nor a dragon over mountains (#48)', () => {
    const scene = duel('necromancers').units('necromancers', 46, 'leader undead siegeEngine castle citadel');
    scene.units('necromancers', 45, 'ship').hand('necromancers', 'necromancer');
    scene.refuses('necromancers', 'step leader+undead 46>55', 'march.undead');
    scene.refuses('necromancers', 'step leader+castle 46>55', 'march.fixed');
    scene.refuses('necromancers', 'step leader+citadel 46>55', 'march.fixed');
    scene.refuses('necromancers', 'step leader+ship 46>35', 'march.notThere');
    expect(costOf(scene, 'necromancers', 'step leader+siegeEngine 46>55')).toBe(1);
    const peak = duel('dragonRiders')
      .units('dragonRiders', 50, 'leader dragon')
      .hand('dragonRiders', 'blank');
    peak.refuses('dragonRiders', 'step leader+dragon 50>57', 'march.mountain');
    peak.does('dragonRiders', 'step dragon 50>57');
  });
});

describe('mountains and deserts', () => {
  test('mountains are closed to all but Hill Folk and dragons; the Cutiecorn follows its side (#58)', () => {
    const options = { cutiecorn: 'on' };
    const riders = duel('dragonRiders', options).units('dragonRiders', 50, 'dragon swords cutiecorn');
    riders.hand('dragonRiders', 'blank').refuses('dragonRiders', 'step swords 50>57', 'march.mountain');
    riders.refuses('dragonRiders', 'step dragon+cutiecorn 50>57', 'march.mountain');
    const folk = duel('hillFolk', options).units('hillFolk', 50, 'giant cutiecorn').hand('hillFolk', 'blank');
    expect(costOf(folk, 'hillFolk', 'step giant+cutiecorn 50>57')).toBe(3);
    folk.does('hillFolk', 'pay blank', 'end');
    expect(folk.force('hillFolk', 57)).toBe('giant cutiecorn');
  });

  test('Hill Folk build no village in the mountains they hold (#58)', () => {
    const folk = duel('hillFolk').units('hillFolk', 57, 'giant').villages('hillFolk', 50);
    folk.hand('hillFolk', 'blank').does('hillFolk', 'end').asks('hillFolk', 'construct');
    expect(folk.refuses('hillFolk', 'settle @57', 'village.terrain').pieces).toEqual(['@57']);
  });

  test('a desert may be crossed; who ends the turn there dies by itself, without VP or Undead (#59, #60, #61)', () => {
    const scene = duel('horseLords').units('horseLords', 62, '2 swords').hand('horseLords', 'blank');
    scene.units('necromancers', 55, 'necromancer');
    scene.does('horseLords', 'step 2 swords 62>71', 'step swords 71>72', 'step swords 72>64', 'pay blank');
    expect(scene.force('horseLords', 71)).toBe('swords');
    scene.does('horseLords', 'end');
    expect(scene.told('unit.lost')).toEqual([
      { e: 'unit.lost', seat: 0, kind: 'swords', area: 71, why: 'desert' },
    ]);
    expect(scene.force('horseLords', 64)).toBe('swords');
    expect(scene.player('horseLords').discard).toEqual(['swords', 'blank']);
    expect(scene.state.players.map(({ vp, pool }) => [vp, pool])).toEqual([
      [0, 0],
      [0, 4],
    ]);
    scene.asks('necromancers', 'main');
  });

  test('driven into a desert in a foreign turn, a force has its own turn to leave (#59, #61)', () => {
    const scene = duel('necromancers')
      .units('necromancers', 62, '2 swords')
      .units('horseLords', 62, 'swords');
    scene.does('necromancers', 'battle @62 seat 1').does('horseLords', 'withdraw @71');
    scene.does('necromancers', 'end').asks('horseLords', 'main');
    expect(scene.force('horseLords', 71)).toBe('swords');
    scene.hand('horseLords', 'blank').does('horseLords', 'step swords 71>72', 'pay blank', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ area: 72, why: 'desert' }]);
  });

  test('goblins, Lizardmen, dragons and Undead live in deserts, Hordes and Reivers do not (#55, #61)', () => {
    const options = { factionLimits: 'free' } as const;
    const factions = ['necromancers', 'dragonRiders', 'chaosHorde', 'hillFolk'] as const;
    const scene = new Scene({ factions, options })
      .units('necromancers', 71, 'goblins undead skirmishers')
      .units('dragonRiders', 72, 'lizardmen dragon leader')
      .units('chaosHorde', 73, 'hordes')
      .units('chaosHorde', 30, 'cavalry')
      .units('hillFolk', 74, 'reivers');
    scene.does('necromancers', 'end').does('dragonRiders', 'end').does('chaosHorde', 'end');
    scene.does('hillFolk', 'end');
    expect(scene.force('necromancers', 71)).toBe('goblins undead');
    expect(scene.force('dragonRiders', 72)).toBe('lizardmen dragon');
    expect([scene.force('chaosHorde', 73), scene.force('hillFolk', 74)]).toEqual(['', '']);
  });
});
