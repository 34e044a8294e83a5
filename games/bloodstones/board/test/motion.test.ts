import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { attackWon } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, TABLES } from '../../test/spoken.ts';
import { filmOf } from '../animation/keyframes.ts';
import { lengthOf, type Movement, motionsOf } from '../animation/movement.ts';
import { ANIMATOR } from '../animation/animator.ts';

const DUEL = { factions: ['dragonRiders', 'horseLords'] } as const;

function moving(scene: Scene, play: () => void, motion: 'normal' | 'off' = 'normal'): Movement[] {
  const before = seen(scene, null);
  play();
  return motionsOf(before, scene.events, motion);
}

describe('what is seen of a row', () => {
  test('a step takes 220 milliseconds', () => {
    const scene = new Scene(DUEL).units('dragonRiders', 14, '2 swords').hand('dragonRiders', 'castle');
    expect(moving(scene, () => scene.does('dragonRiders', 'step 2 swords 14>15'))).toEqual([
      { kind: 'march', seat: 0, units: ['swords', 'swords'], from: 14, to: 15, at: 0, ms: 220 },
    ]);
  });

  test('many steps in one row take half a second together', () => {
    const scene = new Scene(DUEL);
    const step = (from: number): Event => ({
      e: 'unit.moved',
      seat: 0,
      units: ['swords'],
      from,
      to: from + 1,
      cost: 1,
    });
    const motions = motionsOf(seen(scene, null), [1, 2, 3, 4, 5].map(step), 'normal');
    expect(motions.map(({ at }) => at)).toEqual([0, 100, 200, 300, 400]);
    expect(lengthOf(motions)).toBe(500);
  });

  test('a lost battle: points fly, the castle falls, the rest retreats with all its units', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 14, '4 swords')
      .units('horseLords', 14, 'castle swords skirmishers');
    for (const area of [5, 13, 15, 21, 22]) scene.villages('dragonRiders', area);
    const motions = moving(scene, () => attackWon(scene, 'dragonRiders', 'horseLords', 14));
    expect(motions).toMatchObject([
      { kind: 'points', seat: 0, points: 3, area: 14 },
      { kind: 'unit.out', seat: 1, unit: 'castle', area: 14, why: 'fallen' },
      { kind: 'march', seat: 1, units: ['skirmishers', 'swords'], from: 14, to: 4 },
    ]);
  });

  test('a captured village goes to its captor, worth double to the Chaos Horde', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'horseLords'] })
      .units('chaosHorde', 14, 'hordes')
      .villages('horseLords', 14)
      .hand('chaosHorde', 'hordes');
    const motions = moving(scene, () => scene.does('chaosHorde', 'capture @14'));
    expect(motions).toMatchObject([
      { kind: 'village.out', seat: 0, from: 1, area: 14 },
      { kind: 'points', seat: 0, points: 2, area: 14 },
    ]);
  });

  test('motion off outlines the places and moves nothing', () => {
    const scene = new Scene(DUEL).units('dragonRiders', 14, 'swords').hand('dragonRiders', 'castle');
    const motions = moving(scene, () => scene.does('dragonRiders', 'step swords 14>15'), 'off');
    expect(motions).toEqual([{ kind: 'mark', areas: [14, 15], at: 0, ms: 600 }]);
    expect(motionsOf(seen(scene, null), [{ e: 'turn.began', seat: 0, round: 2 }], 'off')).toEqual([]);
  });

  test.each(TABLES)(
    'in a random game of $seats no row is long, and every march knows its units',
    (context) => {
      let marches = 0;
      for (const { view, events } of randomGame(context)) {
        const motions = motionsOf(view(null), events, 'normal');
        expect(lengthOf(motions)).toBeLessThanOrEqual(1300);
        for (const motion of motions) {
          if (motion.kind !== 'march') continue;
          marches++;
          expect(motion.units.length).toBeGreaterThan(0);
        }
      }
      expect(marches).toBeGreaterThan(0);
    },
  );
});

describe('frames', () => {
  const places = {
    area: (area: number) => ({ x: area * 10, y: area }),
    plate: (seat: number) => (seat === 0 ? { x: 900, y: 50 } : null),
  };

  test('a march goes from area to area', () => {
    const { frames, timing } = filmOf(
      { kind: 'march', seat: 0, units: ['swords'], from: 1, to: 2, at: 30, ms: 220 },
      places,
    );
    expect(frames.map(({ transform }) => transform)).toEqual([
      'translate(10px, 1px)',
      'translate(20px, 2px)',
    ]);
    expect(timing).toMatchObject({ delay: 30, duration: 220 });
  });

  test('points fly to the plate, or rise where there is none', () => {
    const fly = (seat: number): string | undefined =>
      filmOf({ kind: 'points', seat, points: 3, area: 5, at: 0, ms: 600 }, places).frames[1]?.transform;
    expect(fly(0)).toBe('translate(900px, 50px)');
    expect(fly(1)).toBe('translate(50px, -37px)');
    expect(filmOf({ kind: 'points', seat: 1, points: 3, area: null, at: 0, ms: 600 }, places).frames).toEqual(
      [],
    );
  });
});

describe('watching', () => {
  const scene = new Scene(DUEL).units('dragonRiders', 14, 'swords').hand('dragonRiders', 'castle');
  const before = seen(scene, null);
  scene.does('dragonRiders', 'step swords 14>15');
  const row = (number: number, did: 'move' | 'undo') =>
    toldRow(scene.events, { number, did: { do: did, seat: 0 } });

  test('a row is seen as the motions it is made of', () => {
    expect(ANIMATOR.animationOf(before, row(4, 'move'), 'normal')).toMatchObject({
      number: 4,
      motions: [{ kind: 'march' }],
    });
  });

  test('a take-back is not seen, nor a row in which nothing moves', () => {
    expect(ANIMATOR.animationOf(before, row(5, 'undo'), 'normal')).toBeNull();
    expect(ANIMATOR.animationOf(before, toldRow<Event>([]), 'normal')).toBeNull();
  });
});
