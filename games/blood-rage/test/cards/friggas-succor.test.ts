import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const OTHERS = 'bear rage 0; serpent rage 0';

describe("Frigga's Succor", () => {
  test('#46 sends one more Warrior for nothing, once', () => {
    const scene = new Scene(`wolf sheet friggas-succor; ${OTHERS}`).does('wolf', 'invade leader gimle');
    scene.asks('wolf', 'succor').does('wolf', 'accept').asks('wolf', 'action');
    expect([scene.at('wolf', 'gimle'), scene.rage('wolf')]).toEqual(['leader warrior', 6]);
    expect(scene.told('figure.invaded')).toMatchObject([{ figure: 'warrior', by: 'succor', cost: 0 }]);
  });

  test('may be declined', () => {
    const scene = new Scene(`wolf sheet friggas-succor; ${OTHERS}`).does(
      'wolf',
      'invade leader gimle',
      'decline',
    );
    expect(scene.at('wolf', 'gimle')).toBe('leader');
  });

  test.each([
    ['no village', 'wolf myrkulor 2 warrior, sheet friggas-succor'],
    ['no Horns', 'wolf gimle 3 warrior, sheet friggas-succor, steps 1 1 1'],
    ['no Warrior in the reserve', 'wolf valhalla 8 warrior, sheet friggas-succor'],
  ])('#46 #144 #145 is not offered with %s left', (_, wolf) => {
    new Scene(`${wolf}; ${OTHERS}`).does('wolf', 'invade leader myrkulor').asks('wolf', 'action');
  });

  test('#161 is not offered for fjords', () => {
    const scene = new Scene(`wolf sheet friggas-succor sea-serpent; ${OTHERS}`).does(
      'wolf',
      'invade ship nw',
    );
    scene.asks('wolf', 'action').does('wolf', 'invade sea-serpent ne').asks('wolf', 'action');
  });

  test('#46 is not offered in Yggdrasil', () => {
    const scene = new Scene(`wolf sheet friggas-succor dark-elf; ${OTHERS}`, { age: 2 });
    scene.does('wolf', 'invade dark-elf yggdrasil').asks('wolf', 'action');
  });

  test('#143 may take a village the Troll has just emptied', () => {
    const scene = new Scene(
      'wolf sheet friggas-succor troll; bear myrkulor 2 warrior, rage 0; serpent rage 0',
    );
    scene.does('wolf', 'invade troll myrkulor', 'accept');
    expect([scene.at('wolf', 'myrkulor'), scene.at('bear', 'myrkulor')]).toEqual(['warrior troll', '']);
  });

  test('#162 does not follow a march', () => {
    const scene = new Scene(`wolf gimle leader, sheet friggas-succor; ${OTHERS}`);
    scene.does('wolf', 'march gimle myrkulor leader').asks('wolf', 'action');
  });
});
