import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('invading', () => {
  test('#23 the Leader costs nothing, and still takes an action', () => {
    const scene = new Scene('wolf rage 1; bear').does('wolf', 'invade leader gimle');
    expect([scene.rage('wolf'), scene.at('wolf', 'gimle')]).toEqual([1, 'leader']);
    scene.asks('bear', 'action');
  });

  test.each([
    ['troll', 1, 1],
    ['brothers-in-arms', 1, 1],
    ['experts-in-arms', 2, 2],
    ['masters-in-arms', 3, 2],
  ] as const)('#24 with %s in Age %d a Warrior costs %d', (sheet, age, cost) => {
    const scene = new Scene(`wolf gimle warrior, sheet ${sheet}; bear`, { age });
    scene.does('wolf', 'invade warrior gimle');
    expect(scene.told('figure.invaded')).toMatchObject([{ cost, by: 'action' }]);
    expect(scene.rage('wolf')).toBe(6 - cost);
  });

  test('#27 Horns count figures in provinces, Yggdrasil and fjords, Ships and Monsters too', () => {
    const scene = new Scene(
      'wolf gimle warrior troll, nw ship, yggdrasil leader, sheet troll, steps 1 1 1; bear',
    );
    expect(scene.refuses('wolf', 'invade warrior gimle', 'invade.horns').facts).toEqual({ have: 4, most: 4 });
    expect(scene.moves('wolf', 'invade')).toEqual([]);
  });

  test('#27 the reserve and Valhalla do not count', () => {
    const scene = new Scene(
      'wolf gimle warrior, nw ship, yggdrasil leader, valhalla 7 warrior, sheet troll; bear',
    );
    scene.does('wolf', 'invade troll gimle');
    expect(scene.at('wolf', 'gimle')).toBe('warrior troll');
  });

  test('#28 an Invade for nothing keeps to Horns and villages as well', () => {
    const upgraded = (wolf: string, bear: string): Scene =>
      new Scene(`wolf ${wolf}, hand lord-of-hammers; bear ${bear}`).does('wolf', 'upgrade lord-of-hammers-1');
    upgraded('gimle 4 warrior, steps 1 1 1', '').asks('bear', 'action');
    const full = upgraded('gimle warrior', 'myrkulor 3 warrior').asks('wolf', 'free');
    full.refuses('wolf', 'invade leader myrkulor', 'invade.full');
    full.refuses('wolf', 'invade warrior gimle', 'free.figure');
    const valhalla = new Scene(
      'wolf gimle 4 warrior, valhalla leader, sheet friggas-domain, steps 1 1 1; bear',
      {
        age: 3,
      },
    );
    valhalla.refuses('wolf', 'recall leader gimle', 'invade.horns');
  });

  test('#29 Horns do not limit what is on the board already: it marches and joins battles freely', () => {
    const scene = new Scene('wolf gimle 2 warrior, yggdrasil 2 warrior, steps 1 1 1; bear rage 0');
    scene.does('wolf', 'march gimle myrkulor warrior 2');
    scene.does('wolf', 'pillage myrkulor', 'join warrior yggdrasil');
    expect(scene.at('wolf', 'myrkulor')).toBe('warrior warrior warrior');
  });

  test('#30 with room for one figure one may enter, and then none', () => {
    const scene = new Scene('wolf gimle 3 warrior, steps 1 1 1; bear rage 0').does(
      'wolf',
      'invade leader gimle',
    );
    expect(scene.moves('wolf', 'invade')).toEqual([]);
  });

  test('#26 nobody but the Dark Elf invades Yggdrasil', () => {
    const scene = new Scene('wolf sheet troll; bear');
    for (const figure of ['leader', 'warrior', 'troll']) {
      scene.refuses('wolf', `invade ${figure} yggdrasil`, 'invade.yggdrasil');
    }
    scene.refuses('wolf', 'invade ship yggdrasil', 'invade.ship');
  });

  test('a figure in Valhalla or on the board is not in the reserve', () => {
    const scene = new Scene('wolf gimle leader, valhalla ship; bear');
    scene.refuses('wolf', 'invade leader myrkulor', 'invade.notInReserve');
    scene.refuses('wolf', 'invade ship nw', 'invade.notInReserve');
  });

  test('#113 villages are all alike: only their number counts', () => {
    const scene = new Scene('wolf gimle 2 warrior; bear gimle 2 warrior').does(
      'wolf',
      'invade warrior gimle',
    );
    scene.refuses('bear', 'invade warrior gimle', 'invade.full');
    scene.does('bear', 'march gimle myrkulor warrior').does('wolf', 'invade warrior gimle');
    expect(scene.at('wolf', 'gimle')).toBe('warrior warrior warrior warrior');
  });

  test('#141 a doomed or pillaged province can be entered, a destroyed one cannot', () => {
    const scene = new Scene('wolf; bear', { pillaged: 'gimle' });
    expect(scene.moves('wolf', 'invade leader')).toEqual([
      'invade leader myrkulor',
      'invade leader angerboda',
      'invade leader muspelheim',
      'invade leader andlang',
      'invade leader gimle',
    ]);
    scene.refuses('wolf', 'invade leader horgr', 'invade.destroyed');
  });
});

describe('Ships', () => {
  test('enter fjords, and nobody else does', () => {
    const scene = new Scene('wolf; bear');
    scene.refuses('wolf', 'invade warrior nw', 'invade.noShip');
    scene.refuses('wolf', 'invade ship gimle', 'invade.ship');
    expect(scene.moves('wolf', 'invade ship')).toEqual([
      'invade ship ne',
      'invade ship se',
      'invade ship sw',
      'invade ship nw',
    ]);
  });

  test('#41 a fjord with one province left is open and supports that one', () => {
    const scene = new Scene('wolf se ship; bear');
    expect([scene.strength('wolf', 'muspelheim'), scene.moves('wolf', 'pillage')]).toEqual([
      2,
      ['pillage muspelheim'],
    ]);
    scene.refuses('wolf', 'pillage horgr', 'pillage.destroyed');
  });

  test('#41 #114 a fjord between two destroyed provinces is closed, at set-up or later', () => {
    const scene = new Scene('wolf; bear', { destroyed: 'muspelheim horgr utgard' });
    scene.refuses('wolf', 'invade ship se', 'invade.closed');
    const later = new Scene('wolf; bear', { age: 2 });
    expect(later.state.destroyed).toContain('muspelheim');
    expect(later.moves('wolf', 'invade ship')).not.toContain('invade ship se');
  });

  test('#42 a Ship and a Sea Serpent of one clan share a fjord', () => {
    const scene = new Scene('wolf nw ship, sheet sea-serpent; bear; serpent').does(
      'wolf',
      'invade sea-serpent nw',
    );
    expect([
      scene.at('wolf', 'nw'),
      scene.strength('wolf', 'gimle'),
      scene.strength('wolf', 'myrkulor'),
    ]).toEqual(['ship sea-serpent', 5, 5]);
  });
});

describe('marching', () => {
  test('#39 for 1 Rage any figures of one province go to one other, however far', () => {
    const scene = new Scene('wolf gimle leader 3 warrior; bear').does(
      'wolf',
      'march gimle muspelheim leader warrior 2',
    );
    expect([scene.at('wolf', 'gimle'), scene.at('wolf', 'muspelheim'), scene.rage('wolf')]).toEqual([
      'warrior',
      'leader warrior warrior',
      5,
    ]);
  });

  test('#39 as many as there are empty villages', () => {
    const scene = new Scene('wolf gimle 3 warrior; bear myrkulor warrior').does(
      'wolf',
      'march gimle myrkulor warrior 2',
    );
    expect(scene.at('wolf', 'myrkulor')).toBe('warrior warrior');
  });

  test('#39 never Ships, never fjords, never a destroyed province, never more than there are or have room', () => {
    const scene = new Scene('wolf gimle 4 warrior, nw ship; bear myrkulor warrior');
    scene.refuses('wolf', 'march gimle horgr warrior', 'march.destroyed');
    scene.refuses('wolf', 'march gimle yggdrasil leader', 'march.notThere');
    scene.refuses('wolf', 'march gimle yggdrasil warrior 5', 'march.notThere');
    scene.refuses('wolf', 'march gimle yggdrasil ship', 'march.notThere');
    scene.refuses('wolf', 'march gimle gimle warrior', 'march.nowhere');
    expect(scene.refuses('wolf', 'march gimle myrkulor warrior 3', 'march.room').facts).toEqual({
      need: 3,
      have: 2,
    });
    new Scene('wolf gimle warrior; bear myrkulor 3 warrior').refuses(
      'wolf',
      'march gimle myrkulor warrior',
      'march.full',
    );
  });

  test('#40 #141 into a pillaged or doomed province too', () => {
    const scene = new Scene('wolf gimle 2 warrior; bear rage 0', { pillaged: 'myrkulor' });
    scene.does('wolf', 'march gimle myrkulor warrior', 'march gimle muspelheim warrior');
    expect([scene.at('wolf', 'myrkulor'), scene.state.doomed[0]]).toEqual(['warrior', 'muspelheim']);
  });
});
