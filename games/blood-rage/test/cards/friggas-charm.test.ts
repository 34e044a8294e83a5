import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Frigga's Charm", () => {
  test('#49 takes 1 Rage off upgrades, never below 0, and nothing off an Invade', () => {
    const scene = new Scene('wolf sheet friggas-charm, hand troll dwarf-chieftain; bear rage 0');
    scene.does('wolf', 'upgrade troll-1', 'decline').does('wolf', 'upgrade dwarf-chieftain-1', 'decline');
    expect(scene.rage('wolf')).toBe(5);
    scene.does('wolf', 'invade troll gimle');
    expect(scene.rage('wolf')).toBe(3);
  });

  test('#131 does not pay for itself, but for the card that takes its place', () => {
    const scene = new Scene('wolf sheet friggas-charm, hand thors-glory; bear', {});
    scene.does('wolf', 'upgrade thors-glory-1 for friggas-charm-1');
    expect([scene.rage('wolf'), scene.told('card.upgraded')]).toMatchObject([5, [{ cost: 1 }]]);
  });
});
