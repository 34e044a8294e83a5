import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'transfuse');

describe('Transfuse', () => {
  test('one to three stones from the Witch to a minion, or from it to her', () => {
    expect(spell('witch a1, toad i11, archer e11').moves('witch', 'cast').toSorted()).toEqual([
      'cast transfuse toad -1',
      'cast transfuse toad -2',
      'cast transfuse toad -3',
      'cast transfuse toad 1',
      'cast transfuse toad 2',
      'cast transfuse toad 3',
    ]);
    const scene = spell('witch a1, toad i11, archer e11').does('witch', 'cast transfuse toad -3');
    expect([scene.blood('witch'), scene.blood('toad')]).toEqual([12, 2]);
  });

  test('#34 minions, zombies and the Witch may have more than they began with', () => {
    const scene = spell('witch a1, zombie archer i11 5, spearman e11').does(
      'witch',
      'cast transfuse archer 3',
    );
    expect([scene.blood('witch'), scene.blood('archer')]).toEqual([6, 8]);
  });

  test('neither gives its last stone', () => {
    const scene = spell('witch a1 2, raven i1 3, archer e11');
    expect(scene.refuses('witch', 'cast transfuse raven 2', 'transfuse.last').pieces).toEqual(['witch']);
    expect(scene.refuses('witch', 'cast transfuse raven -3', 'transfuse.last').pieces).toEqual(['raven']);
    scene.does('witch', 'cast transfuse raven -2');
    expect([scene.blood('witch'), scene.blood('raven')]).toEqual([4, 1]);
  });

  test('not none, not four, not to a soldier, not to the dead', () => {
    const scene = spell('witch a1, toad i11, archer e11, realm wolf');
    scene.refuses('witch', 'cast transfuse toad', 'transfuse.amount');
    scene.refuses('witch', 'cast transfuse toad 4', 'transfuse.amount');
    scene.refuses('witch', 'cast transfuse archer 1', 'cast.puppet');
    scene.refuses('witch', 'cast transfuse wolf 1', 'cast.puppet');
    scene.refuses('witch', 'cast transfuse toad 1 @e5', 'cast.stray');
  });
});
