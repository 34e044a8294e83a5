import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Loki's Dragons", () => {
  test('pay 4 Glory when the Ship is lost in battle', () => {
    const scene = new Scene('wolf nw ship, sheet lokis-dragons; bear gimle 3 warrior', { age: 1 });
    scene.does('wolf', 'pass').does('bear', 'pillage gimle');
    expect(scene.told('glory.gained').filter(({ seat }) => seat === 0)).toEqual([
      { e: 'glory.gained', seat: 0, glory: 4, source: 'ships', card: 'lokis-dragons-1' },
    ]);
  });

  test('pay nothing for anybody else, and the Ship stays as strong as it was', () => {
    const scene = new Scene('wolf gimle warrior, sheet lokis-dragons; bear gimle 3 warrior', { age: 1 });
    scene.does('wolf', 'pass').does('bear', 'pillage gimle');
    expect([scene.at('wolf', 'valhalla'), scene.glory('wolf')]).toEqual(['warrior', 0]);
    expect(new Scene('wolf nw ship, sheet lokis-dragons; bear', { age: 1 }).strength('wolf', 'gimle')).toBe(
      2,
    );
  });
});
