import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Odin's Throne", () => {
  test('doubles the Glory of each Quest fulfilled, and gives nothing for others', () => {
    const clans = 'wolf gimle warrior, sheet odins-throne, quests alfheim-1 alfheim-3 manheim; bear';
    const scene = passAll(new Scene(clans, { age: 3 }));
    expect(scene.told('glory.gained').map(({ glory }) => glory)).toEqual([10, 18]);
  });
});
