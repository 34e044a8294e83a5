import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Odin's Inspiration", () => {
  test('#103 doubles the Glory of dying in Ragnarök, not what a Ship upgrade pays', () => {
    const clans =
      'wolf andlang 2 warrior, sw ship, sheet odins-inspiration fire-dragons; bear andlang warrior';
    const scene = passAll(new Scene(clans, { age: 2 }));
    expect([scene.glory('wolf'), scene.glory('bear')]).toEqual([2 * 6 + 6 + 8, 3]);
  });
});
