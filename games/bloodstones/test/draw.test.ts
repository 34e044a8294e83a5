import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import type { Options } from '../content/options.ts';
import { Scene } from './scene.ts';

const THREE: readonly Faction[] = ['hillFolk', 'horseLords', 'dragonRiders'];

/** Puts every tile of the bag on the map, so that both bag and discard pile are empty. */
function emptyBag(scene: Scene, faction: Faction): Scene {
  const tiles = scene.player(faction).bag.filter((tile) => tile !== 'hidden' && tile !== 'blank');
  for (const kind of tiles) scene.units(faction, kind === 'ship' ? 45 : 54, kind);
  return scene;
}

describe('a hand is refilled', () => {
  test('to six tiles, of the Horse Lords to seven (#203)', () => {
    const scene = new Scene({ factions: THREE });
    scene.does('hillFolk', 'end').does('horseLords', 'end').does('dragonRiders', 'end');
    expect(scene.state.players.map(({ hand, bag }) => [hand.length, bag.length])).toEqual([
      [6, 30],
      [7, 29],
      [6, 30],
    ]);
  });

  test('not at all when it is full or more than full, and then an empty bag is no regroup (#203)', () => {
    const scene = new Scene({ factions: THREE }).villages('hillFolk', 54, 2);
    scene.hand('hillFolk', '4 skirmishers 4 reivers').bag('hillFolk', '');
    scene.does('hillFolk', 'end', 'end');
    expect(scene.told('tiles.drawn')).toEqual([]);
    expect(scene.player('hillFolk')).toMatchObject({ bag: [], regroups: 0, vp: 0 });
    expect(scene.player('hillFolk').hand).toHaveLength(8);
  });

  test('in phase 5 alone: who spends a tile in another player’s battle waits for the own turn (#140)', () => {
    const scene = new Scene({ factions: THREE })
      .units('hillFolk', 20, '2 swords')
      .units('horseLords', 20, 'swords')
      .hand('hillFolk', 'castle')
      .hand('horseLords', 'leader')
      .bag('horseLords', '')
      .rig('hillFolk', 5, 5, 4, 4)
      .rig('horseLords', 2, 2, 3);
    scene.does('hillFolk', 'battle @20 seat 1').does('horseLords', 'stand');
    scene.does('hillFolk', 'keep').does('horseLords', 'swap leader');
    expect(scene.told('regrouped')).toEqual([]);
    expect(scene.player('horseLords')).toMatchObject({ hand: [], bag: [], regroups: 0 });
  });
});

describe('a regroup', () => {
  test('comes with the first tile that is missing, not with the last one drawn (#134)', () => {
    const scene = new Scene({ factions: THREE }).villages('hillFolk', 54, 2).bag('hillFolk', '6 castle');
    scene.does('hillFolk', 'end');
    expect(scene.told('regrouped')).toEqual([]);
    expect(scene.player('hillFolk')).toMatchObject({ bag: [], regroups: 0, vp: 0 });
    scene.turn('hillFolk').does('hillFolk', 'end', 'settle @53', 'pay castle', 'end');
    expect(scene.told('regrouped')).toEqual([{ e: 'regrouped', seat: 0, vp: 3, count: 1 }]);
    expect(scene.player('hillFolk')).toMatchObject({ discard: [], regroups: 1, vp: 3 });
    expect(scene.player('hillFolk').hand).toHaveLength(6);
  });

  test('follows the desert check and breaks into the draw, which goes on (#135)', () => {
    const scene = new Scene({ factions: THREE })
      .units('hillFolk', 71, 'cavalry')
      .villages('hillFolk', 54, 2)
      .bag('hillFolk', '2 castle');
    scene.does('hillFolk', 'end');
    expect(scene.events.map(({ e }) => e)).toEqual(['unit.lost', 'regrouped', 'tiles.drawn', 'turn.began']);
    expect(scene.told('unit.lost')).toMatchObject([{ kind: 'cavalry', area: 71, why: 'desert' }]);
    expect(scene.told('tiles.drawn')[0]?.tiles).toHaveLength(6);
    expect(scene.player('hillFolk').bag).toHaveLength(30);
  });

  test('already brings back what died in the desert a moment before (#204)', () => {
    const scene = new Scene({ factions: THREE })
      .hand('hillFolk', '2 blank 3 shield')
      .units('hillFolk', 71, 'swords');
    emptyBag(scene, 'hillFolk').does('hillFolk', 'end', 'end');
    expect(scene.player('hillFolk')).toMatchObject({ bag: [], discard: [], regroups: 1 });
    expect(scene.player('hillFolk').hand).toEqual(['swords', 'shield', 'shield', 'shield', 'blank', 'blank']);
  });

  test('counts and scores even when there is nothing to draw at all (#136)', () => {
    const scene = new Scene({ factions: THREE })
      .hand('hillFolk', '2 blank 3 shield')
      .villages('hillFolk', 53);
    emptyBag(scene, 'hillFolk').does('hillFolk', 'end', 'end');
    expect(scene.player('hillFolk')).toMatchObject({ regroups: 1, vp: 1, bag: [], discard: [] });
    expect(scene.player('hillFolk').hand).toHaveLength(5);
  });

  test('happens once in a draw: a small discard pile leaves a short hand (#137)', () => {
    const scene = new Scene({ factions: THREE }).hand('hillFolk', '2 blank').discards('hillFolk', '2 shield');
    emptyBag(scene, 'hillFolk').does('hillFolk', 'end', 'end');
    expect(scene.told('regrouped')).toHaveLength(1);
    expect(scene.player('hillFolk')).toMatchObject({ regroups: 1, bag: [], discard: [] });
    expect(scene.player('hillFolk').hand).toEqual(['shield', 'shield', 'blank', 'blank']);
  });

  test('beyond the target only turns the tiles over: no points, no third space on the track (#138, #169)', () => {
    const scene = new Scene({ factions: THREE }).villages('hillFolk', 54, 2).bag('hillFolk', '');
    scene.player('hillFolk').regroups = 2;
    scene.does('hillFolk', 'end');
    expect(scene.told('regrouped')).toEqual([]);
    expect(scene.player('hillFolk')).toMatchObject({ regroups: 2, vp: 0, discard: [] });
    expect(scene.player('hillFolk').hand).toHaveLength(6);
  });

  test('with two players counts a third time (#169, #170)', () => {
    const scene = new Scene({ factions: ['hillFolk', 'horseLords'] }).villages('hillFolk', 54, 2);
    scene.bag('hillFolk', '').player('hillFolk').regroups = 2;
    scene.does('hillFolk', 'end');
    expect(scene.player('hillFolk')).toMatchObject({ regroups: 3, vp: 2 });
    expect(scene.step).toBe('main');
  });

  test('scores villages on the map, never captured ones (#139)', () => {
    const scene = new Scene({ factions: THREE }).villages('hillFolk', 54, 2).villages('horseLords', 55);
    scene.bag('hillFolk', '').player('hillFolk').capturedVillages = 4;
    scene.player('hillFolk').capturedCitadels = 1;
    scene.does('hillFolk', 'end');
    expect(scene.told('regrouped')).toMatchObject([{ vp: 2 }]);
    expect(scene.player('hillFolk').vp).toBe(2);
  });

  test('of the Chaos Horde counts and is worth nothing (#205)', () => {
    const scene = new Scene({ factions: ['chaosHorde', ...THREE] }).units('chaosHorde', 20, 'hordes');
    scene.bag('chaosHorde', '').player('chaosHorde').capturedVillages = 5;
    scene.does('chaosHorde', 'end');
    expect(scene.told('regrouped')).toEqual([{ e: 'regrouped', seat: 0, vp: 0, count: 1 }]);
    expect(scene.player('chaosHorde')).toMatchObject({ vp: 10, regroups: 1 });
  });
});

describe('the stall guard', () => {
  /** The Hill Folk hold six castles and are idle for some turns; the others do not matter. */
  const idle = (turns: number, options: Partial<Options> = { stallGuard: 'idle' }) => {
    const scene = new Scene({ factions: THREE, options }).hand('hillFolk', '6 castle');
    for (let turn = 0; turn < turns; turn++) scene.turn('hillFolk').does('hillFolk', 'end', 'end');
    return scene;
  };

  test('lets two idle turns pass and asks for a tile in the third and every further one (#141)', () => {
    idle(2).asks('horseLords', 'main');
    const scene = idle(3).asks('hillFolk', 'idle');
    expect(scene.player('hillFolk').hand).toHaveLength(6);
    scene.refuses('hillFolk', 'discard castle castle', 'idle.oneTile');
    scene.refuses('hillFolk', 'discard swords', 'pay.notInHand');
    scene.refuses('hillFolk', 'end', 'step.other');
    scene.does('hillFolk', 'discard castle').asks('horseLords', 'main');
    expect(scene.player('hillFolk')).toMatchObject({ discard: ['castle'], idle: 3 });
    scene.turn('hillFolk').does('hillFolk', 'end', 'end').asks('hillFolk', 'idle');
  });

  test('takes the tile before deserts and drawing, so the bag runs out in the end (#141, #135)', () => {
    const scene = idle(2).units('hillFolk', 71, 'swords').villages('hillFolk', 54);
    scene.bag('hillFolk', '').turn('hillFolk').does('hillFolk', 'end', 'end').asks('hillFolk', 'idle');
    expect(scene.force('hillFolk', 71)).toBe('swords');
    scene.does('hillFolk', 'discard castle');
    expect(scene.events.map(({ e }) => e).slice(0, 4)).toEqual([
      'tiles.discarded',
      'unit.lost',
      'regrouped',
      'tiles.drawn',
    ]);
  });

  test('starts to count anew after a turn in which anything was done (#141)', () => {
    const builds = idle(2).villages('hillFolk', 54).turn('hillFolk');
    builds.does('hillFolk', 'build castle @54', 'discard castle', 'end', 'end');
    expect(builds.player('hillFolk').idle).toBe(0);

    const fights = idle(2).units('hillFolk', 20, 'giant').units('horseLords', 20, 'swords').turn('hillFolk');
    fights.rig('hillFolk', 5, 5, 4, 4).rig('horseLords', 2, 2, 3);
    fights.does('hillFolk', 'battle @20 seat 1').does('horseLords', 'stand');
    fights.does('hillFolk', 'keep', 'end', 'end');
    expect(fights.player('hillFolk').idle).toBe(0);
  });

  test('finds nothing idle in a turn in which Undead moved and no tile was spent (#141)', () => {
    const scene = new Scene({ factions: ['necromancers', 'horseLords'], options: { stallGuard: 'idle' } });
    scene.units('necromancers', 14, 'undead').hand('necromancers', '2 swords');
    scene.player('necromancers').idle = 2;
    scene
      .turn('necromancers')
      .does('necromancers', 'shamble 14>15', 'end', 'end', 'end')
      .asks('horseLords', 'main');
    expect(scene.player('necromancers')).toMatchObject({ discard: [], idle: 0 });
  });

  test('does not take a tile spent in defence for one spent in the own turn (#141)', () => {
    const scene = idle(2).units('hillFolk', 20, 'giant').units('horseLords', 20, 'swords').turn('horseLords');
    scene.rig('hillFolk', 5, 5, 4, 4).rig('horseLords', 2, 2, 3);
    scene.does('horseLords', 'battle @20 seat 0').does('hillFolk', 'stand', 'swap castle');
    scene.does('horseLords', 'end');
    scene.turn('hillFolk').does('hillFolk', 'end', 'end').asks('hillFolk', 'idle');
    expect(scene.player('hillFolk').idle).toBe(3);
  });

  test('watches only where the table wants it (#141, #220)', () => {
    const scene = idle(5, {}).asks('horseLords', 'main');
    expect(scene.player('hillFolk')).toMatchObject({ discard: [], idle: 5 });
  });
});
