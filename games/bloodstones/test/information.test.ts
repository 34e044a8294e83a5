import { swiftRandom } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { playerOf, sortTiles } from '../rules/tiles.ts';
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
