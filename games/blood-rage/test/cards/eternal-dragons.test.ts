import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('Eternal Dragons', () => {
  test('pay 12 Glory when the Ship is lost in battle', () => {
    const scene = new Scene('wolf nw ship, sheet eternal-dragons; bear gimle 3 warrior', { age: 3 });
    scene.does('wolf', 'pass').does('bear', 'pillage gimle');
    expect(scene.told('glory.gained').filter(({ seat }) => seat === 0)).toEqual([
      { e: 'glory.gained', seat: 0, glory: 12, source: 'ships', card: 'eternal-dragons-3' },
    ]);
  });

  test('pay nothing for anybody else, and the Ship stays as strong as it was', () => {
    const scene = new Scene('wolf gimle warrior, sheet eternal-dragons; bear gimle 3 warrior', { age: 3 });
    scene.does('wolf', 'pass').does('bear', 'pillage gimle');
    expect([scene.at('wolf', 'valhalla'), scene.glory('wolf')]).toEqual(['warrior', 0]);
    expect(new Scene('wolf nw ship, sheet eternal-dragons; bear', { age: 3 }).strength('wolf', 'gimle')).toBe(
      2,
    );
  });
});
