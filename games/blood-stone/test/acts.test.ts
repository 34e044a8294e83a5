import { describe, expect, test } from 'vitest';
import { Scene } from './scene.ts';

const three = 'witch a1, swordsman d9, spearman e9, archer f9';

describe('the Soldiers’ Acts', () => {
  test('#4 three in all, whoever makes them', () => {
    const scene = new Scene(three);
    scene.does('soldiers', 'move swordsman d10', 'move spearman e10', 'move archer f10');
    scene.refuses('soldiers', 'attack swordsman east', 'act.none');
    scene.refuses('soldiers', 'move archer f11', 'act.none');
    expect(scene.moves('soldiers')).toEqual(['end']);
  });

  test('#3 each soldier moves once and attacks once a turn', () => {
    const scene = new Scene(`${three}, wolf f5`);
    scene.does('soldiers', 'attack archer wolf').refuses('soldiers', 'attack archer wolf', 'act.attackDone');
    scene.does('soldiers', 'move archer f10').refuses('soldiers', 'move archer f11', 'act.moveDone');
    scene.does('soldiers', 'move spearman e8');
    expect(scene.state.acts).toBe(0);
  });

  test('#3 attacking first or moving first is all the same', () => {
    const scene = new Scene('witch a1, swordsman d9, spearman e9 3');
    scene.does('soldiers', 'attack swordsman east', 'move swordsman d10');
    scene.does('soldiers', 'end').does('witch', 'end');
    scene.does('soldiers', 'move swordsman d9', 'attack swordsman east');
    expect(scene.blood('spearman')).toBe(1);
  });

  test('#3 in the next turn everybody acts again', () => {
    const scene = new Scene(three).does('soldiers', 'move archer f10', 'end').does('witch', 'end');
    expect(scene.state.acts).toBe(3);
    scene.does('soldiers', 'move archer f11');
  });

  test('#37 nothing must be done: a turn may end at once', () => {
    const scene = new Scene(three).does('soldiers', 'end').asks('witch', 'witch');
    scene.does('witch', 'end').asks('soldiers', 'soldiers');
    expect(scene.state.round).toBe(2);
  });

  test('they command nobody but their own', () => {
    const scene = new Scene(`${three}, wolf e8`);
    scene.refuses('soldiers', 'move wolf e7', 'act.notYours');
    scene.refuses('soldiers', 'attack wolf spearman', 'act.notYours');
    scene.refuses('soldiers', 'move witch a2', 'act.notYours');
  });

  test('Acts, the phantom spell and discards come in any order', () => {
    const scene = new Scene(`${three}, realm boar`).hand('soldiers', 'spiritWard secondWind');
    scene.does('soldiers', 'move archer f10', 'cast spiritWard spearman', 'move spearman e8');
    scene.does('soldiers', 'discard secondWind', 'move swordsman d10', 'end');
    expect(scene.pile('soldiers').discard).toEqual(['spiritWard', 'secondWind']);
  });
});
