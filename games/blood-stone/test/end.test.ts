import { describe, expect, test } from 'vitest';
import { rules } from '../rules/rules.ts';
import { Scene } from './scene.ts';

const ended = (scene: Scene) => scene.told('game.ended').map(({ result, why }) => `${result}: ${why}`);

describe('the Soldiers win', () => {
  test('when the Witch dies, at once', () => {
    const scene = new Scene('witch e7 1, archer e9').does('soldiers', 'attack archer witch');
    expect([scene.step, ended(scene)]).toEqual(['over', ['soldiers: witch']]);
    expect(rules.outcome(scene.state)).toEqual([
      { score: 1, rank: 1 },
      { score: 0, rank: 2 },
    ]);
    expect(rules.deciders(scene.state)).toEqual([]);
  });

  test('though all her minions live', () => {
    const scene = new Scene('witch e7 1, boar a1, wolf b1, raven c1, toad d1, archer e9');
    expect(scene.does('soldiers', 'attack archer witch').state.result).toBe('soldiers');
  });

  test('when her own zombie kills her, in the middle of Manipulate', () => {
    const scene = new Scene('witch e7 1, zombie archer e9, spearman a1', { turn: 'witch' });
    scene.hand('witch', 'manipulate').does('witch', 'cast manipulate', 'attack archer witch');
    expect([scene.step, ended(scene)]).toEqual(['over', ['soldiers: witch']]);
  });
});

describe('the Witch wins', () => {
  test('when the last free soldier dies', () => {
    const scene = new Scene('witch e5, wolf e8, archer e9 1', { turn: 'witch' }).hand('witch', 'manipulate');
    scene.does('witch', 'cast manipulate', 'attack wolf archer');
    expect([scene.step, ended(scene)]).toEqual(['over', ['witch: soldiers']]);
    expect(rules.outcome(scene.state)).toEqual([
      { score: 0, rank: 2 },
      { score: 1, rank: 1 },
    ]);
  });

  test('when the last free soldier is zombified', () => {
    const scene = new Scene('witch e7, archer e9 3, realm spearman', { turn: 'witch' });
    scene.hand('witch', 'zombify').dice(2).does('witch', 'cast zombify archer 2');
    expect([scene.step, ended(scene)]).toEqual(['over', ['witch: soldiers']]);
    expect(scene.state.figures.archer).toMatchObject({ zombie: true, blood: 5, status: 'glade' });
  });

  test('not while one soldier is free', () => {
    const scene = new Scene('witch e7, archer e9 3, zombie spearman a1', { turn: 'witch' });
    scene.hand('witch', 'zombify').dice(6).does('witch', 'cast zombify archer 2');
    expect(scene.state.result).toBe('open');
  });
});

describe('nobody wins', () => {
  test('#28 when Witch and last soldier die at one stroke', () => {
    const scene = new Scene('witch e6 2, toad e7, archer e8 2', { turn: 'witch' }).hand('witch', 'bloodBoil');
    scene.dice(1).does('witch', 'cast bloodBoil toad 1');
    expect([scene.at('witch'), scene.at('archer'), ended(scene)]).toEqual(['gone', 'realm', ['draw: both']]);
    expect(rules.outcome(scene.state)).toEqual([
      { score: 0, rank: 1 },
      { score: 0, rank: 1 },
    ]);
  });

  test('#44 after a hundred full rounds', () => {
    const scene = new Scene('witch a1, archer e11', { round: 100 }).does('soldiers', 'end');
    expect(scene.step).toBe('witch');
    scene.does('witch', 'end');
    expect([scene.step, ended(scene), scene.state.round]).toEqual(['over', ['draw: rounds'], 100]);
  });

  test('#44 the hundredth round itself is still played', () => {
    const scene = new Scene('witch a1, archer e11', { round: 99 })
      .does('soldiers', 'end')
      .does('witch', 'end');
    scene.asks('soldiers', 'soldiers');
    expect([scene.state.round, scene.told('turn.began')]).toEqual([
      100,
      [{ e: 'turn.began', seat: 0, round: 100 }],
    ]);
  });
});

test('the Witch’s loss and her own victory are weighed together, not one after the other (#28)', () => {
  const scene = new Scene('witch e6 2, toad e7, archer e8 2, spearman a1', { turn: 'witch' });
  scene.hand('witch', 'bloodBoil').dice(1).does('witch', 'cast bloodBoil toad 1');
  expect(ended(scene)).toEqual(['soldiers: witch']);
});
