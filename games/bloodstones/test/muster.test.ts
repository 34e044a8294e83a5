import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { opening } from './opening.ts';

describe('the opening build', () => {
  test('the rulebook example: the Hill Folk start with six units for their five Build Points (#11, #12)', () => {
    const scene = opening(['dragonRiders', 'hillFolk'], {
      hands: { hillFolk: 'giant 2 castle swords skirmishers reivers shield ship blank' },
    });
    scene.does('hillFolk', 'found @63');
    for (const kind of ['giant', 'castle', 'castle', 'swords', 'skirmishers', 'reivers'])
      scene.does('hillFolk', `muster ${kind} @63`);
    expect(scene.refuses('hillFolk', 'muster shield @63', 'muster.points').facts).toEqual({
      need: 1,
      have: 0,
    });
    scene.does('hillFolk', 'ready');
    expect(scene.force('hillFolk', 63)).toBe('skirmishers swords reivers 2 castle giant citadel');
    expect(scene.told('tiles.drawn')[0]?.tiles).toHaveLength(3);
    expect(scene.player('hillFolk').hand).toHaveLength(6);
    expect(scene.player('hillFolk').discard).toEqual([]);
  });

  test('castles cost two points and may stand with the citadel; hand tiles cannot top up (#11)', () => {
    const scene = opening(['hillFolk', 'dragonRiders'], {
      hands: { dragonRiders: '3 castle 2 blank swords 3 cavalry' },
    });
    scene.does('dragonRiders', 'found @14', 'muster castle @14', 'muster castle @14');
    expect(scene.refuses('dragonRiders', 'muster castle @14', 'muster.points').facts).toEqual({
      need: 2,
      have: 1,
    });
    scene.refuses('dragonRiders', 'discard blank', 'step.other');
    scene.refuses('dragonRiders', 'pay blank', 'step.other');
    scene.does('dragonRiders', 'muster swords @14');
    expect(scene.force('dragonRiders', 14)).toBe('swords 2 castle citadel');
  });

  test('units without cost are free and unlimited: all nine tiles may be placed (#11)', () => {
    const scene = opening(['dragonRiders', 'hillFolk'], {
      hands: { hillFolk: '4 skirmishers 2 reivers giant leader castle' },
    });
    scene.does('hillFolk', 'found @12');
    for (const kind of ['giant', 'leader', 'castle']) scene.does('hillFolk', `muster ${kind} @12`);
    for (let count = 0; count < 4; count++) scene.does('hillFolk', 'muster skirmishers @12');
    scene.does('hillFolk', 'muster reivers @12', 'muster reivers @12', 'ready');
    expect(scene.force('hillFolk', 12)).toBe('4 skirmishers 2 reivers leader castle giant citadel');
    expect(scene.player('hillFolk').hand).toHaveLength(6);
    expect(scene.player('hillFolk').bag).toHaveLength(21);
  });

  test('land units stand in the citadel area, ships in a sea area next to it (#11)', () => {
    const scene = opening(['hillFolk', 'dragonRiders'], {
      hands: { dragonRiders: '2 ship 2 dragon 2 blank 3 skirmishers' },
    });
    scene.does('dragonRiders', 'found @46');
    scene.refuses('dragonRiders', 'muster skirmishers @47', 'muster.home');
    scene.refuses('dragonRiders', 'muster dragon @35', 'muster.home');
    scene.refuses('dragonRiders', 'muster ship @46', 'muster.port');
    scene.refuses('dragonRiders', 'muster ship @61', 'muster.port');
    scene.refuses('dragonRiders', 'muster swords @46', 'build.notInHand');
    scene.refuses('dragonRiders', 'muster citadel @46', 'build.never');
    scene.does('dragonRiders', 'muster dragon @46', 'muster ship @45', 'muster ship @35');
    expect([scene.force('dragonRiders', 45), scene.force('dragonRiders', 35)]).toEqual(['ship', 'ship']);
  });

  test('unspent points are gone and nothing need be built; a hand above the limit stays (#11, #12, #13)', () => {
    const scene = opening(['hillFolk', 'dragonRiders']);
    scene.does('dragonRiders', 'found @14', 'ready').asks('hillFolk', 'found');
    expect(scene.told('tiles.drawn')).toEqual([]);
    expect(scene.player('dragonRiders').hand).toHaveLength(9);
    expect(scene.force('dragonRiders', 14)).toBe('citadel');
  });

  test('a hand above the limit shrinks in play without a discard and without drawing (#12)', () => {
    const scene = opening(['dragonRiders', 'hillFolk'], {
      hands: { dragonRiders: '4 skirmishers 4 swords blank' },
    });
    scene.does('hillFolk', 'found @63', 'ready').does('dragonRiders', 'found @14', 'ready');
    scene.does('dragonRiders', 'build swords @14', 'discard blank', 'end', 'end');
    expect(scene.player('dragonRiders').hand).toHaveLength(7);
    expect(scene.player('dragonRiders').discard).toEqual(['blank']);
    expect(scene.told('tiles.drawn')).toEqual([]);
    expect(scene.state.active).toBe(scene.seat('hillFolk'));
  });

  test('the Horse Lords refill to seven (#12)', () => {
    const scene = opening(['hillFolk', 'horseLords'], {
      hands: { horseLords: '4 skirmishers 2 leader 3 castle' },
    });
    scene.does('horseLords', 'found @14', 'muster leader @14', 'muster leader @14');
    for (let count = 0; count < 4; count++) scene.does('horseLords', 'muster skirmishers @14');
    scene.does('horseLords', 'ready');
    expect(scene.player('horseLords').hand).toHaveLength(7);
  });

  test('each player builds and refills before the next one places (#9)', () => {
    const scene = opening(['hillFolk', 'horseLords', 'dragonRiders']);
    scene.does('dragonRiders', 'found @14').asks('dragonRiders', 'muster');
    expect(rules.deciders(scene.state)).toEqual([2]);
    scene.does('dragonRiders', 'ready').asks('horseLords', 'found').does('horseLords', 'found @46', 'ready');
    scene.asks('hillFolk', 'found').does('hillFolk', 'found @69', 'ready').asks('hillFolk', 'main');
    expect(scene.told('turn.began')).toEqual([{ e: 'turn.began', seat: 0, round: 1 }]);
  });
});

describe('the Chaos Horde', () => {
  const factions = ['hillFolk', 'horseLords', 'dragonRiders', 'chaosHorde'] as const;
  const hands = { chaosHorde: '2 ship 2 leader 2 blank 3 cavalry' };

  test('chooses its start last of all, far from every citadel, and takes turns in its seat (#8, #10, #15)', () => {
    const scene = opening(['hillFolk', 'chaosHorde', 'horseLords', 'dragonRiders'], { hands });
    scene.does('dragonRiders', 'found @14', 'ready').does('horseLords', 'found @46', 'ready');
    scene.does('hillFolk', 'found @69', 'ready').asks('chaosHorde', 'found');
    for (const area of [25, 23, 74]) scene.refuses('chaosHorde', `found @${area}`, 'found.terrain');
    scene.refuses('chaosHorde', 'found @44', 'found.near');
    scene.does('chaosHorde', 'found @60');
    expect(scene.told('start.chosen')).toEqual([{ e: 'start.chosen', seat: 1, area: 60 }]);
    scene.does('chaosHorde', 'muster ship @61', 'muster leader @60', 'muster cavalry @60');
    scene.does('chaosHorde', 'muster cavalry @60');
    scene.refuses('chaosHorde', 'muster cavalry @60', 'muster.points');
    scene.does('chaosHorde', 'ready');
    expect(scene.force('chaosHorde', 60)).toBe('2 cavalry leader');
    scene.asks('hillFolk', 'main').does('hillFolk', 'end', 'end').asks('chaosHorde', 'main');
    scene.does('chaosHorde', 'end').asks('horseLords', 'main');
  });

  test('may place nothing, then comes back to the map in its first turn (#13, #212)', () => {
    const scene = opening(factions, { hands });
    scene.does('dragonRiders', 'found @14', 'ready').does('horseLords', 'found @46', 'ready');
    scene.does('hillFolk', 'found @69', 'ready').does('chaosHorde', 'found @60', 'ready');
    expect(scene.player('chaosHorde').hand).toHaveLength(9);
    for (const faction of factions.slice(0, 3)) scene.does(faction, 'end', 'end');
    scene.asks('chaosHorde', 'return').does('chaosHorde', 'return cavalry @26', 'discard blank');
    expect(scene.force('chaosHorde', 26)).toBe('cavalry');
    expect(scene.step).toBe('main');
  });

  test('needs a proper start area even for ships alone (#8, #212)', () => {
    const scene = opening(factions, { hands });
    scene.does('dragonRiders', 'found @14', 'ready').does('horseLords', 'found @46', 'ready');
    scene.does('hillFolk', 'found @69', 'ready');
    scene.refuses('chaosHorde', 'found @61', 'found.terrain');
    scene.refuses('chaosHorde', 'found @52', 'found.near');
    scene.does('chaosHorde', 'found @60', 'muster ship @61', 'muster ship @61', 'ready');
    for (const faction of factions.slice(0, 3)) scene.does(faction, 'end', 'end');
    scene.asks('chaosHorde', 'main');
    expect(scene.force('chaosHorde', 61)).toBe('2 ship');
  });
});

describe('a simultaneous opening build', () => {
  const hands = {
    hillFolk: '2 castle 2 giant 2 swords shield skirmishers ship',
    horseLords: '3 ship leader 4 swords blank',
  };
  const placed = () => {
    const options = { openingBuild: 'simultaneous' } as const;
    const scene = opening(['hillFolk', 'horseLords', 'necromancers', 'chaosHorde'], { options, hands });
    scene.does('necromancers', 'found @14').does('horseLords', 'found @46').does('hillFolk', 'found @69');
    return scene;
  };

  test('comes when all citadels stand; choices stay hidden until the last, then the Horde places (#9, #10)', () => {
    const scene = placed();
    expect([scene.step, rules.deciders(scene.state)]).toEqual(['deploy', [0, 1, 2]]);
    scene.does('hillFolk', 'deploy giant @69 castle @69 ship @42 skirmishers @69');
    expect(scene.force('hillFolk', 69)).toBe('citadel');
    const chosenBy = (viewer: number) => rules.mask(scene.state, viewer).frames.at(-1);
    expect(chosenBy(1)).toMatchObject({ chosen: ['hidden', null, null, null] });
    expect(chosenBy(0)).toMatchObject({ chosen: [[{}, {}, {}, {}], null, null, null] });
    const move = { do: 'deploy' as const, units: [{ kind: 'leader' as const, area: 46 }] };
    expect(rules.face(scene.state, 1, move, 0)).toBe('deploy ?');
    scene.does('horseLords', 'deploy leader @46 ship @35 ship @45 ship @45');
    scene.does('necromancers', 'deploy');
    expect(scene.revealed).toBe(true);
    expect(scene.force('hillFolk', 69)).toBe('skirmishers castle giant citadel');
    expect(scene.force('horseLords', 45)).toBe('2 ship');
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([6, 7, 9, 9]);
    scene.asks('chaosHorde', 'found').does('chaosHorde', 'found @60').asks('chaosHorde', 'muster');
    scene.does('chaosHorde', 'ready').asks('hillFolk', 'main');
  });

  test('keeps to the same five points, hand and places (#9, #11)', () => {
    const scene = placed();
    const dear = scene.refuses(
      'hillFolk',
      'deploy giant @69 giant @69 castle @69 castle @69',
      'muster.points',
    );
    expect(dear.facts).toEqual({ need: 6, have: 5 });
    scene.refuses('hillFolk', 'deploy giant @59', 'muster.home');
    scene.refuses('hillFolk', 'deploy ship @33', 'muster.port');
    scene.refuses('hillFolk', 'deploy ship @42 ship @42', 'build.notInHand');
    scene.refuses('hillFolk', 'deploy citadel @69', 'build.never');
  });
});
