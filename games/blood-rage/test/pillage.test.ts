import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('where one can pillage', () => {
  test('#94 with a figure there, or a Ship in the fjord', () => {
    const scene = new Scene('wolf gimle warrior, se ship; bear; serpent', { pillaged: 'yggdrasil' });
    expect(scene.moves('wolf', 'pillage')).toEqual(['pillage muspelheim', 'pillage gimle']);
    expect(scene.refuses('wolf', 'pillage myrkulor', 'pillage.absent').rule).toBe('10.1');
    expect(scene.refuses('wolf', 'pillage yggdrasil', 'pillage.absent.yggdrasil').rule).toBe('10.1');
    scene.refuses('wolf', 'pillage horgr', 'pillage.destroyed');
  });

  test('not twice in an Age', () => {
    const scene = new Scene('wolf gimle warrior; bear', { pillaged: 'gimle' });
    scene.refuses('wolf', 'pillage gimle', 'pillage.already');
  });

  test('it costs no Rage', () => {
    const scene = new Scene('wolf gimle warrior, rage 1; bear').does('wolf', 'pillage gimle');
    expect(scene.rage('wolf')).toBe(1);
  });
});

describe('what it gives', () => {
  test.each([
    ['rage', [2, 1, 1], 0],
    ['axes', [1, 2, 1], 0],
    ['horns', [1, 1, 2], 0],
    ['glory', [1, 1, 1], 5],
  ])('the token %s', (token, steps, glory) => {
    const scene = new Scene('wolf gimle warrior; bear', { tokens: `gimle ${token}` }).does(
      'wolf',
      'pillage gimle',
    );
    expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([steps, glory]);
  });

  test('all three stats in Yggdrasil', () => {
    const scene = new Scene('wolf yggdrasil warrior; bear').does('wolf', 'pillage yggdrasil');
    expect([scene.steps('wolf'), scene.rage('wolf')]).toEqual([[2, 2, 2], 6]);
  });

  test('#19 Axes raised by the token count for the same battle; Rage raised gives none now', () => {
    const scene = new Scene('wolf gimle leader; bear gimle warrior', { tokens: 'gimle axes' });
    expect(scene.does('wolf', 'pillage gimle').glory('wolf')).toBe(4);
    const rage = new Scene('wolf gimle leader; bear gimle warrior', { tokens: 'gimle rage' });
    expect(rage.does('wolf', 'pillage gimle').rage('wolf')).toBe(6);
  });

  test('#195 token, Frost Giant, Grace, Lord: each raise is made before the next choice', () => {
    const scene = new Scene(
      `wolf gimle leader frost-giant, hand friggas-grace, sheet lord-of-axes frost-giant, steps 5 3 6;
       bear gimle warrior`,
      { age: 3, tokens: 'gimle axes' },
    ).does('wolf', 'pillage gimle');
    expect([scene.steps('wolf'), scene.moves('wolf')]).toEqual([[5, 5, 6], ['raise rage']]);
    scene.does('wolf', 'raise rage');
    expect(scene.moves('wolf')).toEqual(['raise axes']);
    scene.does('wolf', 'raise axes');
    expect([scene.steps('wolf'), scene.glory('wolf')]).toEqual([[6, 6, 6], 8]);
  });

  test('#195 Lord of Hammers rides last, before Battle Glory', () => {
    const scene = new Scene(
      'wolf gimle leader, hand friggas-grace, sheet lord-of-hammers; bear gimle warrior',
    ).does('wolf', 'pillage gimle');
    scene.does('wolf', 'raise axes').asks('wolf', 'hammers');
    expect(scene.glory('wolf')).toBe(5);
    scene.does('wolf', 'ride yggdrasil');
    expect(scene.glory('wolf')).toBe(5 + 4);
  });

  test('#202 without a battle there is the reward alone', () => {
    const scene = new Scene(
      `wolf gimle valkyrie, hand tyrs-crush, sheet valkyrie thors-glory tyrs-prowess lokis-blessing;
       bear; serpent; raven`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    expect([scene.glory('wolf'), scene.step, scene.hand('wolf')]).toEqual([5, 'action', 'tyrs-crush-2']);
    expect(scene.told('strength.compared')).toEqual([]);
  });

  test('#205 Ship Glory is paid when the Ship goes down, before anything later', () => {
    const scene = new Scene(
      'wolf gimle leader 2 warrior, hand odins-judgement; bear nw ship, sheet lokis-dragons',
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    expect(scene.told('glory.gained').map(({ glory, source }) => [glory, source])).toEqual([
      [4, 'ships'],
      [5, 'pillage'],
      [3, 'battle'],
      [2, 'cards'],
    ]);
  });

  test('#125 the last living province: everything is finished, then the phase ends', () => {
    const scene = new Scene(
      'wolf gimle leader, hand tyrs-smite, sheet lord-of-hammers; bear gimle warrior, sheet lokis-blessing; serpent; raven',
      { pillaged: 'myrkulor angerboda muspelheim horgr utgard andlang yggdrasil' },
    ).does('wolf', 'pillage gimle');
    scene
      .asks('wolf', 'hammers')
      .does('wolf', 'ride andlang')
      .asks('bear', 'blessing')
      .does('bear', 'accept');
    expect(scene.state.phase).not.toBe('action');
  });
});
