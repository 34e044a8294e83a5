import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/rules.ts';
import { Scene } from '../scene.ts';

describe("Frigga's Sacrifice", () => {
  test('#89 any two own figures on the board for a step, Ships included, which pay; it is an action without a price', () => {
    const scene = new Scene(
      'wolf gimle warrior, nw ship, sheet friggas-sacrifice lokis-dragons, rage 1; bear; serpent',
      { age: 3 },
    ).does('wolf', 'sacrifice warrior gimle ship nw for axes');
    expect([scene.at('wolf', 'valhalla'), scene.steps('wolf'), scene.glory('wolf')]).toEqual([
      'warrior ship',
      [1, 2, 1],
      4,
    ]);
    expect(scene.rage('wolf')).toBe(1);
    scene.asks('bear', 'action');
  });

  test('#89 two of a kind may stand apart; first they die, then the stat rises', () => {
    const scene = new Scene('wolf gimle warrior, myrkulor warrior, sheet friggas-sacrifice; bear; serpent', {
      age: 3,
    }).does('wolf', 'sacrifice warrior gimle warrior myrkulor for horns');
    expect(scene.events.map(({ e }) => e)).toEqual([
      'figures.destroyed',
      'figures.destroyed',
      'stat.raised',
      'turn.began',
    ]);
  });

  test('#85 #89 what is given is given: neither Witch nor Protection', () => {
    const scene = new Scene(
      'wolf gimle warrior volur-witch, sheet friggas-sacrifice friggas-protection volur-witch; bear; serpent',
      { age: 3 },
    ).does('wolf', 'sacrifice warrior gimle volur-witch gimle for horns');
    expect([scene.at('wolf', 'valhalla'), scene.rage('wolf')]).toEqual(['warrior volur-witch', 6]);
  });

  test('#85 unless the table plays otherwise; the step is gained all the same', () => {
    const scene = new Scene(
      'wolf gimle warrior volur-witch, sheet friggas-sacrifice friggas-protection volur-witch; bear; serpent',
      { age: 3, options: { rescueFromSacrifice: 'yes' } },
    ).does('wolf', 'sacrifice warrior gimle volur-witch gimle for rage');
    scene.asks('wolf', 'rescue').does('wolf', 'rescue warrior retreat');
    expect([scene.at('wolf', 'valhalla'), scene.at('wolf', 'yggdrasil'), scene.steps('wolf')]).toEqual([
      '',
      'volur-witch',
      [2, 1, 1],
    ]);
  });

  test('#204 with every stat at its last step it is legal, and the step is lost', () => {
    const scene = new Scene('wolf gimle 2 warrior, sheet friggas-sacrifice, steps 6 6 6; bear; serpent', {
      age: 3,
    });
    scene.refuses('wolf', 'sacrifice warrior gimle warrior gimle for axes', 'stat.last');
    scene.does('wolf', 'sacrifice warrior gimle warrior gimle');
    expect([scene.at('wolf', 'valhalla'), scene.steps('wolf')]).toEqual(['warrior warrior', [6, 6, 6]]);
  });

  test('#204 figures in the reserve or in Valhalla cannot be given, nor one twice', () => {
    const scene = new Scene('wolf gimle warrior, valhalla leader, sheet friggas-sacrifice; bear; serpent', {
      age: 3,
    });
    scene.refuses('wolf', 'sacrifice warrior gimle warrior gimle for axes', 'sacrifice.notThere');
    scene.refuses('wolf', 'sacrifice warrior gimle leader gimle for axes', 'sacrifice.notThere');
    const two = new Scene('wolf gimle 2 warrior, sheet friggas-sacrifice; bear; serpent', { age: 3 });
    two.refuses('wolf', 'sacrifice warrior gimle warrior gimle', 'sacrifice.stat');
  });

  test('#85 #224 where several could be rescued, the one who is saved is chosen with its place', () => {
    const scene = new Scene(
      'wolf gimle warrior, myrkulor warrior, sheet friggas-sacrifice friggas-protection, rage 1; bear; serpent',
      { age: 3, options: { rescueFromSacrifice: 'yes' } },
    ).does('wolf', 'sacrifice warrior gimle warrior myrkulor for horns');
    scene.asks('wolf', 'rescue');
    expect(scene.moves('wolf')).toEqual(
      expect.arrayContaining(['rescue', 'rescue warrior@gimle', 'rescue warrior@myrkulor']),
    );
    scene.refuses('wolf', 'rescue warrior@utgard', 'rescue.notMarked');
    expect(rules.notation.parse(scene.state, 0, 'rescue warrior')).toEqual({
      ok: false,
      problem: 'say which: warrior@myrkulor or warrior@gimle',
    });
    scene.does('wolf', 'rescue warrior@myrkulor');
    expect([scene.at('wolf', 'gimle'), scene.at('wolf', 'myrkulor')]).toEqual(['', 'warrior']);
  });
});
