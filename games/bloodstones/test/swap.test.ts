import type { Viewer } from '@sanguine/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../content/options.ts';
import { rules } from '../rules/rules.ts';
import { swapFrame } from './fortune.ts';
import { Scene } from './scene.ts';

/** Dragon Riders (seat 0) attack Horse Lords (seat 1) in a hill; the Hill Folk (seat 2) watch. */
function battle(options: Partial<Options> = {}, defenders = '2 swords skirmishers'): Scene {
  return new Scene({ factions: ['dragonRiders', 'horseLords', 'hillFolk'], options })
    .units('dragonRiders', 30, '2 swords cavalry')
    .units('horseLords', 30, defenders);
}

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];
const ONLOOKERS: readonly Viewer[] = [1, 2, null];

/** The battle tiles of a side as a viewer sees them. */
function seen(scene: Scene, viewer: Viewer, seat: number): number[] | undefined {
  return swapFrame(rules.mask(scene.state, viewer)).sides.find((side) => side.seat === seat)?.tiles;
}

/** The events since the last move, as masked for a viewer. */
const toldTo = (scene: Scene, viewer: Viewer) => scene.events.map((event) => rules.maskEvent(event, viewer));

describe('the swap', () => {
  test('takes the place of the lowest battle tile, by its pips (#79)', () => {
    const scene = battle()
      .hand('dragonRiders', 'shield')
      .rig('dragonRiders', 5, 2, 4)
      .rig('horseLords', 2, 2, 3);
    scene.does('dragonRiders', 'battle @30 seat 1', 'swap shield');
    expect(scene.told('battle.revealed')[0]?.attacker).toMatchObject({ tiles: [5, 4, 3], swap: 'shield' });
    expect(scene.told('battle.revealed')[0]?.attacker.total).toBe(12 + 2);
  });

  test('a swap that does not help is allowed, even one for the worse (#79)', () => {
    const scene = battle().hand('dragonRiders', 'skirmishers').rig('dragonRiders', 5, 5, 4);
    scene.rig('horseLords', 2, 2, 3).does('dragonRiders', 'battle @30 seat 1', 'swap skirmishers');
    expect(scene.told('battle.revealed')[0]?.attacker).toMatchObject({ tiles: [5, 5, 2], total: 14 });
    expect(scene.player('dragonRiders').discard).toContain('skirmishers');
  });

  test('a blank is worth its 5 pips; fifteen is the most three tiles can make (#80)', () => {
    const scene = battle()
      .hand('dragonRiders', 'blank')
      .rig('dragonRiders', 5, 5, 2)
      .rig('horseLords', 2, 2, 3);
    scene.does('dragonRiders', 'battle @30 seat 1', 'swap blank');
    expect(scene.told('battle.revealed')[0]?.attacker).toMatchObject({ tiles: [5, 5, 5], total: 17 });
  });

  test('who has an empty hand is not asked (#80)', () => {
    const scene = battle().rig('dragonRiders', 5, 5, 4).rig('horseLords', 2, 2, 3);
    scene.does('dragonRiders', 'battle @30 seat 1').asks('horseLords', 'casualty');
    expect(scene.told('battle.decided')).toEqual([]);
  });

  test('one tile each, the attacker first; whoever holds a tile is asked, useful or not (#78, #178)', () => {
    const scene = battle()
      .hand('dragonRiders', 'skirmishers swords')
      .hand('horseLords', 'skirmishers')
      .rig('dragonRiders', 5, 5, 4)
      .rig('horseLords', 5, 5, 4);
    scene.does('dragonRiders', 'battle @30 seat 1').asks('dragonRiders', 'swap');
    expect(rules.deciders(scene.state)).toEqual([0]);
    scene.refuses('dragonRiders', 'swap blank', 'swap.notInHand');
    scene.does('dragonRiders', 'swap swords').asks('horseLords', 'swap');
    expect(rules.deciders(scene.state)).toEqual([1]);
    scene.does('horseLords', 'keep');
    expect(scene.told('battle.revealed')).toHaveLength(1);
  });
});

describe('hidden information', () => {
  test('each side sees only its own battle tiles, onlookers none, until the reveal (#178)', () => {
    const scene = battle({}, '3 swords skirmishers')
      .hand('dragonRiders', 'swords')
      .hand('horseLords', 'swords')
      .rig('dragonRiders', 5, 4, 2)
      .rig('horseLords', 5, 3, 3, 2);
    scene.does('dragonRiders', 'battle @30 seat 1');
    expect(VIEWERS.map((viewer) => seen(scene, viewer, 0))).toEqual([
      [5, 4, 2],
      ...ONLOOKERS.map(() => [0, 0, 0]),
    ]);
    expect([0, 1, 2, null].map((viewer) => seen(scene, viewer, 1))).toEqual([
      [0, 0, 0, 0],
      [5, 3, 3, 2],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(toldTo(scene, 2).slice(2)).toEqual([
      { e: 'battle.drew', seat: 0, tiles: [0, 0, 0] },
      { e: 'battle.drew', seat: 1, tiles: [0, 0, 0, 0] },
    ]);
    expect(toldTo(scene, 1)[3]).toEqual({ e: 'battle.drew', seat: 1, tiles: [5, 3, 3, 2] });
  });

  test('the reveal shows three tiles each, never the fourth nor one swapped out (#82, #178)', () => {
    const fought = (fourth: number, lowest: number): Scene =>
      battle({}, '3 swords skirmishers')
        .hand('horseLords', 'blank')
        .rig('dragonRiders', 2, 2, 3)
        .rig('horseLords', 4, 4, fourth, lowest)
        .does('dragonRiders', 'battle @30 seat 1')
        .does('horseLords', 'swap blank');
    const [one, other] = [fought(3, 2), fought(2, 2)];
    expect(one.told('battle.revealed')[0]?.defender).toMatchObject({
      tiles: [5, 4, 4],
      swap: 'blank',
      total: 16,
    });
    for (const viewer of [0, 2, null]) {
      expect(toldTo(one, viewer)).toEqual(toldTo(other, viewer));
      expect(rules.mask(one.state, viewer)).toEqual(rules.mask(other.state, viewer));
    }
  });

  test('a swapped-in tile that does not count is public all the same, on the discard pile (#178)', () => {
    const scene = battle({}, '3 swords skirmishers')
      .hand('horseLords', 'skirmishers')
      .rig('dragonRiders', 2, 2, 3)
      .rig('horseLords', 5, 5, 4, 4);
    scene.does('dragonRiders', 'battle @30 seat 1').does('horseLords', 'swap skirmishers');
    expect(scene.told('battle.revealed')[0]?.defender).toMatchObject({
      tiles: [5, 5, 4],
      swap: 'skirmishers',
    });
    expect(rules.mask(scene.state, null).players[1]?.discard).toEqual(['skirmishers']);
  });
});

describe('what the others see of a swap', () => {
  const decide = (options: Partial<Options>, text: string): Scene =>
    battle(options)
      .hand('dragonRiders', '2 swords')
      .hand('horseLords', 'swords')
      .rig('dragonRiders', 5, 4, 2)
      .rig('horseLords', 2, 2, 3)
      .does('dragonRiders', 'battle @30 seat 1')
      .does('dragonRiders', text);
  const faceOf = (scene: Scene, move: Parameters<typeof rules.face>[2], viewer: Viewer): string =>
    rules.face(scene.state, 0, move, viewer);
  const hand = (scene: Scene, viewer: Viewer) => rules.mask(scene.state, viewer).players[0]?.hand;

  test('in public: whether a tile was swapped, never which (#78)', () => {
    const swapped = decide({}, 'swap swords').asks('horseLords', 'swap');
    const kept = decide({}, 'keep').asks('horseLords', 'swap');
    for (const viewer of ONLOOKERS) {
      expect(faceOf(swapped, { do: 'swap', tile: 'swords' }, viewer)).toBe('swap ?');
      expect(faceOf(kept, { do: 'keep' }, viewer)).toBe('keep');
      expect(hand(swapped, viewer)).toEqual(['hidden']);
      expect(hand(kept, viewer)).toEqual(['hidden', 'hidden']);
      expect(toldTo(swapped, viewer)).toMatchObject([{ e: 'battle.decided', tile: 'hidden' }]);
      expect(toldTo(kept, viewer)).toMatchObject([{ e: 'battle.decided', tile: null }]);
      expect(swapFrame(rules.mask(swapped.state, viewer)).sides[0]).toMatchObject({
        swap: 'hidden',
        tiles: [0, 0, 0],
      });
      expect(swapFrame(rules.mask(kept.state, viewer)).sides[0].swap).toBe('kept');
    }
    expect(faceOf(swapped, { do: 'swap', tile: 'swords' }, 0)).toBe('swap swords');
    expect(swapFrame(rules.mask(swapped.state, 0)).sides[0]).toMatchObject({
      swap: 'swords',
      tiles: [5, 4, 4],
    });
  });

  test('in secret: nothing at all tells a swap from none before the reveal (#78)', () => {
    const swapped = decide({ swapVisibility: 'secret' }, 'swap swords');
    const kept = decide({ swapVisibility: 'secret' }, 'keep');
    for (const viewer of ONLOOKERS) {
      expect(rules.mask(swapped.state, viewer)).toEqual(rules.mask(kept.state, viewer));
      expect(toldTo(swapped, viewer)).toEqual(toldTo(kept, viewer));
      expect(faceOf(swapped, { do: 'swap', tile: 'swords' }, viewer)).toBe('swap or keep');
      expect(faceOf(kept, { do: 'keep' }, viewer)).toBe('swap or keep');
    }
    expect(hand(swapped, 0)).toEqual(['swords']);
    swapped.does('horseLords', 'keep');
    for (const viewer of ONLOOKERS) expect(hand(swapped, viewer)).toEqual(['hidden']);
  });

  test('a battle keeps the turn from being idle, and only a swap spends a tile (#78, #141)', () => {
    const swapped = decide({ swapVisibility: 'secret' }, 'swap swords').does('horseLords', 'keep');
    const kept = decide({ swapVisibility: 'secret' }, 'keep').does('horseLords', 'keep');
    expect([swapped.state.busy, kept.state.busy]).toEqual([true, true]);
    expect([swapped.state.spent, kept.state.spent]).toEqual([true, false]);
  });
});
