import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

describe('the Dwarf Chieftain', () => {
  test('#50 costs nothing to play and to invade with, and takes a Rage in hand', () => {
    const scene = new Scene('wolf hand dwarf-chieftain, rage 1; bear rage 0').does(
      'wolf',
      'upgrade dwarf-chieftain-1',
    );
    scene.does('wolf', 'decline', 'invade dwarf-chieftain gimle');
    expect([scene.rage('wolf'), scene.strength('wolf', 'gimle')]).toEqual([1, 2]);
    const idle = new Scene('wolf; bear sheet dwarf-chieftain, rage 0').does('wolf', 'invade leader gimle');
    idle.asks('wolf', 'action');
  });

  test('#152 from Valhalla it costs 1 like everybody', () => {
    const scene = new Scene('wolf valhalla dwarf-chieftain, sheet dwarf-chieftain friggas-domain; bear', {
      age: 3,
    });
    scene.does('wolf', 'recall dwarf-chieftain gimle');
    expect(scene.rage('wolf')).toBe(5);
  });
});
