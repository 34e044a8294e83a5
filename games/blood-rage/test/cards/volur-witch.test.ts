import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('the Volur Witch', () => {
  test('#85 may flee to Yggdrasil instead of dying in an outer province', () => {
    const scene = new Scene('wolf gimle leader warrior; bear gimle volur-witch, sheet volur-witch; serpent', {
      age: 3,
    }).does('wolf', 'pillage gimle');
    scene.asks('bear', 'rescue');
    expect(scene.moves('bear')).toEqual(['rescue', 'rescue retreat']);
    scene.does('bear', 'rescue retreat');
    expect(scene.at('bear', 'yggdrasil')).toBe('volur-witch');
  });

  test('#85 flees alone: whoever else was beaten dies', () => {
    const scene = new Scene(
      'wolf gimle leader warrior; bear gimle volur-witch, sheet volur-witch; serpent gimle warrior, nw ship',
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'rescue retreat');
    expect(scene.told('figure.rescued')).toEqual([
      { e: 'figure.rescued', seat: 1, figure: 'volur-witch', at: 'gimle', by: 'witch' },
    ]);
    expect([scene.at('bear', 'valhalla'), scene.at('serpent', 'valhalla')]).toEqual(['', 'warrior ship']);
  });

  test('#85 or may die', () => {
    const scene = new Scene('wolf gimle leader warrior; bear gimle volur-witch, sheet volur-witch; serpent', {
      age: 3,
    }).does('wolf', 'pillage gimle');
    expect(scene.does('bear', 'rescue').at('bear', 'valhalla')).toBe('volur-witch');
  });

  test('#85 not in Yggdrasil itself', () => {
    const scene = new Scene(
      'wolf yggdrasil leader warrior; bear yggdrasil volur-witch, sheet volur-witch; serpent',
      {
        age: 3,
      },
    ).does('wolf', 'pillage yggdrasil');
    expect(scene.at('bear', 'valhalla')).toBe('volur-witch');
    const protectedWitch = new Scene(
      'wolf yggdrasil leader warrior; bear yggdrasil volur-witch, sheet volur-witch friggas-protection; serpent',
      { age: 3 },
    ).does('wolf', 'pillage yggdrasil');
    protectedWitch.asks('bear', 'rescue').refuses('bear', 'rescue retreat', 'rescue.noRetreat');
  });

  test('#86 #87 fled is not fallen', () => {
    const scene = new Scene(
      'wolf gimle valkyrie leader, sheet valkyrie thors-glory; bear gimle volur-witch warrior, sheet volur-witch; serpent',
      { age: 3, tokens: 'gimle rage' },
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'rescue retreat');
    expect(scene.glory('wolf')).toBe(3 + 2);
  });

  test('#224 one figure needs one rescue, not two', () => {
    const scene = new Scene(
      'wolf gimle leader 2 warrior; bear gimle volur-witch, sheet volur-witch friggas-protection; serpent',
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.refuses('bear', 'rescue volur-witch retreat', 'rescue.twice');
    scene.does('bear', 'rescue volur-witch');
    expect([scene.at('bear', 'gimle'), scene.rage('bear')]).toEqual(['volur-witch', 5]);
  });

  test('#224 the active player decides first, then clockwise; the rest dies at the same time', () => {
    const scene = new Scene(
      `wolf gimle warrior, sheet friggas-protection; bear gimle leader warrior;
       serpent gimle volur-witch, sheet volur-witch`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.asks('wolf', 'rescue').does('wolf', 'rescue').asks('serpent', 'rescue');
    expect(scene.at('wolf', 'gimle')).toBe('warrior');
    scene.does('serpent', 'rescue');
    expect([scene.at('wolf', 'valhalla'), scene.at('serpent', 'valhalla')]).toEqual([
      'warrior',
      'volur-witch',
    ]);
  });
});
