import { describe, expect, test } from 'vitest';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'manipulate');

describe('Manipulate', () => {
  test('two minions, each one move and one attack, in either order', () => {
    const scene = spell('witch a1, wolf e4, raven f6, archer e7').does('witch', 'cast manipulate');
    scene.asks('witch', 'puppets').does('witch', 'move wolf e6', 'attack wolf archer');
    scene
      .asks('witch', 'puppets')
      .does('witch', 'attack raven archer', 'move raven c5')
      .asks('witch', 'witch');
    expect([scene.at('wolf'), scene.at('raven'), scene.blood('archer')]).toEqual(['e6', 'c5', 3]);
  });

  test('not everything it allows must be done', () => {
    const scene = spell('witch a1, wolf e6, raven f6, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf archer', 'rest').asks('witch', 'witch');
    spell('witch a1, wolf e6, archer e7').does('witch', 'cast manipulate', 'rest').asks('witch', 'witch');
  });

  test('a puppet may attack first and then run', () => {
    const scene = spell('witch a1, wolf e6, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf archer', 'move wolf e3');
    expect([scene.at('wolf'), scene.blood('archer')]).toEqual(['e3', 4]);
  });

  test('no puppet does the same thing twice', () => {
    const scene = spell('witch a1, wolf e6, boar a3, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'move wolf f6').refuses('witch', 'move wolf e6', 'puppet.moveDone');
    const bite = spell('witch a1, wolf e6, archer e7').does('witch', 'cast manipulate', 'attack wolf archer');
    bite.refuses('witch', 'attack wolf archer', 'puppet.attackDone');
  });

  test('the first is done when the second begins', () => {
    const scene = spell('witch a1, wolf e6, boar d7, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'move wolf e5', 'move boar e6');
    expect(scene.refuses('witch', 'attack wolf archer', 'puppet.done').pieces).toEqual(['wolf']);
  });

  test('two, not three', () => {
    const scene = spell('witch a1, wolf e6, boar d7, toad c3, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'move wolf e5', 'move boar e6').refuses('witch', 'move toad c4', 'puppet.enough');
  });

  test('it is over by itself when nothing is left to be done', () => {
    const scene = spell('witch a1, wolf e6, archer e11').does('witch', 'cast manipulate', 'move wolf e5');
    scene.asks('witch', 'witch');
  });

  test('not where no puppet could do anything', () => {
    const scene = spell('witch a1, zombie archer i1, spearman h1, swordsman i2');
    expect(scene.refuses('witch', 'cast manipulate', 'manipulate.nothing').rule).toBe('6.1');
  });

  test('#31 a zombie moves and strikes as its own card says', () => {
    const scene = spell('witch a1, zombie archer e9, spearman e5, swordsman e8');
    scene.does('witch', 'cast manipulate');
    expect(scene.moves('witch', 'attack')).toEqual(['attack archer spearman']);
    expect(scene.walks('witch', 'archer')).toBe('c9 d10 d9 e10 e11 f10 f9 g9');
  });

  test('neither the Witch nor a free soldier is a puppet', () => {
    const scene = spell('witch a1, wolf e6, archer e7').does('witch', 'cast manipulate');
    scene.refuses('witch', 'move witch a2', 'cast.puppet');
    scene.refuses('witch', 'move archer e8', 'cast.puppet');
    scene.refuses('witch', 'attack archer wolf', 'cast.puppet');
  });

  test('without a minion or zombie on the glade it is of no use, and names no target', () => {
    const alone = spell('witch a1, archer e7, realm wolf');
    expect(alone.refuses('witch', 'cast manipulate', 'manipulate.nobody').rule).toBe('7.1');
    spell('witch a1, wolf a3, archer e7').refuses('witch', 'cast manipulate wolf', 'cast.stray');
  });

  test('the Witch’s own move stays hers: she walks before or after', () => {
    const scene = spell('witch a1, wolf e6, archer e11').does('witch', 'cast manipulate', 'move wolf e5');
    scene.does('witch', 'move witch a2');
  });

  test('a puppet killed by the other one acts no more', () => {
    const scene = spell('witch a1, wolf e6, boar e5 1, archer e11').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf boar').refuses('witch', 'move boar e4', 'cast.puppet');
    expect(scene.at('boar')).toBe('realm');
  });
});
