import { expect, test } from 'vitest';
import { Scene } from './scene.ts';

test('Undead that meet an enemy stop, stay and must fight in the main phase (#164)', () => {
  const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
    .units('necromancers', 20, '2 undead')
    .units('hillFolk', 21, 'swords')
    .turn('necromancers');
  scene.does('necromancers', 'shamble 20>21');
  scene.refuses('necromancers', 'shamble 21>22 again', 'undead.contested');
  scene.does('necromancers', 'shamble 20>19', 'end');
  expect(scene.refuses('necromancers', 'end', 'main.battle').pieces).toEqual(['@21']);
  // Undead that are still in a fight when the next turn starts have no phase of their own: none of them can move.
  const stuck = new Scene({ factions: ['necromancers', 'hillFolk'] })
    .units('necromancers', 20, 'undead')
    .units('hillFolk', 20, 'swords')
    .turn('necromancers');
  stuck.asks('necromancers', 'main');
});

test('a village under enemy units still is a port for a ship (#165)', () => {
  const scene = new Scene({ factions: ['hillFolk', 'horseLords'] })
    .villages('hillFolk', 53)
    .units('horseLords', 53, '2 cavalry')
    .hand('hillFolk', 'ship swords');
  scene.does('hillFolk', 'build ship @45', 'discard swords');
  expect(scene.force('hillFolk', 45)).toBe('ship');
});

test('what falls in another player’s turn lies on its owner’s pile at once, and comes back by a regroup (#166)', () => {
  const scene = new Scene({ factions: ['horseLords', 'hillFolk', 'dragonRiders'] })
    .units('horseLords', 20, '2 cavalry leader')
    .units('hillFolk', 20, 'giant castle')
    .bag('hillFolk', '');
  const pile = scene.player('hillFolk').discard.length;
  scene.rig('horseLords', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3, 3);
  scene.does('horseLords', 'battle @20 seat 1').does('hillFolk', 'retreat @28');
  expect(scene.player('hillFolk').discard).toHaveLength(pile + 1);
  expect(scene.player('hillFolk').discard).toContain('castle');
  scene.does('horseLords', 'end').does('hillFolk', 'end');
  const { hand, bag, discard } = scene.player('hillFolk');
  expect([...hand, ...bag].filter((tile) => tile === 'castle')).toHaveLength(6);
  expect(discard).toEqual([]);
});

test('a fallen citadel goes to the winner, Undead to their pool: neither ever lies among the tiles (#166)', () => {
  const scene = new Scene({ factions: ['horseLords', 'necromancers'] })
    .units('horseLords', 20, '4 cavalry leader')
    .units('necromancers', 20, 'citadel 2 undead')
    .rig('horseLords', 5, 5, 4, 4)
    .rig('necromancers', 2, 2, 3);
  // Nowhere to go: all of the neighbours hold Horse Lords.
  for (const area of [18, 19, 21, 28, 29, 30]) scene.villages('horseLords', area);
  scene.does('horseLords', 'battle @20 seat 1');
  expect(scene.player('horseLords')).toMatchObject({ capturedCitadels: 1, vp: 3 });
  expect(scene.player('necromancers')).toMatchObject({ pool: 4, discard: [] });
});

test('every phase may be passed with nothing done, but no battle may be left (#167)', () => {
  const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
    .units('necromancers', 53, 'undead')
    .villages('hillFolk', 53)
    .villages('necromancers', 19)
    .hand('necromancers', '6 goblins')
    .turn('necromancers');
  for (const phase of ['capture', 'undead', 'main', 'construct'] as const)
    scene.asks('necromancers', phase).does('necromancers', 'end');
  expect(scene.player('necromancers').hand).toHaveLength(6);
  expect(scene.state.villages[53]).toBe(1);
  scene.asks('hillFolk', 'main').units('hillFolk', 53, 'giant');
  scene.refuses('hillFolk', 'end', 'main.battle');
});

test('an empty hand plays what is free, battles included, and is refilled in phase 5 (#206)', () => {
  const scene = new Scene({ factions: ['necromancers', 'hillFolk'] })
    .units('necromancers', 20, '2 undead')
    .units('hillFolk', 21, 'swords')
    .villages('hillFolk', 20)
    .turn('necromancers');
  // No phase 1: there is no tile to capture with.
  scene.asks('necromancers', 'undead').does('necromancers', 'shamble 20>21', 'shamble 20>21', 'end');
  scene.refuses('necromancers', 'build goblins @20', 'build.notInHand');
  scene.rig('necromancers', 5, 5, 4, 4).rig('hillFolk', 2, 2, 3);
  scene.does('necromancers', 'battle @21 seat 1').asks('hillFolk', 'stand').does('hillFolk', 'stand');
  // Nobody holds a tile: nobody is asked for a swap.
  expect(scene.told('battle.decided')).toEqual([]);
  expect(scene.told('battle.won')).toMatchObject([{ seat: 0, vp: 1 }]);
  scene.does('necromancers', 'end').asks('hillFolk', 'main');
  expect(scene.player('necromancers').hand).toHaveLength(6);
});
