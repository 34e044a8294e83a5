import { describe, expect, test } from 'vitest';
import { rules } from '../../rules/rules.ts';
import { Scene } from '../scene.ts';

describe("Odin's Tide", () => {
  test('#72 everybody keeps one figure, his own player too, and a Ship may be the one', () => {
    const scene = new Scene(
      'wolf gimle 2 warrior, nw ship, hand odins-tide; bear gimle leader warrior, hand troll',
      { age: 2, options: { tide: 'hidden' } },
    ).does('wolf', 'pillage gimle');
    scene.asks('wolf bear', 'tide');
    expect(scene.moves('wolf')).toEqual(['keep warrior', 'keep ship']);
    scene.does('wolf', 'keep ship');
    expect([scene.events, scene.at('wolf', 'gimle'), scene.revealed]).toEqual([[], 'warrior warrior', false]);
    scene.does('bear', 'keep leader');
    expect(scene.revealed).toBe(true);
    expect(scene.result).toBe('wolf 2+1, bear 3+0: tie');
    expect(scene.told('figure.kept').map(({ figure }) => figure)).toEqual(['ship', 'leader']);
  });

  test('#72 is answered openly, by the pillager first and then clockwise', () => {
    const scene = new Scene(
      `wolf yggdrasil leader warrior, hand troll; bear yggdrasil leader warrior, hand odins-tide;
       raven yggdrasil leader warrior, hand alfheim`,
      { age: 2 },
    );
    scene.state.frames = [
      { step: 'age', turn: 1 },
      { step: 'action', seat: 1 },
    ];
    scene.does('bear', 'pillage yggdrasil').asks('bear', 'tide').does('bear', 'keep warrior');
    expect(scene.told('figure.kept')).toEqual([{ e: 'figure.kept', seat: 1, figure: 'warrior' }]);
    expect(rules.mask(scene.state, 0).frames.at(-1)).toMatchObject({ kept: [null, 'warrior', null] });
    expect(rules.face(scene.state, 2, { do: 'keep', figure: 'leader' }, 0)).toBe('keep leader');
    scene.asks('raven', 'tide').does('raven', 'keep leader');
    scene.asks('wolf', 'tide').does('wolf', 'keep leader');
    expect(scene.told('figure.kept').map(({ seat }) => seat)).toEqual([0]);
    expect(scene.revealed).toBe(false);
  });

  test('#72 where the table wants it hidden, what is kept is a secret until all have chosen', () => {
    const scene = new Scene(
      'wolf gimle leader warrior, hand odins-tide; bear gimle leader warrior, hand troll',
      { age: 2, options: { tide: 'hidden' } },
    ).does('wolf', 'pillage gimle');
    scene.does('wolf', 'keep warrior');
    const seen = (viewer: number | null) => rules.mask(scene.state, viewer).frames.at(-1);
    expect([seen(0), seen(1), seen(null)]).toMatchObject([
      { kept: ['warrior', null] },
      { kept: ['hidden', null] },
      { kept: ['hidden', null] },
    ]);
  });

  test('#180 with one figure, or figures all alike, there is nothing to choose', () => {
    const scene = new Scene('wolf gimle leader, hand odins-tide; bear gimle 3 warrior, hand troll', {
      age: 2,
    }).does('wolf', 'pillage gimle');
    expect(scene.result).toBe('wolf 3+1, bear 1+0: wolf');
    expect(scene.told('figure.kept')).toEqual([{ e: 'figure.kept', seat: 1, figure: 'warrior' }]);
    expect(scene.at('bear', 'valhalla')).toBe('warrior warrior warrior');
  });

  test('#180 a second one acts on clans that still have two figures or more', () => {
    const scene = new Scene(
      `wolf gimle leader warrior, hand odins-tide; bear gimle leader 2 warrior, hand odins-tide,
       sheet friggas-protection, rage 1; serpent; raven`,
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.does('wolf', 'keep leader').does('bear', 'keep leader').asks('bear', 'rescue');
    scene.does('bear', 'rescue warrior').asks('bear', 'tide').does('bear', 'keep warrior');
    expect(scene.result).toBe('wolf 3+1, bear 1+1: wolf');
  });

  test('#181 first all show what they keep, then rescues: what is saved counts, a Witch that fled does not', () => {
    const scene = new Scene(
      `wolf gimle leader warrior, hand odins-tide; bear gimle leader warrior volur-witch, hand troll,
       sheet volur-witch friggas-protection, rage 1; serpent; raven`,
      { age: 3 },
    ).does('wolf', 'pillage gimle');
    scene.does('wolf', 'keep leader').does('bear', 'keep leader').asks('bear', 'rescue');
    expect(scene.at('wolf', 'gimle')).toBe('leader warrior');
    scene.does('bear', 'rescue warrior retreat');
    expect(scene.at('bear', 'yggdrasil')).toBe('volur-witch');
    expect(scene.result).toBe('wolf 3+1, bear 4+0: tie');
  });

  test('#158 takes a Sea Serpent like any other figure', () => {
    const scene = new Scene(
      'wolf gimle leader, hand odins-tide; bear gimle warrior, nw sea-serpent, hand troll, sheet sea-serpent; serpent',
      { age: 2 },
    ).does('wolf', 'pillage gimle');
    scene.refuses('bear', 'keep leader', 'keep.notThere');
    scene.does('bear', 'keep warrior');
    expect(scene.told('figures.destroyed')[0]).toMatchObject({
      figures: ['sea-serpent'],
      at: 'nw',
      cause: 'tide',
    });
  });
});
