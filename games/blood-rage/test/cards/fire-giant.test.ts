import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const CLANS = 'wolf sheet fire-giant; bear gimle leader warrior dark-elf, nw ship, sheet dark-elf; serpent';

describe('the Fire Giant', () => {
  test('#36 #155 kills all but Monsters where it enters, Ships in the fjord too', () => {
    const scene = new Scene(CLANS, { age: 2 }).does('wolf', 'invade fire-giant gimle');
    expect([scene.at('bear', 'gimle'), scene.at('bear', 'nw'), scene.at('bear', 'valhalla')]).toEqual([
      'dark-elf',
      '',
      'leader warrior ship',
    ]);
    expect(scene.rage('wolf')).toBe(2);
  });

  test('#36 #158 spares a Sea Serpent', () => {
    const clans = 'wolf sheet fire-giant; bear nw ship sea-serpent, sheet sea-serpent; serpent';
    const scene = new Scene(clans, { age: 2 }).does('wolf', 'invade fire-giant gimle');
    expect(scene.at('bear', 'nw')).toBe('sea-serpent');
  });

  test('#37 these are no deaths of a battle: they pay Ships and Valhalla, nobody else', () => {
    const clans =
      'wolf sheet fire-giant valkyrie thors-glory; bear gimle 2 warrior, nw ship, sheet lokis-dragons; serpent';
    const scene = new Scene(clans, { age: 2 }).does('wolf', 'invade fire-giant gimle');
    expect([scene.glory('wolf'), scene.glory('bear'), scene.at('bear', 'valhalla')]).toEqual([
      0,
      4,
      'warrior warrior ship',
    ]);
  });

  test('#156 an enemy Ship alone dies as well; it may be saved', () => {
    const clans = 'wolf sheet fire-giant; bear nw ship, sheet friggas-protection lokis-dragons; serpent';
    const saved = new Scene(clans, { age: 2 }).does('wolf', 'invade fire-giant gimle').asks('bear', 'rescue');
    saved.does('bear', 'rescue ship');
    expect([saved.at('bear', 'nw'), saved.rage('bear'), saved.glory('bear')]).toEqual(['ship', 5, 0]);
    const lost = new Scene(clans, { age: 2 }).does('wolf', 'invade fire-giant gimle').does('bear', 'rescue');
    expect([lost.at('bear', 'nw'), lost.glory('bear')]).toEqual(['', 4]);
  });

  test('#35 needs an empty village first', () => {
    const scene = new Scene('wolf sheet fire-giant; bear myrkulor 3 warrior; serpent', { age: 2 });
    scene.refuses('wolf', 'invade fire-giant myrkulor', 'invade.full');
  });
});
