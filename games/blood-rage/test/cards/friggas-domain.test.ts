import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';
import { passAll } from '../season.ts';

describe("Frigga's Domain", () => {
  test('#48 #152 lets a figure enter from Valhalla for 1 Rage, the Leader too', () => {
    const scene = new Scene('wolf valhalla leader, sheet friggas-domain; bear', { age: 3 });
    scene.does('wolf', 'recall leader gimle').asks('bear', 'action');
    expect([scene.at('wolf', 'gimle'), scene.rage('wolf')]).toEqual(['leader', 5]);
    expect(scene.told('figure.invaded')).toMatchObject([{ by: 'recall', cost: 1 }]);
  });

  test('#153 into fjords with Ships, with all the dread of who comes', () => {
    const scene = new Scene(
      'wolf valhalla ship troll, sheet friggas-domain troll; bear gimle 2 warrior, rage 0',
      { age: 3 },
    );
    scene.refuses('wolf', 'recall ship gimle', 'invade.ship');
    scene.does('wolf', 'recall ship nw', 'recall troll gimle');
    expect([scene.at('wolf', 'nw'), scene.at('bear', 'gimle')]).toEqual(['ship', '']);
  });

  test('takes nobody from the reserve', () => {
    const scene = new Scene('wolf sheet friggas-domain; bear', { age: 3 });
    scene.refuses('wolf', 'recall leader gimle', 'invade.notInValhalla');
  });

  test('#48 #154 who was taken out is not released and no longer died gloriously', () => {
    const scene = new Scene(
      'wolf valhalla 4 warrior, sheet friggas-domain lokis-domain, quests glorious-death; bear rage 0',
      { age: 3 },
    ).does('wolf', 'recall warrior gimle');
    passAll(scene);
    expect(scene.told('quest.judged')).toMatchObject([{ fulfilled: false }]);
    expect(scene.glory('wolf')).toBe(3);
  });
});
