import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { atlasOf } from '../rules/atlas.ts';
import { forceOf, placeUnit } from '../rules/forces.ts';
import { mayLeave, retreatAreas } from '../rules/retreat.ts';
import { attackLost, attackWon } from './fortune.ts';
import { Scene } from './scene.ts';

const trio = (): Scene => new Scene({ factions: ['dragonRiders', 'horseLords', 'hillFolk'] });

/** Where a beaten force may go. */
const exits = (scene: Scene, faction: Faction): number[] =>
  scene
    .moves(faction, 'retreat')
    .map((text) => Number(text.split('@')[1]))
    .toSorted((a, b) => a - b);

describe('where to', () => {
  test('the rulebook example of a retreat: empty areas and own pieces, not enemy villages, units or the sea (#108, #117, #123)', () => {
    const scene = trio()
      .units('dragonRiders', 18, '2 cavalry 2 lizardmen leader')
      .hand('dragonRiders', 'swords')
      .units('horseLords', 28, 'swords shield')
      .villages('horseLords', 27)
      .villages('dragonRiders', 20)
      .units('hillFolk', 36, 'reivers');
    scene.does('dragonRiders', 'step leader+2 cavalry+2 lizardmen 18>28', 'pay swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 28);
    scene.does('horseLords', 'lose shield').asks('horseLords', 'retreat');
    // 18: empty again, where the attack came from; 27: an own village; 29: an empty forest.
    expect(exits(scene, 'horseLords')).toEqual([18, 27, 29]);
    scene.refuses('horseLords', 'retreat @20', 'retreat.enemy');
    scene.refuses('horseLords', 'retreat @36', 'retreat.enemy');
    scene.refuses('horseLords', 'retreat @35', 'retreat.terrain');
    scene.refuses('horseLords', 'retreat @30', 'retreat.far');
    scene.does('horseLords', 'retreat @18');
    expect(scene.force('horseLords', 18)).toBe('swords');
  });

  test('own units or an own village open an area where enemies stand too (#108)', () => {
    const scene = trio()
      .units('dragonRiders', 19, '3 cavalry')
      .units('horseLords', 19, '2 swords')
      .units('horseLords', 20, 'shield')
      .units('hillFolk', 20, 'shield')
      .villages('horseLords', 18)
      .units('dragonRiders', 18, 'swords')
      .villages('hillFolk', 21);
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    expect(exits(scene, 'horseLords')).toEqual([10, 11, 12, 13, 18, 20]);
  });

  test('the loser has to go if there is anywhere to go, all to one area, free of charge (#109, #111)', () => {
    const scene = trio()
      .units('dragonRiders', 19, '3 cavalry')
      .units('horseLords', 19, '2 swords cavalry leader');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    scene.does('horseLords', 'lose leader');
    scene.refuses('horseLords', 'end', 'step.other');
    scene.refuses('horseLords', 'lose swords', 'step.other');
    scene.does('horseLords', 'retreat @12').asks('dragonRiders', 'main');
    expect(scene.force('horseLords', 12)).toBe('2 swords cavalry');
    expect(scene.told('force.retreated')).toEqual([{ e: 'force.retreated', seat: 1, from: 19, to: 12 }]);
  });

  test('with nowhere to go everything dies, and goes to the discard pile (#112)', () => {
    const scene = trio()
      .villages('dragonRiders', 1)
      .units('hillFolk', 10, 'reivers')
      .units('dragonRiders', 9, '3 swords')
      .units('horseLords', 9, '2 swords leader');
    attackWon(scene, 'dragonRiders', 'horseLords', 9);
    scene.does('horseLords', 'lose leader').asks('dragonRiders', 'main');
    expect(scene.player('horseLords').discard).toEqual(['swords', 'swords', 'leader']);
    expect(scene.force('horseLords', 9)).toBe('');
  });

  test('never back into the area of the battle, over ships either (#175)', () => {
    const scene = trio()
      .units('dragonRiders', 28, '3 cavalry')
      .units('horseLords', 28, '2 swords')
      .villages('horseLords', 28)
      .units('horseLords', 35, 'ship');
    attackWon(scene, 'dragonRiders', 'horseLords', 28);
    expect(exits(scene, 'horseLords')).not.toContain(28);
    scene.refuses('horseLords', 'retreat @28', 'retreat.far');
  });

  test('a chain of own ships leads on to every shore it touches (#114, #174)', () => {
    const scene = trio()
      .units('dragonRiders', 27, '3 cavalry')
      .units('horseLords', 27, '2 swords')
      .units('horseLords', 35, 'ship')
      .units('horseLords', 45, 'ship')
      .villages('dragonRiders', 46)
      .villages('horseLords', 54);
    attackWon(scene, 'dragonRiders', 'horseLords', 27);
    // 8 and 25 hold no own ship, 61 lies beyond the chain, 46 belongs to the enemy.
    expect(exits(scene, 'horseLords')).toEqual([18, 26, 28, 34, 36, 44, 47, 52, 53, 54]);
  });

  test('no chain leads through a contested sea (#114)', () => {
    const scene = trio()
      .units('dragonRiders', 27, '3 cavalry')
      .units('horseLords', 27, '2 swords')
      .units('horseLords', 35, 'ship')
      .units('horseLords', 45, 'ship')
      .units('hillFolk', 45, 'ship');
    attackWon(scene, 'dragonRiders', 'horseLords', 27);
    expect(exits(scene, 'horseLords')).toEqual([18, 26, 28, 34, 36, 44, 46, 47]);
  });
});

describe('terrain', () => {
  /** All land around 22 but the mountain 23 is settled by the attacker. */
  const cornered = (attacker: Faction, defender: Faction, army: string): Scene => {
    const scene = new Scene({ factions: [attacker, defender] });
    for (const area of [14, 15, 16, 21, 30]) scene.villages(attacker, area);
    return scene.units(attacker, 22, '4 cavalry leader').units(defender, 22, army);
  };

  test('Hill Folk, Undead and dragons go to the mountain (#122)', () => {
    const escapes: readonly (readonly [Faction, Faction, string, string])[] = [
      ['horseLords', 'hillFolk', '2 swords', 'swords'],
      ['horseLords', 'necromancers', '2 undead', 'undead'],
      ['horseLords', 'dragonRiders', '2 dragon', 'dragon'],
    ];
    for (const [attacker, defender, army, left] of escapes) {
      const scene = cornered(attacker, defender, army);
      attackWon(scene, attacker, defender, 22);
      expect(scene.force(defender, 23)).toBe(left);
    }
  });

  test('an area that takes none of the units is no area at all (#113)', () => {
    const scene = cornered('dragonRiders', 'horseLords', '3 swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 22);
    expect(scene.told('unit.lost').map(({ why }) => why)).toEqual(['casualty', 'trapped', 'trapped']);
  });

  test('an area that takes some of them is legal, and the others die (#113, #174)', () => {
    const scene = cornered('horseLords', 'necromancers', 'undead 2 swords');
    attackWon(scene, 'horseLords', 'necromancers', 22);
    scene.does('necromancers', 'lose swords').asks('horseLords', 'main');
    expect(scene.told('unit.lost').map(({ kind, why }) => [kind, why])).toEqual([
      ['swords', 'casualty'],
      ['swords', 'stranded'],
    ]);
    expect(scene.force('necromancers', 23)).toBe('undead');
  });

  test('a dragon alone can leave the land for the sea, next door or along own ships (#123, #174)', () => {
    const scene = new Scene({ factions: ['horseLords', 'dragonRiders'] })
      .units('horseLords', 26, '3 cavalry')
      .units('dragonRiders', 26, '2 dragon')
      .units('dragonRiders', 35, 'ship');
    attackWon(scene, 'horseLords', 'dragonRiders', 26);
    // Seas: 25 and 35 next door, 45 beyond the ship; the rest are shores of 35.
    expect(exits(scene, 'dragonRiders')).toEqual([25, 27, 28, 34, 35, 36, 44, 45, 46, 47]);
    scene.does('dragonRiders', 'retreat @45');
    expect(scene.force('dragonRiders', 45)).toBe('dragon');
  });

  test('the desert is open to all, and harmless until the end of the own turn (#122)', () => {
    const scene = trio().units('dragonRiders', 62, '3 cavalry').units('horseLords', 62, '2 swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 62);
    expect(exits(scene, 'horseLords')).toContain(71);
    scene.does('horseLords', 'retreat @71').does('dragonRiders', 'end').asks('horseLords', 'main');
    expect(scene.force('horseLords', 71)).toBe('swords');
    scene.does('horseLords', 'end');
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'swords', area: 71, why: 'desert' }]);
  });
});

describe('not to where one fled from this turn', () => {
  test('neither the same force nor another of the same player (#118)', () => {
    const scene = trio()
      .units('dragonRiders', 19, '4 cavalry')
      .units('horseLords', 19, '2 swords')
      .units('dragonRiders', 13, '3 swords')
      .units('horseLords', 13, '3 cavalry')
      .hand('dragonRiders', 'leader');
    scene.rig('dragonRiders', 5, 5, 4, 4).rig('horseLords', 2, 2, 3);
    scene.does('dragonRiders', 'battle @19 seat 1', 'keep').does('horseLords', 'retreat @18');
    scene.does('dragonRiders', 'step 4 cavalry 19>18', 'pay leader');
    scene.does('dragonRiders', 'battle @13 seat 1').asks('horseLords', 'stand');
    scene.refuses('horseLords', 'withdraw @19', 'retreat.fled');
    scene.does('horseLords', 'withdraw @21');
    // Both 19 and 13 are closed now; 19 lies next to 18, the area of the next battle.
    scene.units('horseLords', 18, 'swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 18);
    scene.refuses('horseLords', 'retreat @19', 'retreat.fled');
    expect(exits(scene, 'horseLords')).toEqual([10, 20, 27, 28]);
  });

  test('the active player is bound too, but may march there; the next turn forgets (#118, #182)', () => {
    const scene = trio()
      .villages('dragonRiders', 19)
      .units('dragonRiders', 19, '2 swords')
      .units('horseLords', 19, '2 swords')
      .units('dragonRiders', 20, '2 cavalry')
      .units('hillFolk', 20, '2 swords')
      .hand('dragonRiders', '2 skirmishers');
    scene.rig('dragonRiders', 2, 2, 3, 2, 2, 3).rig('horseLords', 5, 5, 4).rig('hillFolk', 5, 5, 4);
    scene.does('dragonRiders', 'battle @19 seat 1').does('horseLords', 'stand');
    scene.does('dragonRiders', 'keep', 'retreat @18');
    scene.does('dragonRiders', 'battle @20 seat 2', 'keep').asks('dragonRiders', 'retreat');
    scene.refuses('dragonRiders', 'retreat @19', 'retreat.fled');
    scene.does('dragonRiders', 'retreat @28');
    scene.does('dragonRiders', 'step swords 18>19', 'pay skirmishers');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    scene.does('dragonRiders', 'keep').does('horseLords', 'retreat @10');
    expect(scene.state.players.map(({ fled }) => fled)).toEqual([[19, 20], [19], []]);
    scene.does('dragonRiders', 'end', 'end');
    expect(scene.state.players.map(({ fled }) => fled)).toEqual([[], [], []]);
  });
});

describe('a retreat into the next battle', () => {
  test("onto an own village among the active player's units: fought this turn (#119, #183)", () => {
    const scene = trio()
      .units('dragonRiders', 19, '3 cavalry')
      .units('horseLords', 19, '2 swords')
      .villages('horseLords', 20)
      .units('dragonRiders', 20, 'swords');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    scene.does('horseLords', 'retreat @20');
    expect(scene.refuses('dragonRiders', 'end', 'main.battle').pieces).toEqual(['@20']);
    attackLost(scene, 'dragonRiders', 'horseLords', 20);
    scene.does('dragonRiders', 'end');
  });

  test("onto an own village among a third player's units: the next of the two attacks (#120)", () => {
    const scene = trio()
      .units('dragonRiders', 19, '3 cavalry')
      .units('horseLords', 19, '2 swords')
      .villages('horseLords', 20)
      .units('hillFolk', 20, '2 reivers');
    attackWon(scene, 'dragonRiders', 'horseLords', 19);
    scene.does('horseLords', 'retreat @20').does('dragonRiders', 'end');
    scene.asks('horseLords', 'main').refuses('horseLords', 'end', 'main.battle');
    attackWon(scene, 'horseLords', 'hillFolk', 20);
    expect(scene.told('battle.won')).toMatchObject([{ seat: 1, loser: 2 }]);
  });

  test('a beaten attacker is bound by the same rules (#121)', () => {
    const scene = trio()
      .villages('horseLords', 1)
      .villages('hillFolk', 10)
      .units('dragonRiders', 9, '2 swords')
      .units('horseLords', 9, '3 swords');
    attackLost(scene, 'dragonRiders', 'horseLords', 9);
    expect(scene.told('unit.lost').map(({ why }) => why)).toEqual(['casualty', 'trapped']);
  });
});

test('whether a force may leave is whether there is an area for it, wherever units stand', () => {
  const told = { yes: 0, no: 0 };
  const random = swiftRandom('leave');
  for (const map of ['tyrants-lament', 'widows-sound']) {
    const scene = new Scene({ factions: ['dragonRiders', 'horseLords', 'corsairs'], map });
    const { state } = scene;
    const { areas } = atlasOf(state);
    for (const kind of ['swords', 'ship', 'dragon', 'cavalry', 'castle'] as const)
      for (let unit = 0; unit < 40; unit++) placeUnit(state, random.int(3), kind, random.int(areas.length));
    for (const area of areas)
      for (const seat of [0, 1, 2]) {
        if (forceOf(state, seat, area).length === 0) continue;
        const may = mayLeave(state, seat, area);
        told[may ? 'yes' : 'no']++;
        expect(may).toBe(retreatAreas(state, seat, area).length > 0);
      }
  }
  expect(Math.min(told.yes, told.no)).toBeGreaterThan(20);
});
