import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { VILLAGE_ROOM } from '../content/map.ts';
import { atlasOf } from '../rules/atlas.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const SETTLERS: readonly Faction[] = ['dragonRiders', 'horseLords', 'hillFolk'];

/** Every area but the two mountains is taken; the Hill Folk end their turn and the Chaos Horde has nothing left. */
function crowded(): Scene {
  const scene = new Scene({ factions: [...SETTLERS, 'chaosHorde'], active: 'hillFolk' });
  const atlas = atlasOf(scene.state);
  const sites = atlas.areas.filter((area) => VILLAGE_ROOM[atlas.terrain(area)] > 0);
  for (const [index, area] of sites.entries()) {
    const settler = SETTLERS[Math.floor(index / 20)];
    if (settler === undefined) scene.units('hillFolk', area, 'reivers');
    else scene.villages(settler, area);
  }
  const seas = atlas.areas.filter((area) => atlas.isSea(area));
  for (const [index, sea] of seas.entries())
    scene.units(index < 4 ? 'dragonRiders' : 'horseLords', sea, 'ship');
  for (const desert of atlas.deserts) scene.units('dragonRiders', desert, 'lizardmen');
  return scene;
}

describe('the Chaos Horde out of the game', () => {
  test('no unit and no empty area but mountains: its turns are skipped from now on (#191)', () => {
    const scene = crowded().does('hillFolk', 'end');
    expect(scene.told('player.out')).toEqual([{ e: 'player.out', seat: 3 }]);
    expect([scene.state.active, scene.player('chaosHorde').out]).toEqual([0, true]);
    for (const faction of SETTLERS) scene.does(faction, 'end');
    expect(scene.state.active).toBe(0);
    expect(scene.told('player.out')).toEqual([]);
  });

  test('one empty area, a sea even, keeps it in (#145, #191)', () => {
    const scene = crowded().hand('chaosHorde', 'ship hordes');
    scene.state.units[0] = [];
    scene.does('hillFolk', 'end').asks('chaosHorde', 'return');
    expect(scene.player('chaosHorde').out).toBe(false);
  });

  test('it counts no more for the end, and ranks last with its points shown (#191, #207)', () => {
    const scene = crowded();
    for (const faction of SETTLERS) scene.player(faction).regroups = 2;
    scene.player('chaosHorde').vp = 50;
    scene.player('chaosHorde').capturedVillages = 3;
    scene.does('hillFolk', 'end');
    expect(scene.told('end.triggered')).toEqual([{ e: 'end.triggered', seat: 3 }]);
    const outcome = rules.outcome(scene.state);
    expect(outcome?.[3]).toEqual({ score: 56, rank: 4 });
    expect(outcome?.slice(0, 3).every(({ score, rank }) => score < 56 && rank < 4)).toBe(true);
  });

  test('the final battles pass it over (#191)', () => {
    const scene = crowded();
    for (const faction of SETTLERS) scene.player(faction).regroups = 2;
    scene.units('dragonRiders', 18, 'swords shield').units('horseLords', 18, 'swords shield');
    scene.units('dragonRiders', 22, 'swords').units('horseLords', 22, 'swords');
    scene.does('hillFolk', 'end').asks('dragonRiders', 'final');
    expect(scene.state.frames[0]).toMatchObject({ order: [0, 1, 2], queue: [0, 1, 2] });
  });
});
