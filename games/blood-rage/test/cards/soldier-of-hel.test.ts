import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('the Soldier of Hel', () => {
  test('#50 costs nothing to play and to invade with', () => {
    const scene = new Scene('wolf hand soldier-of-hel, rage 1; bear rage 0', { age: 3 });
    scene.does('wolf', 'upgrade soldier-of-hel-3', 'decline', 'invade soldier-of-hel gimle');
    expect([scene.rage('wolf'), scene.strength('wolf', 'gimle')]).toEqual([1, 3]);
  });

  test('#152 from Valhalla it costs 1 like everybody', () => {
    const scene = new Scene('wolf valhalla soldier-of-hel, sheet soldier-of-hel friggas-domain; bear', {
      age: 3,
    });
    scene.does('wolf', 'recall soldier-of-hel gimle');
    expect(scene.rage('wolf')).toBe(5);
  });
});
