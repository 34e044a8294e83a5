import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Loki's Eminence", () => {
  test('pays 2 Glory for each figure that comes back from Valhalla', () => {
    const scene = passAll(
      new Scene('wolf valhalla leader 2 warrior, sheet lokis-eminence; bear; serpent', { age: 2 }),
    );
    expect(scene.told('glory.gained')).toEqual([
      { e: 'glory.gained', seat: 0, glory: 6, source: 'valhalla', card: 'lokis-eminence-2' },
    ]);
  });

  test('pays nothing for those of others, nor where nobody comes back', () => {
    const scene = passAll(
      new Scene('wolf sheet lokis-eminence; bear valhalla 3 warrior; serpent', { age: 2 }),
    );
    expect([scene.told('valhalla.released').length, scene.told('glory.gained')]).toEqual([1, []]);
  });
});
