import { RolloutContext, swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Faction } from '../content/factions.ts';
import { CITADEL_SPACING, CITADEL_TERRAINS } from '../content/map.ts';
import { DEFAULT_OPTIONS, type Options } from '../content/options.ts';
import { bloodstones } from '../index.ts';
import { atlasOf } from '../rules/atlas.ts';
import { regroupTarget } from '../rules/draw.ts';
import type { Event } from '../rules/events.ts';
import { rules } from '../rules/rules.ts';
import { refuseFounding } from '../rules/setup.ts';
import type { Setup } from '../rules/state.ts';
import { opening, tableFor } from './opening.ts';
import { Scene } from './scene.ts';

const setupOf = (seats: number, map: string, options: Partial<Options> = {}): Setup => ({
  seats,
  map,
  options: { ...DEFAULT_OPTIONS, ...options },
});

describe('the first player', () => {
  test('two battle tiles each, openly drawn; the highest sum begins and the others follow clockwise (#1)', () => {
    const scene = Scene.opening(tableFor(4), 2, 2, 3, 3, 5, 5, 4, 4);
    expect(scene.told('first.drawn')).toEqual([
      {
        e: 'first.drawn',
        draws: [
          [2, 2],
          [3, 3],
          [5, 5],
          [4, 4],
        ],
        first: 2,
      },
    ]);
    scene.does(2, 'pick hillFolk').does(3, 'pick horseLords').does(0, 'pick corsairs');
    scene.does(1, 'pick necromancers');
    expect(scene.state.first).toBe(2);
  });

  test('two to four draw from one set, five and six from both sets together (#1)', () => {
    expect(() => Scene.opening(tableFor(4), 5, 5, 5)).toThrow('cannot draw 5');
    for (const seats of [5, 6]) {
      const scene = Scene.opening(tableFor(seats), 5, 4, 5, 5, 5, 3);
      expect(scene.state.first).toBe(1);
      expect(scene.told('first.drawn')[0]?.draws).toHaveLength(seats);
    }
  });

  test('only those who tie draw again, and all tiles are back in the bag (#2)', () => {
    const scene = Scene.opening(tableFor(3), 5, 4, 2, 2, 4, 5, 5, 4, 4, 5, 2, 3, 5, 5);
    expect(scene.told('first.drawn').map(({ draws, first }) => ({ draws, first }))).toEqual([
      {
        draws: [
          [5, 4],
          [2, 2],
          [4, 5],
        ],
        first: -1,
      },
      { draws: [[5, 4], [], [4, 5]], first: -1 },
      { draws: [[2, 3], [], [5, 5]], first: 2 },
    ]);
  });
});

describe('factions', () => {
  test('are picked one after another, clockwise from the first player (#3)', () => {
    const scene = Scene.opening(tableFor(3), 2, 2, 5, 5, 3, 3);
    scene.asks(1, 'pick').does(1, 'pick dragonRiders');
    scene.asks(2, 'pick').refuses(2, 'pick dragonRiders', 'faction.taken');
    scene.does(2, 'pick corsairs').asks(0, 'pick').does(0, 'pick hillFolk');
    expect(scene.step).toBe('found');
    expect(scene.state.players.map(({ faction }) => faction)).toEqual([
      'hillFolk',
      'dragonRiders',
      'corsairs',
    ]);
  });

  test('can be dealt at random, each once, and nobody is asked (#3)', () => {
    const scene = Scene.opening(tableFor(4, { factionPick: 'random' }));
    expect(scene.step).toBe('found');
    expect(new Set(scene.state.players.map(({ faction }) => faction)).size).toBe(4);
    expect(scene.told('faction.picked')).toHaveLength(4);
    expect(scene.state.players.every(({ hand }) => hand.length === 9)).toBe(true);
  });

  test('Corsairs need three players and the Chaos Horde four, unless the table says otherwise (#4)', () => {
    const pair = Scene.opening(tableFor(2), 5, 5, 2, 2);
    pair.refuses(0, 'pick corsairs', 'faction.tooFew');
    pair.refuses(0, 'pick chaosHorde', 'faction.tooFew');
    Scene.opening(tableFor(3), 5, 5, 2, 2, 3, 3).does(0, 'pick corsairs');
    Scene.opening(tableFor(3), 5, 5, 2, 2, 3, 3).refuses(0, 'pick chaosHorde', 'faction.tooFew');
    Scene.opening(tableFor(4), 5, 5, 2, 2, 3, 3, 4, 4).does(0, 'pick chaosHorde');
    const free = Scene.opening(tableFor(2, { factionLimits: 'free' }), 5, 5, 2, 2);
    expect(free.moves(0)).toHaveLength(6);
    free.does(0, 'pick chaosHorde').does(1, 'pick corsairs');
  });

  test('dealt at random keep to the limits too (#4)', () => {
    const dealt = (seats: number): Set<string> => {
      const factions = new Set<string>();
      for (let seed = 0; seed < 40; seed++) {
        const context = new RolloutContext<Event>(swiftRandom(`deal ${seed}`));
        const { players } = rules.start(tableFor(seats, { factionPick: 'random' }), context);
        for (const { faction } of players) factions.add(faction);
      }
      return factions;
    };
    const four = ['dragonRiders', 'hillFolk', 'horseLords', 'necromancers'];
    expect([...dealt(2)].toSorted()).toEqual(four);
    expect([...dealt(3)].toSorted()).toEqual(['corsairs', ...four]);
  });

  test('at a table of six all six play; five choose any five, the Chaos Horde in its turn (#4, #211)', () => {
    const six: readonly Faction[] = [
      'chaosHorde',
      'corsairs',
      'dragonRiders',
      'hillFolk',
      'horseLords',
      'necromancers',
    ];
    expect(opening(six).step).toBe('found');
    expect(opening(six.slice(0, 5)).step).toBe('found');
    const dealt = Scene.opening(tableFor(6, { factionPick: 'random' })).state.players;
    expect(dealt.map(({ faction }) => faction).toSorted()).toEqual(six.toSorted());
  });

  test('begin with nine tiles, the Undead aside, twenty villages and 0 VP, the Horde with none and 10 (#15)', () => {
    const scene = opening(['necromancers', 'hillFolk', 'horseLords', 'chaosHorde']);
    const start = (faction: Faction) => {
      const { hand, bag, supply, pool, vp, regroups } = scene.player(faction);
      return { hand: hand.length, bag: bag.length, supply, pool, vp, regroups };
    };
    expect(start('necromancers')).toEqual({ hand: 9, bag: 27, supply: 20, pool: 4, vp: 0, regroups: 0 });
    expect(start('horseLords')).toEqual({ hand: 9, bag: 27, supply: 20, pool: 0, vp: 0, regroups: 0 });
    expect(start('chaosHorde')).toEqual({ hand: 9, bag: 27, supply: 0, pool: 0, vp: 10, regroups: 0 });
  });
});

describe('tables', () => {
  test('a map is refused to more players than it safely has room for (#14, #211)', () => {
    expect(rules.refuseSetup(setupOf(4, 'tyrants-lament'))).toBeNull();
    expect(rules.refuseSetup(setupOf(5, 'tyrants-lament'))?.code).toBe('setup.mapPlayers');
    expect(rules.refuseSetup(setupOf(6, 'crowfeast'))?.code).toBe('setup.mapPlayers');
    expect(rules.refuseSetup(setupOf(6, 'red-tides'))).toBeNull();
    expect(rules.refuseSetup(setupOf(2, 'atlantis'))?.code).toBe('setup.noMap');
  });

  test('hidden opening builds do not go with the Cutiecorn (#9)', () => {
    const both = setupOf(3, 'tyrants-lament', { openingBuild: 'simultaneous', cutiecorn: 'on' });
    expect(rules.refuseSetup(both)?.code).toBe('setup.cutiecorn');
    expect(rules.refuseSetup({ ...both, options: { ...both.options, cutiecorn: 'off' } })).toBeNull();
  });

  test('nobody plays alone: a solo game has a second seat and the target for two (#219)', () => {
    expect(bloodstones.refuseSetup(setupOf(1, 'tyrants-lament'))).not.toBeNull();
    expect(bloodstones.refuseSetup(setupOf(2, 'tyrants-lament'))).toBeNull();
    expect(regroupTarget(Scene.opening(tableFor(2)).state)).toBe(3);
    expect(regroupTarget(Scene.opening(tableFor(3)).state)).toBe(2);
  });
});

describe('citadels', () => {
  test('are placed in reverse order, on plains, forest or hill only (#5)', () => {
    const scene = opening(['hillFolk', 'horseLords', 'dragonRiders']);
    scene.asks('dragonRiders', 'found');
    scene.refuses('dragonRiders', 'found @35', 'found.terrain');
    scene.refuses('dragonRiders', 'found @57', 'found.terrain');
    scene.refuses('dragonRiders', 'found @71', 'found.terrain');
    scene.does('dragonRiders', 'found @14', 'ready').asks('horseLords', 'found');
    scene.does('horseLords', 'found @11', 'ready').asks('hillFolk', 'found');
    scene.does('hillFolk', 'found @63');
    expect(scene.force('dragonRiders', 14)).toBe('citadel');
    expect(scene.force('horseLords', 11)).toBe('citadel');
    expect(scene.force('hillFolk', 63)).toBe('citadel');
  });

  test('stand three areas apart: two others lie between (#5)', () => {
    const scene = opening(['hillFolk', 'dragonRiders']);
    scene.does('dragonRiders', 'found @14', 'ready');
    const near = scene.refuses('hillFolk', 'found @16', 'found.near');
    expect(near.facts).toMatchObject({ spacing: 3, distance: 2 });
    scene.refuses('hillFolk', 'found @14', 'found.near');
    scene.refuses('hillFolk', 'found @15', 'found.near');
    scene.does('hillFolk', 'found @17');
  });

  test('sea areas count: the shores of one sea are too close, two seas apart is far enough (#6)', () => {
    const scene = opening(['hillFolk', 'dragonRiders']);
    scene.does('dragonRiders', 'found @34', 'ready');
    scene.refuses('hillFolk', 'found @26', 'found.near');
    scene.refuses('hillFolk', 'found @46', 'found.near');
    scene.does('hillFolk', 'found @9');
    expect(scene.force('hillFolk', 9)).toBe('citadel');
  });

  test('only citadels keep others away, not the armies and ships beside them (#7)', () => {
    const scene = opening(['hillFolk', 'dragonRiders'], {
      hands: { dragonRiders: '3 ship 2 swords 4 lizardmen' },
    });
    scene.does('dragonRiders', 'found @46', 'muster ship @35', 'muster ship @45', 'muster swords @46');
    scene.does('dragonRiders', 'muster lizardmen @46', 'ready');
    const atlas = atlasOf(scene.state);
    const open = atlas.areas.filter(
      (area) => CITADEL_TERRAINS.includes(atlas.terrain(area)) && atlas.distance(area, 46) >= CITADEL_SPACING,
    );
    expect(scene.moves('hillFolk', 'found')).toEqual(open.map((area) => `found @${area}`));
  });

  test('with no legal area left the distance drops to 2, here for the Horde (#14)', () => {
    const scene = shutOut();
    expect(scene.refuses('chaosHorde', 'found @37', 'found.near').facts).toMatchObject({ spacing: 2 });
    scene.refuses('chaosHorde', 'found @38', 'found.near');
    scene.does('chaosHorde', 'found @36').asks('chaosHorde', 'muster');
  });

  test('at the last resort an adjacent area will do, never the same (#14)', () => {
    const { state } = shutOut();
    expect(refuseFounding(state, 37, 1)).toBeNull();
    expect(refuseFounding(state, 38, 1)?.code).toBe('found.near');
  });

  test('where homes had to be close, no ship is built into a sea with foreign ships (#213)', () => {
    const scene = shutOut().units('dragonRiders', 45, 'ship').hand('chaosHorde', '2 ship');
    scene.does('chaosHorde', 'found @36').refuses('chaosHorde', 'muster ship @45', 'muster.foreignShips');
    scene.does('chaosHorde', 'muster ship @44');
    expect(scene.force('chaosHorde', 44)).toBe('ship');
  });
});

/** Five citadels on a map for three, placed so that the sixth player finds no area three away from all. */
function shutOut(): Scene {
  const settlers = ['dragonRiders', 'horseLords', 'hillFolk', 'necromancers', 'corsairs'] as const;
  const sites = [38, 33, 39, 1, 12] as const;
  const scene = new Scene({ factions: [...settlers, 'chaosHorde'], map: 'widows-sound' });
  for (const [index, faction] of settlers.entries()) scene.units(faction, sites[index] ?? 0, 'citadel');
  scene.state.frames = [{ step: 'found', queue: [scene.seat('chaosHorde')] }];
  return scene;
}
