import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Thor's Conquest", () => {
  test('pays 3 Glory for each figure on the board at the end, fjords and Yggdrasil included', () => {
    const clans =
      'wolf gimle warrior, yggdrasil leader, nw ship, valhalla 2 warrior, sheet thors-conquest; bear gimle warrior';
    const scene = passAll(new Scene(clans, { age: 3 }));
    expect([scene.glory('wolf'), scene.glory('bear')]).toEqual([9, 0]);
  });

  test('pays nothing for those who died in the last Ragnarök', () => {
    const scene = passAll(new Scene('wolf angerboda 2 warrior, sheet thors-conquest; bear', { age: 3 }));
    expect(scene.glory('wolf')).toBe(2 * 4);
  });
});
