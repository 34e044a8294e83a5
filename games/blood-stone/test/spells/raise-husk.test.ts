import { describe, expect, test } from 'vitest';
import { UNITS } from '../../content/units.ts';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'raiseHusk');

describe('Raise Husk', () => {
  test('#30 a dead minion comes back as a zombie beside the Witch, with three stones of the bank', () => {
    const scene = spell('witch e5, archer e11, realm wolf').dice(3).does('witch', 'cast raiseHusk wolf');
    scene.asks('witch', 'husk').does('witch', 'rise e6').asks('witch', 'witch');
    expect([scene.at('wolf'), scene.blood('wolf'), scene.blood('witch')]).toEqual(['e6', 3, 9]);
    expect([scene.state.figures.wolf.zombie, scene.state.tokens]).toEqual([true, 5]);
  });

  test('the bank gives what it has', () => {
    const scene = spell('witch e5 20, archer e11 20, boar e4 1, realm wolf').dice(3);
    expect(scene.state.bank).toBe(1);
    scene.does('witch', 'cast raiseHusk wolf', 'rise e6');
    expect([scene.blood('wolf'), scene.state.bank]).toEqual([1, 0]);
  });

  test('not while the bank is empty, and nobody offers stones of her own', () => {
    const scene = spell('witch e5 21, archer e11 21, realm wolf');
    expect(scene.refuses('witch', 'cast raiseHusk wolf', 'husk.bank').rule).toBe('7.7');
    spell('witch e5, archer e11, realm wolf').refuses('witch', 'cast raiseHusk wolf 2', 'cast.stray');
  });

  test('a dead soldier comes back for the Witch', () => {
    const scene = spell('witch e5, archer e11, realm spearman')
      .dice(3)
      .does('witch', 'cast raiseHusk spearman');
    scene.does('witch', 'rise d5', 'end').refuses('soldiers', 'move spearman d6', 'act.notYours');
  });

  test('on a free space a step away: not across a corner, not in the dark, not on others', () => {
    const scene = spell('witch e4, wolf e5, archer e11, realm boar')
      .dice(3)
      .does('witch', 'cast raiseHusk boar');
    expect(scene.at('boar')).toBe('e3');
    const wide = spell('witch e3, wolf e2, archer e11, realm boar')
      .dice(3)
      .does('witch', 'cast raiseHusk boar');
    expect(wide.moves('witch')).toEqual(['rise d3', 'rise f3', 'rise e4']);
    wide.refuses('witch', 'rise e2', 'husk.beside');
    expect(wide.refuses('witch', 'rise d4', 'husk.beside').pieces).toEqual(['@d4']);
    wide.refuses('witch', 'rise 200', 'husk.beside');
    wide.refuses('witch', 'end', 'step.other');
  });

  test('with one place only it is not asked where', () => {
    const scene = spell('witch e4, archer e11, realm boar, wolf e3')
      .dice(3)
      .does('witch', 'cast raiseHusk boar');
    expect([scene.at('boar'), scene.step]).toEqual(['e5', 'witch']);
  });

  test('not where nobody could rise: no space beside the Witch is free', () => {
    const scene = spell('witch a1, wolf a2, toad b1, archer e11, realm boar');
    expect(scene.refuses('witch', 'cast raiseHusk boar', 'husk.barred').rule).toBe('6.1');
    expect(scene.moves('witch', 'cast')).toEqual([]);
  });

  test('when it fails nobody rises', () => {
    const scene = spell('witch e5, archer e11, realm boar').dice(2).does('witch', 'cast raiseHusk boar');
    expect([scene.step, scene.blood('witch'), scene.at('boar')]).toEqual(['witch', 9, 'realm']);
  });

  test('not the living, and not those out of the game', () => {
    const scene = spell('witch e5, wolf e6, archer e11');
    scene.refuses('witch', 'cast raiseHusk wolf', 'cast.phantom');
    scene.refuses('witch', 'cast raiseHusk toad', 'cast.phantom');
    scene.refuses('witch', 'cast raiseHusk', 'cast.phantom');
  });

  test('#32 the sixth token raises the last of the dead: after it nobody is left to be raised', () => {
    const pieces = 'zombie boar a1 1, zombie wolf b1 1, zombie raven c1 1, zombie toad d1 1';
    const scene = spell(`witch e7, ${pieces}, zombie swordsman a2 1, archer e11 2, realm spearman`).dice(3);
    scene.does('witch', 'cast raiseHusk spearman', 'rise e8');
    expect(scene.state.tokens).toBe(0);
    expect(UNITS.filter((unit) => scene.at(unit) === 'realm')).toEqual([]);
  });

  test('the raised may be manipulated in the same turn', () => {
    const scene = spell('witch e5, archer e9, realm raven').hand('witch', 'manipulate').dice(3);
    scene.does('witch', 'cast raiseHusk raven', 'rise e6', 'cast manipulate');
    scene.does('witch', 'move raven e8', 'attack raven archer');
    expect(scene.blood('archer')).toBe(4);
  });
});
