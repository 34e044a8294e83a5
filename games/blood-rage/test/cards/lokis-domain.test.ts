import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Loki's Domain", () => {
  test('pays 1 Glory for each figure that comes back from Valhalla', () => {
    const scene = passAll(new Scene('wolf valhalla leader 2 warrior, sheet lokis-domain; bear', { age: 1 }));
    expect(scene.told('glory.gained')).toEqual([
      { e: 'glory.gained', seat: 0, glory: 3, source: 'valhalla', card: 'lokis-domain-1' },
    ]);
  });

  test('pays nothing for those of others, nor where nobody comes back', () => {
    const scene = passAll(new Scene('wolf sheet lokis-domain; bear valhalla 3 warrior', { age: 1 }));
    expect([scene.told('valhalla.released').length, scene.told('glory.gained')]).toEqual([1, []]);
  });
});
