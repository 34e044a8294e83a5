import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

const war = () => new Scene({ factions: ['horseLords', 'hillFolk', 'corsairs'] });

describe('contact with the enemy', () => {
  test('ends a move: units stay where enemies are, others of the same move go on (#42)', () => {
    const scene = war().units('horseLords', 46, 'swords cavalry').units('hillFolk', 55, 'shield');
    scene.hand('horseLords', '2 blank').does('horseLords', 'step swords+cavalry 46>55');
    scene.refuses('horseLords', 'step swords 55>64', 'march.contested');
    expect(scene.moves('horseLords', 'step')).toEqual([]);
    scene.does('horseLords', 'pay blank').refuses('horseLords', 'step cavalry 55>46', 'march.contested');
    expect(scene.force('horseLords', 55)).toBe('swords cavalry');
  });

  test.each(['castle', 'citadel'])('a lone enemy %s stops a move and must be fought (#44)', (kind) => {
    const scene = war().units('horseLords', 46, 'swords').units('hillFolk', 55, kind);
    scene.hand('horseLords', 'blank').does('horseLords', 'step swords 46>55');
    scene.refuses('horseLords', 'step swords 55>64', 'march.contested');
    scene.does('horseLords', 'pay blank');
    expect(scene.refuses('horseLords', 'end', 'main.battle').pieces).toEqual(['@55']);
  });

  test('villages alone stop nobody (#42)', () => {
    const scene = war().units('horseLords', 46, 'swords').villages('hillFolk', 55, 2);
    scene.hand('horseLords', 'skirmishers').does('horseLords', 'step swords 46>55', 'step swords 55>64');
    scene.does('horseLords', 'pay skirmishers', 'end');
    expect(scene.force('horseLords', 64)).toBe('swords');
  });

  test('winners may move on for a new payment, built units and moved ones too (#43, #182)', () => {
    const scene = war().units('hillFolk', 55, 'shield').villages('horseLords', 47);
    scene.hand('horseLords', '3 skirmishers 2 swords');
    scene.does('horseLords', 'build swords @47', 'discard skirmishers');
    scene.does('horseLords', 'step swords 47>46', 'pay skirmishers', 'step swords 46>55', 'pay skirmishers');
    scene.rig('horseLords', 5, 5, 4).rig('hillFolk', 2, 2, 3).does('horseLords', 'battle @55 seat 1');
    scene.does('hillFolk', 'stand').does('horseLords', 'keep', 'step swords 55>64', 'pay swords', 'end');
    expect(scene.force('horseLords', 64)).toBe('swords');
    expect(scene.player('horseLords').vp).toBe(1);
  });

  test('so may units whose enemy withdrew (#43)', () => {
    const scene = war().units('horseLords', 46, 'swords').units('hillFolk', 55, 'shield');
    scene.hand('horseLords', '2 skirmishers').does('horseLords', 'step swords 46>55', 'pay skirmishers');
    scene.does('horseLords', 'battle @55 seat 1').does('hillFolk', 'withdraw @63');
    scene.does('horseLords', 'step swords 55>64', 'pay skirmishers', 'end');
    expect(scene.force('horseLords', 64)).toBe('swords');
  });

  test('beaten units may march back to where they retreated from and fight again (#182)', () => {
    const scene = war().units('horseLords', 55, '2 swords').units('hillFolk', 55, 'giant');
    scene.hand('horseLords', '2 skirmishers').rig('horseLords', 2, 2, 3, 3).rig('hillFolk', 5, 5, 4, 4);
    scene.does('horseLords', 'battle @55 seat 1').does('hillFolk', 'stand');
    scene.does('horseLords', 'keep', 'retreat @46');
    expect(scene.player('horseLords').fled).toEqual([55]);
    scene
      .does('horseLords', 'step swords 46>55', 'pay skirmishers', 'battle @55 seat 1')
      .asks('hillFolk', 'stand');
  });

  test('an attacker who retreats onto a village under enemies has the next battle there (#183)', () => {
    const scene = war().units('horseLords', 55, '2 swords').units('hillFolk', 55, 'giant');
    scene.villages('horseLords', 46).units('corsairs', 46, 'axes');
    scene.rig('horseLords', 2, 2, 3, 3).rig('hillFolk', 5, 5, 4, 4);
    scene.does('horseLords', 'battle @55 seat 1').does('hillFolk', 'stand').does('horseLords', 'retreat @46');
    expect(scene.refuses('horseLords', 'end', 'main.battle').pieces).toEqual(['@46']);
    scene.does('horseLords', 'battle @46 seat 2').asks('corsairs', 'stand');
  });
});

describe('an area two others fight over', () => {
  const brawl = () =>
    war()
      .units('hillFolk', 55, 'shield')
      .villages('hillFolk', 55)
      .units('corsairs', 55, 'axes')
      .units('horseLords', 46, '2 swords')
      .hand('horseLords', 'skirmishers');

  test('may be left to them (#188)', () => {
    const scene = brawl().does('horseLords', 'end', 'end').asks('hillFolk', 'main');
    expect(scene.refuses('hillFolk', 'end', 'main.battle').pieces).toEqual(['@55']);
  });

  test('stops a third player, who must then fight both in turn (#42, #188)', () => {
    const scene = brawl().does('horseLords', 'step 2 swords 46>55', 'pay skirmishers');
    scene.rig('horseLords', 5, 5, 4, 4).rig('corsairs', 2, 2, 3);
    scene.does('horseLords', 'battle @55 seat 2').does('corsairs', 'stand');
    expect(scene.force('corsairs', 55)).toBe('');
    scene.refuses('horseLords', 'end', 'main.battle');
    scene.refuses('horseLords', 'step swords 55>46', 'march.contested');
    scene.does('horseLords', 'battle @55 seat 1').does('hillFolk', 'withdraw @63').does('horseLords', 'end');
  });
});

test('a force that shares its area at the start of its turn must attack, but may be reinforced (#189)', () => {
  const scene = war().units('horseLords', 55, 'swords').villages('horseLords', 55);
  scene.units('hillFolk', 55, '2 swords').units('horseLords', 46, 'leader cavalry');
  scene.hand('horseLords', '4 skirmishers').turn('horseLords').asks('horseLords', 'main');
  scene.refuses('horseLords', 'end', 'main.battle');
  scene.refuses('horseLords', 'step swords 55>54', 'march.contested');
  scene.does('horseLords', 'build skirmishers @55', 'step leader+cavalry 46>55', 'pay skirmishers');
  expect(scene.force('horseLords', 55)).toBe('skirmishers swords cavalry leader');
  scene
    .rig('horseLords', 5, 5, 4, 4)
    .rig('hillFolk', 2, 2, 3)
    .does('horseLords', 'battle @55 seat 1', 'keep');
  expect(scene.told('battle.won')).toMatchObject([{ seat: 0, vp: 2 }]);
});
