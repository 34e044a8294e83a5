import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

describe('walking', () => {
  test('#38 up to the printed movement, along rows and columns; stopping early is fine', () => {
    const scene = new Scene('witch a1, archer e6');
    expect(scene.walks('soldiers', 'archer')).toBe('c5 d5 d6 d7 e3 e4 e5 e7 e8 e9 f5 f6 f7 g5');
    scene.does('soldiers', 'move archer e7');
    expect(scene.at('archer')).toBe('e7');
  });

  test('#38 a move is one way without a stop: what is left of it is lost', () => {
    const scene = new Scene('witch a1, spearman e11').does('soldiers', 'move spearman e10');
    scene.refuses('soldiers', 'move spearman e9', 'act.moveDone');
  });

  test('never further, not to where it stands, not off the glade', () => {
    const scene = new Scene('witch a1, archer e6');
    expect(scene.refuses('soldiers', 'move archer e10', 'move.far').facts).toEqual({
      steps: 3,
      place: 'e10',
    });
    scene.refuses('soldiers', 'move archer e6', 'move.far');
    expect(scene.refuses('soldiers', 'move archer 108', 'move.far').facts).toEqual({ steps: 3, place: '?' });
  });

  test('dark spaces are walked around: from d5 to d3 there are no three steps', () => {
    const scene = new Scene('witch a1, spearman d5');
    scene.refuses('soldiers', 'move spearman d4', 'move.far');
    scene.refuses('soldiers', 'move spearman d3', 'move.far');
    scene.does('soldiers', 'move spearman c3');
  });

  test('#16 nobody passes through others, friend or foe, nor stops on them', () => {
    const scene = new Scene('witch i1, swordsman a1, archer a2, wolf b1');
    expect(scene.walks('soldiers', 'swordsman')).toBe('');
    scene.refuses('soldiers', 'move swordsman b1', 'move.far');
    scene.refuses('soldiers', 'move swordsman b2', 'move.far');
    scene.does('soldiers', 'move archer a4');
    expect(scene.walks('soldiers', 'swordsman')).toBe('a2 a3 b2 c1 c2 c3 d2');
  });

  test('what is told is a shortest way, the place of arrival last', () => {
    const scene = new Scene('witch a1, spearman d5, toad c5').does('soldiers', 'move spearman e3');
    expect(scene.told('unit.moved')).toMatchObject([
      {
        unit: 'spearman',
        from: scene.space('d5'),
        path: ['e5', 'e4', 'e3'].map((name) => scene.space(name)),
      },
    ]);
  });
});

describe('the Witch walks once a turn', () => {
  test('two steps, and again only in her next turn', () => {
    const scene = new Scene('witch a1, archer e11', { turn: 'witch' });
    expect(scene.walks('witch', 'witch')).toBe('a2 a3 b1 b2 c1');
    scene.does('witch', 'move witch b1').refuses('witch', 'move witch c1', 'witch.moved');
    scene.does('witch', 'end').does('soldiers', 'end').does('witch', 'move witch c1');
  });

  test('her minions do not walk by themselves, nor do her enemies for her', () => {
    const scene = new Scene('witch a1, wolf e4, archer e11', { turn: 'witch' });
    scene.refuses('witch', 'move wolf e5', 'witch.others');
    scene.refuses('witch', 'move archer e10', 'witch.others');
  });
});
