import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('the Dark Elf', () => {
  test('#25 may enter Yggdrasil for 1 Rage', () => {
    const scene = new Scene('wolf sheet dark-elf; bear', { age: 2 }).does(
      'wolf',
      'invade dark-elf yggdrasil',
    );
    expect([scene.at('wolf', 'yggdrasil'), scene.rage('wolf')]).toEqual(['dark-elf', 5]);
  });

  test('#157 is worth 3 there and 1 anywhere else; a march costs 1 as always', () => {
    const scene = new Scene('wolf yggdrasil dark-elf, sheet dark-elf; bear', { age: 2 });
    expect(scene.strength('wolf', 'yggdrasil')).toBe(3);
    scene.does('wolf', 'march yggdrasil gimle dark-elf');
    expect([scene.strength('wolf', 'gimle'), scene.rage('wolf')]).toEqual([1, 5]);
  });

  test('#153 comes back from Valhalla to Yggdrasil as well', () => {
    const scene = new Scene('wolf valhalla dark-elf leader, sheet dark-elf friggas-domain; bear', { age: 3 });
    scene.refuses('wolf', 'recall leader yggdrasil', 'invade.yggdrasil');
    scene.does('wolf', 'recall dark-elf yggdrasil');
    expect(scene.strength('wolf', 'yggdrasil')).toBe(3);
  });
});
