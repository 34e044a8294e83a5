import { describe, expect, test } from 'vitest';
import { attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

const duel = (): Scene => new Scene({ factions: ['necromancers', 'horseLords'] });

describe('the Undead phase', () => {
  test('a passage over own ships is free and its landing one of two steps, never a stop at sea (#62, #63, #195)', () => {
    const scene = duel()
      .units('necromancers', 27, 'undead')
      .units('necromancers', 35, 'ship')
      .turn('necromancers')
      .asks('necromancers', 'undead');
    scene.refuses('necromancers', 'shamble 27>35', 'undead.sea');
    scene.does('necromancers', 'shamble 27>47');
    expect(scene.told('unit.moved')[0]).toMatchObject({ units: ['undead'], to: 47, cost: 0 });
    scene.refuses('necromancers', 'shamble 47>35 again', 'undead.sea');
    scene.does('necromancers', 'shamble 47>44 again');
    scene.refuses('necromancers', 'shamble 44>43', 'undead.moved');
    scene.refuses('necromancers', 'shamble 44>43 again', 'undead.notTired');
  });

  test('without ships, or past an enemy ship, the sea is closed to them (#62)', () => {
    const scene = duel().units('necromancers', 27, 'undead').turn('necromancers');
    scene.refuses('necromancers', 'shamble 27>47', 'undead.far');
    scene.units('necromancers', 35, 'ship').units('horseLords', 35, 'ship');
    scene.refuses('necromancers', 'shamble 27>47', 'undead.far');
    expect(scene.moves('necromancers')).toEqual(['shamble 27>18', 'shamble 27>26', 'shamble 27>28', 'end']);
  });

  test('each goes its own way, steps may be interleaved, one may stop after a single step (#64, #195)', () => {
    const scene = duel().units('necromancers', 19, '3 undead swords').turn('necromancers');
    scene.does('necromancers', 'shamble 19>18', 'shamble 19>20', 'shamble 18>28 again');
    scene.does('necromancers', 'shamble 19>20', 'shamble 20>30 again');
    scene.refuses('necromancers', 'shamble 20>19', 'undead.moved');
    scene.does('necromancers', 'end').asks('necromancers', 'main');
    expect([28, 20, 30, 19].map((area) => scene.force('necromancers', area))).toEqual([
      'undead',
      'undead',
      'undead',
      'swords',
    ]);
  });

  test('mountains and deserts neither cost nor hurt them; only Undead move in this phase (#66, #195)', () => {
    const scene = duel()
      .units('necromancers', 22, 'undead swords')
      .units('necromancers', 73, 'undead')
      .turn('necromancers');
    scene.refuses('necromancers', 'step swords 22>21', 'step.other');
    scene.does('necromancers', 'shamble 22>23', 'end', 'end');
    expect(scene.told('unit.lost')).toEqual([]);
    expect([scene.force('necromancers', 23), scene.force('necromancers', 73)]).toEqual(['undead', 'undead']);
  });

  test('no march takes them along, with a leader or over ships (#65)', () => {
    const scene = duel()
      .units('necromancers', 27, 'undead leader')
      .units('necromancers', 35, 'ship')
      .hand('necromancers', 'necromancer');
    scene.refuses('necromancers', 'step undead 27>28', 'march.undead');
    scene.refuses('necromancers', 'step leader+undead 27>28', 'march.undead');
    scene.refuses('necromancers', 'step leader+undead 27>47', 'march.undead');
    expect(scene.moves('necromancers', 'step').filter((text) => text.includes('undead'))).toEqual([]);
  });

  test('Undead among enemies stay and fight in the main phase, alone if need be (#197)', () => {
    const scene = duel()
      .units('necromancers', 19, 'undead')
      .units('horseLords', 20, 'swords')
      .turn('necromancers');
    scene.does('necromancers', 'shamble 19>20');
    scene.refuses('necromancers', 'shamble 20>21 again', 'undead.contested');
    scene.does('necromancers', 'end');
    scene.refuses('necromancers', 'end', 'main.battle');
    attackWon(scene, 'necromancers', 'horseLords', 20);
    scene.does('necromancers', 'end');
    expect(scene.force('horseLords', 20)).toBe('');
  });
});

describe('Undead in battle', () => {
  test('they withdraw, into mountains too (#66)', () => {
    const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
      .units('horseLords', 22, '2 swords')
      .units('necromancers', 22, '2 undead');
    scene.does('horseLords', 'battle @22 seat 1').asks('necromancers', 'stand');
    scene.does('necromancers', 'withdraw @23');
    expect(scene.force('necromancers', 23)).toBe('2 undead');
  });

  test('a killed one goes back to the pool at once, the others retreat (#66, #67)', () => {
    const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
      .units('horseLords', 22, '2 swords')
      .units('necromancers', 22, '3 undead');
    expect(scene.player('necromancers').pool).toBe(1);
    attackWon(scene, 'horseLords', 'necromancers', 22);
    expect(scene.player('necromancers').pool).toBe(2);
    scene.asks('necromancers', 'retreat').does('necromancers', 'retreat @23');
    expect(scene.force('necromancers', 23)).toBe('2 undead');
    expect(scene.player('necromancers').discard).toEqual([]);
  });
});

describe('raising the dead', () => {
  /** Necromancers attack area 9, whose land neighbours 1 and 10 they have settled: there is no exit. */
  const trap = (victims: string, army = 'necromancer 2 swords'): Scene =>
    duel()
      .villages('necromancers', 1)
      .villages('necromancers', 10)
      .units('necromancers', 9, army)
      .units('horseLords', 9, victims);

  test('the casualty and all who find no retreat rise, as many as the winner likes (#68, #69)', () => {
    const scene = trap('3 swords');
    attackWon(scene, 'necromancers', 'horseLords', 9);
    expect(scene.told('unit.lost').map(({ why }) => why)).toEqual(['casualty', 'trapped', 'trapped']);
    scene.asks('necromancers', 'raise');
    expect(scene.moves('necromancers')).toEqual(['raise 0', 'raise 1', 'raise 2', 'raise 3']);
    scene.refuses('necromancers', 'raise 4', 'raise.tooMany');
    scene.does('necromancers', 'raise 2').asks('necromancers', 'main');
    expect(scene.force('necromancers', 9)).toBe('2 swords necromancer 2 undead');
    expect(scene.player('necromancers').pool).toBe(2);
  });

  test('four are all there are: no more than the pool holds (#68)', () => {
    const scene = trap('4 swords').units('necromancers', 60, '3 undead');
    attackWon(scene, 'necromancers', 'horseLords', 9);
    expect(scene.moves('necromancers')).toEqual(['raise 0', 'raise 1']);
    scene.does('necromancers', 'raise 0');
    expect(scene.told('undead.raised')).toEqual([]);
  });

  test('with an empty pool, or no Necromancer in the battle, nobody is asked (#68, #70)', () => {
    const empty = trap('swords').units('necromancers', 60, '4 undead');
    attackWon(empty, 'necromancers', 'horseLords', 9);
    empty.asks('necromancers', 'main');
    expect(empty.told('battle.won')).toMatchObject([{ seat: 0 }]);
    const elsewhere = trap('swords', '2 swords').units('necromancers', 10, 'necromancer');
    attackWon(elsewhere, 'necromancers', 'horseLords', 9);
    elsewhere.asks('necromancers', 'main');
    expect(elsewhere.told('battle.won')).toMatchObject([{ seat: 0 }]);
  });

  test('two Necromancers do not raise the same body twice (#72)', () => {
    const scene = trap('swords', '2 necromancer');
    attackWon(scene, 'necromancers', 'horseLords', 9);
    expect(scene.moves('necromancers')).toEqual(['raise 0', 'raise 1']);
  });

  test('castles and the citadel rise too, and the citadel is taken all the same (#69)', () => {
    const scene = duel()
      .units('necromancers', 19, 'necromancer 2 siegeEngine 2 swords')
      .units('horseLords', 19, 'citadel castle swords');
    attackWon(scene, 'necromancers', 'horseLords', 19);
    scene.does('horseLords', 'retreat @18').asks('necromancers', 'raise');
    expect(scene.moves('necromancers')).toEqual(['raise 0', 'raise 1', 'raise 2']);
    expect(scene.player('necromancers').capturedCitadels).toBe(1);
  });

  test('those who cannot follow a retreat rise; the question comes after it (#69, #71)', () => {
    const scene = new Scene({ factions: ['necromancers', 'dragonRiders'] })
      .units('necromancers', 22, 'necromancer 3 goblins leader')
      .units('dragonRiders', 22, 'dragon 2 swords');
    attackWon(scene, 'necromancers', 'dragonRiders', 22);
    scene.does('dragonRiders', 'lose swords').asks('dragonRiders', 'retreat');
    scene.does('dragonRiders', 'retreat @23').asks('necromancers', 'raise');
    expect(scene.force('dragonRiders', 23)).toBe('dragon');
    scene.does('necromancers', 'raise 2');
    expect(scene.force('necromancers', 22)).toBe('3 goblins leader necromancer 2 undead');
  });

  test('who dies in a withdrawal or a desert stays dead (#69)', () => {
    const scene = new Scene({ factions: ['necromancers', 'dragonRiders'] })
      .units('necromancers', 22, 'necromancer 3 goblins')
      .units('dragonRiders', 22, 'dragon swords')
      .units('dragonRiders', 72, 'swords')
      .units('necromancers', 64, 'necromancer');
    scene.does('necromancers', 'battle @22 seat 1').does('dragonRiders', 'withdraw @23');
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'swords', why: 'stranded' }]);
    scene.asks('necromancers', 'main').does('necromancers', 'end').does('dragonRiders', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'swords', why: 'desert' }]);
    expect(scene.player('necromancers').pool).toBe(4);
    scene.asks('necromancers', 'main');
  });

  test('defending Necromancers raise as well, out of turn, in the area of the battle (#70)', () => {
    const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
      .units('horseLords', 19, 'cavalry swords')
      .units('necromancers', 19, 'necromancer shield');
    attackLost(scene, 'horseLords', 'necromancers', 19);
    scene.does('horseLords', 'lose swords', 'retreat @18').asks('necromancers', 'raise');
    scene.does('necromancers', 'raise 1').asks('horseLords', 'main');
    expect(scene.force('necromancers', 19)).toBe('shield necromancer undead');
  });

  test('the raised wait for the next Undead phase (#65)', () => {
    const scene = trap('swords').hand('necromancers', 'necromancer');
    scene.rig('necromancers', 5, 5, 4, 4).rig('horseLords', 2, 2, 3);
    scene.does('necromancers', 'battle @9 seat 1', 'keep', 'raise 1');
    scene.refuses('necromancers', 'step undead 9>10', 'march.undead');
    scene.turn('necromancers').does('necromancers', 'shamble 9>10', 'shamble 10>19 again');
    expect(scene.force('necromancers', 19)).toBe('undead');
  });

  test('Undead raised in one fight take part in the next one of the same turn (#196)', () => {
    const scene = new Scene({ factions: ['necromancers', 'horseLords', 'hillFolk'] })
      .units('necromancers', 19, 'necromancer')
      .units('horseLords', 19, 'swords')
      .units('hillFolk', 19, 'swords');
    attackWon(scene, 'necromancers', 'horseLords', 19);
    scene.does('necromancers', 'raise 1');
    attackWon(scene, 'necromancers', 'hillFolk', 19);
    expect(scene.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([4, 3]);
    expect(scene.told('battle.revealed')[0]?.attacker.items.map(({ source }) => source)).toEqual([
      'necromancer',
      'undead',
    ]);
  });
});
