import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe("Frigga's Protection", () => {
  test('#84 1 Rage for each figure saved after a lost battle; it stays beside the winner', () => {
    const scene = new Scene(
      'wolf gimle leader; bear gimle 2 warrior, nw ship, sheet friggas-protection, rage 2, hand troll; serpent',
      { age: 2 },
    );
    scene.does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 3+0, bear 4+0: bear');
    const lost = new Scene(
      'wolf gimle leader 2 warrior; bear gimle 2 warrior, nw ship, sheet friggas-protection, rage 2; serpent',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    lost.asks('bear', 'rescue');
    expect(lost.refuses('bear', 'rescue warrior 2 ship', 'rescue.rage').facts).toEqual({ need: 3, have: 2 });
    lost.refuses('bear', 'rescue leader', 'rescue.notMarked');
    lost.does('bear', 'rescue warrior ship');
    expect(lost.told('figure.rescued').map(({ figure, at, by }) => [figure, at, by])).toEqual([
      ['warrior', 'gimle', 'protection'],
      ['ship', 'nw', 'protection'],
    ]);
    expect([lost.at('bear', 'gimle'), lost.at('bear', 'nw'), lost.at('bear', 'valhalla')]).toEqual([
      'warrior',
      'ship',
      'warrior',
    ]);
    expect(lost.rage('bear')).toBe(0);
  });

  test('#160 a Ship saved stays in its fjord, and the pillage succeeds all the same', () => {
    const scene = new Scene('wolf gimle leader; bear nw ship, sheet friggas-protection', { age: 2 }).does(
      'wolf',
      'pillage gimle',
    );
    scene.does('bear', 'rescue ship');
    expect([
      scene.state.pillaged,
      scene.strength('bear', 'gimle'),
      scene.strength('bear', 'myrkulor'),
    ]).toEqual([['gimle'], 2, 2]);
  });

  test('#84 saves from Smite and Troll as well, any number of times', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior leader, hand odins-smite; bear gimle warrior, sheet friggas-protection',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.asks('bear', 'rescue').does('bear', 'rescue warrior').asks('bear', 'rescue');
    scene.does('bear', 'rescue warrior');
    expect([scene.at('bear', 'gimle'), scene.rage('bear')]).toEqual(['warrior', 4]);
    const troll = new Scene('wolf sheet troll; bear gimle warrior, sheet friggas-protection', { age: 2 });
    troll.does('wolf', 'invade troll gimle').does('bear', 'rescue warrior');
    expect(troll.at('bear', 'gimle')).toBe('warrior');
  });

  test('#86 the saved do not count as fallen', () => {
    const scene = new Scene(
      `wolf gimle valkyrie leader, hand odins-judgement, sheet valkyrie thors-glory;
       bear gimle 2 warrior, sheet friggas-protection`,
      { age: 3, tokens: 'gimle rage' },
    ).does('wolf', 'pillage gimle');
    scene.does('bear', 'rescue warrior 2');
    expect(scene.glory('wolf')).toBe(3);
  });

  test('#223 without Rage nobody is asked', () => {
    const scene = new Scene('wolf gimle leader; bear gimle warrior, sheet friggas-protection, rage 0', {
      age: 2,
    }).does('wolf', 'pillage gimle');
    expect(scene.at('bear', 'valhalla')).toBe('warrior');
  });
});
