import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const THREE: readonly Faction[] = ['horseLords', 'hillFolk', 'dragonRiders'];

/** Ends a faction's turn and with it the game: everybody has regrouped often enough. */
function lastTurn(scene: Scene, faction: Faction): Scene {
  for (const player of scene.state.players) player.regroups = 2;
  return scene.does(faction, 'end');
}

describe('battles left over at the end', () => {
  test('are fought from the left of the trigger player round, each as attacker (#147, #208)', () => {
    const scene = new Scene({ factions: [...THREE, 'necromancers'], active: 'hillFolk' })
      .units('horseLords', 20, '2 swords')
      .units('necromancers', 20, 'swords')
      .units('dragonRiders', 54, 'swords')
      .units('necromancers', 54, '2 goblins necromancer');
    lastTurn(scene, 'hillFolk');
    expect(scene.told('end.triggered')).toMatchObject([{ seat: 1 }]);
    // Seat 2 first, against the larger force in 54; then seat 3 against the Horse Lords of seat 0.
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 54, attacker: 2, defender: 3 }]);
    scene.rig('dragonRiders', 2, 2, 3).rig('necromancers', 5, 5, 4, 4);
    scene.asks('necromancers', 'stand').does('necromancers', 'stand').asks('necromancers', 'raise');
    scene.refuses('necromancers', 'end', 'step.other');
    scene.does('necromancers', 'raise 1');
    expect(scene.player('necromancers').vp).toBe(1);
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 20, attacker: 3, defender: 0 }]);
    expect(scene.player('dragonRiders').hand).toHaveLength(6);
    scene.does('horseLords', 'withdraw @28');
    expect(scene.step).toBe('over');
    expect(scene.state.players.map(({ hand }) => hand.length)).toEqual([7, 6, 6, 6]);
  });

  test('with several to fight the attacker chooses, and may do nothing else (#147, #208)', () => {
    const scene = new Scene({ factions: THREE })
      .units('hillFolk', 20, 'giant')
      .units('hillFolk', 47, 'giant')
      .units('dragonRiders', 20, 'swords')
      .units('dragonRiders', 47, 'swords')
      .villages('hillFolk', 54)
      .hand('hillFolk', '2 castle');
    lastTurn(scene, 'horseLords').asks('hillFolk', 'final');
    expect(scene.moves('hillFolk').toSorted()).toEqual(['battle @20 seat 2', 'battle @47 seat 2']);
    for (const other of ['end', 'build castle @54', 'step giant 20>21', 'settle @53'])
      scene.refuses('hillFolk', other, 'step.other');
    scene.refuses('hillFolk', 'battle @54 seat 2', 'battle.noForce');
    scene.does('hillFolk', 'battle @47 seat 2').does('dragonRiders', 'withdraw @46');
    scene.asks('dragonRiders', 'stand').does('dragonRiders', 'withdraw @21');
    expect(scene.step).toBe('over');
  });

  test('need none of this when no area is contested: not even hands are refilled (#148)', () => {
    const scene = lastTurn(new Scene({ factions: THREE }).hand('hillFolk', 'castle'), 'horseLords');
    expect(scene.step).toBe('over');
    expect(scene.player('hillFolk').hand).toEqual(['castle']);
  });

  test('the refill after them turns tiles over without points or marker (#149, #208)', () => {
    const scene = new Scene({ factions: THREE })
      .units('hillFolk', 20, 'swords')
      .units('dragonRiders', 20, 'swords')
      .villages('hillFolk', 54, 2)
      .bag('hillFolk', '');
    lastTurn(scene, 'horseLords').does('dragonRiders', 'withdraw @21');
    expect(scene.told('regrouped')).toEqual([]);
    expect(scene.player('hillFolk')).toMatchObject({ regroups: 2, vp: 0, discard: [] });
    expect(scene.player('hillFolk').hand).toHaveLength(6);
  });

  test('after a round limit the marker does not move either (#149)', () => {
    const scene = new Scene({ factions: THREE, options: { roundLimit: '30' }, active: 'dragonRiders' })
      .units('horseLords', 20, 'swords')
      .units('hillFolk', 20, 'swords')
      .villages('horseLords', 54, 2)
      .bag('horseLords', '');
    scene.state.round = 30;
    scene.does('dragonRiders', 'end').does('hillFolk', 'withdraw @21');
    expect(scene.player('horseLords')).toMatchObject({ regroups: 0, vp: 0 });
    expect(scene.player('horseLords').hand).toHaveLength(7);
  });

  test('score as ever: a point for each unit beaten and one more for the Corsairs (#208)', () => {
    const scene = new Scene({ factions: ['horseLords', 'corsairs', 'dragonRiders'] })
      .units('corsairs', 20, '3 axes')
      .units('dragonRiders', 20, '2 swords')
      .villages('dragonRiders', 20)
      .rig('corsairs', 5, 5, 4, 4)
      .rig('dragonRiders', 2, 2, 3);
    lastTurn(scene, 'horseLords').does('dragonRiders', 'stand').does('dragonRiders', 'retreat @21');
    expect(scene.told('battle.won')).toEqual([]);
    expect(scene.player('corsairs').vp).toBe(3);
    expect(scene.player('corsairs').capturedVillages).toBe(1);
    expect(rules.outcome(scene.state)?.[1]).toEqual({ score: 4, rank: 1 });
  });
});

describe('battles that the last battles bring about', () => {
  /**
   * A chain of retreats along 20, 21, 22 and 16, each to an own village among a third player's units: the Dragon Riders
   * flee to 21, so the Horse Lords there flee to 22, so the Hill Folk there flee to 16.
   */
  const chain = () =>
    lastTurn(
      new Scene({ factions: THREE })
        .units('hillFolk', 20, 'swords')
        .units('dragonRiders', 20, 'swords')
        .villages('dragonRiders', 21)
        .units('horseLords', 21, 'swords')
        .villages('horseLords', 22)
        .units('hillFolk', 22, 'shield')
        .villages('hillFolk', 16)
        .units('dragonRiders', 16, 'shield'),
      'horseLords',
    ).does('dragonRiders', 'withdraw @21');

  test('are fought in the same lap by whoever’s part is still to come (#148)', () => {
    const scene = chain().asks('horseLords', 'stand');
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 21, attacker: 2, defender: 0 }]);
    scene.does('horseLords', 'withdraw @22').asks('hillFolk', 'stand');
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 22, attacker: 0, defender: 1 }]);
  });

  test('go into another lap, in which nobody may withdraw (#148)', () => {
    const scene = chain().does('horseLords', 'withdraw @22');
    scene.rig('hillFolk', 5, 5, 4).rig('dragonRiders', 2, 2, 3);
    scene.does('hillFolk', 'withdraw @16');
    expect(scene.state.frames[0]).toMatchObject({ step: 'final', lap: 2 });
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 16, attacker: 1, defender: 2 }]);
    // As many cavalry as the attacker and an empty neighbour: in the first lap the Dragon Riders could withdraw.
    scene.asks('hillFolk', 'swap').does('hillFolk', 'keep').does('dragonRiders', 'keep');
    expect(scene.told('unit.lost')).toMatchObject([{ seat: 2, kind: 'shield', area: 16 }]);
    expect(scene.step).toBe('over');
    expect(scene.player('hillFolk').vp).toBe(1);
  });

  test('each part is a turn of its own: the way back to an area fled from is open again (#208)', () => {
    const scene = lastTurn(
      new Scene({ factions: THREE })
        .units('hillFolk', 20, 'giant')
        .units('dragonRiders', 20, '2 swords')
        .villages('dragonRiders', 20)
        .villages('dragonRiders', 21)
        .units('horseLords', 21, 'leader'),
      'horseLords',
    ).does('dragonRiders', 'withdraw @21');
    expect(scene.player('dragonRiders').fled).toEqual([]);
    scene.rig('horseLords', 5, 5, 4).rig('dragonRiders', 2, 2, 3, 3);
    scene.does('horseLords', 'stand', 'keep').asks('dragonRiders', 'retreat');
    expect(scene.moves('dragonRiders')).toContain('retreat @20');
    // Back among the Hill Folk, the Dragon Riders attack again when it is their turn.
    scene.does('dragonRiders', 'retreat @20');
    expect(scene.told('battle.began')).toEqual([{ e: 'battle.began', area: 20, attacker: 2, defender: 1 }]);
  });
});
