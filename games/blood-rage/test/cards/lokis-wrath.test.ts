import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Loki's Wrath", () => {
  test('pays 3 Glory for each figure that comes back from Valhalla', () => {
    const scene = passAll(
      new Scene('wolf valhalla leader 2 warrior, sheet lokis-wrath; bear; serpent; raven', { age: 3 }),
    );
    expect(scene.told('glory.gained')).toEqual([
      { e: 'glory.gained', seat: 0, glory: 9, source: 'valhalla', card: 'lokis-wrath-3' },
    ]);
  });

  test('pays nothing for those of others, nor where nobody comes back', () => {
    const scene = passAll(
      new Scene('wolf sheet lokis-wrath; bear valhalla 3 warrior; serpent; raven', { age: 3 }),
    );
    expect([scene.told('valhalla.released').length, scene.told('glory.gained')]).toEqual([1, []]);
  });
});
