import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('the Troll', () => {
  test('#142 #155 kills every enemy Warrior where it enters, and nobody else', () => {
    const scene = new Scene(
      'wolf gimle warrior, sheet troll; bear gimle leader warrior, nw ship, rage 0; serpent gimle warrior, rage 0',
    ).does('wolf', 'invade troll gimle');
    expect([scene.at('wolf', 'gimle'), scene.at('bear', 'gimle'), scene.at('serpent', 'gimle')]).toEqual([
      'warrior troll',
      'leader',
      '',
    ]);
    expect([scene.at('bear', 'nw'), scene.at('bear', 'valhalla')]).toEqual(['ship', 'warrior']);
  });

  test('#155 with nobody to hit nothing happens', () => {
    const scene = new Scene('wolf gimle warrior, sheet troll; bear').does('wolf', 'invade troll gimle');
    expect(scene.told('figures.destroyed')).toEqual([]);
    scene.asks('bear', 'action');
  });

  test('#35 #143 needs a village that is empty before it comes', () => {
    const scene = new Scene('wolf sheet troll; bear myrkulor 3 warrior');
    scene.refuses('wolf', 'invade troll myrkulor', 'invade.full');
  });

  test('#38 acts on the free Invade of its card too', () => {
    const scene = new Scene('wolf hand troll; bear gimle 2 warrior').does(
      'wolf',
      'upgrade troll-1',
      'invade troll gimle',
    );
    expect([scene.at('bear', 'gimle'), scene.rage('wolf')]).toEqual(['', 4]);
  });

  test('#38 never acts when it marches or joins a battle', () => {
    const scene = new Scene('wolf myrkulor troll, gimle leader, sheet troll; bear gimle 2 warrior, rage 0');
    scene.does('wolf', 'pillage gimle', 'join troll myrkulor');
    expect(scene.result).toBe('wolf 5+0, bear 2+0: wolf');
    const march = new Scene('wolf myrkulor troll, sheet troll; bear gimle 2 warrior');
    march.does('wolf', 'march myrkulor gimle troll');
    expect(march.at('bear', 'gimle')).toBe('warrior warrior');
  });
});
