import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const CLANS = 'wolf sheet sea-serpent lokis-dragons';

describe('the Sea Serpent', () => {
  test('lives in fjords, supports both sides and never moves', () => {
    const scene = new Scene(`${CLANS}; bear rage 0; serpent rage 0`);
    scene.refuses('wolf', 'invade sea-serpent gimle', 'invade.ship');
    scene.does('wolf', 'invade sea-serpent nw');
    expect([scene.strength('wolf', 'gimle'), scene.strength('wolf', 'myrkulor'), scene.rage('wolf')]).toEqual(
      [3, 3, 3],
    );
    expect(scene.moves('wolf', 'march')).toEqual([]);
  });

  test('#44 keeps its own strength under a Ship upgrade, which pays for its death', () => {
    const scene = new Scene(`${CLANS}, nw sea-serpent; bear gimle 4 warrior; serpent`);
    expect(scene.strength('wolf', 'gimle')).toBe(3);
    scene.does('wolf', 'pass').does('bear', 'pillage gimle');
    expect([scene.result, scene.glory('wolf')]).toEqual(['bear 4+0, wolf 3+0: bear', 4]);
  });

  test('#158 counts for Horns and is no Warrior', () => {
    const scene = new Scene(
      'wolf gimle 3 warrior, nw sea-serpent, sheet sea-serpent, steps 1 1 1; bear sheet troll; serpent',
    );
    scene.refuses('wolf', 'invade leader gimle', 'invade.horns');
    scene.does('wolf', 'pass').does('bear', 'invade troll gimle');
    expect([scene.at('wolf', 'gimle'), scene.at('wolf', 'nw')]).toEqual(['', 'sea-serpent']);
  });
});
