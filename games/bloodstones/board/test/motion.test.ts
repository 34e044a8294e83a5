import { languageFlaws } from '@sanguine/ui/test/language.ts';
import { lengthOf } from '@sanguine/ui/animation/timing.ts';
import { toldRow } from '@sanguine/ui/test/row-update.ts';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { attackWon } from '../../test/fortune.ts';
import { Scene } from '../../test/scene.ts';
import { randomGame, seen, TABLES } from '../../test/spoken.ts';
import { ANIMATOR } from '../animation/animator.ts';
import { cuesOf, type MapCue } from '../animation/cues.ts';
import { LANGUAGE } from '../animation/language.ts';

const DUEL = { factions: ['dragonRiders', 'horseLords'] } as const;

function shown(scene: Scene, play: () => void): MapCue[] {
  const before = seen(scene, null);
  play();
  return cuesOf(before, scene.events);
}

describe('what is seen of a row', () => {
  test('a step: who, from where to where, and what it costs', () => {
    const scene = new Scene(DUEL).units('dragonRiders', 14, '2 swords').hand('dragonRiders', 'castle');
    expect(shown(scene, () => scene.does('dragonRiders', 'step 2 swords 14>15'))).toMatchObject([
      { gesture: 'travel', seat: 0, piece: ['swords', 'swords'], way: [14, 15] },
      { gesture: 'pay', seat: 0, place: 15 },
    ]);
  });

  test('a lost battle: points rise, the castle falls, the rest retreats with all its units', () => {
    const scene = new Scene(DUEL)
      .units('dragonRiders', 14, '4 swords')
      .units('horseLords', 14, 'castle swords skirmishers');
    for (const area of [5, 13, 15, 21, 22]) scene.villages('dragonRiders', area);
    const cues = shown(scene, () => attackWon(scene, 'dragonRiders', 'horseLords', 14));
    expect(cues.filter(({ gesture }) => gesture !== 'roll' && gesture !== 'strike')).toMatchObject([
      { gesture: 'gain', seat: 0, by: 3, place: 14 },
      { gesture: 'lose', seat: 1, piece: ['castle'], place: 14 },
      { gesture: 'travel', seat: 1, piece: ['skirmishers', 'swords'], way: [14, 4] },
    ]);
  });

  test('a captured village is gone for its owner, worth double to the Chaos Horde', () => {
    const scene = new Scene({ factions: ['chaosHorde', 'horseLords'] })
      .units('chaosHorde', 14, 'hordes')
      .villages('horseLords', 14)
      .hand('chaosHorde', 'hordes');
    expect(shown(scene, () => scene.does('chaosHorde', 'capture @14'))).toMatchObject([
      { gesture: 'lose', seat: 1, piece: 'village', place: 14 },
      { gesture: 'gain', seat: 0, by: 2, place: 14 },
    ]);
  });

  test('points of a regroup rise at the plate', () => {
    const regrouped: Event = { e: 'regrouped', seat: 1, vp: 2, count: 1 };
    expect(cuesOf(seen(new Scene(DUEL), null), [regrouped])).toMatchObject([
      { gesture: 'gain', place: 'plate 1', by: 2 },
    ]);
  });
});

describe('in random games', () => {
  test('every event is shown as the table of movement says', () => {
    const rows = TABLES.flatMap((context) =>
      [...randomGame(context)].map(({ view, events }) => ({
        events,
        gestures: cuesOf(view(null), events).map(({ gesture }) => gesture),
      })),
    );
    expect(languageFlaws(LANGUAGE, rows)).toEqual([]);
  });

  test.each(TABLES)('of $seats no row is long, and every march knows its units', (context) => {
    let marches = 0;
    for (const { view, events } of randomGame(context)) {
      const cues = ANIMATOR.animationOf(view(null), toldRow(events), 'normal')?.cues ?? [];
      const moving = cues.filter(({ gesture }) => gesture !== 'roll');
      expect(lengthOf(moving)).toBeLessThanOrEqual(3100);
      for (const cue of cues) {
        if (cue.gesture !== 'travel') continue;
        marches++;
        expect(cue.piece.length).toBeGreaterThan(0);
      }
    }
    expect(marches).toBeGreaterThan(0);
  });
});

describe('watching', () => {
  const scene = new Scene(DUEL).units('dragonRiders', 14, 'swords').hand('dragonRiders', 'castle');
  const before = seen(scene, null);
  scene.does('dragonRiders', 'step swords 14>15');
  const row = (number: number, did: 'move' | 'undo') =>
    toldRow(scene.events, { number, did: { do: did, seat: 0 } });

  test('a row is seen as the gestures it is made of', () => {
    expect(ANIMATOR.animationOf(before, row(4, 'move'), 'normal')).toMatchObject({
      row: 4,
      cues: [{ gesture: 'travel' }, { gesture: 'pay' }],
    });
  });

  test('motion off outlines the places and moves nothing', () => {
    const cues = ANIMATOR.animationOf(before, row(4, 'move'), 'off')?.cues ?? [];
    expect(cues).toMatchObject([
      { gesture: 'pulse', place: 14 },
      { gesture: 'pulse', place: 15 },
      { gesture: 'pay', place: 15 },
    ]);
  });

  test('a take-back is not seen, nor a row in which nothing happens on the map', () => {
    expect(ANIMATOR.animationOf(before, row(5, 'undo'), 'normal')).toBeNull();
    const began: Event = { e: 'turn.began', seat: 0, round: 2 };
    expect(ANIMATOR.animationOf(before, toldRow([began]), 'off')).toBeNull();
  });
});
