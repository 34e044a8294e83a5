import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../content/options.ts';
import { rules } from '../rules/rules.ts';
import { playerOf, sortTiles } from '../rules/tiles.ts';
import { swapFrame } from './fortune.ts';
import { invariants } from './kit/invariants.ts';
import { Scene } from './scene.ts';

const position = (hand: string) => {
  const scene = new Scene({ factions: ['necromancers', 'horseLords', 'hillFolk'] })
    .units('necromancers', 14, 'citadel 2 undead castle')
    .units('horseLords', 46, 'citadel swords')
    .villages('horseLords', 47, 2)
    .discards('horseLords', 'leader ship')
    .hand('horseLords', hand)
    .hand('necromancers', 'goblins necromancer');
  Object.assign(scene.player('horseLords'), { vp: 7, regroups: 1, capturedVillages: 3, capturedCitadels: 1 });
  return scene;
};

describe('what everybody may see', () => {
  test('sizes of hands and bags, discards, the map, supplies, pools, scores and captures are public (#214)', () => {
    const { state } = position('blank castle shield');
    for (const viewer of [0, 2, null]) {
      const seen = rules.mask(state, viewer);
      expect(seen.players[1]).toMatchObject({
        hand: ['hidden', 'hidden', 'hidden'],
        discard: ['leader', 'ship'],
        supply: 18,
        vp: 7,
        regroups: 1,
        capturedVillages: 3,
        capturedCitadels: 1,
      });
      expect(seen.players[1]?.bag).toEqual(Array.from({ length: 30 }, () => 'hidden'));
      expect(seen.players[0]?.pool).toBe(2);
      expect([seen.units, seen.villages, seen.settlers]).toEqual([
        state.units,
        state.villages,
        state.settlers,
      ]);
    }
  });

  test('the hand is shown to its owner alone (#214)', () => {
    const { state } = position('blank castle shield');
    expect(rules.mask(state, 1).players[1]?.hand).toEqual(['shield', 'castle', 'blank']);
    expect(rules.mask(state, 1).players[0]?.hand).toEqual(['hidden', 'hidden']);
  });

  test('nothing else tells what a hand holds: two hands of a size look alike (#214)', () => {
    const one = position('blank castle shield').state;
    const other = position('3 cavalry').state;
    for (const viewer of [0, 2, null]) expect(rules.mask(one, viewer)).toEqual(rules.mask(other, viewer));
    expect(rules.mask(one, 1)).not.toEqual(rules.mask(other, 1));
  });

  test('drawn tiles are told to their owner, their number to all (#214)', () => {
    const scene = position('blank castle shield').turn('horseLords').rig('horseLords', 'leader', 'swords');
    scene.does('horseLords', 'end', 'end');
    const [drawn] = scene.told('tiles.drawn');
    if (drawn === undefined) throw new Error('nothing was drawn');
    expect(rules.maskEvent(drawn, 1)).toMatchObject({ tiles: expect.arrayContaining(['leader', 'swords']) });
    for (const viewer of [0, 2, null])
      expect(rules.maskEvent(drawn, viewer)).toEqual({
        e: 'tiles.drawn',
        seat: 1,
        tiles: ['hidden', 'hidden', 'hidden', 'hidden'],
      });
  });

  test('hand and bag together can be worked out: 36 tiles less those in sight (#214)', () => {
    const { state } = position('blank castle shield');
    const guess = rules.imagine(rules.mask(state, 0), 0, swiftRandom('guess'));
    const unseen = (truth: typeof state) => {
      const { hand, bag } = playerOf(truth, 1);
      return sortTiles([...hand, ...bag]);
    };
    expect(unseen(guess)).toEqual(unseen(state));
    expect(unseen(guess)).toHaveLength(33);
    expect(playerOf(guess, 1).hand).toHaveLength(3);
  });
});

describe('what the Corsairs can imagine behind the three tiles they are shown', () => {
  /** The Dragon Riders attack the Corsairs, who decide next; one of the low tiles stays unseen. */
  const shown = (
    swapVisibility: Options['swapVisibility'],
    force: string,
    draw: readonly number[],
    text: string,
  ) =>
    new Scene({ factions: ['dragonRiders', 'corsairs', 'hillFolk'], options: { swapVisibility } })
      .units('dragonRiders', 30, force)
      .units('corsairs', 30, 'axes')
      .hand('dragonRiders', 'skirmishers 5 ship')
      .discards('dragonRiders', '3 skirmishers 4 lizardmen 3 cavalry 4 shield 2 siegeEngine')
      .hand('corsairs', 'axes')
      .rig('dragonRiders', ...draw)
      .does('dragonRiders', 'battle @30 seat 1', text)
      .asks('corsairs', 'swap');
  const guesses = (scene: Scene) => {
    const seen = rules.mask(scene.state, 1);
    return Array.from({ length: 60 }, (_, guess) => {
      const imagined = rules.imagine(seen, 1, swiftRandom(`guess ${guess}`));
      expect(rules.mask(imagined, 1)).toEqual(seen);
      expect(invariants(imagined).filter((problem) => problem.includes('tiles'))).toEqual([]);
      return swapFrame(imagined).sides[0].swap;
    });
  };

  test('a tile known to be put in and not among them is a lower one, in hand and bag no more (#178)', () => {
    const scene = shown('public', '2 swords cavalry', [5, 5, 4, 4], 'swap skirmishers');
    expect(new Set(guesses(scene))).toEqual(new Set(['skirmishers']));
  });

  test('three drawn and three shown, none of them a hand tile: even a secret decision was to keep (#78)', () => {
    const scene = shown('secret', 'cavalry', [5, 5, 4], 'keep');
    expect(new Set(guesses(scene))).toEqual(new Set(['kept']));
  });

  test('with a fourth tile face down a secret decision stays open (#78)', () => {
    const scene = shown('secret', '2 swords cavalry', [5, 5, 4, 4], 'keep');
    expect(new Set(guesses(scene))).toEqual(new Set(['kept', 'skirmishers']));
  });
});
