import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('Experts in Arms', () => {
  test.each('0 2 4 6 8'.split(' ').map((strength, warriors) => [warriors, Number(strength)]))(
    'make %d Warriors in one province worth %d',
    (warriors, strength) => {
      const there = warriors === 0 ? '' : `gimle ${warriors} warrior, `;
      const scene = new Scene(`wolf ${there}sheet experts-in-arms; bear`, { age: 2 });
      expect(scene.strength('wolf', 'gimle')).toBe(strength);
    },
  );

  test('count each province by itself, and nobody but Warriors', () => {
    const scene = new Scene('wolf gimle warrior leader, myrkulor warrior, sheet experts-in-arms; bear', {
      age: 2,
    });
    const alone = new Scene('wolf gimle warrior, sheet experts-in-arms; bear', { age: 2 }).strength(
      'wolf',
      'gimle',
    );
    expect([scene.strength('wolf', 'gimle'), scene.strength('wolf', 'myrkulor')]).toEqual([alone + 3, alone]);
  });
});
