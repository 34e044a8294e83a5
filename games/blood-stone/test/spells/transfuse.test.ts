import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'transfuse');

describe('Transfuse', () => {
  test('one or two stones from the Witch to a minion, or from it to her', () => {
    expect(spell('witch a1, toad a2, archer e11').moves('witch', 'cast').toSorted()).toEqual([
      'cast transfuse toad -1',
      'cast transfuse toad -2',
      'cast transfuse toad 1',
      'cast transfuse toad 2',
    ]);
    const scene = spell('witch a1, toad a2, archer e11').does('witch', 'cast transfuse toad -2');
    expect([scene.blood('witch'), scene.blood('toad')]).toEqual([11, 3]);
  });

  test('#34 minions, zombies and the Witch may have more than they began with', () => {
    const scene = spell('witch a1, zombie archer b1 5, spearman e11').does(
      'witch',
      'cast transfuse archer 2',
    );
    expect([scene.blood('witch'), scene.blood('archer')]).toEqual([7, 7]);
  });

  test('neither gives its last stone', () => {
    const scene = spell('witch h1 2, raven i1 2, archer e11');
    expect(scene.refuses('witch', 'cast transfuse raven 2', 'transfuse.last').pieces).toEqual(['witch']);
    expect(scene.refuses('witch', 'cast transfuse raven -2', 'transfuse.last').pieces).toEqual(['raven']);
    scene.does('witch', 'cast transfuse raven -1');
    expect([scene.blood('witch'), scene.blood('raven')]).toEqual([3, 1]);
  });

  test('only to whom is beside her', () => {
    const far = spell('witch a1, toad a3, archer e11').refuses(
      'witch',
      'cast transfuse toad 1',
      'cast.range',
    );
    expect(far.facts).toEqual({ far: 2, range: 1 });
  });

  test('not none, not three, not to a soldier, not to the dead', () => {
    const scene = spell('witch a1, toad a2, archer e11, realm wolf');
    scene.refuses('witch', 'cast transfuse toad', 'transfuse.amount');
    scene.refuses('witch', 'cast transfuse toad 3', 'transfuse.amount');
    scene.refuses('witch', 'cast transfuse archer 1', 'cast.puppet');
    scene.refuses('witch', 'cast transfuse wolf 1', 'cast.puppet');
    scene.refuses('witch', 'cast transfuse toad 1 @e5', 'cast.stray');
  });
});
