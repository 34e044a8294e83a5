import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('Brothers in Arms', () => {
  test.each('0 1 3 4 6'.split(' ').map((strength, warriors) => [warriors, Number(strength)]))(
    'make %d Warriors in one province worth %d',
    (warriors, strength) => {
      const there = warriors === 0 ? '' : `gimle ${warriors} warrior, `;
      const scene = new Scene(`wolf ${there}sheet brothers-in-arms; bear`, { age: 1 });
      expect(scene.strength('wolf', 'gimle')).toBe(strength);
    },
  );

  test('count each province by itself, and nobody but Warriors', () => {
    const scene = new Scene('wolf gimle warrior leader, myrkulor warrior, sheet brothers-in-arms; bear', {
      age: 1,
    });
    const alone = new Scene('wolf gimle warrior, sheet brothers-in-arms; bear', { age: 1 }).strength(
      'wolf',
      'gimle',
    );
    expect([scene.strength('wolf', 'gimle'), scene.strength('wolf', 'myrkulor')]).toEqual([alone + 3, alone]);
  });
});
