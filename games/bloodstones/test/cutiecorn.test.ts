import { describe, expect, test } from 'vitest';
import { attackWon } from './fortune.ts';
import { opening } from './opening.ts';
import { Scene } from './scene.ts';
import { cuteScene as scene, whose } from './cute.ts';

describe('building it', () => {
  test('takes two tiles, where units are built; then it is nobody else’s (#156)', () => {
    const game = scene(['hillFolk', 'horseLords'])
      .villages('hillFolk', 54)
      .villages('horseLords', 20)
      .hand('hillFolk', '2 castle')
      .hand('horseLords', '3 swords');
    game.refuses('hillFolk', 'build cutiecorn @53', 'build.noHome');
    game.refuses('hillFolk', 'build cutiecorn @45', 'build.landAtSea');
    game.does('hillFolk', 'build cutiecorn @54').asks('hillFolk', 'build');
    game.refuses('hillFolk', 'discard castle', 'build.count');
    game.does('hillFolk', 'discard castle castle', 'end');
    expect(whose(game)).toEqual(['hillFolk', 54]);
    game.refuses('horseLords', 'build cutiecorn @20', 'build.cutiecornTaken');
  });

  test('needs two tiles in hand, itself not being one (#156)', () => {
    const game = scene(['hillFolk', 'horseLords']).villages('hillFolk', 54).hand('hillFolk', 'castle');
    expect(game.refuses('hillFolk', 'build cutiecorn @54', 'build.cost').facts).toEqual({ need: 2, have: 1 });
  });

  test('is no choice at a table that plays without it (#156, #220)', () => {
    const game = new Scene({ factions: ['hillFolk', 'horseLords'] })
      .villages('hillFolk', 54)
      .hand('hillFolk', '2 castle');
    game.refuses('hillFolk', 'build cutiecorn @54', 'build.noCutiecorn');
    expect(game.moves('hillFolk', 'build cutiecorn')).toEqual([]);
  });

  test('costs two Build Points in the set-up, and the last player has the first chance (#156)', () => {
    const game = opening(['hillFolk', 'horseLords'], { options: { cutiecorn: 'on' } });
    game.does('horseLords', 'found @20');
    expect(game.state.frames.at(-1)).toMatchObject({ step: 'muster', points: 5 });
    game.refuses('horseLords', 'muster cutiecorn @19', 'muster.home');
    game.does('horseLords', 'muster cutiecorn @20');
    expect(game.state.frames.at(-1)).toMatchObject({ step: 'muster', points: 3 });
    game.does('horseLords', 'ready').does('hillFolk', 'found @54');
    game.refuses('hillFolk', 'muster cutiecorn @54', 'build.cutiecornTaken');
  });
});

describe('moving it', () => {
  test('costs nothing, but it goes only along with another unit (#157)', () => {
    const game = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 14, 'swords cutiecorn')
      .hand('dragonRiders', 'castle');
    game.refuses('dragonRiders', 'step cutiecorn 14>5', 'march.cutiecorn');
    game.does('dragonRiders', 'step swords+cutiecorn 14>5');
    expect(game.told('unit.moved')[0]?.cost).toBe(2);
    expect(whose(game)).toEqual(['dragonRiders', 5]);
  });

  test('does not use up a leader’s escort and is not counted with the others (#168)', () => {
    const game = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 14, 'leader swords cutiecorn')
      .hand('dragonRiders', 'castle');
    game.does('dragonRiders', 'step leader+swords+cutiecorn 14>5');
    expect(game.told('unit.moved')[0]?.cost).toBe(2);
    game.does('dragonRiders', 'step leader+cutiecorn 5>15');
    expect(game.told('unit.moved')[0]?.cost).toBe(1);
  });

  test('leads only where its controller’s cavalry could go, whoever it goes with (#157)', () => {
    const game = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 26, 'dragon swords cutiecorn')
      .units('dragonRiders', 35, 'ship')
      .hand('dragonRiders', '2 castle');
    game.refuses('dragonRiders', 'step dragon+cutiecorn 26>35', 'march.landAtSea');
    game.does('dragonRiders', 'step swords+cutiecorn 26>47');
    expect(game.told('unit.moved')[0]?.cost).toBe(1);

    const peaks = scene(['dragonRiders', 'hillFolk'])
      .units('dragonRiders', 22, 'dragon cutiecorn')
      .hand('dragonRiders', 'castle');
    peaks.refuses('dragonRiders', 'step dragon+cutiecorn 22>23', 'march.mountain');
    const climb = scene(['hillFolk', 'horseLords'])
      .units('hillFolk', 48, 'shield cutiecorn')
      .hand('hillFolk', 'castle')
      .does('hillFolk', 'step shield+cutiecorn 48>57');
    expect(climb.told('unit.moved')[0]?.cost).toBe(3);
  });

  test('is nothing Undead or ships can do, though they keep it company (#157, #218)', () => {
    const game = scene(['necromancers', 'hillFolk'])
      .units('necromancers', 20, 'undead cutiecorn')
      .units('hillFolk', 21, '2 giant')
      .hand('necromancers', '2 goblins')
      .turn('necromancers');
    game.asks('necromancers', 'undead');
    game.refuses('necromancers', 'step undead+cutiecorn 20>19', 'step.other');
    game.does('necromancers', 'end').refuses('necromancers', 'step cutiecorn 20>19', 'march.cutiecorn');
    game.refuses('necromancers', 'step undead+cutiecorn 20>19', 'march.undead');
    // With its Undead it is a force to be fought; without them it would change sides.
    game.hand('hillFolk', 'swords').turn('hillFolk').does('hillFolk', 'step giant 21>20');
    expect(whose(game)).toEqual(['necromancers', 20]);
    game.does('hillFolk', 'pay swords').refuses('hillFolk', 'end', 'main.battle');
  });

  test('a citadel keeps it company as well (#218)', () => {
    const game = scene(['hillFolk', 'horseLords'])
      .units('horseLords', 20, 'citadel cutiecorn')
      .units('hillFolk', 21, 'giant')
      .hand('hillFolk', 'swords')
      .does('hillFolk', 'step giant 21>20');
    expect(whose(game)).toEqual(['horseLords', 20]);
  });
});

describe('left alone', () => {
  test('it waits where no enemy stands, and goes over to the first who enters, villages or not (#158, #217)', () => {
    const game = scene(['hillFolk', 'horseLords'])
      .villages('horseLords', 20)
      .units('horseLords', 20, 'cutiecorn')
      .units('hillFolk', 21, 'swords')
      .hand('hillFolk', 'castle');
    game.does('hillFolk', 'step swords 21>20');
    expect(game.told('cutiecorn.turned')).toEqual([{ e: 'cutiecorn.turned', from: 1, to: 0, area: 20 }]);
    // No battle, and the unit may move on at once, with its new companion.
    game.does('hillFolk', 'step swords+cutiecorn 20>28', 'pay castle', 'end');
    expect(whose(game)).toEqual(['hillFolk', 28]);
  });

  test('it is a piece of its controller to everybody else (#217)', () => {
    const game = scene(['hillFolk', 'horseLords'])
      .villages('hillFolk', 54)
      .units('horseLords', 53, 'cutiecorn')
      .hand('hillFolk', 'castle');
    game.does('hillFolk', 'end').refuses('hillFolk', 'settle @53', 'village.enemy');

    const flight = scene(['hillFolk', 'horseLords'])
      .units('hillFolk', 20, '3 cavalry')
      .units('horseLords', 20, '2 swords')
      .units('hillFolk', 19, 'cutiecorn')
      .units('horseLords', 21, 'shield');
    attackWon(flight, 'hillFolk', 'horseLords', 20);
    expect(flight.moves('horseLords').toSorted()).toEqual([
      'retreat @18',
      'retreat @21',
      'retreat @28',
      'retreat @29',
      'retreat @30',
    ]);
    flight.refuses('horseLords', 'retreat @19', 'retreat.enemy');
  });

  test('Undead that walk in take it over too (#158, #216)', () => {
    const game = scene(['necromancers', 'hillFolk'])
      .units('necromancers', 20, 'undead')
      .units('hillFolk', 21, 'cutiecorn')
      .turn('necromancers')
      .does('necromancers', 'shamble 20>21', 'shamble 21>22 again');
    expect(whose(game)).toEqual(['necromancers', 21]);
  });

  test('built alone among enemies it changes sides at once, to the one whose turn comes next (#158, #216)', () => {
    const game = scene(['horseLords', 'hillFolk', 'dragonRiders'], { active: 'hillFolk' })
      .villages('hillFolk', 20)
      .units('horseLords', 20, 'swords')
      .units('dragonRiders', 20, 'swords')
      .hand('hillFolk', '2 castle')
      .does('hillFolk', 'build cutiecorn @20');
    expect(whose(game)).toEqual(['dragonRiders', 20]);
    game.does('hillFolk', 'discard castle castle');
  });

  test('between several it prefers the active player (#158)', () => {
    const game = scene(['horseLords', 'hillFolk', 'dragonRiders'], { active: 'hillFolk' })
      .units('dragonRiders', 20, 'cutiecorn')
      .units('horseLords', 20, 'swords')
      .units('hillFolk', 20, 'swords')
      .units('hillFolk', 47, 'swords')
      .hand('hillFolk', 'castle')
      .does('hillFolk', 'step swords 47>46');
    expect(whose(game)).toEqual(['hillFolk', 20]);
  });

  test('its dragon spent in victory, it goes over to a third player in the area (#216)', () => {
    const game = scene(['dragonRiders', 'hillFolk', 'horseLords'])
      .units('dragonRiders', 20, 'dragon cutiecorn')
      .units('hillFolk', 20, 'swords')
      .units('horseLords', 20, 'swords');
    attackWon(game, 'dragonRiders', 'hillFolk', 20);
    expect(game.told('unit.lost').map(({ kind, why }) => [kind, why])).toEqual([
      ['swords', 'casualty'],
      ['dragon', 'spent'],
    ]);
    expect(whose(game)).toEqual(['horseLords', 20]);
    game.does('dragonRiders', 'end').asks('hillFolk', 'main');
  });
});
