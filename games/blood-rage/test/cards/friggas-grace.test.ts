import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Frigga's Grace", () => {
  test("#91 raises a stat that is not the token's", () => {
    const scene = new Scene('wolf gimle leader, hand friggas-grace; bear gimle warrior', {
      tokens: 'gimle axes',
    }).does('wolf', 'pillage gimle');
    scene.asks('wolf', 'raise');
    expect(scene.moves('wolf')).toEqual(['raise rage', 'raise horns']);
    expect(scene.refuses('wolf', 'raise axes', 'raise.stat').rule).toBe('1.3');
    scene.does('wolf', 'raise horns');
    expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([[1, 2, 2], 4]);
  });

  test('#91 any stat after Glory or in Yggdrasil', () => {
    const glory = new Scene('wolf gimle leader, hand friggas-grace; bear gimle warrior');
    expect(glory.does('wolf', 'pillage gimle').moves('wolf')).toHaveLength(3);
    const centre = new Scene('wolf yggdrasil leader, hand friggas-grace; bear yggdrasil warrior');
    expect(centre.does('wolf', 'pillage yggdrasil').moves('wolf')).toHaveLength(3);
  });

  test('#91 nothing in a pillage without a battle', () => {
    const scene = new Scene('wolf gimle leader, hand friggas-grace; bear').does('wolf', 'pillage gimle');
    expect([scene.step, scene.hand('wolf')]).toEqual(['action', 'friggas-grace-1']);
  });

  test('#198 is lost when both other stats are at their last step', () => {
    const scene = new Scene('wolf gimle leader, hand friggas-grace, steps 6 1 6; bear gimle warrior', {
      tokens: 'gimle axes',
    }).does('wolf', 'pillage gimle');
    expect([scene.step, scene.steps('wolf')]).toEqual(['action', [6, 2, 6]]);
  });

  test('#199 gives nothing to a winner who does not pillage', () => {
    const scene = new Scene('wolf gimle warrior; bear gimle leader, hand friggas-grace').does(
      'wolf',
      'pillage gimle',
    );
    expect([scene.result, scene.step, scene.steps('bear')]).toEqual([
      'wolf 1+0, bear 3+2: bear',
      'action',
      [1, 1, 1],
    ]);
  });
});
