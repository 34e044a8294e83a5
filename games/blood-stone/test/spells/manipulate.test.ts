import { describe, expect, test } from 'vitest';
import { BLOOD_SPELLS } from '../../content/spells.ts';
import { Scene } from '../scene.ts';

const spell = (pieces: string) => new Scene(pieces, { turn: 'witch' }).hand('witch', 'manipulate');

describe('Manipulate', () => {
  test('one minion makes one move and one attack', () => {
    const scene = spell('witch e3, wolf e4, raven f6, archer e7').does('witch', 'cast manipulate');
    scene.asks('witch', 'puppets').does('witch', 'move wolf e6', 'attack wolf archer');
    scene.asks('witch', 'witch');
    expect([scene.at('wolf'), scene.at('raven'), scene.blood('archer')]).toEqual(['e6', 'f6', 4]);
  });

  test('not everything it allows must be done', () => {
    const scene = spell('witch e3, wolf e6, raven f6, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf archer', 'rest').asks('witch', 'witch');
    spell('witch e3, wolf e6, archer e7').does('witch', 'cast manipulate', 'rest').asks('witch', 'witch');
  });

  test('a puppet may attack first and then run', () => {
    const scene = spell('witch e3, wolf e6, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf archer', 'move wolf e4');
    expect([scene.at('wolf'), scene.blood('archer')]).toEqual(['e4', 4]);
  });

  test('no puppet does the same thing twice', () => {
    const scene = spell('witch e3, wolf e6, archer f7').does('witch', 'cast manipulate', 'move wolf f6');
    scene.refuses('witch', 'move wolf e6', 'puppet.moveDone');
    const bite = spell('witch e3, wolf e6, archer e7').does('witch', 'cast manipulate', 'attack wolf archer');
    bite.refuses('witch', 'attack wolf archer', 'puppet.attackDone');
  });

  test('whoever begins is the one that acts', () => {
    const scene = spell('witch e3, wolf e6, boar d7, archer e7').does('witch', 'cast manipulate');
    scene.does('witch', 'attack wolf archer');
    expect(scene.refuses('witch', 'move boar d6', 'puppet.other').pieces).toEqual(['wolf']);
  });

  test('only a puppet near the Witch begins; once it has, it may go beyond', () => {
    const { range } = BLOOD_SPELLS.manipulate;
    const scene = spell('witch e5, wolf e8, boar e9, archer e11').does('witch', 'cast manipulate');
    const far = scene.refuses('witch', 'attack boar all', 'cast.range');
    expect([far.rule, far.facts]).toEqual(['6.3', { far: range + 1, range }]);
    const near = spell('witch e5, wolf e8, archer e10').does('witch', 'cast manipulate', 'move wolf f10');
    near.does('witch', 'attack wolf archer');
    expect(near.blood('archer')).toBe(4);
  });

  test('it is over by itself when nothing is left to be done', () => {
    const scene = spell('witch e3, wolf e6, archer e11').does('witch', 'cast manipulate', 'move wolf e5');
    scene.asks('witch', 'witch');
  });

  test('not where no puppet could do anything, nor where all are too far', () => {
    const scene = spell('witch g2, zombie archer i1, spearman h1, swordsman i2');
    expect(scene.refuses('witch', 'cast manipulate', 'manipulate.nothing').rule).toBe('6.1');
    spell('witch a1, wolf e6, archer e7').refuses('witch', 'cast manipulate', 'manipulate.nothing');
  });

  test('#31 a zombie moves and strikes as its own card says', () => {
    const scene = spell('witch e10, zombie archer e9, spearman e5, swordsman e8');
    scene.does('witch', 'cast manipulate');
    expect(scene.moves('witch', 'attack')).toEqual(['attack archer spearman']);
    expect(scene.walks('witch', 'archer')).toBe('c10 d10 d11 d9 f10 f11 f9 g10 g8 g9');
  });

  test('neither the Witch nor a free soldier is a puppet', () => {
    const scene = spell('witch e3, wolf e6, archer e7').does('witch', 'cast manipulate');
    scene.refuses('witch', 'move witch e2', 'cast.puppet');
    scene.refuses('witch', 'move archer e8', 'cast.puppet');
    scene.refuses('witch', 'attack archer wolf', 'cast.puppet');
  });

  test('without a minion or zombie on the glade it is of no use, and names no target', () => {
    const alone = spell('witch a1, archer e7, realm wolf');
    expect(alone.refuses('witch', 'cast manipulate', 'manipulate.nobody').rule).toBe('7.1');
    spell('witch a1, wolf a3, archer e7').refuses('witch', 'cast manipulate wolf', 'cast.stray');
  });

  test('the Witch’s own move stays hers: she walks before or after', () => {
    const scene = spell('witch e3, wolf e6, archer e11').does('witch', 'cast manipulate', 'move wolf e5');
    scene.does('witch', 'move witch e2');
  });

  test('two of them in a turn move two puppets', () => {
    const scene = spell('witch e5, wolf e6, boar d7, archer e7').hand('witch', 'manipulate');
    scene.does('witch', 'cast manipulate', 'attack wolf archer', 'rest');
    scene.does('witch', 'cast manipulate', 'attack boar all');
    expect(scene.blood('archer')).toBe(3);
  });
});
