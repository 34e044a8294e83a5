import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Tyr's Challenge", () => {
  test('#93 a whole pillage of a pillaged province for 2 Rage; it pays once more and stays pillaged', () => {
    const scene = new Scene('wolf gimle warrior, sheet tyrs-challenge; bear yggdrasil warrior', {
      age: 2,
      pillaged: 'gimle',
    }).does('wolf', 'challenge gimle');
    scene.asks('bear', 'call').does('bear', 'stay');
    expect([scene.rage('wolf'), scene.glory('wolf'), scene.state.pillaged]).toEqual([4, 5, ['gimle']]);
  });

  test('#93 #126 a defeat does not turn the token back', () => {
    const scene = new Scene('wolf gimle warrior, sheet tyrs-challenge; bear gimle leader', {
      age: 2,
      pillaged: 'gimle',
    }).does('wolf', 'challenge gimle');
    expect([scene.result, scene.state.pillaged]).toEqual(['wolf 1+0, bear 3+0: bear', ['gimle']]);
  });

  test('#93 not for fresh or destroyed provinces, not without a figure, the Rage or the card', () => {
    const scene = new Scene('wolf gimle warrior, myrkulor warrior, sheet tyrs-challenge, rage 1; bear', {
      age: 2,
      pillaged: 'gimle angerboda',
    });
    expect(scene.refuses('wolf', 'challenge myrkulor', 'pillage.fresh').rule).toBe('18.6');
    scene.refuses('wolf', 'challenge elvagar', 'pillage.destroyed');
    scene.refuses('wolf', 'challenge angerboda', 'pillage.absent');
    expect(scene.refuses('wolf', 'challenge gimle', 'pillage.rage').facts).toEqual({ need: 2, have: 1 });
    const plain = new Scene('wolf gimle warrior; bear', { age: 2, pillaged: 'gimle' });
    plain.refuses('wolf', 'challenge gimle', 'pillage.noCard');
    plain.refuses('wolf', 'pillage gimle', 'pillage.already');
  });

  test('#203 Frost Giant, Lords and Grace all apply again', () => {
    const scene = new Scene(
      `wolf gimle leader frost-giant, hand friggas-grace, sheet tyrs-challenge lord-of-axes frost-giant;
       bear gimle warrior`,
      { age: 3, pillaged: 'gimle' },
    ).does('wolf', 'challenge gimle');
    scene.does('wolf', 'raise rage').does('wolf', 'raise horns');
    expect([scene.glory('wolf'), scene.steps('wolf')]).toEqual([10 + 3, [2, 1, 2]]);
  });
});
