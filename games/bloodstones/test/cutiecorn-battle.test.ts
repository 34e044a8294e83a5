import { describe, expect, test } from 'vitest';
import { cuteScene as scene, whose } from './cute.ts';
import { attackLost, attackWon, favour } from './fortune.ts';

describe('a withdrawal with the Cutiecorn', () => {
  test('it counts as cavalry and rides along (#160)', () => {
    const facing = () => scene(['horseLords', 'hillFolk']).units('horseLords', 20, 'cavalry');
    const bare = facing().units('hillFolk', 20, 'swords');
    favour(bare, 'horseLords', 'hillFolk', 20);
    bare.does('horseLords', 'battle @20 seat 1');
    expect(bare.told('battle.revealed')).toHaveLength(1);

    const mounted = facing().units('hillFolk', 20, 'swords cutiecorn');
    mounted.does('horseLords', 'battle @20 seat 1').does('hillFolk', 'withdraw @21');
    expect(mounted.force('hillFolk', 21)).toBe('swords cutiecorn');
    // Left behind by nobody, won by nobody.
    expect(mounted.player('horseLords').vp).toBe(0);
  });

  test('it counts as cavalry of an attacker as well (#160)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, 'swords cutiecorn')
      .units('hillFolk', 20, 'swords');
    favour(game, 'horseLords', 'hillFolk', 20);
    game.does('horseLords', 'battle @20 seat 1');
    expect(game.told('battle.revealed')).toHaveLength(1);
  });

  test('where it cannot follow it is lost, waits beside the map and can be built again (#160, #166)', () => {
    const game = scene(['hillFolk', 'dragonRiders'])
      .units('hillFolk', 26, '2 cavalry')
      .units('dragonRiders', 26, 'dragon cutiecorn')
      .villages('hillFolk', 54)
      .hand('hillFolk', '2 castle');
    game.does('hillFolk', 'battle @26 seat 1').does('dragonRiders', 'withdraw @35');
    expect(game.told('unit.lost')).toMatchObject([{ kind: 'cutiecorn', why: 'stranded' }]);
    expect(whose(game)).toBeNull();
    expect(game.state.players.flatMap(({ discard }) => discard)).toEqual([]);
    game.does('hillFolk', 'build cutiecorn @54', 'discard castle castle');
    expect(whose(game)).toEqual(['hillFolk', 54]);
  });

  test('mountains are no bar to it under the Hill Folk (#160)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 22, 'swords')
      .units('hillFolk', 22, 'swords cutiecorn');
    game.does('horseLords', 'battle @22 seat 1').does('hillFolk', 'withdraw @23');
    expect(whose(game)).toEqual(['hillFolk', 23]);
  });

  test('it cannot climb after Undead, and the choice to go there is theirs (#160)', () => {
    const game = scene(['horseLords', 'necromancers'])
      .units('horseLords', 22, 'swords')
      .units('necromancers', 22, 'undead cutiecorn');
    for (const area of [14, 15, 16, 21, 30]) game.villages('horseLords', area);
    game.does('horseLords', 'battle @22 seat 1');
    expect(game.moves('necromancers').toSorted()).toEqual(['stand', 'withdraw @23']);
    game.does('necromancers', 'withdraw @23');
    expect([game.force('necromancers', 23), whose(game)]).toEqual(['undead', null]);
  });
});

describe('a lost battle with the Cutiecorn', () => {
  test('three points more, and it stays with the winner; a real casualty is still due (#159)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, '3 cavalry leader')
      .units('hillFolk', 20, 'swords shield cutiecorn');
    attackWon(game, 'horseLords', 'hillFolk', 20);
    expect(game.told('battle.won')).toMatchObject([{ seat: 0, vp: 6 }]);
    expect(whose(game)).toEqual(['horseLords', 20]);
    game.asks('hillFolk', 'casualty').refuses('hillFolk', 'lose cutiecorn', 'casualty.notThere');
    game.does('hillFolk', 'lose shield', 'retreat @21');
    expect([game.force('hillFolk', 21), game.force('horseLords', 20)]).toEqual([
      'swords',
      '3 cavalry leader cutiecorn',
    ]);
  });

  test('it counts for the size of the force: with it as many units, no fourth tile for the enemy (#159)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, '2 cavalry')
      .units('hillFolk', 20, 'swords cutiecorn');
    attackWon(game, 'horseLords', 'hillFolk', 20);
    expect(game.told('battle.drew').map(({ tiles }) => tiles.length)).toEqual([3, 3]);
    const bonus = { source: 'cutiecorn', count: 1, bonus: 1, when: 'plains' };
    expect(game.told('battle.revealed')[0]?.defender.items).toContainEqual(bonus);
  });

  test('won in the mountains it stays there, and leaves them with a dragon but does not come back (#157, #159)', () => {
    const game = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 23, 'dragon')
      .units('dragonRiders', 22, 'dragon')
      .units('hillFolk', 23, 'swords cutiecorn')
      .hand('dragonRiders', '2 lizardmen');
    attackWon(game, 'dragonRiders', 'hillFolk', 23);
    game.does('dragonRiders', 'keep').asks('dragonRiders', 'main');
    expect(game.player('dragonRiders').vp).toBe(2 + 3);
    // The dragon that won it is discarded; another fetches it.
    expect(whose(game)).toEqual(['dragonRiders', 23]);
    game.does('dragonRiders', 'step dragon 22>23', 'step dragon+cutiecorn 23>22');
    expect(whose(game)).toEqual(['dragonRiders', 22]);
    game.refuses('dragonRiders', 'step dragon+cutiecorn 22>23', 'march.mountain');
    game.does('dragonRiders', 'pay lizardmen');
  });

  test('an attacker loses it to the defender in the same way (#159)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, 'swords cutiecorn')
      .units('hillFolk', 20, 'swords shield');
    attackLost(game, 'horseLords', 'hillFolk', 20);
    expect(game.player('hillFolk').vp).toBe(5);
    expect(game.force('hillFolk', 20)).toBe('swords shield cutiecorn');
    expect(game.player('horseLords').discard).toEqual(['swords']);
  });

  test('a fallen castle is casualty enough, the Cutiecorn changes hands all the same (#159)', () => {
    const game = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, '4 cavalry leader')
      .units('hillFolk', 20, 'castle swords cutiecorn');
    attackWon(game, 'horseLords', 'hillFolk', 20);
    expect(game.player('horseLords').vp).toBe(6);
    game.does('hillFolk', 'retreat @21');
    expect(game.player('hillFolk').discard).toEqual(['castle']);
    expect(whose(game)).toEqual(['horseLords', 20]);
  });

  test('Necromancers raise nobody for it (#159)', () => {
    const game = scene(['necromancers', 'hillFolk'])
      .units('necromancers', 20, '3 necromancer')
      .units('hillFolk', 20, 'swords cutiecorn');
    attackWon(game, 'necromancers', 'hillFolk', 20);
    expect(game.moves('necromancers').toSorted()).toEqual(['raise 0', 'raise 1']);
    expect(game.player('necromancers').vp).toBe(5);
  });
});

describe('the Cutiecorn is one of its controller’s units', () => {
  test('the desert kills it; it waits to be built anew (#161)', () => {
    const game = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 71, 'lizardmen cutiecorn')
      .villages('hillFolk', 54)
      .does('dragonRiders', 'end');
    expect(game.told('unit.lost')).toMatchObject([{ kind: 'cutiecorn', why: 'desert' }]);
    expect([game.force('dragonRiders', 71), whose(game)]).toEqual(['lizardmen', null]);
    expect(game.player('dragonRiders').discard).toEqual([]);
    game.hand('hillFolk', '2 castle').does('hillFolk', 'build cutiecorn @54');
  });

  test('it captures, shelters a retreat and carries a village chain (#161)', () => {
    const takes = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, 'cutiecorn')
      .villages('hillFolk', 20)
      .hand('horseLords', 'swords')
      .turn('horseLords');
    takes.asks('horseLords', 'capture').does('horseLords', 'capture @20', 'pay swords');
    expect(takes.player('horseLords').capturedVillages).toBe(1);

    const shelters = scene(['horseLords', 'hillFolk'])
      .units('horseLords', 20, '3 cavalry')
      .units('hillFolk', 20, '2 swords')
      .units('hillFolk', 21, 'cutiecorn')
      .villages('horseLords', 21);
    attackWon(shelters, 'horseLords', 'hillFolk', 20);
    expect(shelters.moves('hillFolk')).toContain('retreat @21');

    const links = scene(['horseLords', 'hillFolk'])
      .villages('horseLords', 20)
      .units('horseLords', 21, 'cutiecorn')
      .hand('horseLords', 'swords')
      .does('horseLords', 'end', 'settle @22');
    expect(links.state.settlers[22]).toBe(0);
  });

  test('with Corsairs beside their ship a defender needs two cavalry to withdraw (#162)', () => {
    const landing = (riders: string, cute = ' cutiecorn') =>
      scene(['corsairs', 'horseLords', 'hillFolk'])
        .units('corsairs', 27, `axes${cute}`)
        .units('corsairs', 25, 'ship')
        .units('horseLords', 27, riders)
        .hand('horseLords', 'swords')
        .does('corsairs', 'battle @27 seat 1');
    expect(landing('cavalry', '').step).toBe('stand');
    expect(landing('cavalry swords').step).toBe('swap');
    expect(landing('2 cavalry').step).toBe('stand');
  });

  test('the Chaos Horde builds around it and is not off the map while it has it (#163)', () => {
    const game = scene(['chaosHorde', 'horseLords', 'hillFolk', 'necromancers'])
      .units('chaosHorde', 18, 'cutiecorn')
      .hand('chaosHorde', '2 hordes ship')
      .turn('chaosHorde');
    game.asks('chaosHorde', 'main').does('chaosHorde', 'build hordes @18');
    game.does('chaosHorde', 'build ship @8', 'discard hordes');
    expect(game.force('chaosHorde', 18)).toBe('hordes cutiecorn');
  });
});
